package parlour.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.server.store.Database;
import parlour.server.store.Store;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;

class LobbyTest {
  @TempDir Path folder;

  private static Table openTable() {
    TableEvent.Gathered gathered =
        new TableEvent.Gathered(
            "slap-jack",
            Settings.of(SlapJackMatches.SLAP_JACK.settings(), Map.of()),
            2,
            true,
            false,
            new TableEvent.TokenHashes("", ""));
    return Table.created(gathered)
        .after(new TableEvent.Sat(Seat.of(0), "Edwin", "his"), SlapJackMatches.GAMES);
  }

  @Test
  void the_list_waits_for_a_table_that_is_being_written() throws SQLException {
    try (Store store = new Store(Database.sqlite(folder.resolve("lobby.db")))) {
      Lobby lobby = new Lobby(store);
      CompletableFuture<Void> slowDisk = new CompletableFuture<>();
      CompletableFuture<Void> before = store.write(_ -> slowDisk.join());
      lobby.update("q6a3xn2fqtj2", "Slap Jack", openTable());
      CompletableFuture<List<String>> cards = lobby.cards();
      assertThat(cards).as("nothing is written yet").failsWithin(Duration.ofMillis(200));
      slowDisk.complete(null);
      before.join();
      assertThat(cards.join()).singleElement().asString().contains("q6a3xn2fqtj2", "Edwin");
    }
  }
}
