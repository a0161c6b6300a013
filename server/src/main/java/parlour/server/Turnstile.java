package parlour.server;

import java.util.concurrent.ConcurrentHashMap;

/// One bucket for each address; those that are full again are forgotten now and then.
final class Turnstile {
  private static final int MANY = 10_000;

  private final Rates.Rate rate;
  private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();

  Turnstile(Rates.Rate rate) {
    this.rate = rate;
  }

  boolean admits(String address) {
    if (buckets.size() > MANY) buckets.values().removeIf(Bucket::isFull);
    return buckets.computeIfAbsent(address, _ -> new Bucket(rate)).take();
  }
}
