package parlour.server.table.state;

/// What the host has settled and may settle anew: the words that let people in, how long he waits
/// for one who is away, and whether hints are given; and what an evening has settled for him.
///
/// @param keys the hashes of what lets people in
/// @param patience after how many seconds of an absence a bot plays in; nought: never
/// @param hints whether a player may ask for a hint
public record HostSettings(
    TableEvent.TokenHashes tokenHashes,
    int patienceSeconds,
    boolean hintsAllowed,
    EveningLink eveningLink) {
  /// The longest patience, in seconds: a day.
  public static final int LONGEST_PATIENCE_SECONDS = 86_400;

  HostSettings with(TableEvent.TokenHashes others) {
    return new HostSettings(others, patienceSeconds, hintsAllowed, eveningLink);
  }

  HostSettings with(int seconds) {
    return new HostSettings(tokenHashes, seconds, hintsAllowed, eveningLink);
  }

  HostSettings with(boolean allowed) {
    return new HostSettings(tokenHashes, patienceSeconds, allowed, eveningLink);
  }

  HostSettings with(EveningLink other) {
    return new HostSettings(tokenHashes, patienceSeconds, hintsAllowed, other);
  }
}
