package parlour.server.table.state;

import java.util.Optional;

/// Who sits on a chair.
public sealed interface Chair {
  record Empty() implements Chair {}

  /// @param key the hash of his token
  record Person(String name, String key) implements Chair {}

  /// @param dice what its own dice start from
  record Machine(String name, int level, long dice) implements Chair {}

  /// A chair that a bot keeps while a game is played: for somebody who is away and may come back to
  /// it, or, without a key, for whoever is invited to take it.
  ///
  /// @param key the hash of the token of the one who is away
  record Kept(String name, String key, int level, long dice) implements Chair {
    boolean isVacant() {
      return key.isEmpty();
    }
  }

  default String who() {
    return switch (this) {
      case Empty() -> "";
      case Person(String name, _) -> name;
      case Machine(String name, _, _) -> name;
      case Kept(String name, _, _, _) -> name;
    };
  }

  /// The hash of the token that opens it, or nothing.
  default String lock() {
    return switch (this) {
      case Person(_, String key) -> key;
      case Kept(_, String key, _, _) -> key;
      case Empty(), Machine(_, _, _) -> "";
    };
  }

  /// The bot that plays from it, if one does.
  default Optional<Machine> bot() {
    return switch (this) {
      case Machine machine -> Optional.of(machine);
      case Kept(String name, _, int level, long dice) ->
          Optional.of(new Machine(name, level, dice));
      case Empty(), Person(_, _) -> Optional.empty();
    };
  }

  /// The word the wire has for it.
  default String kind() {
    return switch (this) {
      case Empty() -> "empty";
      case Person _ -> "person";
      case Machine _ -> "bot";
      case Kept kept -> kept.isVacant() ? "bot" : "person";
    };
  }
}
