package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.engine.Dice;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.Pauses;
import parlour.testkit.Seeds;

/// Where no clock runs, none begins to run at the end: what a player may think about as long as
/// they like once, they may always, as one person among bots plays.
@Execution(ExecutionMode.CONCURRENT)
@Tag("chance")
@Tag("broad")
class NoClockTest {
  private static final int SEEDS = Integer.getInteger("clock.seeds", 3);
  private static final int LONGEST = 4_000;

  @TestFactory
  Stream<DynamicTest> nobody_is_hurried_in_the_last_round_alone() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () -> {
                      Game<?, ?, ?> game = Habits.now(entry.id(), alone(entry, Map.of()));
                      Seeds.from(1, SEEDS)
                          .forEach(
                              seed ->
                                  assertThat(hurry(game, seats(entry), seed))
                                      .as("seed " + seed)
                                      .isEmpty());
                    }));
  }

  @Test
  void a_clock_that_runs_in_the_last_round_alone_is_found() {
    CatalogEntry anagrams = Catalog.find("anagrams").orElseThrow();
    Map<String, String> chosen = alone(anagrams, Map.of("rounds", "2"));
    Game<?, ?, ?> before = Habits.under(3, "anagrams", chosen);
    assertThat(IntStream.range(0, 40))
        .as("the leader's minute of the edition before")
        .anyMatch(seed -> hurry(before, 3, seed).isPresent());
    Game<?, ?, ?> now = Habits.now("anagrams", chosen);
    assertThat(IntStream.range(0, 40)).allMatch(seed -> hurry(now, 3, seed).isEmpty());
  }

  /// What one person among bots plays with.
  private static Map<String, String> alone(CatalogEntry entry, Map<String, String> more) {
    Map<String, String> chosen = Pauses.forPeople(entry);
    chosen.putAll(more);
    return Pauses.forCompany(Settings.of(entry.settings(), chosen), 1).values();
  }

  private static int seats(CatalogEntry entry) {
    return Math.max(entry.seating().fewest(), Math.min(3, entry.seating().most()));
  }

  /// Plays one game at random, and says what was done by a clock at one time and without it at
  /// another.
  private static <S, M, V> Optional<String> hurry(Game<S, M, V> game, int seats, long seed) {
    Dice dice = new Dice(seed + 7);
    S position = game.deal(Seats.first(seats), seed);
    Map<String, Boolean> hurried = new HashMap<>();
    long atMillis = 0;
    for (int step = 0; step < LONGEST; step++) {
      Prompt prompt = game.prompt(position);
      if (prompt.isOver()) break;
      Ruling<S> ruling;
      if (prompt.must().isEmpty()) {
        atMillis = Math.max(atMillis, prompt.deadlineMillis());
        ruling = game.timeUp(position, atMillis);
      } else {
        Seat by = prompt.must().at(dice.below(prompt.must().size()));
        V view = game.view(position, by);
        String verbs = verbs(game.scene(view));
        if (prompt.pace() != Prompt.Pace.RACE
            && hurried.put(verbs, prompt.hasDeadline()) instanceof Boolean once
            && once != prompt.hasDeadline())
          return Optional.of(verbs + " is hurried only at times");
        ruling = game.play(position, by, game.anyMove(view, dice), atMillis);
      }
      if (!(ruling instanceof Ruling.Legal<S> legal))
        throw new IllegalStateException("a move named legal was refused");
      position = legal.next();
      atMillis += dice.below(5) * 100L;
    }
    return Optional.empty();
  }

  private static String verbs(Scene scene) {
    return scene.offers().stream()
        .map(Scene.Offer::verb)
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
