package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;

/// A player has their name struck from a table: it is nowhere any more, and the game goes on.
class NameStrikingTest {
  @TempDir Path folder;

  private String exported(ServerOptions options) throws IOException {
    Path file = Files.createTempDirectory(folder, "all").resolve("all.jsonl");
    Backup.export(options.storage(), file, Set.of());
    return Files.readString(file);
  }

  private static String name(Client client, Client.Place chair) {
    Json seats = client.get(chair.path("")).json().at("seats");
    return seats.asItems().get(chair.seat()).at("name").asText();
  }

  @Test
  void a_name_is_struck_from_the_table_the_lobby_and_the_store() throws IOException {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    Client.Place host;
    Client.Place friend;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      host = client.gather("logomachy", 3, "{}", true);
      friend = client.join(host, "Rosalie");
      Client.Place other = client.join(host, "Ned");
      try (Client.Connection connection = client.connect(friend)) {
        connection.send("{\"type\":\"chat\",\"text\":\"I live in Elm Street\"}");
        connection.next("chat");
        String path = friend.path("/seats/" + friend.seat() + "/name");
        assertThat(exported(options)).contains("Rosalie", "Elm Street");
        assertThat(client.delete(path, other.token()).status()).isEqualTo(403);
        assertThat(client.delete(friend.path("/seats/9/name"), host.token()).status())
            .isEqualTo(404);
        assertThat(client.delete(path, friend.token()).text())
            .isEqualTo("{\"seat\":1,\"name\":\"Player 2\"}");
        connection.next("table", f -> f.write().contains("Player 2"));
      }
      assertThat(name(client, friend)).isEqualTo("Player 2");
      assertThat(name(client, other)).isEqualTo("Ned");
      assertThat(client.get("/api/tables").text()).doesNotContain("Rosalie").contains("Ned");
      try (Client.Connection again = client.connect(other)) {
        assertThat(again.next("chat").at("text").asText()).isEqualTo("(struck out)");
      }
      assertThat(exported(options)).doesNotContain("Rosalie", "Elm Street").contains("Ned");
      client.start(host);
    }
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server);
        Client.Connection connection = client.connect(friend)) {
      assertThat(connection.next("scene").at("eye").asInt())
          .as("the chair and its token are as before")
          .isEqualTo(friend.seat());
      assertThat(name(client, friend)).isEqualTo("Player 2");
    }
    assertThat(Tidying.strikeName(options.storage(), host.table(), 2)).isTrue();
    assertThat(Tidying.strikeName(options.storage(), host.table(), 3)).isFalse();
    assertThat(exported(options)).doesNotContain("Ned");
  }

  @Test
  void what_the_table_announced_is_struck_as_well() throws IOException {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      Client.Place host = client.gather("animal-rummy", 2, "{}", false);
      Client.Place friend = client.join(host, "Rosalie");
      client.start(host);
      try (Client.Connection first = client.connect(host);
          Client.Connection second = client.connect(friend)) {
        first.next("scene");
        second.next("scene");
        for (Client.Connection connection : new Client.Connection[] {first, second})
          connection.send("{\"type\":\"hint\",\"degree\":1}");
        first.next("chat", f -> f.at("text").asText().contains("asked for a hint"));
        assertThat(exported(options)).contains("asked for a hint");
        for (Client.Place chair : new Client.Place[] {host, friend})
          assertThat(
                  client
                      .delete(chair.path("/seats/" + chair.seat() + "/name"), chair.token())
                      .status())
              .isEqualTo(200);
      }
      assertThat(exported(options))
          .doesNotContain("Edwin", "Rosalie")
          .containsPattern("Player [12] asked for a hint");
    }
  }
}
