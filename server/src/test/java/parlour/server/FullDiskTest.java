package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.config.Timeouts;
import parlour.server.store.FailingDisk;
import parlour.server.wire.Problem;

/// A server whose disk is full: it says so at once, loses nothing it acknowledged, stores nothing
/// it refused, and goes on without a restart when there is room again.
class FullDiskTest {
  private static final String NEW_TABLE =
      "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Edwin\",\"open\":true}";

  private final Set<String> acknowledged = new HashSet<>();
  private long longestAnswerMillis;

  private Client.Answered lay(Client client) {
    long start = System.nanoTime();
    Client.Answered answer = client.post("/api/tables", "", NEW_TABLE);
    longestAnswerMillis =
        Math.max(longestAnswerMillis, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    if (answer.status() == 201) acknowledged.add(answer.json().at("table").asText());
    return answer;
  }

  @Test
  void a_full_disk_is_said_at_once_and_survived(@TempDir Path folder) throws SQLException {
    ServerOptions options = ServerOptions.in(folder).withPort(0).withRates(Rates.none());
    FailingDisk disk = new FailingDisk(folder.resolve("parlour.db"));
    try (ParlourServer server = ParlourServer.start(options, Timeouts.usual(), disk::home);
        Client client = new Client(server)) {
      for (int i = 0; i < 5; i++) assertThat(lay(client).status()).isEqualTo(201);
      Client.Place host = client.gather("slap-jack", 2, "{}", false);
      try (Client.Connection connection = client.connect(host)) {
        connection.next("table");
        longestAnswerMillis = 0;
        disk.fill();
        Client.Answered refused = lay(client);
        for (int i = 0; i < 500 && refused.status() == 201; i++) refused = lay(client);
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.detail()).isEqualTo(Problem.CANNOT_STORE);
        assertThat(client.get("/health").json().at("status").asText()).isEqualTo("store");
        for (int i = 0; i < 5; i++) assertThat(lay(client).status()).isEqualTo(503);
        assertThat(longestAnswerMillis).as("the longest answer").isLessThan(3_000);
        connection.send("{\"type\":\"chat\",\"text\":\"" + "Hello ".repeat(30) + "\"}");
        disk.mend();
        Awaitility.await()
            .atMost(Duration.ofSeconds(10))
            .until(() -> lay(client).status() == 201 && client.get("/health").status() == 200);
        Awaitility.await()
            .atMost(Duration.ofSeconds(20))
            .until(
                () -> {
                  connection.send("{\"type\":\"chat\",\"text\":\"Again\"}");
                  return connection
                      .poll(1_000)
                      .filter(f -> f.at("type").asText().equals("chat"))
                      .map(f -> f.at("text").asText())
                      .equals(Optional.of("Again"));
                });
      }
      for (String table : acknowledged)
        assertThat(client.get("/api/tables/" + table).status()).isEqualTo(200);
      acknowledged.add(host.table());
    }
    Backup.Counts stored = Backup.export(options.storage(), folder.resolve("all.jsonl"), Set.of());
    assertThat(stored.tables()).as("tables stored").isEqualTo(acknowledged.size());
  }
}
