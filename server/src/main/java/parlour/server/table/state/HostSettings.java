package parlour.server.table.state;

/// What the host has settled and may change: the tokens that let people in, how long he waits for
/// one who is away, and whether hints are given; and what an evening has settled for him.
///
/// @param keys the hashes of what lets people in
/// @param patience after how many seconds of an absence a bot plays in; nought: never
/// @param hints whether a player may ask for a hint
public record HostSettings(TableEvent.Keys keys, int patience, boolean hints, EveningLink errand) {
  /// The longest patience, in seconds: a day.
  public static final int LONGEST = 86_400;

  HostSettings with(TableEvent.Keys others) {
    return new HostSettings(others, patience, hints, errand);
  }

  HostSettings with(int seconds) {
    return new HostSettings(keys, seconds, hints, errand);
  }

  HostSettings with(boolean allowed) {
    return new HostSettings(keys, patience, allowed, errand);
  }

  HostSettings with(EveningLink other) {
    return new HostSettings(keys, patience, hints, other);
  }
}
