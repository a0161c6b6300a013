package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// How long a bot takes over its move says nothing about the hand it holds.
///
/// Of many hands that an onlooker could not tell apart, the mean times differ no more than times
/// over one and the same hand make them differ (the F ratio of an analysis of variance, about 1).
class ThinkingTimeTest {
  private static final int HANDS = 80;
  private static final int TIMES = 25;
  private static final int LEVEL = 2;
  private static final double CHANCE = 1.6;

  /// The time somebody takes over a view.
  private interface Thinking<V> {
    double millis(V view, Prompt prompt, Dice dice);
  }

  @TestFactory
  Stream<DynamicTest> a_bot_takes_as_long_over_every_hand() {
    return Stream.of("authors", "good-books", "skat", "animal-rummy", "bid-jack")
        .map(Catalog::find)
        .map(found -> found.orElseThrow())
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () ->
                        assertThat(ofBot(entry.open(Map.of(), ShippedLexicon.load()), entry))
                            .isLessThan(CHANCE)));
  }

  private static <M, V> double ofBot(Game<?, M, V> game, CatalogEntry entry) {
    Bot<M, V> bot = Bots.seat(game, LEVEL);
    return ratio(
        game,
        TestTables.seats(entry),
        (view, prompt, dice) -> bot.reply(view, prompt, dice).orElseThrow().afterMillis());
  }

  @Test
  void one_that_ponders_over_some_hands_is_noticed() {
    CatalogEntry entry = Catalog.find("authors").orElseThrow();
    Game<?, ?, ?> game = entry.open(Map.of(), ShippedLexicon.load());
    assertThat(
            ratio(
                game,
                TestTables.seats(entry),
                (view, _, dice) -> 900 + dice.below(2_000) + 600.0 * (view.hashCode() & 1)))
        .isGreaterThan(CHANCE);
  }

  private static <S, M, V> double ratio(Game<S, M, V> game, int seats, Thinking<V> thinking) {
    S dealt = game.deal(Seats.first(seats), 1_935);
    Prompt prompt = game.prompt(dealt);
    Seat seat = prompt.must().lowest();
    V seen = game.view(dealt, Seat.NOBODY);
    double[] means = new double[HANDS];
    double within = 0;
    for (int hand = 0; hand < HANDS; hand++) {
      V view = game.view(game.imagine(seen, new Dice(hand)), seat);
      double[] times = new double[TIMES];
      for (int i = 0; i < TIMES; i++)
        times[i] = thinking.millis(view, prompt, new Dice((long) TIMES * hand + i));
      means[hand] = mean(times);
      within += variance(times) / HANDS;
    }
    return TIMES * variance(means) / within;
  }

  private static double mean(double... values) {
    double sum = 0;
    for (double value : values) sum += value;
    return sum / values.length;
  }

  private static double variance(double... values) {
    double mean = mean(values);
    double sum = 0;
    for (double value : values) sum += (value - mean) * (value - mean);
    return sum / (values.length - 1);
  }
}
