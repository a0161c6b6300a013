package parlour.offline;

/// A table's clock, in milliseconds since the deal; it is stopped while nobody is at the table.
final class LocalClock {
  private long baseMillis;
  private long startedMillis;
  private boolean isRunning;

  /// Stops the clock at a table time.
  void stopAt(long atMillis) {
    baseMillis = atMillis;
    isRunning = false;
  }

  /// Starts the clock if it is stopped.
  void start(long nowMillis) {
    if (isRunning) return;
    startedMillis = nowMillis;
    isRunning = true;
  }

  boolean isRunning() {
    return isRunning;
  }

  /// The table time at a time of the device's own clock.
  long atMillis(long nowMillis) {
    return isRunning ? baseMillis + Math.max(0, nowMillis - startedMillis) : baseMillis;
  }
}
