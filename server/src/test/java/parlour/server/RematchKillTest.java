package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;

/// A server that was killed after it stored that there is a rematch, and before it stored the
/// rematch's table.
class RematchKillTest {
  private static final String BRISK = "{\"dealer\":\"party\",\"ending\":\"most\"}";

  @Test
  void whoever_comes_back_to_the_old_table_is_sent_to_one_that_is_there(@TempDir Path folder)
      throws IOException, SQLException {
    ServerOptions old = TestOptions.in(folder.resolve("old")).withPort(0).withBotPace(2);
    ServerOptions killed = TestOptions.in(folder.resolve("killed")).withPort(0).withBotPace(2);
    Client.Place host;
    ChairHistory history;
    String next;
    try (ParlourServer server = ParlourServer.start(old);
        Client client = new Client(server)) {
      host = client.gather("slap-jack", 3, BRISK, false);
      for (int i = 0; i < 2; i++) client.post(host.path("/bots"), host.token(), "{\"level\":3}");
      client.start(host);
      history = new ChairHistory(host.table(), host.seat());
      SlapJackRobot.playToTheEnd(client, host, history);
      next = client.rematch(host);
    }
    Path file = folder.resolve("tables.jsonl");
    Backup.export(old.storage(), file, Set.of());
    Files.write(file, without(Files.readAllLines(file), next));
    Backup.restore(killed.storage(), file);
    try (ParlourServer server = ParlourServer.start(old);
        Client client = new Client(server)) {
      assertThat(client.get(host.path("")).json().at("next").asText())
          .as("the first answer after a restart")
          .isEqualTo(next);
    }
    try (ParlourServer server = ParlourServer.start(killed);
        Client client = new Client(server);
        Client.Connection connection = client.connect(host, history)) {
      Json table = connection.next("table", f -> f.maybe("next").isPresent());
      assertThat(table.at("next").asText()).isEqualTo(next);
      Client.Answered there = client.get("/api/tables/" + next);
      assertThat(there.status()).isEqualTo(200);
      assertThat(there.json().at("seats").asItems().getFirst().at("name").asText())
          .isEqualTo("Edwin");
      Client.Answered again = client.post(host.path("/rematch"), host.token(), "");
      assertThat(again.json().at("table").asText()).isEqualTo(next);
      assertThat(client.post(host.path("/seats/0/pass"), host.token(), "").detail())
          .as("the rematch would not know the new token")
          .contains("hand the chair on there");
    }
    assertThat(HistoryChecker.faults(killed.storage().dataFolder(), List.of(history))).isEmpty();
  }

  /// The lines of a backup without the events of one table.
  private static List<String> without(List<String> lines, String table) {
    List<String> others =
        lines.stream().filter(line -> !line.contains("\"pid\":\"table|" + table + "\"")).toList();
    long events = others.stream().filter(line -> line.contains("\"type\":\"event\"")).count();
    assertThat(others).hasSizeLessThan(lines.size());
    return others.stream()
        .map(
            line ->
                line.contains("\"type\":\"end\"")
                    ? Json.fields().put("type", "end").put("events", events).done().write()
                    : line)
        .toList();
  }
}
