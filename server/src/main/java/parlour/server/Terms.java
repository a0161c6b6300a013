package parlour.server;

/// What the host has settled and may settle anew: the words that let people in, and how long he
/// waits for one who is away.
///
/// @param keys the hashes of what lets people in
/// @param patience after how many seconds of an absence a bot plays in; nought: never
record Terms(TableEvent.Keys keys, int patience) {
  /// The longest patience, in seconds: a day.
  static final int LONGEST = 86_400;

  Terms with(TableEvent.Keys others) {
    return new Terms(others, patience);
  }

  Terms with(int seconds) {
    return new Terms(keys, seconds);
  }
}
