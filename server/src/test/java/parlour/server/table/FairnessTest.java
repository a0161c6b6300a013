package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import parlour.bots.Bots;
import parlour.bots.skill.Reflexes;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.server.table.state.Match;
import parlour.server.table.state.TableClock;
import parlour.server.wire.RoundTrips;

/// Lag compensation is fair: races between equals on unequal connections, in the real race window.
///
/// A card takes half a round trip to reach each player, all react as bots of one level do, and the
/// press takes the other half back. Both halves vary, and the table knows of a connection only what
/// five pings have told it.
class FairnessTest {
  private static final ActorSystem<Void> SYSTEM = ActorSystem.create(Behaviors.empty(), "races");
  private static final int RACES = 2_000;

  /// Four equals win a quarter each: 25 percent, give or take four.
  private static final double LEAST = 0.21;

  private static final double MOST = 0.29;

  private final Dice dice = new Dice(1_935);
  private final Reflexes reflexes = Reflexes.of(3);

  @AfterAll
  static void close() {
    SYSTEM.terminate();
  }

  /// A player's connection.
  ///
  /// @param feignedMillis how much longer than necessary the player delays the server's pings
  /// @param quickerMillis by how much the player reacts faster than the others
  private record Link(int roundTripMillis, int feignedMillis, int quickerMillis) {
    static Link honest(int roundTripMillis) {
      return new Link(roundTripMillis, 0, 0);
    }
  }

  private static final Link[] EQUALS = {
    Link.honest(20), Link.honest(100), Link.honest(250), Link.honest(100)
  };

  @Test
  void equals_with_round_trips_of_20_100_and_250_milliseconds_win_equally_often() {
    int[] wins = races(EQUALS);
    for (int win : wins) assertThat(win / (double) RACES).isBetween(LEAST, MOST);
  }

  @Test
  void feigning_a_slow_connection_gains_no_more_than_being_quicker_by_the_cap() {
    int bound = (int) (2 * RaceWindow.TRIP_CAP_MICROS / 1_000) - 20;
    Link[] forged = EQUALS.clone();
    forged[0] = new Link(20, 5_000, 0);
    Link[] quick = EQUALS.clone();
    quick[0] = new Link(20, 0, bound);
    double margin = 0.03;
    assertThat(races(forged)[0] / (double) RACES)
        .isLessThanOrEqualTo(races(quick)[0] / (double) RACES + margin);
  }

  private int[] races(Link[] links) {
    Match match = SlapJackMatches.picture(links.length);
    int[] wins = new int[links.length];
    for (int race = 0; race < RACES; race++) wins[winner(match, links)]++;
    return wins;
  }

  private int winner(Match match, Link[] links) {
    long[] trips = new long[links.length];
    long slowest = 0;
    for (int i = 0; i < links.length; i++) {
      trips[i] = measured(links[i]);
      slowest = Math.max(slowest, trips[i]);
    }
    long slowestTripMicros = slowest;
    long nowMicros = 1_000_000_000;
    TableClock clock = new TableClock(() -> nowMicros);
    TableBots bots = new TableBots(Bots::seat, new BotPlayer.Thinking(Runnable::run, 100, _ -> {}));
    RaceWindow window = new RaceWindow(clock, bots, () -> slowestTripMicros);
    clock.stopAt(match.atMillis() + 3_000);
    clock.start();
    long shown = nowMicros - 3_000_000;
    for (int i = 0; i < links.length; i++) {
      long reaction = Math.max(1, reflexes.reactionMillis(dice) - links[i].quickerMillis()) * 1_000;
      long arrived = shown + half(links[i]) + reaction + half(links[i]);
      Seat seat = Seat.of(i);
      window.add(
          match,
          new TableCommand.Play(
              "", 1, SlapJackMatches.reaction(match, seat), arrived, trips[i], SYSTEM.ignoreRef()),
          seat);
    }
    clock.stopAt(match.atMillis() + 4_000);
    clock.start();
    RaceWindow.Batch batch = window.judgeDue(match, true);
    return batch.judged().getFirst().waiting().input().by().index();
  }

  /// Half a round trip in microseconds, give or take an eighth.
  private long half(Link link) {
    long half = link.roundTripMillis() * 500L;
    return half - half / 8 + dice.below((int) (half / 4) + 1);
  }

  /// What five pings tell of a connection, in microseconds.
  private long measured(Link link) {
    RoundTrips trips = new RoundTrips();
    for (int n = 1; n <= 5; n++) {
      trips.pingSent(n, 0);
      trips.pongReceived(n, half(link) + half(link) + link.feignedMillis() * 1_000L);
    }
    return trips.halfMicros();
  }
}
