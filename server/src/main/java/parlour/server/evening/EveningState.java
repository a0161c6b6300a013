package parlour.server.evening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Ruling;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Progressive;
import parlour.games.progressive.Step;
import parlour.server.table.state.AppendList;
import parlour.server.wire.KeyedReplies;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Secrets;

/// The durable state of an evening: a fold over its events, and nothing else.
///
/// @param tokenHashes the hash of every guest's token, by the guest's number
/// @param tableSets the tables of every game so far
/// @param notedMillis the evening's own time when it was last noted
/// @param fault why the evening cannot go on, or nothing
/// @param replies the latest answers to requests that may be repeated
record EveningState(
    EveningEvent.Opened opened,
    Evening evening,
    AppendList<EveningLogCodec.Entry> entries,
    Map<Integer, String> tokenHashes,
    List<EveningEvent.TablesLaid> tableSets,
    AppendList<MinuteLine> minutes,
    long notedMillis,
    String fault,
    KeyedReplies replies) {
  /// Who looks at an evening, by the token they have.
  ///
  /// @param guest the guest's number, or -1
  record Eye(boolean hostess, int guest) {
    static final Eye SCREEN = new Eye(false, -1);
  }

  /// The evening that its first event opens.
  static Optional<EveningState> first(EveningEvent event) {
    return switch (event) {
      case EveningEvent.Opened opened -> Optional.of(of(opened));
      case EveningEvent.Requested(EveningEvent.Opened opened, KeyedReply answer) ->
          Optional.of(of(opened).with(KeyedReplies.NONE.with(answer)));
      default -> Optional.empty();
    };
  }

  private static EveningState of(EveningEvent.Opened opened) {
    return new EveningState(
        opened,
        Evening.opened(opened.plan(), opened.seed().value()),
        AppendList.empty(),
        Map.of(),
        List.of(),
        AppendList.empty(),
        0,
        "",
        KeyedReplies.NONE);
  }

  EveningState after(List<EveningEvent> events) {
    EveningState state = this;
    for (EveningEvent event : events) state = state.after(event);
    return state;
  }

  EveningState after(EveningEvent event) {
    return switch (event) {
      case EveningEvent.Opened _ -> this;
      case EveningEvent.Requested(EveningEvent caused, KeyedReply answer) ->
          after(caused).with(replies.with(answer));
      case EveningEvent.Stepped(EveningLogCodec.Entry entry) -> after(entry);
      case EveningEvent.TokenGiven(int guest, String tokenHash) -> {
        Map<Integer, String> more = new HashMap<>(tokenHashes);
        more.put(guest, tokenHash);
        yield new EveningState(
            opened,
            evening,
            entries,
            Map.copyOf(more),
            tableSets,
            minutes,
            notedMillis,
            fault,
            replies);
      }
      case EveningEvent.ClockNoted(long atMillis) ->
          new EveningState(
              opened, evening, entries, tokenHashes, tableSets, minutes, atMillis, fault, replies);
      case EveningEvent.TablesLaid tables -> {
        List<EveningEvent.TablesLaid> more = new ArrayList<>(tableSets);
        more.add(tables);
        yield new EveningState(
            opened,
            evening,
            entries,
            tokenHashes,
            List.copyOf(more),
            minutes,
            notedMillis,
            fault,
            replies);
      }
    };
  }

  private EveningState with(KeyedReplies changed) {
    return new EveningState(
        opened, evening, entries, tokenHashes, tableSets, minutes, notedMillis, fault, changed);
  }

  private EveningState after(EveningLogCodec.Entry entry) {
    return switch (Progressive.play(evening, entry.step(), entry.atMillis())) {
      case Ruling.Legal<Evening>(Evening next, List<Event> events) -> {
        AppendList<MinuteLine> longer = minutes;
        for (Event event : events) longer = longer.with(event.line());
        yield new EveningState(
            opened,
            next,
            entries.with(entry),
            tokenHashes,
            tableSets,
            longer,
            notedMillis,
            fault,
            replies);
      }
      case Ruling.Illegal<Evening>(_, String why) ->
          new EveningState(
              opened,
              evening,
              entries,
              tokenHashes,
              tableSets,
              minutes,
              notedMillis,
              "This evening was held under other rules and cannot go on: " + why,
              replies);
    };
  }

  /// The latest known time of the evening, in milliseconds since it was opened.
  long atMillis() {
    return Math.max(evening.clock().atMillis(), notedMillis);
  }

  /// Who has that token, if it is one of this evening's.
  Optional<Eye> eye(String token) {
    if (Secrets.matches(token, opened.tokenHashes().hostess()))
      return Optional.of(new Eye(true, -1));
    for (Map.Entry<Integer, String> known : tokenHashes.entrySet())
      if (Secrets.matches(token, known.getValue()))
        return Optional.of(new Eye(false, known.getKey()));
    return Secrets.matches(token, opened.tokenHashes().screen())
            || Secrets.matches(token, opened.tokenHashes().invite())
        ? Optional.of(Eye.SCREEN)
        : Optional.empty();
  }

  boolean isPlaying() {
    return evening.phase() == Evening.Phase.PLAYING || evening.phase() == Evening.Phase.STOPPED;
  }

  /// Whether a guest has left since the bell began the game: a bot has their chair until the next
  /// game, even if they are back.
  boolean hasLeftGame(int guest) {
    for (EveningLogCodec.Entry entry : entries.reversed()) {
      if (entry.step() instanceof Step.Begin) return false;
      if (entry.step().equals(new Step.Leave(guest))) return true;
    }
    return false;
  }

  /// The id of a table of the current game by its number, or nothing.
  String tableId(int number) {
    return isPlaying()
            && !tableSets.isEmpty()
            && number >= 1
            && number <= tableSets.getLast().tables().size()
        ? tableSets.getLast().tables().get(number - 1)
        : "";
  }

  EveningLogCodec log() {
    return new EveningLogCodec(opened.plan(), opened.seed(), List.copyOf(entries));
  }
}
