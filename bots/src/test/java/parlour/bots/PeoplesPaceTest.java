package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// A game takes about as long as the catalogue promises.
class PeoplesPaceTest {
  private static final int GAMES = 6;

  @TestFactory
  Stream<DynamicTest> minutes_of_the_catalogue_are_within_a_third_of_what_people_would_take() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(), () -> check(entry, entry.open(Map.of(), ShippedLexicon.load()))));
  }

  private static void check(CatalogEntry entry, Game<?, ?, ?> game) {
    double minutes = 0;
    for (int seed = 1; seed <= GAMES; seed++)
      minutes += minutes(game, TestTables.seats(entry), seed) / GAMES;
    int promised = entry.about().minutes();
    assertThat(minutes).as(entry.id()).isBetween(promised * 2 / 3.0 - 1, promised * 4 / 3.0 + 1);
  }

  private static <S, M, V> double minutes(Game<S, M, V> game, int seats, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, Bots.USUAL));
    return PeoplesPace.minutes(
        game, seats, seed, Simulator.play(game, seed, bots, 100_000).entries(game));
  }
}
