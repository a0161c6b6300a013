package parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Dice;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Referee;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import parlour.games.Lesson;
import parlour.server.table.state.OpenGames;

/// What can be read about the games before one plays them.
class GameInfoTest {
  private static final OpenGames REPERTOIRE = new OpenGames();

  static java.util.List<CatalogEntry> kinds() {
    return Catalog.kinds();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void every_game_has_a_picture_of_open_pieces(CatalogEntry kind) {
    assertThat(GamePicture.of(kind, REPERTOIRE.lexicon()))
        .isNotEmpty()
        .hasSizeLessThanOrEqualTo(7)
        .allMatch(face -> face.form() != Piece.Form.BACK)
        .isEqualTo(GamePicture.of(kind, REPERTOIRE.lexicon()));
  }

  @Test
  void the_list_shows_the_pictures_and_the_rules_the_lesson() {
    GameInfo brochure = new GameInfo(REPERTOIRE);
    for (Json game : Json.parse(brochure.games()).asItems()) {
      assertThat(game.at("picture").asItems()).as(game.at("id").asText()).isNotEmpty();
    }
    Json rules = Json.parse(brochure.rules("logomachy").orElseThrow());
    assertThat(rules.at("lesson").asItems())
        .anyMatch(hint -> hint.at("verb").asText().equals("take"));
    assertThat(Json.parse(brochure.rules("house").orElseThrow()).at("lesson").asItems()).isEmpty();
  }

  /// A hint about something that is never offered would never be given.
  @ParameterizedTest
  @MethodSource("kinds")
  void a_lesson_speaks_of_what_is_offered(CatalogEntry kind) {
    Set<String> offered = new HashSet<>();
    for (Map<String, String> settings :
        java.util.List.of(Map.<String, String>of(), second(kind), all(kind))) {
      for (int seed = 0; seed < 2; seed++) {
        int seats = Math.clamp(3, kind.seating().fewest(), kind.seating().most());
        while (kind.objection(seats, settings).isPresent() && seats < kind.seating().most())
          seats++;
        if (kind.objection(seats, settings).isPresent()) continue;
        listen(new Referee<>(kind.open(settings, REPERTOIRE.lexicon()), seats, seed), offered);
      }
    }
    offered.add("");
    assertThat(GameInfo.lesson(kind.id()))
        .as("the lesson of " + kind.id())
        .isNotEmpty()
        .extracting(Lesson::verb)
        .isSubsetOf(offered)
        .doesNotHaveDuplicates();
  }

  /// Every setting at its second choice.
  private static Map<String, String> second(CatalogEntry kind) {
    Map<String, String> second = new java.util.TreeMap<>();
    kind.settings()
        .forEach(
            s ->
                second.put(s.name(), s.choices().get(Math.min(1, s.choices().size() - 1)).value()));
    return second;
  }

  /// Every setting at its last choice, so that what is seldom offered is.
  private static Map<String, String> all(CatalogEntry kind) {
    Map<String, String> last = new java.util.TreeMap<>();
    kind.settings().forEach(s -> last.put(s.name(), s.choices().getLast().value()));
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
