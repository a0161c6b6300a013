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
import parlour.server.table.state.AppendList;
import parlour.server.wire.Secrets;

/// An evening as it stands in the house: the sum of its events, and nothing else.
///
/// @param keys the hash of every guest's token
/// @param laid the tables of every game so far
/// @param fault why it cannot go on, or nothing
record EveningState(
    EveningEvent.Opened opened,
    Evening evening,
    AppendList<EveningLogCodec.Entry> entries,
    Map<Integer, String> tokenHashes,
    List<EveningEvent.TablesLaid> tableSets,
    AppendList<MinuteLine> minutes,
    String fault) {
  /// Who looks at an evening, by the secret he has.
  ///
  /// @param guest which guest, or -1
  record Eye(boolean hostess, int guest) {
    static final Eye SCREEN = new Eye(false, -1);
  }

  static EveningState of(EveningEvent.Opened opened) {
    return new EveningState(
        opened,
        Evening.opened(opened.plan(), opened.seed().value()),
        AppendList.empty(),
        Map.of(),
        List.of(),
        AppendList.empty(),
        "");
  }

  EveningState after(EveningEvent event) {
    return switch (event) {
      case EveningEvent.Opened _ -> this;
      case EveningEvent.Stepped(EveningLogCodec.Entry entry) -> after(entry);
      case EveningEvent.TokenGiven(int guest, String key) -> {
        Map<Integer, String> more = new HashMap<>(tokenHashes);
        more.put(guest, key);
        yield new EveningState(
            opened, evening, entries, Map.copyOf(more), tableSets, minutes, fault);
      }
      case EveningEvent.TablesLaid tables -> {
        List<EveningEvent.TablesLaid> more = new ArrayList<>(tableSets);
        more.add(tables);
        yield new EveningState(
            opened, evening, entries, tokenHashes, List.copyOf(more), minutes, fault);
      }
    };
  }

  private EveningState after(EveningLogCodec.Entry entry) {
    return switch (Progressive.play(evening, entry.step(), entry.at())) {
      case Ruling.Legal<Evening>(Evening next, List<Event> events) -> {
        AppendList<MinuteLine> longer = minutes;
        for (Event event : events) longer = longer.with(event.line());
        yield new EveningState(
            opened, next, entries.with(entry), tokenHashes, tableSets, longer, fault);
      }
      case Ruling.Illegal<Evening>(_, String why) ->
          new EveningState(
              opened,
              evening,
              entries,
              tokenHashes,
              tableSets,
              minutes,
              "This evening was held under other rules and cannot go on: " + why);
    };
  }

  /// What o'clock it is by the evening's own count.
  long nowMillis() {
    return Math.max(evening.clock().at(), System.currentTimeMillis() - opened.openedMillis());
  }

  /// Who shows that secret; nobody where it opens nothing.
  Optional<Eye> eye(String secret) {
    if (Secrets.fits(secret, opened.tokenHashes().hostess())) return Optional.of(new Eye(true, -1));
    for (Map.Entry<Integer, String> key : tokenHashes.entrySet())
      if (Secrets.fits(secret, key.getValue())) return Optional.of(new Eye(false, key.getKey()));
    return Secrets.fits(secret, opened.tokenHashes().screen())
            || Secrets.fits(secret, opened.tokenHashes().invite())
        ? Optional.of(Eye.SCREEN)
        : Optional.empty();
  }

  boolean isPlaying() {
    return evening.phase() == Evening.Phase.PLAYING || evening.phase() == Evening.Phase.STOPPED;
  }

  /// The id of the table with that number in the game that is played, or nothing.
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
