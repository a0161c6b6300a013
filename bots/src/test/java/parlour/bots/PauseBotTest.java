package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;

/// Bots at a table as one person opens it: with pauses, and without a clock.
class PauseBotTest {
  @TestFactory
  Stream<DynamicTest> no_bot_waits_for_a_clock_that_does_not_run() {
    return Catalog.entries().stream()
        .flatMap(
            entry ->
                Stream.of(1, 3, 5)
                    .map(
                        level ->
                            DynamicTest.dynamicTest(
                                entry.id() + " at level " + level, () -> play(entry, level))));
  }

  private static void play(CatalogEntry entry, int level) {
    Settings alone = Pauses.forCompany(Settings.of(entry.settings(), Pauses.forPeople(entry)), 1);
    play(entry.open(alone.values(), ShippedLexicon.load()), TestTables.seats(entry), level, level);
  }

  private static <S, M, V> void play(Game<S, M, V> game, int seats, int level, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, level));
    Simulator.Played<M> played = Simulator.play(game, seed, bots, 50_000);
    assertThat(played.result())
        .as("seed %s after %s steps", seed, played.steps().size())
        .isPresent();
    assertThat(played.refused()).isZero();
  }
}
