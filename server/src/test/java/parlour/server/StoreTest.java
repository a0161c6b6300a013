package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreTest {
  @TempDir Path folder;

  private Store open() throws SQLException {
    return Store.sqlite(folder.resolve("parlour.db"));
  }

  private static EventLog.Row row(String pid, long seq) {
    return new EventLog.Row(
        pid, seq, "life", new EventLog.Kind(1935, "table-1"), new byte[] {1, 2, 3}, 7);
  }

  @Test
  void every_connection_keeps_its_word_after_power_is_lost() throws SQLException {
    try (Store store = open()) {
      List<String> pragmas =
          store
              .read(
                  connection -> {
                    List<String> found = new ArrayList<>();
                    for (String name : List.of("journal_mode", "synchronous")) {
                      try (var statement = connection.createStatement();
                          ResultSet row = statement.executeQuery("PRAGMA " + name)) {
                        row.next();
                        found.add(row.getString(1));
                      }
                    }
                    return found;
                  })
              .join();
      assertThat(pragmas).containsExactly("wal", "2");
    }
  }

  @Test
  void two_writers_can_never_both_own_a_number_and_others_do_not_suffer() throws SQLException {
    try (Store store = open()) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 1))).join();
      List<CompletableFuture<Void>> together = new ArrayList<>();
      for (int i = 1; i <= 50; i++) together.add(log.append(List.of(row("b", i))));
      CompletableFuture<Void> second = log.append(List.of(row("a", 1)));
      for (int i = 51; i <= 100; i++) together.add(log.append(List.of(row("b", i))));
      assertThatThrownBy(second::join)
          .isInstanceOf(CompletionException.class)
          .hasCauseInstanceOf(SQLException.class);
      together.forEach(CompletableFuture::join);
      assertThat(log.highest("b").join()).isEqualTo(100);
    }
  }

  @Test
  void what_is_written_together_is_kept_together_or_not_at_all() throws SQLException {
    try (Store store = open()) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 2))).join();
      assertThatThrownBy(() -> log.append(List.of(row("a", 1), row("a", 2), row("a", 3))).join())
          .isInstanceOf(CompletionException.class);
      assertThat(log.replay("a", 1, 9, 9, row -> assertThat(row.seq()).isEqualTo(2)).join())
          .isEqualTo(1);
    }
  }

  @Test
  void what_was_erased_is_gone_but_its_numbers_are_not_given_again() throws SQLException {
    try (Store store = open()) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 1), row("a", 2))).join();
      log.erase("a", 9).join();
      assertThat(log.highest("a").join()).isEqualTo(2);
    }
    try (Store again = open()) {
      assertThat(new EventLog(again).highest("a").join()).isEqualTo(2);
    }
  }

  @Test
  void a_closed_store_has_written_all_it_was_given_and_takes_no_more() throws SQLException {
    Store store = open();
    CompletableFuture<Void> last = new EventLog(store).append(List.of(row("a", 1)));
    store.close();
    assertThat(last).isCompleted();
    assertThatThrownBy(() -> new EventLog(store).append(List.of(row("a", 2))).join())
        .isInstanceOf(CompletionException.class);
  }
}
