package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.GameList;
import parlour.games.material.CatalogEntry;
import parlour.games.pocket.PocketJudge;
import parlour.games.sheets.BadEntry;
import parlour.games.sheets.Entry;
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.RealTable;
import parlour.games.sheets.ScoreSheet;

/// The score sheets agree with the referee, without a browser.
class SheetTest {
  static Stream<RecordedSheet> recorded() {
    return Stream.of(
        RecordedSheet.logomachy(3),
        RecordedSheet.foil(4),
        RecordedSheet.wordMaking(5),
        RecordedSheet.crossword(6),
        RecordedSheet.speculation(7));
  }

  static Map<String, String> settings(String game) {
    return game.equals("foil") ? Map.of("game", "three-hands") : Map.of();
  }

  private static ScoreSheet open(
      CatalogEntry entry, Map<String, String> chosen, int seats, Seat dealer) {
    return RealTable.of(entry.open(chosen, RecordedSheet.LEXICON))
        .orElseThrow()
        .sheet()
        .open(seats, dealer);
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void a_recorded_game_entered_by_hand_ends_as_before_the_referee(RecordedSheet recorded) {
    ScoreSheet sheet =
        open(
            Catalog.find(recorded.game()).orElseThrow(),
            settings(recorded.game()),
            recorded.seats(),
            Seat.of(recorded.dealer()));
    assertThat(recorded.entries()).hasSizeGreaterThan(2);
    for (Entry entry : recorded.entries()) {
      assertThat(sheet.standing().isOver()).as("over before %s", entry).isFalse();
      sheet = sheet.enter(entry).next();
    }
    assertThat(sheet.standing().points()).isEqualTo(recorded.result().points());
    assertThat(sheet.standing().winners()).isEqualTo(recorded.result().winners());
    assertThat(sheet.acts()).isEmpty();
  }

  @Test
  void every_game_has_a_sheet_whose_forms_can_be_filled_in_as_they_stand() {
    for (CatalogEntry entry : Catalog.entries()) {
      int seats = Math.max(entry.seating().fewest(), Math.min(4, entry.seating().most()));
      ScoreSheet sheet = open(entry, Map.of(), seats, Seat.of(0));
      assertThat(sheet.acts()).as(entry.id()).isNotEmpty();
      assertThat(sheet.standing().points().seats()).isEqualTo(seats);
      for (ScoreSheet.EntryRule act : sheet.acts()) {
        Map<String, String> usual = new LinkedHashMap<>();
        for (EntryForm.Blank blank : act.form().fields()) usual.put(blank.id(), blank.usual());
        try {
          ScoreSheet.Noted noted = act.effect().apply(new Entry(act.form().id(), usual));
          assertThat(noted.next().standing()).isNotNull();
        } catch (BadEntry refused) {
          assertThat(refused.sentence()).as(entry.id()).endsWith(".");
        }
      }
    }
  }

  @Test
  void a_bad_entry_is_refused_with_a_sentence_and_changes_nothing() {
    CatalogEntry entry = Catalog.find("logomachy").orElseThrow();
    ScoreSheet sheet = open(entry, Map.of(), 2, Seat.of(0));
    assertThatThrownBy(() -> sheet.enter(new Entry("deal", Map.of("cards.0", "57"))))
        .hasMessage("A number from 0 to 56 is wanted here.");
    assertThatThrownBy(
            () -> sheet.enter(new Entry("deal", Map.of("cards.0", "30", "cards.1", "30"))))
        .hasMessage("That makes 60 cards, and the pack has 56.");
    assertThatThrownBy(() -> sheet.enter(new Entry("no", Map.of()))).isInstanceOf(BadEntry.class);
  }

  @Test
  void the_judge_rules_on_takings_and_draws() {
    PocketJudge judge = new PocketJudge(GameList.HOUSE, RecordedSheet.LEXICON);
    assertThat(taking(judge, "ample", "lame", "p").at("good").asBoolean()).isTrue();
    Json plural = taking(judge, "cats", "cat", "s");
    assertThat(plural.at("good").asBoolean()).isFalse();
    assertThat(plural.at("why").asText()).contains("CAT may not be taken");
    assertThat(taking(judge, "ample", "lamp", "q").at("good").asBoolean()).isFalse();
    Json draw =
        judge.answer(
            "draw",
            Json.fields().put("letters", Json.texts(List.of("k", "t", "T"))).done(),
            java.util.Optional.empty());
    assertThat(draw.write()).isEqualTo("{\"nearest\":[1,2]}");
  }

  private static Json taking(PocketJudge judge, String word, String from, String added) {
    return judge.answer(
        "taking",
        Json.fields()
            .put("game", "wmwt")
            .put("settings", Json.fields().done())
            .put("word", word)
            .put("from", from)
            .put("added", added)
            .done(),
        java.util.Optional.empty());
  }

  @Test
  void every_game_has_its_clocks() {
    PocketJudge judge = new PocketJudge(GameList.HOUSE, RecordedSheet.LEXICON);
    for (CatalogEntry entry : Catalog.entries()) {
      Json about =
          judge.answer(
              "game",
              Json.fields().put("game", entry.id()).put("settings", Json.fields().done()).done(),
              java.util.Optional.empty());
      assertThat(about.at("clocks").asItems()).as(entry.id()).hasSizeGreaterThan(1);
    }
  }
}
