package parlour.offline;

/// A table's time: milliseconds since the deal, which stand still while nobody sits at it.
final class LocalClock {
  private long base;
  private long anchor;
  private boolean runs;

  /// Stands at a time, and runs only once it is started.
  void stand(long at) {
    base = at;
    runs = false;
  }

  void start(long now) {
    if (runs) return;
    anchor = now;
    runs = true;
  }

  boolean runs() {
    return runs;
  }

  /// The table time of a moment of the device's own clock, in milliseconds.
  long at(long now) {
    return runs ? base + Math.max(0, now - anchor) : base;
  }
}
