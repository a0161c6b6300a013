package parlour.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.TestRulebooks;
import parlour.games.laws.Ledgers;
import parlour.games.material.CatalogEntry;
import parlour.testkit.Seeds;
import parlour.testkit.SettingMixtures;
import parlour.testkit.laws.Laws;
import parlour.testkit.laws.Ledger;
import parlour.testkit.laws.SceneRobot;
import parlour.testkit.laws.Wire;

/// The laws over the whole catalogue: every game, every option, few players and many.
///
/// Options are tried in mixtures; `-Dlaws.singly=true` tries each by itself as well.
/// `-Dlaws.seeds=5000 -Dlaws.game=logomachy` runs as many games of one game as you ask for.
@Execution(ExecutionMode.CONCURRENT)
@Tag("chance")
@Tag("broad")
class LawsTest {
  private static final int SEEDS = Integer.getInteger("laws.seeds", 6);
  private static final String ONLY = System.getProperty("laws.game", "");
  private static final boolean SINGLY = Boolean.getBoolean("laws.singly");
  private static final int SAMPLING = Integer.getInteger("laws.sampling", 100);

  @TestFactory
  Stream<DynamicTest> the_laws_hold() {
    return each(LawsTest::hold);
  }

  @TestFactory
  Stream<DynamicTest> a_robot_that_reads_only_scenes_plays_to_the_end() {
    return each(LawsTest::robots);
  }

  /// One test for every mixture of settings of every game.
  private static Stream<DynamicTest> each(BiConsumer<CatalogEntry, Map<String, String>> test) {
    return Catalog.entries().stream()
        .filter(entry -> ONLY.isEmpty() || entry.id().equals(ONLY))
        .flatMap(entry -> choices(entry).stream().map(chosen -> each(entry, chosen, test)));
  }

  private static DynamicTest each(
      CatalogEntry entry,
      Map<String, String> chosen,
      BiConsumer<CatalogEntry, Map<String, String>> test) {
    return DynamicTest.dynamicTest(entry.id() + " " + chosen, () -> test.accept(entry, chosen));
  }

  private static void robots(CatalogEntry entry, Map<String, String> chosen) {
    Game<?, ?, ?> game = entry.open(chosen, ShippedLexicon.load());
    int longest = Ledgers.of(game).longest();
    Seeds.from(0, Math.max(1, SEEDS / 100))
        .forEach(
            seed ->
                SceneRobot.play(
                    game, seats(entry, chosen, seed), seed, longest, ShippedLexicon.load()));
  }

  private static void hold(CatalogEntry entry, Map<String, String> chosen) {
    Game<?, ?, ?> game = entry.open(chosen, ShippedLexicon.load());
    Wire wire = new Wire();
    Seeds.from(0, SEEDS)
        .forEach(seed -> hold(game, Ledgers.of(game), seats(entry, chosen, seed), seed, wire));
  }

  @SuppressWarnings("unchecked")
  private static <S, M, V> void hold(
      Game<S, M, V> game, Ledger<?> ledger, int seats, long seed, Wire wire) {
    new Laws<>(game, (Ledger<S>) ledger, seats, TestRulebooks::has, SAMPLING, wire).hold(seed);
  }

  /// The numbers of players in turn, those the settings allow.
  private static int seats(CatalogEntry entry, Map<String, String> chosen, long seed) {
    List<Integer> allowed = new ArrayList<>();
    for (int seats = entry.seating().fewest(); seats <= entry.seating().most(); seats++) {
      if (entry.objection(seats, chosen).isEmpty()) allowed.add(seats);
    }
    // Tables of the usual size more often than large ones.
    long index = seed % 3 == 0 ? seed / 3 % allowed.size() : seed % Math.min(3, allowed.size());
    return allowed.get((int) index);
  }

  private static List<Map<String, String>> choices(CatalogEntry entry) {
    return SettingMixtures.of(entry.settings(), chosen -> fits(entry, chosen), SINGLY);
  }

  private static boolean fits(CatalogEntry entry, Map<String, String> chosen) {
    for (int seats = entry.seating().fewest(); seats <= entry.seating().most(); seats++) {
      if (entry.objection(seats, chosen).isEmpty()) return true;
    }
    return false;
  }
}
