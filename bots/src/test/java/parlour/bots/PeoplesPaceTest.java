package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// A game takes about as long as the catalogue promises, for few players and for many.
///
/// Three games of each are played; `-Dpace.games=20` plays more.
class PeoplesPaceTest {
  private static final int GAMES = Integer.getInteger("pace.games", 3);

  @TestFactory
  Stream<DynamicTest> minutes_of_the_catalogue_are_within_a_third_of_what_people_would_take() {
    return Catalog.entries().stream()
        .flatMap(
            entry ->
                IntStream.of(entry.seating().fewest(), 3, 4, entry.seating().most())
                    .filter(players -> entry.objection(players, Map.of()).isEmpty())
                    .distinct()
                    .mapToObj(
                        players ->
                            DynamicTest.dynamicTest(
                                entry.id() + " for " + players, () -> check(entry, players))));
  }

  private static void check(CatalogEntry entry, int players) {
    Game<?, ?, ?> game = entry.open(Map.of(), ShippedLexicon.load());
    double minutes = 0;
    for (int seed = 1; seed <= GAMES; seed++) minutes += minutes(game, players, seed) / GAMES;
    int promised = entry.minutes(players);
    assertThat(minutes)
        .as("%s for %s players", entry.id(), players)
        .isBetween(promised * 2 / 3.0 - 1, promised * 4 / 3.0 + 1);
  }

  private static <S, M, V> double minutes(Game<S, M, V> game, int seats, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, Bots.USUAL));
    return PeoplesPace.minutes(
        game, seats, seed, Simulator.play(game, seed, bots, 100_000).entries(game));
  }
}
