package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// How people sit: chairs that go on from another device, and tables where children play.
class HandoverTest {
  @AutoClose private static final TestServer HOUSE = TestServer.open(5);

  private final Client client = HOUSE.client();

  private Client.Answered pass(Client.Place chair, Client.Place by) {
    return client.post(chair.path("/seats/" + chair.seat() + "/pass"), by.token(), "");
  }

  private Client.Answered take(Client.Place table, String word) {
    return client.post(table.path("/take"), "", "{\"word\":\"" + word + "\"}");
  }

  @Test
  void a_chair_goes_on_from_another_device_and_the_old_one_is_let_go() {
    Client.Place host = client.gather("logomachy", 2, "{}", false);
    Client.Place friend = client.join(host, "Rosalie");
    client.start(host);
    try (Client.Connection old = client.connect(friend)) {
      old.next("scene");
      String word = pass(friend, friend).json().at("word").asText();
      Json taken = take(host, word).json();
      assertThat(taken.at("seat").asInt()).isEqualTo(friend.seat());
      assertThat(taken.at("name").asText()).isEqualTo("Rosalie");
      assertThat(old.next("closed").at("code").asInt()).isEqualTo(1008);
      Client.Place again =
          new Client.Place(
              host.table(), friend.seat(), taken.at("token").asText(), host.invite(), "");
      try (Client.Connection fresh = client.connect(again)) {
        assertThat(fresh.next("scene").at("eye").asInt()).isEqualTo(friend.seat());
      }
      assertThat(take(host, word).status()).as("a word is good once").isEqualTo(403);
      assertThat(pass(again, friend).status()).as("the old token is void").isEqualTo(403);
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
      screen.hello("\"watch\":\"" + friend.token() + "\"");
      assertThat(screen.next("scene").at("eye").asInt()).isEqualTo(-1);
    }
  }

  @Test
  void a_word_is_refused_that_was_never_given() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    assertThat(take(host, "").status()).isEqualTo(403);
    assertThat(take(host, "aaaaaaaa").detail()).contains("does not work");
    assertThat(client.post(host.path("/seats/1/pass"), host.token(), "").status()).isEqualTo(409);
    assertThat(client.post(host.path("/seats/7/pass"), host.token(), "").status()).isEqualTo(404);
    String first = pass(host, host).json().at("word").asText();
    String second = pass(host, host).json().at("word").asText();
    assertThat(take(host, first).status()).as("a new word makes the old one void").isEqualTo(403);
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
    try (Client.Connection his = client.connect(host)) {
      assertThat(his.next("table").at("phrases").asItems()).contains(Json.of("Bravo!"));
      his.send("{\"type\":\"chat\",\"text\":\"Where do you live?\"}");
      assertThat(his.next("problem").at("detail").asText()).contains("quick phrases");
      his.send("{\"type\":\"chat\",\"text\":\"Bravo!\"}");
      assertThat(his.next("chat").at("text").asText()).isEqualTo("Bravo!");
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
