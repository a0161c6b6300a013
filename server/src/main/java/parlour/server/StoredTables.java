package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.server.store.EventLog;
import parlour.server.store.Store;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;

/// Reads tables from their stored events, without their actors.
final class StoredTables {
  private final Store store;
  private final EventLog log;
  private final OpenGames games;

  StoredTables(Store store, OpenGames games) {
    this.store = store;
    this.log = new EventLog(store);
    this.games = games;
  }

  /// The persistence ids of all tables.
  List<String> all() {
    return store
        .read(
            connection -> {
              List<String> all = new ArrayList<>();
              try (PreparedStatement select =
                      connection.prepareStatement(
                          "SELECT DISTINCT pid FROM events WHERE pid LIKE 'table|%' ORDER BY pid");
                  ResultSet rows = select.executeQuery()) {
                while (rows.next()) all.add(rows.getString(1));
              }
              return all;
            })
        .join();
  }

  /// A table as it stands, if there is one.
  Optional<Table> read(String pid) {
    List<TableEvent> events = events(pid);
    if (events.isEmpty() || !(events.getFirst() instanceof TableEvent.Gathered gathered))
      return Optional.empty();
    Table table = Table.created(gathered);
    for (TableEvent event : events.subList(1, events.size())) table = table.after(event, games);
    return Optional.of(table);
  }

  /// Everything that has happened at a table.
  List<TableEvent> events(String pid) {
    return bodies(pid).stream().map(TableEventCodec::read).toList();
  }

  /// The stored events of a table or an evening.
  List<Json> bodies(String pid) {
    List<Json> bodies = new ArrayList<>();
    log.replay(
            pid,
            1,
            Long.MAX_VALUE,
            Long.MAX_VALUE,
            row -> bodies.add(Json.parse(new String(row.body(), UTF_8))))
        .join();
    return bodies;
  }
}
