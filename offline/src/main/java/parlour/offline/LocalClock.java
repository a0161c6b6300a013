package parlour.offline;

/// A table's time: milliseconds since the deal, which stand still while nobody sits at it.
final class LocalClock {
  private long base;
  private long anchor;
  private boolean isRunning;

  /// Stands at a time, and runs only once it is started.
  void stopAt(long at) {
    base = at;
    isRunning = false;
  }

  void start(long now) {
    if (isRunning) return;
    anchor = now;
    isRunning = true;
  }

  boolean isRunning() {
    return isRunning;
  }

  /// The table time of a moment of the device's own clock, in milliseconds.
  long at(long now) {
    return isRunning ? base + Math.max(0, now - anchor) : base;
  }
}
