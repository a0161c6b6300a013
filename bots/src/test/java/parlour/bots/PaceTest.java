package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import parlour.bots.skill.Levels;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Answer;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.pause.BotPace;

/// What a bot plays does not depend on the pace at which it is told: the same deal goes the same
/// way at each of them, play for play.
///
/// A person sits at the table, takes their own time and plays when the table waits for them; the
/// bots are of several levels. `-Dpace.deals=6` plays as many deals of each game.
@Tag("broad")
class PaceTest {
  private static final int GAMES = Integer.getInteger("pace.deals", 2);
  private static final Seats PEOPLE = Seats.of(Seat.of(0));

  /// Bots that lay their plans by the table's clock, which runs no faster when a person is done:
  /// they find a word more or less before it is out. And one that thinks for long while the person
  /// could only doubt: the doubt comes later then.
  private static final Set<String> BY_THE_TABLES_CLOCK =
      Set.of("anagrams", "spelling-match", "speculation", "puzzle-neighbor");

  @TestFactory
  Stream<DynamicTest> bots_play_the_same_at_every_pace() {
    return Catalog.entries().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.id(),
                    () -> {
                      Game<?, ?, ?> game = entry.open(Map.of(), ShippedLexicon.load());
                      for (int seed = 1; seed <= GAMES; seed++) {
                        Map<Seat, List<Answer>> slow =
                            plays(game, TestTables.seats(entry), seed, BotPace.PEOPLE);
                        for (BotPace pace : paces(entry.id()))
                          assertThat(plays(game, TestTables.seats(entry), seed, pace))
                              .as("%s", pace)
                              .isEqualTo(slow);
                      }
                    }));
  }

  private static List<BotPace> paces(String game) {
    return BY_THE_TABLES_CLOCK.contains(game)
        ? List.of(BotPace.NATURAL)
        : List.of(BotPace.NATURAL, BotPace.BRISK);
  }

  private static <S, M, V> Map<Seat, List<Answer>> plays(
      Game<S, M, V> game, int seats, int seed, BotPace pace) {
    List<Bot<M, V>> players = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      Bot<M, V> bot = Bots.seat(game, 1 + (seed + i) % Levels.COUNT);
      players.add(PEOPLE.has(Seat.of(i)) ? whenAsked(bot, Seat.of(i)) : bot);
    }
    return Simulator.play(game, seed, players, 20_000, pace, PEOPLE).steps().stream()
        .filter(step -> step.move().isPresent())
        .collect(
            Collectors.groupingBy(
                Simulator.Step::by,
                Collectors.mapping(
                    step -> game.write(step.move().orElseThrow()), Collectors.toList())));
  }

  /// Says nothing in the turn of another.
  private static <M, V> Bot<M, V> whenAsked(Bot<M, V> bot, Seat seat) {
    return (view, prompt, dice) ->
        prompt.pace() == Prompt.Pace.TURN && !prompt.must().has(seat)
            ? Optional.empty()
            : bot.reply(view, prompt, dice);
  }
}
