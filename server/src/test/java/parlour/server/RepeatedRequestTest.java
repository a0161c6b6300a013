package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;
import parlour.server.wire.IdempotencyKey;

/// Requests whose answer got lost are repeated with the same `Idempotency-Key`: they are answered
/// as the first time, and what they ask for happens once.
class RepeatedRequestTest {
  private static final AtomicInteger KEYS = new AtomicInteger();

  private static final String ONE = "oneoneoneoneone1";
  private static final String TWO = "TWOtwoTWOtwoTWOtwo22222222222222";
  private static final String TABLE =
      "{\"game\":\"logomachy\",\"seats\":3,\"name\":\"Edwin\",\"open\":true,\"patience\":60}";

  @AutoClose private static final TestServer SERVER = TestServer.open(5);

  private final Client client = SERVER.client();

  private static Client.Answered post(
      Client client, String path, String token, String key, String body) {
    return send(client, client.request(path).POST(BodyPublishers.ofString(body)), token, key);
  }

  private static Client.Answered send(
      Client client, HttpRequest.Builder request, String token, String key) {
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    return client.send(request.header(IdempotencyKey.HEADER, key));
  }

  private Client.Answered post(String path, String token, String key, String body) {
    return post(client, path, token, key, body);
  }

  /// Sends a request twice; both answers must be the same.
  private Client.Answered twice(String path, String token, String key, String body) {
    Client.Answered first = post(path, token, key, body);
    assertThat(first.status()).as(first.text()).isLessThan(300);
    assertThat(post(path, token, key, body)).isEqualTo(first);
    return first;
  }

  private Json seats(String table) {
    return client.get("/api/tables/" + table).json().at("seats");
  }

  private static String key() {
    return KEYS.incrementAndGet() + "abcdefghijklmnop";
  }

  @Test
  void a_table_is_made_once_and_its_host_has_the_tokens() {
    String key = key();
    Json made = twice("/api/tables", "", key, TABLE).json();
    String table = made.at("table").asText();
    assertThat(client.get("/api/tables").text().split(table, -1)).hasSize(2);
    Client.Answered bot =
        client.post("/api/tables/" + table + "/bots", made.at("token").asText(), "{}");
    assertThat(bot.status()).as("the token of the second answer works").isEqualTo(201);
    assertThat(made.at("token").asText()).isNotEqualTo(made.at("inviteToken").asText());
    assertThat(made.at("watchToken").asText()).isNotEqualTo(made.at("inviteToken").asText());
    Client.Answered other = post("/api/tables", "", key, TABLE.replace("Edwin", "Edna"));
    assertThat(other.status()).isEqualTo(422);
    assertThat(other.detail()).contains("came with another request");
    assertThat(seats(table).write()).contains("Edwin").doesNotContain("Edna");
    assertThat(post("/api/tables", "", key(), TABLE).json().at("table").asText())
        .isNotEqualTo(table);
  }

  @Test
  void a_chair_is_taken_once_and_the_second_answer_has_its_token() {
    Client.Place host = client.gather("logomachy", 3, "{}", false);
    String rosalie = "{\"name\":\"Rosalie\",\"inviteToken\":\"" + host.invite() + "\"}";
    Json sat = twice(host.path("/seats"), "", ONE, rosalie).json();
    assertThat(sat.at("seat").asInt()).isEqualTo(1);
    Client.Place chair =
        new Client.Place(host.table(), 1, sat.at("token").asText(), host.invite(), host.watch());
    try (Client.Connection connection = client.connect(chair)) {
      assertThat(connection.next("table").at("eye").asInt()).isEqualTo(1);
    }
    String ned = rosalie.replace("Rosalie", "Ned");
    assertThat(post(host.path("/seats"), "", ONE, ned).status()).isEqualTo(422);
    assertThat(post(host.path("/bots"), host.token(), ONE, "{}").status()).isEqualTo(422);
    assertThat(seats(host.table()).asItems().get(2).at("kind").asText()).isEqualTo("empty");
    assertThat(post(host.path("/seats"), "", TWO, rosalie).status())
        .as("another key is another request")
        .isEqualTo(409);
    Client.Place elsewhere = client.gather("logomachy", 3, "{}", true);
    Json there = post(elsewhere.path("/seats"), "", ONE, "{\"name\":\"Rosalie\"}").json();
    assertThat(there.at("token").asText()).isNotEqualTo(chair.token());
  }

  @Test
  void a_refused_request_is_judged_again() {
    Client.Place host = client.gather("logomachy", 2, "{}", true);
    String start = host.path("/start");
    assertThat(post(start, host.token(), ONE, "").status()).isEqualTo(409);
    twice(host.path("/bots"), host.token(), TWO, "{}");
    twice(start, host.token(), ONE, "");
  }

