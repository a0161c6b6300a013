package parlour.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.server.store.Alarms;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// What can happen to a table: the events of the event-sourced entity, the only thing stored.
///
/// Their names on disk are in [TableEventCodec] and never change.
public sealed interface TableEvent {
  /// The event itself, without the request that caused it.
  default TableEvent bare() {
    return this;
  }

  /// The event with the game's time at which it happened, if it keeps that.
  default TableEvent at(long millis) {
    return this;
  }

  /// The events of a request, with its answer if it may be repeated.
  static List<TableEvent> remembering(
      List<TableEvent> events, Optional<RequestKey> key, Reply answer) {
    if (key.isEmpty() || events.isEmpty()) return events;
    List<TableEvent> remembering = new ArrayList<>(events);
    remembering.add(new Requested(remembering.removeLast(), new KeyedReply(key.get(), answer)));
    return List.copyOf(remembering);
  }

  /// An event, with the answer to the request that caused it.
  record Requested(TableEvent event, KeyedReply answer) implements TableEvent {
    @Override
    public TableEvent bare() {
      return event;
    }

    @Override
    public TableEvent at(long millis) {
      return new Requested(event.at(millis), answer);
    }
  }

  /// A table was created.
  ///
  /// @param open whether the lobby lists it
  /// @param family whether chat is limited to quick phrases, since children play
  record Gathered(
      String game,
      Settings settings,
      int seats,
      boolean open,
      boolean family,
      TokenHashes tokenHashes)
      implements TableEvent {
    Gathered with(Settings changed) {
      return new Gathered(game, changed, seats, open, family, tokenHashes);
    }

    /// The same table in a school: listed for nobody, and only quick phrases are said.
    public Gathered inSchool(Settings settled) {
      return new Gathered(game, settled, seats, false, true, tokenHashes);
    }
  }

  /// The hashes of a private table's invite token (to sit down) and watch token (to look on).
  record TokenHashes(String invite, String watch) {}

  /// A person sat down, or another device came to a chair that was handed over to it; the token
  /// itself is never stored.
  record Sat(Seat seat, String name, String tokenHash) implements TableEvent {}

  /// A chair was handed over to the device with this token; the one before stays valid until the
  /// new one is used.
  record HandedOver(Seat seat, String tokenHash) implements TableEvent {}

  /// A bot sat down; its dice are independent of the deal.
  record BotSat(Seat seat, String name, int level, long diceSeed) implements TableEvent {}

  /// A player's name and what they said were struck from the table; the events before this one are
  /// rewritten without them.
  record NameStruck(Seat seat) implements TableEvent {}

  /// A chair was freed before the deal.
  record Left(Seat seat) implements TableEvent {}

  /// The cards were dealt.
  record Started(Log.Header header) implements TableEvent {}

  /// An input was accepted: a play, or a deadline that passed.
  ///
  /// @param id the player's own number for it; 0 for bots and the clock
  /// @param photoFinish the presses it was judged among, in a race
  record Played(Log.Entry entry, long id, Optional<PhotoFinish> photoFinish)
      implements TableEvent {}

  /// A bot stands in for a player who has been away too long.
  record BotStoodIn(Seat seat, int level, long diceSeed) implements TableEvent {}

  /// An absent player is back and plays again.
  record Returned(Seat seat) implements TableEvent {}

  /// A player left for good during a game, or was removed: the token is void and a bot plays on.
  record Vacated(Seat seat, String name, int level, long diceSeed) implements TableEvent {}

  /// The host settled on other rules before the deal.
  record Settled(Settings settings) implements TableEvent {}

  /// The host set how long the table waits for absent players; 0: for ever.
  record PatienceSet(int seconds) implements TableEvent {}

  /// The host replaced the invite and watch tokens; the old ones are void.
  record TokensReplaced(TokenHashes tokenHashes) implements TableEvent {}

  /// A line of chat; from nobody when the table itself announces something.
  ///
  /// @param atMillis the time of the game when it was said; 0 before the deal, and in journals of
  ///   0.1.0
  record Said(Seat seat, String text, long atMillis) implements TableEvent {
    public Said(Seat seat, String text) {
      this(seat, text, 0);
    }

    @Override
    public Said at(long millis) {
      return new Said(seat, text, millis);
    }
  }

  /// The host allowed or forbade hints.
  record HintsAllowed(boolean on) implements TableEvent {}

  /// Nobody was left, and the table's clock was stopped.
  ///
  /// @param scores what everybody could see of the score then, for a build that cannot go on with
  ///   the game; empty in journals of 0.1.0
  record ClockStopped(long atMillis, List<Integer> scores) implements TableEvent {}

  /// The game is over, and what it showed was kept, for builds that no longer have its rules.
  record Recorded(PackedRecording recording) implements TableEvent {}

  /// The host of the house ended the game; it stays to be seen again.
  record Ended() implements TableEvent {}

  /// The table belongs to an evening, as the table with that number.
  record AttachedToEvening(String evening, int number, int round) implements TableEvent {}

  /// The evening let the table run, paused it or stopped it when its clock showed `atMillis`.
  record EveningStateSet(EveningLink.State state, long atMillis) implements TableEvent {}

  /// The table belongs to a club.
  record AttachedToClub(String club) implements TableEvent {}

  /// The table is played over days, with so many for each turn.
  record PlayedOverDays(int days) implements TableEvent {}

  /// The time for a turn at a table over days was set, given, or taken back ([TurnTime]).
  record TurnTimeSet(long untilMillis, long wakeMillis) implements TableEvent, Alarms.SetBy {}

  /// A member of the club has a chair, which every device of theirs opens.
  record MemberSat(Seat seat, String name, ClubMember member) implements TableEvent {}

  /// The member of a chair has other devices now, or asked for another clock.
  record MemberChanged(Seat seat, List<String> devices, boolean longClock) implements TableEvent {}

  /// The same players have their rematch at another table.
  record Rematched(String table) implements TableEvent {}
}
