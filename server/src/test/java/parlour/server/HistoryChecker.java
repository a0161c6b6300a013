package parlour.server;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;
import parlour.lexicon.house.HouseList;
import parlour.server.store.Database;
import parlour.server.store.Store;
import parlour.server.table.TableServices;
import parlour.server.table.state.Match;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;

/// Checks the history of a table for linearizability: what its clients sent and heard must agree
/// with one order of plays, that of the journal.
///
/// Every acknowledged play is in the journal once, with its number and its content; none is there
/// that was refused or never sent; a play sent after another was acknowledged comes after it; and
/// no chair was shown a scene or a line that the journal does not give to that chair.
public final class HistoryChecker {
  private final List<TableEvent> journal;
  private final List<String> faults = new ArrayList<>();

  /// Where each play of a chair stands in the journal, by its id.
  private final Map<Integer, Map<Long, Integer>> places = new HashMap<>();

  private final List<Log.Entry> entries = new ArrayList<>();

  private HistoryChecker(List<TableEvent> journal) {
    this.journal = journal;
  }

  /// What is wrong, one sentence each; nothing if the history holds.
  ///
  /// @param journal all events of one table
  /// @param chairs what was noted at its chairs; nothing is said of others
  public static List<String> faults(
      List<TableEvent> journal, List<ChairHistory> chairs, OpenGames games) {
    HistoryChecker checker = new HistoryChecker(journal);
    checker.readPlays();
    for (ChairHistory chair : chairs) checker.checkPlays(chair);
    checker.checkOrder(chairs);
    checker.checkWhatWasSeen(chairs, games);
    return checker.faults;
  }

  /// The same for a table of a server with the embedded store, running or not.
  static List<String> faults(Path dataFolder, List<ChairHistory> chairs) throws SQLException {
    OpenGames games = new OpenGames(HouseList.NONE);
    try (Store store = new Store(Database.sqlite(dataFolder.resolve("parlour.db")))) {
      String table = TableServices.persistenceId(chairs.getFirst().table());
      return faults(new StoredTables(store, games).events(table), chairs, games);
    }
  }

  private void readPlays() {
    Map<Integer, Long> last = new HashMap<>();
    for (TableEvent event : journal) {
      if (!(event instanceof TableEvent.Played played)) continue;
      entries.add(played.entry());
      if (played.id() == 0) continue;
      int seat = played.entry().by().index();
      Integer before =
          places.computeIfAbsent(seat, _ -> new HashMap<>()).put(played.id(), entries.size());
      if (before != null) fault(seat, "play " + played.id() + " is in the journal twice");
      else if (played.id() <= last.getOrDefault(seat, 0L))
        fault(seat, "play " + played.id() + " comes after play " + last.get(seat));
      last.put(seat, played.id());
    }
  }

  private void checkPlays(ChairHistory chair) {
    int seat = chair.seat();
    Map<Long, Integer> stored = places.getOrDefault(seat, Map.of());
    for (String contradiction : chair.contradictions()) fault(seat, contradiction);
    Set<Long> sent = new HashSet<>();
    for (ChairHistory.Attempt attempt : chair.attempts()) {
      sent.add(attempt.id);
      Optional<Integer> place = Optional.ofNullable(stored.get(attempt.id));
      if (attempt.number().isEmpty()) continue;
      if (place.isEmpty()) fault(seat, "play " + attempt.id + " was acknowledged and is lost");
      else if (number(stored, place.get()) != attempt.number().get())
        fault(
            seat,
            "play "
                + attempt.id
                + " was acknowledged as number "
                + attempt.number().get()
                + " and is number "
                + number(stored, place.get()));
    }
    stored.forEach(
        (id, place) -> {
          if (!sent.contains(id)) fault(seat, "play " + id + " was never sent");
          else checkContent(chair, id, entries.get(place - 1));
        });
  }

  private static long number(Map<Long, Integer> stored, int place) {
    return stored.values().stream().filter(other -> other <= place).count();
  }

  /// What is stored was sent under that id, and not every time refused.
  private void checkContent(ChairHistory chair, long id, Log.Entry entry) {
    List<ChairHistory.Attempt> same =
        chair.attempts().stream()
            .filter(attempt -> attempt.id == id && attempt.answer.equals(entry.answer()))
            .toList();
    if (same.isEmpty()) fault(chair.seat(), "play " + id + " is stored otherwise than it was sent");
    else if (same.stream().allMatch(ChairHistory.Attempt::isRefused))
      fault(chair.seat(), "play " + id + " was refused and is in the journal");
  }

  /// A play that was sent after another was acknowledged comes after it.
  private void checkOrder(List<ChairHistory> chairs) {
    record Stood(int seat, long id, int place, long sentNanos, long answeredNanos) {}
    Map<String, Stood> stood = new HashMap<>();
    for (ChairHistory chair : chairs)
      for (ChairHistory.Attempt attempt : chair.attempts()) {
        Integer place = places.getOrDefault(chair.seat(), Map.of()).get(attempt.id);
        if (place == null || attempt.number().isEmpty()) continue;
        stood.putIfAbsent(
            chair.seat() + "/" + attempt.id,
            new Stood(chair.seat(), attempt.id, place, attempt.sentNanos, attempt.answeredNanos()));
      }
    for (Stood first : stood.values())
      for (Stood second : stood.values())
        if (first.answeredNanos() < second.sentNanos() && first.place() > second.place())
          fault(
              second.seat(),
              "play "
                  + second.id()
                  + " was sent after play "
                  + first.id()
                  + " of seat "
                  + first.seat()
                  + " was acknowledged, and comes before it");
  }

  /// Replays the journal and compares what each chair was shown with what it shows that chair.
  private void checkWhatWasSeen(List<ChairHistory> chairs, OpenGames games) {
    Map<ChairHistory, Set<Json>> unexplained = new HashMap<>();
    for (ChairHistory chair : chairs) unexplained.put(chair, chair.scenes());
    Table table = Table.created((TableEvent.Gathered) journal.getFirst());
    for (TableEvent event : journal.subList(1, journal.size())) {
      table = table.after(event, games);
      if (table.match().isEmpty()) continue;
      for (ChairHistory chair : chairs)
        if (event instanceof TableEvent.Played || event.bare() instanceof TableEvent.Started)
          unexplained
              .computeIfAbsent(chair, ChairHistory::scenes)
              .remove(scene(table.match().get(), chair.seat()));
    }
    if (!table.fault().isEmpty()) faults.add("the journal cannot be replayed: " + table.fault());
    unexplained.forEach(
        (chair, scenes) -> {
          for (Json scene : scenes)
            fault(chair.seat(), "was shown a scene that is not theirs: " + scene.write());
        });
    if (table.match().isEmpty()) return;
    for (ChairHistory chair : chairs) checkLines(chair, table.match().get());
  }

  private static Json scene(Match match, int seat) {
    Json.Writer out = Json.fields();
    SceneCodec.write(match.referee().scene(Seat.of(seat)), out);
    return out.done();
  }

  private void checkLines(ChairHistory chair, Match match) {
    Seat eye = Seat.of(chair.seat());
    int total = match.lineCounts().at(eye);
    Map<Long, Json> theirs = new HashMap<>();
    for (Json line : SceneFrame.ownLines(match.minutes(), eye, 0, total))
      theirs.put(line.at("n").asLong(), line);
    chair
        .lines()
        .forEach(
            (n, line) -> {
              if (!line.equals(theirs.get(n)))
                fault(chair.seat(), "was told line " + n + " otherwise: " + line.write());
            });
  }

  private void fault(int seat, String what) {
    faults.add("seat " + seat + ": " + what);
  }
}
