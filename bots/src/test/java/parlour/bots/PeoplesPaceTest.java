package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
/// Three games of each are played, ten of the shortest form; `-Dpace.games=20` plays more.
class PeoplesPaceTest {
  private static final int GAMES = Integer.getInteger("pace.games", 3);

  /// The fewest and most minutes of a short game of three.
  private static final double SHORTEST = 5;

  private static final double LONGEST = 8;

  /// How far the page may be off.
  private static final double MOST_OFF = 1;

  private static final int BEGINNERS = 2;
  private static final int FIRST_GAMES = Math.max(10, GAMES);

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

  @TestFactory
  Stream<DynamicTest> a_first_game_of_three_beginners_ends_in_eight_minutes_as_the_page_says() {
    return Catalog.entries().stream()
        .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> checkFirstGame(entry)));
  }

  /// Letters missed by slow hands made rounds of over a hundred calls.
  @Test
  void nine_of_ten_short_games_of_loto_end_in_eight_minutes() {
    CatalogEntry entry = Catalog.find("yankee-loto").orElseThrow();
    Length shorter =
        entry.lengths().stream()
            .filter(length -> length.kind() == Length.Kind.SHORT)
            .findFirst()
            .orElseThrow();
    Game<?, ?, ?> game = entry.open(shorter.settings(), ShippedLexicon.load());
    long late =
        IntStream.rangeClosed(1, 30)
            .filter(seed -> minutes(game, 3, BEGINNERS, seed) > LONGEST)
            .count();
    assertThat(late).isLessThanOrEqualTo(3);
  }

  private static void checkFirstGame(CatalogEntry entry) {
    Optional<Length> shorter =
        entry.lengths().stream().filter(length -> length.kind() == Length.Kind.SHORT).findFirst();
    int shown = shorter.map(length -> entry.minutes(length, 3)).orElse(entry.minutes(3));
    Map<String, String> settings = shorter.map(Length::settings).orElse(Map.of());
    double minutes = meanMinutes(entry, settings, 3, BEGINNERS, FIRST_GAMES);
    // A game that needs no short form may be shorter.
    assertThat(minutes).isBetween(shorter.isPresent() ? SHORTEST : 0.0, LONGEST);
    assertThat((double) shown).as("shown on the page").isCloseTo(minutes, within(MOST_OFF));
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
    assertThat(meanMinutes(entry, settings, players, Bots.USUAL, GAMES))
        .as("%s for %s players", entry.id(), players)
        .isBetween(promised * 2 / 3.0 - 1, promised * 4 / 3.0 + 1);
  }

  private static double meanMinutes(
      CatalogEntry entry, Map<String, String> settings, int players, int level, int games) {
    Game<?, ?, ?> game = entry.open(settings, ShippedLexicon.load());
    double minutes = 0;
    for (int seed = 1; seed <= games; seed++) minutes += minutes(game, players, level, seed);
    return minutes / games;
  }

  private static <S, M, V> double minutes(Game<S, M, V> game, int seats, int level, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, level));
    return PeoplesPace.minutes(
        game, seats, seed, Simulator.play(game, seed, bots, 100_000).entries(game));
  }
}
