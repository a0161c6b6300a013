package parlour.games.anagrams;

/// How far a round has come.
public sealed interface Phase {
  /// The leader chooses words and serves their letters.
  ///
  /// @param dueMillis when the leader must have chosen the next word
  record Serving(long dueMillis) implements Phase {}

  /// Everybody is served; the leader has yet to call "Ready".
  ///
  /// @param dueMillis when the leader must have called
  record Served(long dueMillis) implements Phase {}

  /// All look for their words.
  ///
  /// @param stopMillis when "Stop" will be called
  record Hunting(long stopMillis) implements Phase {}

  /// "Stop" has been called: letters are returned, words named, lists read.
  ///
  /// @param stopMillis when it was called
  /// @param dueMillis when the lists must have been read, or never
  record Stopped(long stopMillis, long dueMillis) implements Phase {}

  record Over() implements Phase {}

  /// Whether the leader has yet to call "Ready".
  default boolean isBeforeReady() {
    return this instanceof Serving || this instanceof Served;
  }
}
