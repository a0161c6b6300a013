package parlour.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.games.material.TurnClock;

/// What a game over days asks of its players: in whole games of bots, at every number of players,
/// the table always waits for somebody to play in turn or all at once, never in a race, out of turn
/// or for a clock. And whatever could be played so is said to be.
///
/// `-Ddays.games=20` plays so many of each.
@Execution(ExecutionMode.CONCURRENT)
class OverDaysTest {
  private static final int GAMES = Integer.getInteger("days.games", 2);

  /// What a game asked for: what may not be over days, and how many turns it took.
  private record Asked(Set<String> forbidden, int turns) {}

  @TestFactory
  Stream<DynamicTest>
      nobody_is_hurried_or_asked_out_of_turn_and_the_turns_are_as_many_as_is_said() {
    return Catalog.entries().stream()
        .filter(entry -> entry.overDays().isPresent())
        .flatMap(
            entry ->
                tables(entry, entry.overDays().orElseThrow())
                    .mapToObj(
                        seats ->
                            DynamicTest.dynamicTest(
                                entry.id() + ", " + seats + " players",
                                () -> checkPlayable(entry, seats))));
  }

  private static void checkPlayable(CatalogEntry entry, int seats) {
    List<Integer> turns = new ArrayList<>();
    LongStream.rangeClosed(1, GAMES)
        .forEach(
            seed -> {
              Asked asked = play(entry, entry.overDays().orElseThrow(), seats, seed);
              assertThat(asked.forbidden()).as("seed %d", seed).isEmpty();
              turns.add(asked.turns());
            });
    int average = (int) turns.stream().mapToInt(Integer::intValue).average().orElseThrow();
    assertThat(average)
        .as("turns of %s", turns)
        .isBetween(entry.turnsOverDays(seats) / 2, entry.turnsOverDays(seats) * 2);
  }

  @TestFactory
  Stream<DynamicTest> what_is_played_at_a_sitting_only_could_not_be_played_over_days() {
    return Catalog.entries().stream()
        .filter(entry -> entry.overDays().isEmpty())
        .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> checkHurried(entry)));
  }

  private static void checkHurried(CatalogEntry entry) {
    Map<String, String> quiet = new TreeMap<>(entry.chosen("", Map.of()));
    for (Setting setting : entry.settings()) {
      if (setting.name().equals(TurnClock.NAME)) quiet.put(TurnClock.NAME, "off");
      if (setting.name().equals("judge") && setting.allows("umpire")) quiet.put("judge", "umpire");
    }
    int seats = tables(entry, quiet).findFirst().orElseThrow();
    assertThat(play(entry, quiet, seats, 1).forbidden()).isNotEmpty();
  }

  private static IntStream tables(CatalogEntry entry, Map<String, String> chosen) {
    return IntStream.rangeClosed(entry.seating().fewest(), entry.seating().most())
        .filter(seats -> entry.objection(seats, chosen).isEmpty());
  }

  private static Asked play(CatalogEntry entry, Map<String, String> chosen, int seats, long seed) {
    return play(entry.open(chosen, ShippedLexicon.load()), seats, seed);
  }

  private static <S, M, V> Asked play(Game<S, M, V> game, int seats, long seed) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, 1 + (int) ((i + seed) % 3)));
    Simulator.Played<M> played = Simulator.play(game, seed, bots, 20_000);
    assertThat(played.result()).isPresent();
    Referee<S, M, V> referee = new Referee<>(game, seats, seed);
    Set<String> forbidden = new TreeSet<>();
    Seats awaited = Seats.NONE;
    int turns = 0;
    for (Log.Entry entry : played.entries(game)) {
      Prompt prompt = referee.prompt();
      if (prompt.pace() != Prompt.Pace.TURN && prompt.pace() != Prompt.Pace.TOGETHER)
        forbidden.add("a race");
      if (prompt.hasDeadline()) forbidden.add("a clock");
      if (!prompt.may().isEmpty()) forbidden.add("a play out of turn");
      if (prompt.must().isEmpty()) forbidden.add("nobody has to play");
      if (!prompt.must().minus(awaited).isEmpty()) turns++;
      awaited = prompt.must();
      referee.apply(entry);
    }
    return new Asked(forbidden, turns);
  }
}
