package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Length;

/// A game takes about as long as the catalogue promises, for few players and for many.
///
/// Three games of each are played; `-Dpace.games=20` plays more.
class PeoplesPaceTest {
  private static final int GAMES = Integer.getInteger("pace.games", 3);

  /// The fewest and most minutes of a short game of three.
  private static final int SHORTEST = 5;

  private static final int LONGEST = 8;

  @TestFactory
  Stream<DynamicTest> minutes_of_the_catalogue_are_within_a_third_of_what_people_would_take() {
    return Catalog.entries().stream().flatMap(entry -> checks(entry, "", Map.of(), entry::minutes));
  }

  @TestFactory
  Stream<DynamicTest> minutes_of_a_length_are_within_a_third_of_what_people_would_take() {
    return Catalog.entries().stream()
        .flatMap(
            entry ->
                entry.lengths().stream()
                    .filter(length -> length.kind() != Length.Kind.USUAL)
                    .flatMap(
                        length ->
                            checks(
                                entry,
                                " " + length.says(),
                                length.settings(),
                                players -> entry.minutes(length, players))));
  }

  @Test
  void every_game_has_a_form_that_three_finish_in_eight_minutes() {
    for (CatalogEntry entry : Catalog.entries()) {
      Optional<Length> shorter =
          entry.lengths().stream().filter(length -> length.kind() == Length.Kind.SHORT).findFirst();
      if (shorter.isPresent())
        assertThat(entry.minutes(shorter.get(), 3)).as(entry.id()).isBetween(SHORTEST, LONGEST);
      else assertThat(entry.minutes(3)).as(entry.id()).isLessThanOrEqualTo(LONGEST);
    }
  }

  private static Stream<DynamicTest> checks(
      CatalogEntry entry, String form, Map<String, String> settings, IntUnaryOperator promised) {
    return IntStream.of(entry.seating().fewest(), 3, 4, entry.seating().most())
        .filter(players -> entry.objection(players, settings).isEmpty())
        .distinct()
        .mapToObj(
            players ->
                DynamicTest.dynamicTest(
                    entry.id() + form + " for " + players,
                    () -> check(entry, players, settings, promised.applyAsInt(players))));
  }

  private static void check(
      CatalogEntry entry, int players, Map<String, String> settings, int promised) {
    Game<?, ?, ?> game = entry.open(settings, ShippedLexicon.load());
    double minutes = 0;
    for (int seed = 1; seed <= GAMES; seed++) minutes += minutes(game, players, seed) / GAMES;
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
