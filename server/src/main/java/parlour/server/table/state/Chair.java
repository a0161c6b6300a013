package parlour.server.table.state;

import java.util.Optional;

/// Who sits on a chair.
public sealed interface Chair {
  record Empty() implements Chair {}

  /// @param tokenHash the hash of the player's token
  record Person(String name, String tokenHash) implements Chair {}

  /// @param diceSeed the seed of the bot's own dice
  record BotChair(String name, int level, long diceSeed) implements Chair {}

  /// A bot plays from the chair until its player comes back or, once the chair is vacant, until
  /// somebody invited takes it.
  ///
  /// @param tokenHash the hash of the absent player's token; empty when the chair is vacant
  record StandIn(String name, String tokenHash, int level, long diceSeed) implements Chair {
    boolean isVacant() {
      return tokenHash.isEmpty();
    }
  }

  /// The name shown at the chair, or nothing.
  default String name() {
    return "";
  }

  /// The hash of the token that opens the chair, or nothing.
  default String tokenHash() {
    return "";
  }

  /// The bot that plays from the chair, if one does.
  default Optional<BotChair> bot() {
    return switch (this) {
      case BotChair bot -> Optional.of(bot);
      case StandIn(String name, _, int level, long diceSeed) ->
          Optional.of(new BotChair(name, level, diceSeed));
      case Empty(), Person(_, _) -> Optional.empty();
    };
  }

  /// The same chair, of a person who has another name.
  default Chair renamed(String name) {
    return switch (this) {
      case Person(_, String tokenHash) -> new Person(name, tokenHash);
      case StandIn(_, String tokenHash, int level, long diceSeed) when !tokenHash.isEmpty() ->
          new StandIn(name, tokenHash, level, diceSeed);
      case Empty _, BotChair _, StandIn _ -> this;
    };
  }

  /// Whether the same person, or the same bot, plays from both.
  default boolean isPlayedAs(Chair other) {
    return name().equals(other.name()) && bot().isPresent() == other.bot().isPresent();
  }

  /// The kind of chair, as frames name it.
  default String kind() {
    return switch (this) {
      case Empty() -> "empty";
      case Person _ -> "person";
      case BotChair _ -> "bot";
      case StandIn standIn -> standIn.isVacant() ? "bot" : "person";
    };
  }
}
