package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.testkit.Seeds;

/// The law of two worlds for frames: how many an eye is sent and what numbers stand in them follow
/// from what it sees, so that two worlds that look the same to it send it the same; nor does the
/// answer to a hint that it asked for.
@Tag("chance")
class HiddenPlaysTest {
  private static final int MOST_MOVES = 150;

  private final SceneRenderer renderer = new SceneRenderer();
  private final Map<Seat, Shown> eyes = new HashMap<>();
  private final Map<Seat, SceneRenderer.View> views = new HashMap<>();
  private final Map<Seat, Object> seen = new HashMap<>();
  private int hidden;

  /// What an eye has been shown, and how many lines it has read.
  private record Shown(Scene scene, Prompt prompt, long lines) {}

  @ParameterizedTest
  @ValueSource(strings = {"foil", "logomachy", "authors", "animal-rummy", "crossword"})
  void frames_follow_from_what_an_eye_sees(String game) {
    CatalogEntry entry = Catalog.find(game).orElseThrow();
    Seeds.from(1, 3).forEach(seed -> play(entry, seed));
  }

  @Test
  void plays_that_others_must_not_know_of_are_made_at_all() {
    CatalogEntry foil = Catalog.find("foil").orElseThrow();
    Seeds.from(1, 3).forEach(seed -> play(foil, seed));
    assertThat(hidden).isGreaterThan(5);
  }

  private void play(CatalogEntry entry, long seed) {
    Log.Header header =
        new Log.Header(
            entry.id(),
            entry.rulesVersion(),
            Settings.of(entry.settings(), Map.of()),
            SlapJackMatches.GAMES.lexicon().version(),
            entry.seating().fewest(),
            new Seed(seed, "00".repeat(32)));
    Match match = Match.dealt(header, SlapJackMatches.GAMES);
    Dice dice = new Dice(seed);
    eyes.clear();
    views.clear();
    seen.clear();
    look(match, Seat.NOBODY);
    for (int i = 0; i < MOST_MOVES && !match.isOver(); i++) {
      Seat by = match.referee().prompt().must().lowest();
      Judging judging = new Judging(match);
      if (by.isNobody()) judging.runClock(match.referee().prompt().deadlineMillis());
      else
        judging.judge(
            new Judging.Input(by, move(match.referee(), by, dice), i + 1, match.atMillis()),
            Optional.empty());
      match = judging.match();
      look(match, by);
    }
  }

  /// Any of the listed moves, so that hands are arranged as often as cards are played.
  private static <M, V> Answer move(Referee<?, M, V> referee, Seat by, Dice dice) {
    List<M> moves = new ArrayList<>();
    referee.game().moves(referee.view(by), moves::add);
    M move =
        moves.isEmpty()
            ? referee.game().anyMove(referee.view(by), dice)
            : moves.get(dice.below(moves.size()));
    return referee.game().write(move);
  }

  private void look(Match match, Seat by) {
    for (int i = -1; i < match.header().seats(); i++) {
      Seat eye = Seat.of(i);
      Optional<Shown> before = Optional.ofNullable(eyes.get(eye));
      long lines = before.map(Shown::lines).orElse(0L);
      SceneRenderer.View view =
          views.getOrDefault(eye, new SceneRenderer.View(eye, i % 2 == 0, 0, null));
      SceneRenderer.Rendered frame = renderer.render(match, view, match.atMillis());
      views.put(eye, view.after(match));
      Json json = Json.parse(frame.text());
      List<Json> heard = json.maybe("lines").map(Json::asItems).orElse(List.of());
      for (int n = 0; n < heard.size(); n++)
        assertThat(heard.get(n).at("n").asLong()).isEqualTo(lines + n + 1);
      Shown now =
          new Shown(match.referee().scene(eye), match.referee().prompt(), lines + heard.size());
      assertThat(json.at("seq").asLong()).as("seq counts the lines").isEqualTo(now.lines());
      boolean same = before.isPresent() && before.get().equals(now) && !match.isOver();
      assertThat(frame.isNews()).as("a frame for %s after %s", eye, by).isEqualTo(!same);
      if (same && !eye.equals(by)) {
        hidden++;
        assertThat(HintService.isLate(match, eye, Objects.requireNonNull(seen.get(eye))))
            .as("a hint that %s asked for before", eye)
            .isFalse();
      }
      eyes.put(eye, now);
      seen.put(eye, match.referee().view(eye));
    }
  }
}
