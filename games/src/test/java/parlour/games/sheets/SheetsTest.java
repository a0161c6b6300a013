package parlour.games.sheets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.Lexicon;

/// The score sheets of a real table, entered as people would; what is paid comes from the games'
/// own payments.
class SheetsTest {
  private static final Lexicon LEXICON = ShippedLexicon.load();

  static List<CatalogEntry> games() {
    return Catalog.entries();
  }

  private static ScoreSheet open(CatalogEntry entry, Map<String, String> chosen, int seats) {
    return RealTable.of(entry.open(chosen, LEXICON)).orElseThrow().sheet().open(seats, Seat.of(0));
  }

  private static ScoreSheet open(String game, int seats, Map<String, String> chosen) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    return open(entry, chosen, seats);
  }

  /// Enters blanks given as "blank=value".
  private static ScoreSheet enter(ScoreSheet sheet, String form, String... blanks) {
    return noted(sheet, form, blanks).next();
  }

  private static ScoreSheet.Noted noted(ScoreSheet sheet, String form, String... blanks) {
    ScoreSheet.EntryRule rule =
        sheet.acts().stream().filter(act -> act.form().id().equals(form)).findFirst().orElseThrow();
    Map<String, String> values = new TreeMap<>();
    for (EntryForm.Blank blank : rule.form().fields()) values.put(blank.id(), blank.usual());
    for (String blank : blanks) {
      int at = blank.indexOf('=');
      assertThat(values).as("the blanks of " + form).containsKey(blank.substring(0, at));
      values.put(blank.substring(0, at), blank.substring(at + 1));
    }
    return rule.effect().apply(new Entry(form, values));
  }

  private static List<Integer> points(ScoreSheet sheet) {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < sheet.standing().points().seats(); seat++)
      points.add(sheet.standing().points().at(Seat.of(seat)));
    return points;
  }

  @Test
  void hands_that_cannot_be_are_not_entered() {
    ScoreSheet jack = open("bid-jack", 4, Map.of());
    assertThatThrownBy(
            () ->
                enter(
                    jack,
                    "hand",
                    "bidder=0",
                    "bid=3",
                    "tricks.0=4",
                    "tricks.1=4",
                    "tricks.2=1",
                    "tricks.3=1"))
        .isInstanceOf(BadEntry.class)
        .hasMessage("There are 7 tricks in a hand, not 10.");
    assertThatThrownBy(() -> enter(jack, "hand", "bidder=0", "bid=8", "tricks.0=7"))
        .isInstanceOf(BadEntry.class);
    ScoreSheet crossword = open("crossword", 3, Map.of());
    assertThatThrownBy(() -> enter(crossword, "hand", "out=0", "left.1=J", "left.2=J"))
        .isInstanceOf(BadEntry.class)
        .hasMessage("There are not so many J in the pack.");
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_has_a_sheet_with_something_to_enter(CatalogEntry game) {
    ScoreSheet sheet = open(game, Map.of(), Math.max(3, game.seating().fewest()));
    assertThat(sheet.acts()).isNotEmpty();
    assertThat(sheet.standing().isOver()).isFalse();
  }

  @Test
  void a_leader_pays_for_a_word_found_forgotten_or_misdealt_and_is_paid_for_any_other() {
    ScoreSheet sheet = open("anagrams", 5, Map.of());
    List<Integer> before = points(sheet);
    ScoreSheet after =
        enter(
            sheet,
            "round",
            "fate.1=solved",
            "fate.2=failed",
            "fate.3=forgotten",
            "fate.4=misdealt");
    assertThat(points(after))
        .containsExactly(
            before.get(0) - 2,
            before.get(1) + 1,
            before.get(2) - 1,
            before.get(3) + 1,
            before.get(4) + 1);
    assertThat(after.standing().dealer()).isEqualTo(Seat.of(1));
  }

  @Test
  void what_became_of_a_word_must_be_said() {
    ScoreSheet sheet = open("anagrams", 3, Map.of());
    assertThatThrownBy(() -> enter(sheet, "round", "fate.1=lost", "fate.2=failed"))
        .isInstanceOf(BadEntry.class);
  }

  @Test
  void the_varied_form_pays_lists_out_of_a_pool_that_all_have_filled() {
    ScoreSheet sheet = open("anagrams", 3, Map.of("form", "varied"));
    List<Integer> before = points(sheet);
    ScoreSheet after =
        enter(
            sheet,
            "round",
            "fate.1=solved",
            "fate.2=failed",
            "words.1=4",
            "words.2=2",
            "errors.0=1");
    assertThat(points(after))
        .containsExactly(before.get(0) + 1, before.get(1) + 5, before.get(2) + 1);
    assertThat(after.standing().about()).contains("8 in the pool");
  }

  @Test
  void a_hand_of_rotation_ends_when_the_pool_can_pay_no_more() {
    ScoreSheet sheet = open("rotation", 3, Map.of());
    for (int i = 0; i < 24; i++) sheet = enter(sheet, "special", "who=0", "worth=4");
    assertThat(sheet.standing().about()).startsWith("Round 1").contains("4 in the pool");
    sheet = enter(sheet, "special", "who=1", "worth=3");
    ScoreSheet fined = enter(sheet, "fails", "who=0");
    // One counter is left for two opponents: whoever sits to the right of the offender gets it.
    assertThat(points(fined).stream().mapToInt(points -> points).sum()).isEqualTo(100);
    assertThat(fined.standing().about()).startsWith("Round 2").contains("100 in the pool");
  }

  @Test
  void the_pool_of_yankee_loto_is_divided_and_an_odd_counter_stays() {
    ScoreSheet sheet = enter(open("yankee-loto", 4, Map.of()), "stake");
    sheet = enter(sheet, "pays", "who=3");
    List<Integer> before = points(sheet);
    ScoreSheet won = enter(sheet, "loto", "won.1=yes", "won.2=yes");
    assertThat(points(won))
        .containsExactly(before.get(0), before.get(1) + 3, before.get(2) + 3, before.get(3));
    assertThat(won.standing().about()).contains("1 in the pool");
  }

  @Test
  void whoever_shows_that_a_word_of_yankee_loto_is_none_is_paid_by_its_maker() {
    ScoreSheet sheet = open("yankee-loto", 3, Map.of());
    List<Integer> before = points(sheet);
    assertThat(points(enter(sheet, "struck", "who=1", "whom=2")))
        .containsExactly(before.get(0), before.get(1) - 1, before.get(2) + 1);
    assertThatThrownBy(() -> enter(sheet, "struck", "who=1", "whom=1"))
        .isInstanceOf(BadEntry.class);
  }

  @Test
  void the_first_to_solve_takes_one_more_from_each_who_did_not() {
    ScoreSheet sheet = open("puzzle-neighbor", 4, Map.of());
    List<Integer> before = points(sheet);
    // In the first round everybody solves the word of the next seat.
    ScoreSheet after =
        enter(
            sheet,
            "round",
            "first=0",
            "fate.0=solved",
            "fate.1=failed",
            "fate.2=unspelt",
            "fate.3=solved");
    assertThat(points(after))
        .containsExactly(
            before.get(0) + 1 - 1 + 2,
            before.get(1) - 1 - 1 - 1,
            before.get(2) + 2 + 1 - 1,
            before.get(3) + 1 - 2);
    assertThatThrownBy(
            () ->
                enter(
                    sheet,
                    "round",
                    "first=1",
                    "fate.0=solved",
                    "fate.1=failed",
                    "fate.2=failed",
                    "fate.3=failed"))
        .isInstanceOf(BadEntry.class);
  }

  @Test
  void letters_of_word_building_bring_counters_and_letters_not_added_cost_them() {
    ScoreSheet sheet = open("word-building", 3, Map.of());
    int each = points(sheet).getFirst();
    sheet = enter(sheet, "one", "who=0");
    sheet = enter(sheet, "two", "who=1");
    sheet = enter(sheet, "closed", "who=1");
    sheet = enter(sheet, "fails", "who=2", "has.0=yes", "has.1=yes", "has.2=yes");
    sheet = enter(sheet, "last", "who=2", "whom=1");
    sheet = enter(sheet, "doubt", "who=0", "whom=2");
    assertThat(points(sheet)).containsExactly(each + 1 + 1 - 1, each + 2 + 1 + 1 + 1, each - 2);
  }

  @Test
  void a_word_that_falls_gives_the_word_it_was_made_of_back() {
    ScoreSheet sheet = open("wmwt", 2, Map.of());
    sheet = enter(sheet, "word", "word=lame", "of=");
    sheet = enter(sheet, "pass");
    sheet = enter(sheet, "word", "word=ample", "of=0.lame");
    assertThat(points(sheet)).containsExactly(0, 1);
    ScoreSheet.Noted fallen = noted(sheet, "fall", "of=1.ample");
    assertThat(fallen.line()).endsWith("goes back.");
    assertThat(points(fallen.next())).containsExactly(1, 0);
  }

  @Test
  void of_those_with_fewest_cards_the_lot_decides_who_leaves_slap_jack() {
    ScoreSheet sheet = open("slap-jack", 3, Map.of());
    assertThatThrownBy(() -> enter(sheet, "pack", "cards.0=24", "cards.1=12", "cards.2=12"))
        .isInstanceOf(BadEntry.class);
    ScoreSheet dropped = enter(sheet, "pack", "cards.0=24", "cards.1=12", "cards.2=12", "lot=2");
    assertThat(dropped.standing().isOver()).isFalse();
    ScoreSheet over = enter(dropped, "pack", "cards.0=16", "cards.1=32");
    assertThat(over.standing().winners()).isEqualTo(Seats.of(Seat.of(1)));
  }
}
