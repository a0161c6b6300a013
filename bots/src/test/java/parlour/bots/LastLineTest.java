package parlour.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Bot;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.Catalog;
import parlour.testkit.Rulings;

/// Games that are seldom seen to their end, or by so many: the minutes say who has won, and what
/// they say on the way is there.
class LastLineTest {
  @ParameterizedTest
  @CsvSource({
    "rotation, 3, hands=1, the counters are put back",
    "yankee-loto, 3, length=4, covers",
    "anagrams, 3, form=varied, counter",
    "speculation, 3, deals=1, Plum",
    "word-building, 3, rounds=one, No more words are made",
    "letter-pool, 3, rounds=6, stakes|pool",
    "logomachy, 2, goal=11, point",
    "foil, 2, game=full, word",
    "wmwt, 16, goal=5, word",
    "crossword, 8, ending=1-hand, lays|card"
  })
  void the_last_line_names_the_winners(String id, int seats, String setting, String said) {
    Map<String, String> chosen = Map.of(setting.split("=")[0], setting.split("=")[1]);
    Game<?, ?, ?> game = Catalog.find(id).orElseThrow().open(chosen, ShippedLexicon.load());
    List<String> minutes = play(game, seats);
    assertThat(minutes).anyMatch(line -> line.matches(".*(" + said + ").*"));
  }

  private static <S, M, V> List<String> play(Game<S, M, V> game, int seats) {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Bots.seat(game, 2 + i % 3));
    Simulator.Played<M> played = Simulator.play(game, 7, bots, 100_000);
    assertThat(played.result()).as("it ends").isPresent();
    assertThat(played.refused()).as("plans the rules refused").isZero();
    Referee<S, M, V> referee = new Referee<>(game, seats, 7);
    List<Event> events = new ArrayList<>();
    for (Log.Entry entry : played.entries(game))
      events.addAll(((Referee.Decision.Accepted) referee.apply(entry)).events());
    List<String> told = Rulings.told(events, Seat.NOBODY);
    for (Seat winner : played.result().orElseThrow().winners())
      assertThat(told.getLast()).contains(winner.toString());
    return told;
  }
}
