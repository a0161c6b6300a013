package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// To doubt everything is never the best play: a bot that does so wins no more than its fair share
/// among bots that are otherwise the same.
///
/// `-Dlaws.doubters=300` measures it over as many games, and prints what it finds beside what was
/// won under the oldest edition that is kept.
@Execution(ExecutionMode.CONCURRENT)
class DoubtingEverythingTest {
  private static final int GAMES = Integer.getInteger("laws.doubters", 6);
  private static final int SEATS = 3;

  @TestFactory
  Stream<DynamicTest> wins_no_more_than_its_share() {
    return Catalog.entries().stream()
        .filter(
            entry ->
                entry.settings().stream()
                    .anyMatch(s -> s.name().equals("judge") && s.allows("vigilance")))
        .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> measure(entry)));
  }

  private static void measure(CatalogEntry entry) {
    Map<String, String> chosen =
        entry.id().equals("anagrams")
            ? Map.of("judge", "vigilance", "form", "varied")
            : Map.of("judge", "vigilance");
    Game<?, ?, ?> game = Habits.now(entry.id(), chosen);
    double share = share(game);
    double fair = 1.0 / SEATS;
    double chance = 3 * Math.sqrt(fair * (1 - fair) / GAMES);
    if (GAMES > 50) print(entry, chosen, game, share);
    assertThat(share).as(entry.id()).isLessThanOrEqualTo(fair + chance);
  }

  private static void print(
      CatalogEntry entry, Map<String, String> chosen, Game<?, ?, ?> game, double share) {
    int oldest =
        entry.earlier().stream().mapToInt(CatalogEntry.Edition::rulesVersion).min().orElse(0);
    System.out.printf(
        "%s: doubting everything wins %.3f, otherwise %.3f", entry.id(), share, usual(game));
    if (oldest > 0)
      System.out.printf(
          ", under edition %d %.3f", oldest, share(Habits.under(oldest, entry.id(), chosen)));
    System.out.println();
  }

  private static <S, M, V> double share(Game<S, M, V> game) {
    return Habits.share(game, SEATS, GAMES, Habits.doubting(game));
  }

  private static <S, M, V> double usual(Game<S, M, V> game) {
    return Habits.share(game, SEATS, GAMES, _ -> Optional.empty());
  }
}
