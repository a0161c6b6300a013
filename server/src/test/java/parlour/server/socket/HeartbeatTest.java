package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Whatever is said and heard on a good line: nobody at its end takes it for dead, and hardly
/// anything is sent while there is nothing to say.
class HeartbeatTest {
  private static final long SECOND = TimeUnit.SECONDS.toMicros(1);

  /// When a client gives up a line on which nothing came, and when if it has said that it waits for
  /// nothing.
  private static final long DEAD = 12 * SECOND;

  private static final long DEAD_WHILE_CALM = 45 * SECOND;

  private final Random random = new Random(42);
  private long now = SECOND;
  private Heartbeat heartbeat = new Heartbeat(random);
  private int pings;

  /// When the client last heard something, and whether it has been calm since.
  private long heard = now;

  private boolean calm;

  /// Lets time pass on a line, on which the answer to a ping takes as long as one trip.
  private void pass(long micros, long trip, boolean waitsForNothing, int talksInThousand) {
    long until = now + micros;
    long nextBeat = now;
    long answer = Long.MAX_VALUE;
    boolean calmAnswer = false;
    for (; now < until; now += 50_000) {
      if (answer <= now) {
        heartbeat.answered(calmAnswer);
        answer = Long.MAX_VALUE;
      }
      if (random.nextInt(1_000) < talksInThousand) {
        heartbeat.talked(now);
        heard = now;
        calm = false;
      }
      if (nextBeat <= now) {
        if (heartbeat.untilDue(now) <= 0) {
          heartbeat.ping(now);
          pings++;
          heard = now;
          calm = waitsForNothing;
          calmAnswer = calm;
          answer = now + trip;
        }
        nextBeat = now + heartbeat.pause(now).toNanos() / 1_000;
      }
      assertThat(now - heard).isLessThan(calm ? DEAD_WHILE_CALM : DEAD);
    }
  }

  @Test
  void nobody_takes_a_good_line_for_dead() {
    for (int line = 0; line < 300; line++) {
      heartbeat = new Heartbeat(random);
      heartbeat.setRace(random.nextInt(4) == 0);
      heard = now;
      for (int stretch = 0; stretch < 6; stretch++)
        pass(
            random.nextLong(120 * SECOND),
            random.nextLong(2 * SECOND),
            random.nextBoolean(),
            random.nextInt(3) == 0 ? 0 : random.nextInt(60));
    }
  }

  @Test
  void what_is_said_takes_the_place_of_pings() {
    pass(600 * SECOND, 0, false, 1_000);
    assertThat(pings).as("five to begin with, and one each half minute").isBetween(16, 40);
  }

  @Test
  void a_calm_client_is_pinged_each_half_minute_and_another_every_five_seconds() {
    pass(600 * SECOND, 0, true, 0);
    assertThat(pings).isBetween(16, 40);
    pings = 0;
    pass(600 * SECOND, 0, false, 0);
    assertThat(pings).isBetween(90, 170);
  }

  @Test
  void the_trips_of_a_race_are_measured_every_two_seconds_whatever_is_said() {
    heartbeat.setRace(true);
    pass(600 * SECOND, 0, true, 500);
    assertThat(pings).isBetween(230, 420);
  }
}
