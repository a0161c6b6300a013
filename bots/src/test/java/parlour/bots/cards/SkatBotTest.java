package parlour.bots.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bots.BotGames;
import parlour.bots.Simulator;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.games.rummy.Move;
import parlour.games.rummy.Position;
import parlour.games.rummy.Rummy;
import parlour.games.rummy.View;

class SkatBotTest {
  /// With six players ten cards are left to draw: somebody must still be able to play out.
  @Test
  void at_a_full_table_hardly_a_hand_is_blocked() {
    Rummy game = BotGames.open(Rummy.class, Rummy.SKAT);
    int seed = 0;
    int blocked = 0;
    int hands = 0;
    for (Simulator.Played<Move> played : BotGames.play(20, game, 3, 3, 3, 3, 3, 3)) {
      List<String> cited = cited(game, seed++, played.entries(game));
      blocked += count(cited, "skat.amb.blocked");
      hands += 6;
    }
    assertThat(blocked).as("of " + hands + " hands").isLessThan(hands / 20);
  }

  private static int count(List<String> cited, String clause) {
    return (int) cited.stream().filter(clause::equals).count();
  }

  /// The clauses cited in a game, in the order of its minute book.
  private static List<String> cited(Rummy game, long seed, List<Log.Entry> entries) {
    Referee<Position, Move, View> referee = new Referee<>(game, 6, seed);
    List<String> cited = new ArrayList<>();
    for (Log.Entry entry : entries)
      if (referee.apply(entry) instanceof Referee.Decision.Accepted accepted)
        accepted.events().forEach(event -> cited.addAll(event.line().clauses()));
    return cited;
  }
}
