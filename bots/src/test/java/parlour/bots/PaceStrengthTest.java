package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.skill.Levels;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.pause.BotPace;

/// A contest of paces: no level is stronger or weaker at brisk pace than at natural, in the games
/// in which [PaceTest] cannot show that every play is the same.
///
/// Two neighbouring levels play beside a person, for whom level 3 plays. Every deal is played at
/// both paces, so that what chance dealt falls out of the difference.
@Tag("long")
class PaceStrengthTest {
  private static final int DEALS = 400;
  private static final int PERSONS_LEVEL = 3;

  /// In points of a hundred games.
  private static final double MOST_POINTS = 2;

  @TestFactory
  Stream<DynamicTest> every_level_is_as_strong_at_brisk_pace_as_at_natural() {
    return PaceTest.BY_THE_TABLES_CLOCK.stream()
        .sorted()
        .map(
            id ->
                DynamicTest.dynamicTest(
                    id,
                    () -> {
                      Game<?, ?, ?> game =
                          Catalog.find(id).orElseThrow().open(Map.of(), ShippedLexicon.load());
                      for (int level = 1; level < Levels.COUNT; level++) {
                        double natural = share(game, level, BotPace.NATURAL);
                        double brisk = share(game, level, BotPace.BRISK);
                        System.out.printf(
                            Locale.ROOT, "| %s | %d | %.1f | %.1f |%n", id, level, natural, brisk);
                        assertThat(Math.abs(brisk - natural))
                            .as("level %d: %.1f natural, %.1f brisk", level + 1, natural, brisk)
                            .isLessThanOrEqualTo(MOST_POINTS);
                      }
                    }));
  }

  /// In how many of a hundred games the level above comes in before this one; each deal is played
  /// twice, with the chairs exchanged.
  private static double share(Game<?, ?, ?> game, int level, BotPace pace) {
    double won = 0;
    for (int seed = 1; seed <= DEALS / 2; seed++)
      won +=
          won(game, seed, List.of(PERSONS_LEVEL, level, level + 1), 2, pace)
              + won(game, seed, List.of(PERSONS_LEVEL, level + 1, level), 1, pace);
    return 100 * won / DEALS;
  }

  /// How far the player in this chair beats the one in the other: 1, or a half where they share a
  /// place.
  private static <S, M, V> double won(
      Game<S, M, V> game, int seed, List<Integer> levels, int chair, BotPace pace) {
    List<Bot<M, V>> players = new ArrayList<>();
    for (int level : levels) players.add(Bots.seat(game, level));
    Result result =
        Simulator.play(game, seed, players, 20_000, pace, Seats.of(Seat.of(0)))
            .result()
            .orElseThrow();
    int place = place(result, chair);
    int other = place(result, 3 - chair);
    return place == other ? 0.5 : place < other ? 1 : 0;
  }

  private static int place(Result result, int chair) {
    for (int i = 0; i < result.ranking().size(); i++)
      if (result.ranking().get(i).has(Seat.of(chair))) return i;
    throw new AssertionError("no place for chair " + chair);
  }
}
