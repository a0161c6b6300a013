package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// Absent players: the clock stops when nobody is left; otherwise a bot plays for them.
class AbsenceTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(2);

  private final Client client = SERVER.client();

  private Client.Place dealt(String patience) {
    Client.Place host = client.gather("slap-jack", 2, "{}", true, patience);
    client.join(host, "Rosalie");
    client.start(host);
    return host;
  }

  private static Json seat(Json table, int seat) {
    return table.at("seats").asItems().get(seat);
  }

  @Test
  void the_clock_stands_still_until_a_player_comes_and_again_when_the_last_has_gone() {
    Client.Place host = dealt("");
    try (Client.Connection onlooker = client.open(host.table())) {
      onlooker.hello("");
      assertThat(onlooker.next("scene").at("now").asLong()).isZero();
      try (Client.Connection hostConnection = client.connect(host)) {
        hostConnection.next("scene", f -> f.at("seq").asInt() >= 1);
      }
      onlooker.next("table", f -> !seat(f, 0).at("here").asBoolean());
      Patience.await().until(() -> stands(host));
      long stood = now(host);
      Patience.await()
          .during(Duration.ofMillis(600))
          .untilAsserted(() -> assertThat(now(host)).isEqualTo(stood));
      long back = System.nanoTime();
      try (Client.Connection again = client.connect(host)) {
        Json scene = again.next("scene");
        long since = (System.nanoTime() - back) / 1_000_000;
        assertThat(scene.at("now").asLong()).isBetween(stood, stood + since + 1);
        again.next("scene", f -> f.at("seq").asInt() > scene.at("seq").asInt());
      }
    }
  }

  private boolean stands(Client.Place host) {
    long first = now(host);
    return now(host) == first;
  }

  private long now(Client.Place host) {
    try (Client.Connection onlooker = client.open(host.table())) {
      onlooker.hello("");
      return onlooker.next("scene").at("now").asLong();
    }
  }

  @Test
  void the_clock_stands_still_while_the_only_person_reads() {
    Client.Place host = client.gather("slap-jack", 2, "{}", true);
    client.post(host.path("/bots"), host.token(), "{}");
    client.start(host);
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("scene", f -> f.at("seq").asInt() >= 1);
      hostConnection.send("{\"type\":\"rest\",\"on\":true}");
      Patience.await().until(() -> stands(host));
      long stood = now(host);
      Patience.await()
          .during(Duration.ofMillis(600))
          .untilAsserted(() -> assertThat(now(host)).isEqualTo(stood));
      hostConnection.send("{\"type\":\"rest\",\"on\":false}");
      hostConnection.next("scene", f -> f.at("now").asLong() > stood);
    }
  }

  @Test
  void the_clock_stands_still_while_the_one_device_of_all_is_handed_on() {
    Client.Place host = client.gather("animal-rummy", 2, "{}", true);
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    try (Client.Connection first = client.connect(host);
        Client.Connection second = client.connect(guest)) {
      first.next("scene");
      second.next("scene");
      first.send("{\"type\":\"rest\",\"on\":true}");
      second.send("{\"type\":\"rest\",\"on\":true}");
      Patience.await().until(() -> stands(host));
      long stood = now(host);
      Patience.await()
          .during(Duration.ofMillis(600))
          .untilAsserted(() -> assertThat(now(host)).isEqualTo(stood));
      second.send("{\"type\":\"rest\",\"on\":false}");
      Patience.await().until(() -> now(host) > stood);
    }
  }

  @Test
  void in_company_the_clock_goes_on_while_somebody_reads() {
    Client.Place host = dealt("");
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("scene", f -> f.at("seq").asInt() >= 1);
      hostConnection.send("{\"type\":\"rest\",\"on\":true}");
      long then = now(host);
      Patience.await().untilAsserted(() -> assertThat(now(host)).isGreaterThan(then + 200));
    }
  }

  @Test
  void a_bot_plays_in_for_one_who_is_away_and_hands_the_chair_back() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false, ",\"patience\":1");
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    try (Client.Connection hostConnection = client.connect(host)) {
      Json away = seat(hostConnection.next("table"), 1);
      assertThat(away.at("here").asBoolean()).isFalse();
      assertThat(away.at("standIn").asBoolean()).isFalse();
      Json kept = seat(hostConnection.next("table", f -> seat(f, 1).at("standIn").asBoolean()), 1);
      assertThat(kept.at("name").asText()).isEqualTo("Rosalie");
      assertThat(kept.at("kind").asText()).isEqualTo("person");
      assertThat(kept.at("level").asInt()).isPositive();
      try (Client.Connection friendConnection = client.connect(guest)) {
        Json back = friendConnection.next("table");
        assertThat(back.at("eye").asInt()).isEqualTo(1);
        assertThat(seat(back, 1).at("standIn").asBoolean()).isFalse();
        Json seen = hostConnection.next("table", f -> !seat(f, 1).at("standIn").asBoolean());
        assertThat(seat(seen, 1).at("here").asBoolean()).isTrue();
      }
      hostConnection.next("table", f -> seat(f, 1).at("standIn").asBoolean());
    }
  }

  @Test
  void the_bot_that_plays_in_really_plays() {
    Client.Place host = client.gather("animal-rummy", 2, "{}", false, ",\"patience\":1");
    Client.Place guest = client.join(host, "Rosalie");
    client.start(host);
    int turn;
    try (Client.Connection onlooker = client.open(host.table())) {
      onlooker.hello("\"watchToken\":\"" + host.watch() + "\"");
      turn = onlooker.next("scene").at("prompt").at("must").asItems().getFirst().asInt();
    }
    try (Client.Connection other = client.connect(turn == 0 ? guest : host)) {
      other.next("table", f -> seat(f, turn).at("standIn").asBoolean());
      other.next("scene", f -> f.at("seq").asInt() >= 1);
    }
  }

  @Test
  void the_host_alone_says_how_long_the_table_waits() {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    Client.Place guest = client.join(host, "Rosalie");
    assertThat(client.get(host.path("")).json().at("patience").asInt()).isZero();
    assertThat(client.post(host.path("/patience"), guest.token(), "{\"seconds\":60}").status())
        .isEqualTo(403);
    assertThat(client.post(host.path("/patience"), host.token(), "{\"seconds\":60}").text())
        .isEqualTo("{\"patience\":60}");
    assertThat(client.get(host.path("")).json().at("patience").asInt()).isEqualTo(60);
    assertThat(client.post(host.path("/patience"), host.token(), "{\"seconds\":-1}").detail())
        .isEqualTo("A host's patience is from 0 to 86400 seconds; 0: for ever.");
    String body = "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Edwin\",\"patience\":86401}";
    assertThat(client.post("/api/tables", "", body).status()).isEqualTo(400);
  }
}
