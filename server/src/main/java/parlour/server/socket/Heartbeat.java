package parlour.server.socket;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// The heartbeat of one connection: when it is pinged, so that neither end takes the other for
/// dead, and no oftener.
///
/// A client hears something at least every five seconds: a ping follows the last frame by that
/// time. While it waits for nothing it says so in its pong, and then the next ping follows this one
/// by half a minute, unless anything else is said meanwhile. In a race pings measure the trips, and
/// come whatever else is said.
///
/// One thread at a time asks and pings; any may say or hear something.
final class Heartbeat {
  /// The first pings come fast, so that a race need not wait for a measured trip.
  private static final int FIRST_PINGS = 5;

  private static final Duration FIRST = Duration.ofMillis(200);
  private static final Duration RACE = Duration.ofSeconds(2);
  private static final Duration USUAL = Duration.ofSeconds(5);
  private static final Duration CALM = Duration.ofSeconds(30);

  private static final long NOTHING = Long.MIN_VALUE;

  private final int percent;
  private volatile boolean race;
  private long pings;
  private long pingMicros;

  /// When the last frame since the last ping was said or heard, pings and pongs aside.
  private volatile long talkMicros = NOTHING;

  private volatile boolean calm;

  /// @param dice gives or takes a quarter, so that connections opened together are not all pinged
  ///   together
  Heartbeat(RandomGenerator dice) {
    this.percent = 75 + dice.nextInt(51);
  }

  /// From now on the client is in a race, or in none.
  void setRace(boolean race) {
    this.race = race;
  }

  /// A frame was said or heard.
  void talked(long nowMicros) {
    talkMicros = nowMicros;
  }

  /// The last ping was answered.
  ///
  /// @param calm whether the client waits for nothing
  void answered(boolean calm) {
    this.calm = calm;
  }

  /// Begins a ping; its number.
  long ping(long nowMicros) {
    calm = false;
    talkMicros = NOTHING;
    pingMicros = nowMicros;
    return ++pings;
  }

  /// How many microseconds there are until the next ping is due: 0 or less if it is.
  long untilDue(long nowMicros) {
    return dueMicros() - nowMicros;
  }

  private long dueMicros() {
    if (pings == 0) return NOTHING / 2;
    if (pings < FIRST_PINGS) return pingMicros + micros(FIRST);
    if (race) return pingMicros + micros(RACE);
    long talked = talkMicros;
    if (talked == NOTHING) return pingMicros + micros(calm ? CALM : USUAL);
    return Math.min(talked + micros(USUAL), pingMicros + micros(CALM));
  }

  /// How long nobody need ask again: what is said meanwhile may bring the next ping forward to five
  /// seconds after it.
  Duration pause(long nowMicros) {
    long most = micros(USUAL);
    return Duration.ofNanos(1_000 * Math.clamp(untilDue(nowMicros), 1, most));
  }

  private long micros(Duration interval) {
    return interval.toNanos() / 1_000 * percent / 100;
  }
}
