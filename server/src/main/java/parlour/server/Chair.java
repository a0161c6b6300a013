package parlour.server;

/// Who sits on a chair.
sealed interface Chair {
  record Empty() implements Chair {}

  /// @param key the hash of his token
  record Person(String name, String key) implements Chair {}

  /// @param dice what its own dice start from
  record Machine(String name, int level, long dice) implements Chair {}

  default String who() {
    return switch (this) {
      case Empty() -> "";
      case Person(String name, _) -> name;
      case Machine(String name, _, _) -> name;
    };
  }

  /// The word the wire has for it.
  default String kind() {
    return switch (this) {
      case Empty() -> "empty";
      case Person _ -> "person";
      case Machine _ -> "bot";
    };
  }
}
