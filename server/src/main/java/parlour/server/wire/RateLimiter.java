package parlour.server.wire;

import java.util.concurrent.ConcurrentHashMap;
import parlour.server.config.Rates;

/// One bucket for each address; those that are full again are forgotten now and then.
public final class RateLimiter {
  private static final int MANY = 10_000;

  private final Rates.Rate rate;
  private final ConcurrentHashMap<String, TokenBucket> buckets = new ConcurrentHashMap<>();

  public RateLimiter(Rates.Rate rate) {
    this.rate = rate;
  }

  public boolean tryAcquire(String address) {
    if (buckets.size() > MANY) buckets.values().removeIf(TokenBucket::isFull);
    return buckets.computeIfAbsent(address, _ -> new TokenBucket(rate)).tryAcquire();
  }
}
