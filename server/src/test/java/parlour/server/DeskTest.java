package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// The host's desk: who may use it, what it shows and what it does.
class DeskTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  private static final Map<String, List<String>> ROUTES =
      Map.of(
          "GET",
          List.of("", "/tables", "/tidying", "/settings", "/log"),
          "POST",
          List.of("/tidying", "/backups"),
          "DELETE",
          List.of("/tables/aaaaaaaaaaaa", "/evenings/aaaaaaaaaaaa"));

  private final Client client = SERVER.client();
  private final String key = DeskKey.of(SERVER.folder());

  private Client.Answered ask(String method, String path, String token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(SERVER.address().resolve("api/house" + path))
            .method(method, HttpRequest.BodyPublishers.noBody());
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    return client.send(request);
  }

  private Json told(String method, String path) {
    Client.Answered answer = ask(method, path, key);
    assertThat(answer.status()).as(answer.text()).isIn(200, 201);
    return Json.parse(answer.text());
  }

  @Test
  void nobody_uses_it_without_its_key() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    int tried = 0;
    for (Map.Entry<String, List<String>> each : ROUTES.entrySet())
      for (String path : each.getValue()) {
        assertThat(ask(each.getKey(), path, "").status()).as(path).isEqualTo(401);
        for (String wrong : List.of(host.token(), host.invite(), "x", key + "x"))
          assertThat(ask(each.getKey(), path, wrong).status()).as(path).isEqualTo(403);
        tried += 5;
      }
    assertThat(tried).isEqualTo(45);
    assertThat(ask("GET", "?token=" + key, "").status()).as("never in a query").isEqualTo(401);
  }

  @Test
  void only_the_servers_own_user_may_read_the_key() throws Exception {
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(SERVER.folder().resolve("desk-key"))))
        .isEqualTo("rw-------");
    assertThat(DeskKey.of(SERVER.folder())).as("it stays").isEqualTo(key).hasSize(43);
  }

  @Test
  void it_says_what_runs() {
    Json report = told("GET", "");
    assertThat(report.at("store").asText()).isEqualTo("embedded");
    assertThat(report.at("diskFree").asLong()).isPositive();
    assertThat(report.at("memoryUsed").asLong()).isPositive();
    assertThat(report.at("warnings").asItems()).isEmpty();
  }

  @Test
  void tables_are_shown_by_name_and_age_and_deleted_with_somebody_there() {
    Client.Place host = client.gather("animal-rummy", 2, "{}", false);
    try (Client.Connection connection = client.connect(host)) {
      connection.send("{\"type\":\"chat\",\"text\":\"a secret of ours\"}");
      connection.next("chat");
      String shown = told("GET", "/tables").write();
      assertThat(shown)
          .contains(host.table(), "Animal Rummy", "gathering")
          .doesNotContain("secret", "chat", "token", "scene");
      told("DELETE", "/tables/" + host.table());
      connection.next("problem");
    }
    assertThat(told("GET", "/tables").write()).doesNotContain(host.table());
    assertThat(client.get(host.path(""), host.token()).status()).isEqualTo(404);
  }

  @Test
  void it_backs_up_tidies_and_shows_the_log() {
    client.gather("slap-jack", 2, "{}", false);
    Json copy = told("POST", "/backups");
    assertThat(copy.at("events").asLong()).isPositive();
    assertThat(SERVER.folder().resolve("backups").resolve(copy.at("file").asText())).exists();
    assertThat(told("GET", "").at("backups").write()).contains(copy.at("file").asText());
    assertThat(told("GET", "/tidying").at("found").asItems()).as("nothing is old").isEmpty();
    assertThat(told("POST", "/tidying").at("found").asItems()).isEmpty();
    assertThat(told("GET", "/log").write()).doesNotContain(key);
    assertThat(told("GET", "/settings").at("settings").asItems()).isEmpty();
  }
}
