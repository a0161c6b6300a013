package parlour.games.anagrams;

/// How far a round has come.
public sealed interface Phase {
  /// The leader chooses words and serves their letters.
  ///
  /// @param due when the leader must have chosen the next word
  record Serving(long due) implements Phase {}

  /// Everybody is served; the leader has yet to call "Ready".
  ///
  /// @param due when the leader must have called
  record Served(long due) implements Phase {}

  /// All look for their words.
  ///
  /// @param stop when "Stop" will be called
  record Hunting(long stop) implements Phase {}

  /// "Stop" has been called: letters are returned, words named, lists read.
  ///
  /// @param stop when it was called
  /// @param due when the lists must have been read, or never
  record Stopped(long stop, long due) implements Phase {}

  record Over() implements Phase {}

  /// Whether the leader has yet to call "Ready".
  default boolean isBeforeReady() {
    return this instanceof Serving || this instanceof Served;
  }
}
