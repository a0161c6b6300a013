package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;

/// Handover of chairs to another device, and family tables.
class HandoverTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(5);

  private final Client client = SERVER.client();

  private Client.Answered pass(Client.Place chair, Client.Place by) {
    return pass(client, chair, by);
  }

  private static Client.Answered pass(Client client, Client.Place chair, Client.Place by) {
    return client.post(chair.path("/seats/" + chair.seat() + "/pass"), by.token(), "");
  }

  private Client.Answered take(Client.Place table, String code) {
    return take(client, table, code);
  }

  private static Client.Answered take(Client client, Client.Place table, String code) {
    return client.post(table.path("/take"), "", "{\"handoverCode\":\"" + code + "\"}");
  }

  @Test
  void a_chair_goes_on_from_another_device_and_the_old_one_is_let_go() {
    Client.Place host = client.gather("logomachy", 2, "{}", false);
    Client.Place friend = client.join(host, "Rosalie");
    client.start(host);
    try (Client.Connection old = client.connect(friend)) {
      old.next("scene");
      String code = pass(friend, friend).json().at("handoverCode").asText();
      Json taken = take(host, code).json();
      assertThat(taken.at("seat").asInt()).isEqualTo(friend.seat());
      assertThat(taken.at("name").asText()).isEqualTo("Rosalie");
      Client.Place again = with(friend, taken.at("token").asText());
      try (Client.Connection fresh = client.connect(again)) {
        assertThat(fresh.next("scene").at("eye").asInt()).isEqualTo(friend.seat());
        assertThat(old.next("closed").at("code").asInt()).isEqualTo(1008);
      }
      assertThat(take(host, code).status()).as("a code works once").isEqualTo(403);
      assertThat(pass(again, friend).status()).as("the old token is void").isEqualTo(403);
    }
  }

  private static Client.Place with(Client.Place chair, String token) {
    return new Client.Place(chair.table(), chair.seat(), token, chair.invite(), chair.watch());
  }

  @Test
  void a_kill_before_the_new_device_has_its_token_leaves_the_chair_to_the_old_one(
      @TempDir Path folder) throws IOException, InterruptedException {
    Client.Place host;
    String lost;
    try (ServerProcess server = new ServerProcess(folder, 5);
        Client before = new Client(server.address())) {
      host = before.gather("logomachy", 2, "{}", false);
      String code = pass(before, host, host).json().at("handoverCode").asText();
      lost = take(before, host, code).json().at("token").asText(); // Stored, and never heard of.
      server.kill();
    }
    try (ServerProcess server = new ServerProcess(folder, 5);
        Client after = new Client(server.address());
        Client.Connection old = after.connect(host)) {
      assertThat(old.next("table").at("eye").asInt()).isEqualTo(host.seat());
      String code = pass(after, host, host).json().at("handoverCode").asText();
      String token = take(after, host, code).json().at("token").asText();
      assertThat(after.connect(with(host, lost)).next("problem").at("detail").asText())
          .as("the lost token is void")
          .contains("belongs to no chair");
      try (Client.Connection fresh = after.connect(with(host, token))) {
        assertThat(fresh.next("table").at("eye").asInt()).isEqualTo(host.seat());
        assertThat(old.next("closed").at("code").asInt()).isEqualTo(1008);
      }
      assertThat(pass(after, host, host).status()).as("the old token is void").isEqualTo(403);
    }
  }

  @Test
  void the_host_hands_on_a_chair_only_while_its_player_is_away() {
    Client.Place host = client.gather("logomachy", 3, "{}", false);
    Client.Place friend = client.join(host, "Rosalie");
    Client.Place other = client.join(host, "Ned");
    assertThat(pass(friend, other).status()).isEqualTo(403);
    assertThat(pass(friend, host).status()).isEqualTo(201);
    try (Client.Connection here = client.connect(friend)) {
      here.next("table");
      assertThat(pass(friend, host).detail()).contains("while the player is away");
    }
  }

  @Test
  void who_sits_at_a_table_may_open_a_screen_that_only_looks_on() {
    Client.Place host = client.gather("logomachy", 2, "{}", false);
    Client.Place friend = client.join(host, "Rosalie");
    client.start(host);
    try (Client.Connection screen = client.open(host.table())) {
      screen.hello("\"watchToken\":\"" + friend.token() + "\"");
      assertThat(screen.next("scene").at("eye").asInt()).isEqualTo(-1);
    }
  }

  @Test
  void a_handover_code_that_was_never_given_is_refused() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    assertThat(take(host, "").status()).isEqualTo(403);
    assertThat(take(host, "aaaaaaaa").detail()).contains("does not work");
    assertThat(client.post(host.path("/seats/1/pass"), host.token(), "").status()).isEqualTo(409);
    assertThat(client.post(host.path("/seats/7/pass"), host.token(), "").status()).isEqualTo(404);
    String first = pass(host, host).json().at("handoverCode").asText();
    String second = pass(host, host).json().at("handoverCode").asText();
    assertThat(take(host, first).status()).as("a new code replaces the old one").isEqualTo(403);
    assertThat(take(host, second).status()).isEqualTo(201);
  }

  @Test
  void where_children_play_only_quick_phrases_are_said() {
    Json made =
        client
            .post(
                "/api/tables",
                "",
                "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Edwin\",\"family\":true}")
            .json();
    Client.Place host =
        new Client.Place(made.at("table").asText(), 0, made.at("token").asText(), "", "");
    try (Client.Connection hostConnection = client.connect(host)) {
      assertThat(hostConnection.next("table").at("phrases").asItems()).contains(Json.of("Bravo!"));
      hostConnection.send("{\"type\":\"chat\",\"text\":\"Where do you live?\"}");
      assertThat(hostConnection.next("problem").at("detail").asText()).contains("quick phrases");
      hostConnection.send("{\"type\":\"chat\",\"text\":\"Bravo!\"}");
      assertThat(hostConnection.next("chat").at("text").asText()).isEqualTo("Bravo!");
    }
    Json words =
        client
            .post(
                "/api/tables",
                "",
                "{\"game\":\"logomachy\",\"seats\":2,\"name\":\"Edwin\",\"family\":true}")
            .json();
    Json table = client.get("/api/tables/" + words.at("table").asText()).json();
    assertThat(table.at("settings").at("family").asText()).as("no coarse words").isEqualTo("yes");
    Client.Place plain = client.gather("slap-jack", 2, "{}", false);
    assertThat(client.get(plain.path("")).json().maybe("phrases")).isEmpty();
  }
}
