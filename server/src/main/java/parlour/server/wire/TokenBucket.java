package parlour.server.wire;

import parlour.server.config.Rates;

/// A token bucket: allows a burst, and after it a steady rate.
public final class TokenBucket {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NEARLY = 0.9;

  private final double capacity;
  private final double perSecond;
  private double tokens;
  private long filledAtNanos = System.nanoTime();

  public TokenBucket(Rates.Rate rate) {
    this.capacity = rate.burst();
    this.perSecond = rate.perSecond();
    this.tokens = rate.burst();
  }

  /// Takes one token; false when there is none.
  public synchronized boolean tryAcquire() {
    long nowNanos = System.nanoTime();
    tokens = Math.min(capacity, tokensAt(nowNanos));
    filledAtNanos = nowNanos;
    if (tokens < 1) return false;
    tokens--;
    return true;
  }

  /// Whether hardly anything was taken from it of late.
  public synchronized boolean isNearlyFull() {
    return tokensAt(System.nanoTime()) >= NEARLY * capacity;
  }

  /// Whether it has filled up again, so that it can be replaced by a new one.
  synchronized boolean isFull() {
    return tokensAt(System.nanoTime()) >= capacity;
  }

  private double tokensAt(long nowNanos) {
    return tokens + (nowNanos - filledAtNanos) * perSecond / NANOS_PER_SECOND;
  }
}
