package parlour.server.wire;

import java.util.Arrays;

/// How long a connection's messages take, measured by the server alone: pings sent, pongs come
/// back.
///
/// The middle one of the last few trips counts, so that neither one lost packet nor one lucky one
/// says much.
public final class RoundTrips {
  private static final int KEPT = 7;
  private static final int UNDER_WAY = 16;

  private final long[] pingSent = new long[UNDER_WAY];
  private final long[] numbers = new long[UNDER_WAY];
  private final long[] halves = new long[KEPT];
  private int measured;
  private volatile long halfMicros;

  public synchronized void pingSent(long n, long micros) {
    int slot = (int) (n % UNDER_WAY);
    pingSent[slot] = micros;
    numbers[slot] = n;
  }

  /// A pong came back; one that answers no ping under way is not heard.
  public synchronized boolean pongReceived(long n, long micros) {
    int slot = (int) Math.floorMod(n, (long) UNDER_WAY);
    if (n <= 0 || numbers[slot] != n) return false;
    numbers[slot] = 0;
    halves[measured++ % KEPT] = Math.max(0, (micros - pingSent[slot]) / 2);
    long[] known = Arrays.copyOf(halves, Math.min(measured, KEPT));
    Arrays.sort(known);
    halfMicros = known[known.length / 2];
    return true;
  }

  /// Half a round trip, in microseconds; nought while none was measured.
  public long halfMicros() {
    return halfMicros;
  }
}