  @Test
  void links_handovers_and_leaving_can_be_repeated() {
    Client.Place host = client.gather("logomachy", 3, "{}", false);
    Client.Place friend = client.join(host, "Rosalie");
    String pass = friend.path("/seats/1/pass");
    String code = client.post(pass, friend.token(), "").json().at("handoverCode").asText();
    String use = "{\"handoverCode\":\"" + code + "\"}";
    String token = twice(host.path("/take"), "", ONE, use).json().at("token").asText();
    twice(host.path("/links"), host.token(), TWO, "");
    twice(host.path("/patience"), host.token(), key(), "{\"seconds\":90}");
    String key = key();
    String chair = host.path("/seats/1");
    Client.Answered left = send(client, client.request(chair).DELETE(), token, key);
    assertThat(left.status()).as(left.text()).isEqualTo(200);
    assertThat(send(client, client.request(chair).DELETE(), token, key)).isEqualTo(left);
  }

  @Test
  void an_evening_is_opened_once_and_places_are_changed_once() {
    Json evening = twice("/api/evenings", "", key(), "{\"game\":\"travelling\"}").json();
    String path = "/api/evenings/" + evening.at("evening").asText();
    String hostess = evening.at("hostessToken").asText();
    for (int guest = 0; guest < 4; guest++) {
      String body =
          "{\"name\":\"Guest "
              + guest
              + "\",\"inviteToken\":\""
              + evening.at("inviteToken").asText()
              + "\"}";
      Json arrived = twice(path + "/guests", "", key(), body).json();
      assertThat(arrived.at("guest").asInt()).isEqualTo(guest);
      assertThat(client.get(path, arrived.at("token").asText()).json().at("eye").asInt())
          .isEqualTo(guest);
    }
    twice(path + "/steps", hostess, ONE, "{\"verb\":\"seat\",\"fields\":{}}");
    String before = chairs(path, hostess);
    String exchange = "{\"verb\":\"exchange\",\"fields\":{\"one\":\"0\",\"other\":\"1\"}}";
    twice(path + "/steps", hostess, TWO, exchange);
    String after = chairs(path, hostess);
    assertThat(after).isNotEqualTo(before);
    assertThat(post(path + "/steps", hostess, TWO, exchange.replace('1', '2')).status())
        .isEqualTo(422);
    assertThat(chairs(path, hostess)).isEqualTo(after);
    post(path + "/steps", hostess, key(), exchange);
    assertThat(chairs(path, hostess)).as("another key is another request").isEqualTo(before);
  }

  private String chairs(String path, String hostess) {
    return client.get(path, hostess).json().at("tables").write();
  }

  @Test
  void a_bad_key_is_refused() {
    for (String bad :
        Set.of("short", "x".repeat(65), "sixteen-and-more", "", "0123456789abcde\u00e9"))
      assertThat(post("/api/tables", "", bad, TABLE).status()).as(bad).isEqualTo(400);
    Client.Place host = client.gather("logomachy", 2, "{}", true);
    assertThat(post(host.path("/rematch"), host.token(), "bad", "").status()).isEqualTo(400);
  }

  @Test
  void answers_outlive_the_server_and_names_are_struck_from_them(@TempDir Path folder)
      throws IOException {
    ServerOptions options = TestOptions.in(folder).withPort(0);
    Client.Answered made;
    Client.Answered taken;
    String path;
    String use;
    try (ParlourServer server = ParlourServer.start(options);
        Client first = new Client(server)) {
      made = post(first, "/api/tables", "", ONE, TABLE);
      path = "/api/tables/" + made.json().at("table").asText();
      Json sat = first.post(path + "/seats", "", "{\"name\":\"Rosalie\"}").json();
      String token = sat.at("token").asText();
      String code = first.post(path + "/seats/1/pass", token, "").json().write();
      use = code;
      taken = post(first, path + "/take", "", TWO, use);
      assertThat(taken.json().at("name").asText()).isEqualTo("Rosalie");
    }
    try (ParlourServer server = ParlourServer.start(options);
        Client second = new Client(server)) {
      assertThat(post(second, "/api/tables", "", ONE, TABLE)).isEqualTo(made);
      assertThat(post(second, path + "/take", "", TWO, use)).isEqualTo(taken);
      String host = made.json().at("token").asText();
      assertThat(second.delete(path + "/seats/1/name", host).status()).isEqualTo(200);
      Json after = post(second, path + "/take", "", TWO, use).json();
      assertThat(after.at("name").asText()).isEqualTo("Player 2");
      assertThat(after.at("token").asText()).isEqualTo(taken.json().at("token").asText());
    }
    Path export = folder.resolve("all.jsonl");
    Backup.export(options.storage(), export, Set.of());
    assertThat(Files.readString(export)).contains("Edwin").doesNotContain("Rosalie", ONE, TWO);
  }
}
