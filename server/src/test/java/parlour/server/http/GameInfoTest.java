package parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Dice;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.Lesson;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;
import parlour.lexicon.house.HouseList;
import parlour.server.table.state.OpenGames;

/// The list of games, their pictures, rules and lessons.
class GameInfoTest {
  private static final OpenGames GAMES = new OpenGames(HouseList.NONE);

  static java.util.List<CatalogEntry> entries() {
    return Catalog.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void every_game_has_a_picture_of_open_pieces(CatalogEntry entry) {
    assertThat(GamePicture.of(entry, GAMES.lexicon()))
        .isNotEmpty()
        .hasSizeLessThanOrEqualTo(7)
        .allMatch(face -> face.form() != Piece.Form.BACK)
        .isEqualTo(GamePicture.of(entry, GAMES.lexicon()));
  }

  /// With `-Dgolden.write=true` the kept pictures are made again.
  @Test
  void the_kept_pictures_are_those_that_the_games_give() throws IOException {
    Json.Writer pictures = Json.fields();
    for (CatalogEntry entry : entries())
      pictures.put(entry.id(), GameInfo.write(GamePicture.of(entry, GAMES.lexicon())));
    String text = pictures.done().write().replace("}],", "}],\n") + "\n";
    Path kept = Path.of("src/main/resources" + GameInfo.PICTURES);
    if (Boolean.getBoolean("golden.write")) Files.writeString(kept, text);
    assertThat(Files.readString(kept)).isEqualTo(text);
  }

  @ParameterizedTest
  @MethodSource("entries")
  void a_picture_of_letters_spells_a_word(CatalogEntry entry) {
    java.util.List<Piece.Face> picture = GamePicture.of(entry, GAMES.lexicon());
    if (!picture.stream().allMatch(face -> face.form() == Piece.Form.LETTER)) return;
    StringBuilder word = new StringBuilder();
    for (Piece.Face face : picture) word.append(face.text());
    int id = GAMES.lexicon().id(word.toString().toLowerCase(java.util.Locale.ROOT));
    assertThat(id).as("%s", word).isNotNegative();
    assertThat(GAMES.lexicon().isIndelicate(id)).as("%s", word).isFalse();
  }

  @Test
  void the_list_shows_the_pictures_and_the_rules_the_lesson() {
    GameInfo gameInfo = new GameInfo(GAMES);
    for (Json game : Json.parse(gameInfo.games()).asItems()) {
      assertThat(game.at("picture").asItems()).as(game.at("id").asText()).isNotEmpty();
    }
    Json rules = Json.parse(gameInfo.rules("logomachy").orElseThrow());
    assertThat(rules.at("lesson").asItems())
        .anyMatch(hint -> hint.at("verb").asText().equals("take"));
    assertThat(Json.parse(gameInfo.rules("house").orElseThrow()).at("lesson").asItems()).isEmpty();
  }

  /// A hint for a verb that is never offered would never be shown.
  @ParameterizedTest
  @MethodSource("entries")
  void a_lesson_speaks_of_what_is_offered(CatalogEntry entry) {
    Set<String> offered = new HashSet<>();
    List<Map<String, String>> mixtures = new ArrayList<>();
    mixtures.addAll(List.of(Map.of(), second(entry), all(entry), company(entry)));
    for (Lesson hint : new GameInfo(GAMES).lesson(entry.id()))
      if (!hint.text().when().isEmpty()) mixtures.add(hint.text().example(entry.settings()));
    for (Map<String, String> settings : mixtures) {
      for (int seed = 0; seed < 2; seed++) {
        int seats = Math.clamp(3, entry.seating().fewest(), entry.seating().most());
        while (entry.objection(seats, settings).isPresent() && seats < entry.seating().most())
          seats++;
        if (entry.objection(seats, settings).isPresent()) continue;
        listen(new Referee<>(entry.open(settings, GAMES.lexicon()), seats, seed), offered);
      }
    }
    offered.add("");
    assertThat(new GameInfo(GAMES).lesson(entry.id()))
        .as("the lesson of " + entry.id())
        .isNotEmpty()
        .extracting(Lesson::verb)
        .isSubsetOf(offered);
  }

  /// What people who sit down together play.
  private static Map<String, String> company(CatalogEntry entry) {
    Settings opened = Settings.of(entry.settings(), Pauses.forPeople(entry));
    return Pauses.forCompany(opened, 3).values();
  }

  /// Every setting at its second choice.
  private static Map<String, String> second(CatalogEntry entry) {
    Map<String, String> second = new java.util.TreeMap<>();
    entry
        .settings()
        .forEach(
            s ->
                second.put(s.name(), s.choices().get(Math.min(1, s.choices().size() - 1)).value()));
    return second;
  }

  /// Every setting at its last choice, so that rare offers appear.
  private static Map<String, String> all(CatalogEntry entry) {
    Map<String, String> last = new java.util.TreeMap<>();
    entry.settings().forEach(s -> last.put(s.name(), s.choices().getLast().value()));
    return last;
  }

  private static <S, M, V> void listen(Referee<S, M, V> referee, Set<String> offered) {
    Dice dice = new Dice(7);
    long at = 0;
    for (int i = 0; i < 250 && !referee.prompt().isOver(); i++) {
      for (Seat seat : referee.seats())
        for (Scene.Offer offer : referee.scene(seat).offers()) offered.add(offer.verb());
      Prompt prompt = referee.prompt();
      if (prompt.must().isEmpty()) {
        at = Math.max(at, prompt.deadlineMillis());
        referee.timeUp(at);
      } else {
        Seat by = prompt.must().lowest();
        referee.playMove(by, referee.game().anyMove(referee.view(by), dice), at);
      }
    }
  }
}
