package parlour.server.table.state;

import java.util.Optional;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.Settings;

/// What can happen to a table; a table is nothing but the sum of these, and they alone are stored.
public sealed interface TableEvent {
  /// A table was laid.
  ///
  /// @param open whether the lobby shows it
  /// @param family whether only quick phrases are said at it, since children play
  /// @param keys the hashes of what lets people in
  record Gathered(
      String game,
      Settings settings,
      int seats,
      boolean open,
      boolean family,
      TokenHashes tokenHashes)
      implements TableEvent {}

  /// The hashes of the secrets that open a private table: one to sit down, one to look on.
  record TokenHashes(String invite, String watch) {}

  /// A person sat down; `key` is the hash of his token.
  record Sat(Seat seat, String name, String tokenHash) implements TableEvent {}

  /// A bot sat down; its dice are its own and have nothing to do with the deal.
  record BotSat(Seat seat, String name, int level, long diceSeed) implements TableEvent {}

  /// A chair is free again.
  record Left(Seat seat) implements TableEvent {}

  /// The cards were dealt.
  record Started(Log.Header header) implements TableEvent {}

  /// An input was accepted: a play, or the clock spoke.
  ///
  /// @param id the player's own number for it; nought for bots and the clock
  /// @param photo the presses it was judged among, where quickness decided
  record Played(Log.Entry entry, long id, Optional<PhotoFinish> photoFinish)
      implements TableEvent {}

  /// A bot plays in for one who has been away too long.
  record BotStoodIn(Seat seat, int level, long diceSeed) implements TableEvent {}

  /// One who was away is back and has his chair again.
  record Returned(Seat seat) implements TableEvent {}

  /// Somebody left his chair for good while a game was played, or was made to: his token is good no
  /// more, and a bot plays on.
  record Vacated(Seat seat, String name, int level, long diceSeed) implements TableEvent {}

  /// The host has said how long he waits for one who is away, in seconds; nought: for ever.
  record PatienceSet(int seconds) implements TableEvent {}

  /// The host has had new words made to come in by, and the old ones are good no more.
  record TokensReplaced(TokenHashes tokenHashes) implements TableEvent {}

  /// Somebody spoke; nobody: the table itself gave notice.
  record Said(Seat seat, String text) implements TableEvent {}

  /// The host allowed hints, or put them away.
  record HintsAllowed(boolean on) implements TableEvent {}

  /// Nobody was left, and the table's clock stood still from then on.
  record ClockStopped(long atMillis) implements TableEvent {}

  /// The table was laid for a game of an evening, as the table with that number.
  record AttachedToEvening(String evening, int number, int round) implements TableEvent {}

  /// The evening had the table run, stand still or stop; its clock showed `at`.
  record EveningStateSet(EveningLink.State state, long atMillis) implements TableEvent {}

  /// The same company went on at another table.
  record Rematched(String table) implements TableEvent {}
}
