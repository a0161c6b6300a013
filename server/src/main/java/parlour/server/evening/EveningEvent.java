package parlour.server.evening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.play.Seed;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Plan;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// What can happen to an evening: the events of the event-sourced entity, the only thing stored.
///
/// Their names on disk are in [EveningEventCodec] and never change.
public sealed interface EveningEvent {
  /// The hostess opened the evening.
  ///
  /// @param seed the seed of its dice
  /// @param openedMillis when, in milliseconds since 1970
  record Opened(Plan plan, Seed seed, TokenHashes tokenHashes, long openedMillis)
      implements EveningEvent {}

  /// The hashes of the hostess's token, the invite token and the watch token (`screen`).
  record TokenHashes(String hostess, String invite, String screen) {}

  /// The events of a request, with its answer if it may be repeated.
  static List<EveningEvent> remembering(
      List<EveningEvent> events, Optional<RequestKey> key, Reply answer) {
    if (key.isEmpty() || events.isEmpty()) return events;
    List<EveningEvent> remembering = new ArrayList<>(events);
    remembering.add(new Requested(remembering.removeLast(), new KeyedReply(key.get(), answer)));
    return List.copyOf(remembering);
  }

  /// An event, with the answer to the request that caused it.
  record Requested(EveningEvent event, KeyedReply answer) implements EveningEvent {}

  /// A step was accepted.
  record Stepped(EveningLogCodec.Entry entry) implements EveningEvent {}

  /// A guest was given a token.
  record TokenGiven(int guest, String tokenHash) implements EveningEvent {}

  /// The evening's clock was noted, so that it goes on from there: it left the memory, or a while
  /// has passed.
  ///
  /// @param atMillis in milliseconds since the opening, times when no server ran not counted
  record ClockNoted(long atMillis) implements EveningEvent {}

  /// The tables of a game were laid.
  ///
  /// @param tables their ids, the head table first
  /// @param words the words in their envelopes; none if the game has no envelopes
  record TablesLaid(int round, List<String> tables, List<String> words) implements EveningEvent {}
}
