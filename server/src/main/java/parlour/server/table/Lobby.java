package parlour.server.table;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import parlour.engine.Seats;
import parlour.server.store.Store;
import parlour.server.table.state.Table;

/// The open tables, each as the JSON card it last posted; stored beside the events, so that a
/// restart forgets none.
public final class Lobby {
  public static final String POST =
      "INSERT INTO lobby (id, card, posted) VALUES (?, ?, ?)"
          + " ON CONFLICT (id) DO UPDATE SET card = excluded.card, posted = excluded.posted";
  private static final String LIST =
      "SELECT card FROM lobby WHERE posted > ? ORDER BY posted DESC LIMIT 100";
  private static final long DAY_MILLIS = 24 * 3_600_000L;

  private final Store store;

  /// The last change of the list that was queued here; those before it are written before it.
  private CompletableFuture<Void> lastChange = CompletableFuture.completedFuture(null);

  public Lobby(Store store) {
    this.store = store;
  }

  /// Posts an open table's card; a table that is over or empty is removed.
  void update(String id, String title, Table table) {
    if (!table.gathered().open()) return;
    if (table.phase() == Table.Phase.OVER || table.players().people().isEmpty()) remove(id);
    else post(id, TableFrames.card(id, title, table, Seats.NONE).done().write());
  }

  private void post(String table, String card) {
    change(
        connection -> {
          try (PreparedStatement post = connection.prepareStatement(POST)) {
            post.setString(1, table);
            post.setString(2, card);
            post.setLong(3, System.currentTimeMillis());
            post.executeUpdate();
          }
        });
  }

  private void remove(String table) {
    change(removal(table));
  }

  private synchronized void change(Store.Work.Transaction work) {
    lastChange = store.writeInBackground(work);
  }

  private synchronized CompletableFuture<Void> changes() {
    return lastChange;
  }

  /// Takes a deleted table off the list.
  public CompletableFuture<Void> forget(String table) {
    return store.erase(removal(table));
  }

  private static Store.Work.Transaction removal(String table) {
    return connection -> {
      try (PreparedStatement remove =
          connection.prepareStatement("DELETE FROM lobby WHERE id = ?")) {
        remove.setString(1, table);
        remove.executeUpdate();
      }
    };
  }

  /// The cards of today's open tables, the newest first, as they are once every change that was
  /// posted here is written: whoever has just made a table finds it on the list.
  public CompletableFuture<List<String>> cards() {
    return changes().handle((_, _) -> null).thenCompose(_ -> storedCards());
  }

  private CompletableFuture<List<String>> storedCards() {
    return store.read(
        connection -> {
          List<String> cards = new ArrayList<>();
          try (PreparedStatement list = connection.prepareStatement(LIST)) {
            list.setLong(1, System.currentTimeMillis() - DAY_MILLIS);
            try (ResultSet rows = list.executeQuery()) {
              while (rows.next()) cards.add(rows.getString(1));
            }
          }
          return cards;
        });
  }
}
