package parlour.server.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// An LRU cache of bounded size of what takes a while to work out; several threads may use it.
final class LruCache<V> {
  private final Map<String, CompletableFuture<V>> entries;

  LruCache(int capacity) {
    this.entries =
        Collections.synchronizedMap(
            new LinkedHashMap<>(capacity, 0.75f, true) {
              private static final long serialVersionUID = 1;

              @Override
              protected boolean removeEldestEntry(Map.Entry<String, CompletableFuture<V>> eldest) {
                return size() > capacity;
              }
            });
  }

  /// Waits for the value of a key, which `thread` works out if nobody has asked for it; what fails
  /// is not kept.
  V get(String key, Supplier<V> make, Executor thread) {
    CompletableFuture<V> value =
        entries.computeIfAbsent(key, _ -> CompletableFuture.supplyAsync(make, thread));
    try {
      return value.join();
    } catch (CompletionException broken) {
      entries.remove(key, value);
      throw broken.getCause() instanceof RuntimeException own ? own : broken;
    }
  }
}
