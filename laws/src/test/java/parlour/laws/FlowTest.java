package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.testkit.FlowLaws;
import parlour.testkit.Seeds;
import parlour.testkit.SettingMixtures;

/// The laws of flow over the whole catalogue: every game, every option, few players and many,
/// played by bots.
///
/// `-Dflow.games=20 -Dflow.game=rotation` plays one game as often as you ask for,
/// `-Dflow.tables=true` at every number of players.
@Execution(ExecutionMode.CONCURRENT)
@Tag("chance")
@Tag("broad")
class FlowTest {
  private static final int GAMES = Integer.getInteger("flow.games", 1);
  private static final boolean EVERY_TABLE = Boolean.getBoolean("flow.tables");
  private static final String ONLY = System.getProperty("flow.game", "");

  /// Levels that weigh but do not search: what flows there flows for the others.
  private static final int[] LEVELS = {3, 1, 4, 2};

  @TestFactory
  Stream<DynamicTest> nothing_repeats_for_ever_locks_everybody_out_or_forces_press_after_press() {
    return Catalog.entries().stream()
        .filter(entry -> ONLY.isEmpty() || entry.id().equals(ONLY))
        .flatMap(
            entry ->
                SettingMixtures.of(
                        entry.settings(),
                        chosen -> tables(entry, chosen).findAny().isPresent(),
                        false)
                    .stream()
                    .map(
                        chosen ->
                            DynamicTest.dynamicTest(
                                entry.id() + " " + chosen, () -> check(entry, chosen))));
  }

  private static Stream<Integer> tables(CatalogEntry entry, Map<String, String> chosen) {
    return IntStream.rangeClosed(entry.seating().fewest(), entry.seating().most())
        .boxed()
        .filter(seats -> entry.objection(seats, chosen).isEmpty());
  }

  private static void check(CatalogEntry entry, Map<String, String> chosen) {
    Game<?, ?, ?> game = entry.open(chosen, ShippedLexicon.load());
    List<String> breaches = new ArrayList<>();
    boolean pressing = entry.about().race() || isPressedByChoice(chosen);
    for (int seats : seats(entry, chosen))
      Seeds.from(1, GAMES).forEach(seed -> check(game, pressing, seats, seed, breaches));
    assertThat(breaches).isEmpty();
  }

  /// With the usual options few, some and many players, or every number of them; otherwise the
  /// fewest or one other, or both of them, so that the mixtures of a game try them all in turn.
  private static List<Integer> seats(CatalogEntry entry, Map<String, String> chosen) {
    List<Integer> all = tables(entry, chosen).toList();
    if (chosen.isEmpty() && !EVERY_TABLE && all.size() > 2)
      return List.of(all.getFirst(), all.get(all.size() / 2), all.getLast());
    if (chosen.isEmpty() || all.size() == 1) return all;
    int turn = Math.floorMod(chosen.hashCode(), 2 * (all.size() - 1));
    int fewest = all.getFirst();
    int other = all.get(1 + turn / 2);
    return EVERY_TABLE ? List.of(fewest, other) : List.of(turn % 2 == 0 ? fewest : other);
  }

  /// Rotation's letters are pressed where the table has asked for it: for its own sake, or because
  /// nobody shall know who had no choice.
  private static boolean isPressedByChoice(Map<String, String> chosen) {
    return chosen.getOrDefault("forced", "house").equals("press")
        || chosen.getOrDefault("holding", "must").equals("may");
  }

  private static <S, M, V> void check(
      Game<S, M, V> game, boolean pressing, int seats, long seed, List<String> breaches) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++)
      bots.add(Bots.seat(game, LEVELS[(int) ((i + seed) % LEVELS.length)]));
    Simulator.Played<M> played = Simulator.play(game, seed, bots, 100_000);
    assertThat(played.result()).as(seats + " seats, seed " + seed).isPresent();
    new FlowLaws<>(game, seats, seed, pressing)
        .breach(played.entries(game))
        .ifPresent(breaches::add);
  }
}
