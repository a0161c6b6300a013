package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.bots.skill.Reflexes;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Match;
import parlour.server.table.state.Players;
import parlour.server.table.state.TableClock;
import parlour.server.wire.RoundTrips;

/// Races between equals on unequal lines, by the table's own stage.
///
/// A card is shown, takes half a round trip to each, each reacts as bots of one level do, and the
/// press takes the other half back; both halves vary as lines do, and the table knows of a line
/// only what five pings have told it.
class FairnessTest {
  private static final ActorSystem<Void> SYSTEM = ActorSystem.create(Behaviors.empty(), "races");
  private static final int RACES = 2_000;

  /// Equals win a quarter each: 25 of a hundred, give or take four.
  private static final double LEAST = 0.21;

  private static final double MOST = 0.29;

  private final Dice dice = new Dice(1_935);
  private final Reflexes reflexes = Reflexes.of(3);

  @AfterAll
  static void close() {
    SYSTEM.terminate();
  }

  /// A player on a line.
  ///
  /// @param roundTrip how long a message takes there and back, in milliseconds
  /// @param feigned how much longer he keeps the server's pings than he must
  /// @param quicker by how much he reacts more quickly than others
  private record Line(int roundTrip, int feigned, int quicker) {
    static Line honest(int roundTrip) {
      return new Line(roundTrip, 0, 0);
    }
  }

  private static final Line[] EQUALS = {
    Line.honest(20), Line.honest(100), Line.honest(250), Line.honest(100)
  };

  @Test
  void equals_on_lines_of_20_100_and_250_milliseconds_win_equally_often() {
    int[] wins = races(EQUALS);
    for (int win : wins) assertThat(win / (double) RACES).isBetween(LEAST, MOST);
  }

  @Test
  void whoever_feigns_a_slow_line_wins_no_more_than_one_who_is_quicker_by_the_bound() {
    int bound = (int) (2 * RaceWindow.CAP / 1_000) - 20;
    Line[] forged = EQUALS.clone();
    forged[0] = new Line(20, 5_000, 0);
    Line[] quick = EQUALS.clone();
    quick[0] = new Line(20, 0, bound);
    double margin = 0.03;
    assertThat(races(forged)[0] / (double) RACES)
        .isLessThanOrEqualTo(races(quick)[0] / (double) RACES + margin);
  }

  private int[] races(Line[] lines) {
    Match match = SlapJackMatches.picture(lines.length);
    int[] wins = new int[lines.length];
    for (int race = 0; race < RACES; race++) wins[winner(match, lines)]++;
    return wins;
  }

  private int winner(Match match, Line[] lines) {
    RaceWindow stage = stage(match, lines.length);
    long[] trips = new long[lines.length];
    long longest = 0;
    for (int i = 0; i < lines.length; i++) {
      trips[i] = measured(lines[i]);
      longest = Math.max(longest, trips[i]);
    }
    stage.clock().stand(match.at() + 3_000);
    stage.clock().start();
    long shown = TableClock.micros() - 3_000_000;
    for (int i = 0; i < lines.length; i++) {
      long reaction = Math.max(1, reflexes.reactionMillis(dice) - lines[i].quicker()) * 1_000;
      long arrived = shown + half(lines[i]) + reaction + half(lines[i]);
      Seat seat = Seat.of(i);
      stage.arrive(
          match,
          new TableCommand.Play(
              "", 1, SlapJackMatches.cry(match, seat), arrived, trips[i], SYSTEM.ignoreRef()),
          seat,
          longest);
    }
    stage.clock().stand(match.at() + 4_000);
    stage.clock().start();
    RaceWindow.Sitting sitting = stage.look(match, longest, true);
    return sitting.judged().getFirst().what().input().by().index();
  }

  private static RaceWindow stage(Match match, int players) {
    Players company = new Players(PerSeat.all(players, new Chair.Empty()), Seat.NOBODY);
    BotPlayer.Line line = new BotPlayer.Line(Runnable::run, 100, _ -> {});
    return new RaceWindow(new TableBots(company, match.referee().game(), Bots::seat, line));
  }

  /// Half the way there and back in microseconds: an eighth more or less.
  private long half(Line line) {
    long half = line.roundTrip() * 500L;
    return half - half / 8 + dice.below((int) (half / 4) + 1);
  }

  /// What five pings tell of a line.
  private long measured(Line line) {
    RoundTrips trips = new RoundTrips();
    for (int n = 1; n <= 5; n++) {
      trips.sent(n, 0);
      trips.back(n, half(line) + half(line) + line.feigned() * 1_000L);
    }
    return trips.half();
  }
}
