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
    Map<Integer, String> keys,
    List<EveningEvent.Laid> laid,
    AppendList<MinuteLine> minutes,
    String fault) {
  /// Who looks at an evening, by the token they have.
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
      case EveningEvent.Keyed(int guest, String key) -> {
        Map<Integer, String> more = new HashMap<>(keys);
        more.put(guest, key);
        yield new EveningState(opened, evening, entries, Map.copyOf(more), laid, minutes, fault);
      }
      case EveningEvent.Laid tables -> {
        List<EveningEvent.Laid> more = new ArrayList<>(laid);
        more.add(tables);
        yield new EveningState(opened, evening, entries, keys, List.copyOf(more), minutes, fault);
      }
    };
  }

  private EveningState after(EveningLogCodec.Entry entry) {
    return switch (Progressive.play(evening, entry.step(), entry.at())) {
      case Ruling.Legal<Evening>(Evening next, List<Event> events) -> {
        AppendList<MinuteLine> longer = minutes;
        for (Event event : events) longer = longer.with(event.line());
        yield new EveningState(opened, next, entries.with(entry), keys, laid, longer, fault);
      }
      case Ruling.Illegal<Evening>(_, String why) ->
          new EveningState(
              opened,
              evening,
              entries,
              keys,
              laid,
              minutes,
              "This evening was held under other rules and cannot go on: " + why);
    };
  }

  /// What o'clock it is by the evening's own count.
  long now() {
    return Math.max(evening.clock().at(), System.currentTimeMillis() - opened.at());
  }

  /// Who has that token; nobody where it opens nothing.
  Optional<Eye> eye(String token) {
    if (Secrets.matches(token, opened.keys().hostess())) return Optional.of(new Eye(true, -1));
    for (Map.Entry<Integer, String> key : keys.entrySet())
      if (Secrets.matches(token, key.getValue())) return Optional.of(new Eye(false, key.getKey()));
    return Secrets.matches(token, opened.keys().screen())
            || Secrets.matches(token, opened.keys().invite())
        ? Optional.of(Eye.SCREEN)
        : Optional.empty();
  }

  boolean isPlaying() {
    return evening.phase() == Evening.Phase.PLAYING || evening.phase() == Evening.Phase.STOPPED;
  }

  /// The id of the table with that number in the game that is played, or nothing.
  String table(int number) {
    return isPlaying() && !laid.isEmpty() && number >= 1 && number <= laid.getLast().tables().size()
        ? laid.getLast().tables().get(number - 1)
        : "";
  }

  EveningLogCodec book() {
    return new EveningLogCodec(opened.plan(), opened.seed(), List.copyOf(entries));
  }
}
