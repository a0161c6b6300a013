package parlour.server.wire;

import parlour.server.config.Rates;

/// Lets so many through in a burst and so many a second after that.
public final class TokenBucket {
  private final double most;
  private final double perSecond;
  private double left;
  private long filled = System.nanoTime();

  public TokenBucket(Rates.Rate rate) {
    this.most = rate.burst();
    this.perSecond = rate.perSecond();
    this.left = rate.burst();
  }

  public synchronized boolean tryAcquire() {
    long now = System.nanoTime();
    left = Math.min(most, left + (now - filled) * perSecond / 1e9);
    filled = now;
    if (left < 1) return false;
    left--;
    return true;
  }

  /// Whether it is full again, so that nobody would notice a new one in its place.
  synchronized boolean isFull() {
    return left + (System.nanoTime() - filled) * perSecond / 1e9 >= most;
  }
}
