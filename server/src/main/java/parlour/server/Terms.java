package parlour.server;

/// What the host has settled and may settle anew: the words that let people in, how long he waits
/// for one who is away, and whether hints are given; and what an evening has settled for him.
///
/// @param keys the hashes of what lets people in
/// @param patience after how many seconds of an absence a bot plays in; nought: never
/// @param hints whether a player may ask for a hint
record Terms(TableEvent.Keys keys, int patience, boolean hints, Errand errand) {
  /// The longest patience, in seconds: a day.
  static final int LONGEST = 86_400;

  Terms with(TableEvent.Keys others) {
    return new Terms(others, patience, hints, errand);
  }

  Terms with(int seconds) {
    return new Terms(keys, seconds, hints, errand);
  }

  Terms with(boolean allowed) {
    return new Terms(keys, patience, allowed, errand);
  }

  Terms with(Errand other) {
    return new Terms(keys, patience, hints, other);
  }
}
