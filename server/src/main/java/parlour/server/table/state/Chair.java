package parlour.server.table.state;

import java.util.Optional;

/// Who sits on a chair.
public sealed interface Chair {
  record Empty() implements Chair {}

  /// @param key the hash of his token
  record Person(String name, String tokenHash) implements Chair {}

  /// @param dice what its own dice start from
  record BotChair(String name, int level, long diceSeed) implements Chair {}

  /// A chair that a bot keeps while a game is played: for somebody who is away and may come back to
  /// it, or, without a key, for whoever is invited to take it.
  ///
  /// @param key the hash of the token of the one who is away
  record StandIn(String name, String tokenHash, int level, long diceSeed) implements Chair {
    boolean isVacant() {
      return tokenHash.isEmpty();
    }
  }

  default String name() {
    return switch (this) {
      case Empty() -> "";
      case Person(String name, _) -> name;
      case BotChair(String name, _, _) -> name;
      case StandIn(String name, _, _, _) -> name;
    };
  }

  /// The hash of the token that opens it, or nothing.
  default String tokenHash() {
    return switch (this) {
      case Person(_, String key) -> key;
      case StandIn(_, String key, _, _) -> key;
      case Empty(), BotChair(_, _, _) -> "";
    };
  }

  /// The bot that plays from it, if one does.
  default Optional<BotChair> bot() {
    return switch (this) {
      case BotChair machine -> Optional.of(machine);
      case StandIn(String name, _, int level, long dice) ->
          Optional.of(new BotChair(name, level, dice));
      case Empty(), Person(_, _) -> Optional.empty();
    };
  }

  /// The word the wire has for it.
  default String kind() {
    return switch (this) {
      case Empty() -> "empty";
      case Person _ -> "person";
      case BotChair _ -> "bot";
      case StandIn kept -> kept.isVacant() ? "bot" : "person";
    };
  }
}
