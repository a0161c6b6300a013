package parlour.server.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/// An LRU cache of bounded size that several threads may use.
final class LruCache<V> {
  private final Map<String, V> entries;

  LruCache(int capacity) {
    this.entries =
        Collections.synchronizedMap(
            new LinkedHashMap<>(capacity, 0.75f, true) {
              private static final long serialVersionUID = 1;

              @Override
              protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
                return size() > capacity;
              }
            });
  }

  V computeIfAbsent(String key, Supplier<V> make) {
    return entries.computeIfAbsent(key, _ -> make.get());
  }

  void remove(String key) {
    entries.remove(key);
  }
}
