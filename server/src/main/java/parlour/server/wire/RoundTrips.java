package parlour.server.wire;

import java.util.Arrays;

/// Round-trip times of one connection, measured by the server alone with pings and pongs.
///
/// The median of the last few counts, so that one lost or one lucky packet says little.
public final class RoundTrips {
  private static final int SAMPLES = 7;
  private static final int PENDING = 16;

  private final long[] sentAtMicros = new long[PENDING];
  private final long[] pendingNumbers = new long[PENDING];
  private final long[] sampleMicros = new long[SAMPLES];
  private int measured;
  private volatile long halfMicros;

  public synchronized void pingSent(long n, long micros) {
    int slot = (int) (n % PENDING);
    sentAtMicros[slot] = micros;
    pendingNumbers[slot] = n;
  }

  /// Takes in a pong; false when it answers no pending ping.
  public synchronized boolean pongReceived(long n, long micros) {
    int slot = (int) Math.floorMod(n, (long) PENDING);
    if (n <= 0 || pendingNumbers[slot] != n) return false;
    pendingNumbers[slot] = 0;
    sampleMicros[measured++ % SAMPLES] = Math.max(0, (micros - sentAtMicros[slot]) / 2);
    long[] sorted = Arrays.copyOf(sampleMicros, Math.min(measured, SAMPLES));
    Arrays.sort(sorted);
    halfMicros = sorted[sorted.length / 2];
    return true;
  }

  /// Half a round trip in microseconds; 0 while none was measured.
  public long halfMicros() {
    return halfMicros;
  }
}
