package parlour.server.wire;

import java.util.concurrent.ConcurrentHashMap;
import parlour.server.config.Rates;

/// A rate limiter with one token bucket per key, usually an address; full buckets are dropped when
/// there are many.
public final class RateLimiter {
  private static final int PRUNE_ABOVE = 10_000;

  private final Rates.Rate rate;
  private final ConcurrentHashMap<String, TokenBucket> buckets = new ConcurrentHashMap<>();

  public RateLimiter(Rates.Rate rate) {
    this.rate = rate;
  }

  public boolean tryAcquire(String key) {
    return bucket(key).tryAcquire();
  }

  /// The bucket of a key, for those who ask often.
  public TokenBucket bucket(String key) {
    if (buckets.size() > PRUNE_ABOVE) buckets.values().removeIf(TokenBucket::isFull);
    return buckets.computeIfAbsent(key, _ -> new TokenBucket(rate));
  }
}
