package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.CatalogEntry;

/// A game over the wire, as docs/PROTOCOL.md has it.
class PlayProtocolTest {
  @AutoClose private static final TestServer HOUSE = TestServer.open(5);

  private final Client client = HOUSE.client();

  /// A table for two at which the cards are dealt.
  private Client.Place dealt() {
    Client.Place host = client.slapJack(2);
    client.join(host, "Rosalie");
    client.start(host);
    return host;
  }

  @Test
  void a_move_that_is_not_ones_own_is_refused_with_its_clause() {
    Client.Place host = client.slapJack(2);
    client.join(host, "Rosalie");
    try (Client.Connection his = client.connect(host);
        Client.Connection onlooker = client.open(host.table())) {
      his.play(1, "slap", "{\"turn\":\"1\"}");
      assertThat(his.next("refused").at("why").asText()).isEqualTo("The cards are not dealt yet.");
      client.start(host);
      his.next("scene");
      his.play(2, "turn", "{}");
      Json refused = his.next("refused");
      assertThat(refused.at("id").asLong()).isEqualTo(2);
      assertThat(refused.at("clause").asText()).isNotEmpty();
      onlooker.hello("\"watch\":\"" + host.watch() + "\"");
      onlooker.play(1, "slap", "{\"turn\":\"1\"}");
      assertThat(onlooker.next("refused").at("clause").asText()).isEqualTo("house.turn");
    }
  }

  @Test
  void a_late_move_is_refused_with_its_clause_and_the_game_goes_on() {
    Client.Place host = dealt();
    try (Client.Connection his = client.connect(host)) {
      his.next("scene", f -> f.at("scene").at("headline").asText().equals("Card 2"));
      his.play(1, "slap", "{\"turn\":\"1\"}");
      assertThat(his.next("refused").at("clause").asText()).isEqualTo("slap-jack.amb.act");
      his.next("scene", f -> f.at("scene").at("headline").asText().equals("Card 3"));
    }
  }

  @ParameterizedTest
  @MethodSource("parlour.games.Catalog#kinds")
  void every_game_of_the_catalogue_can_be_dealt_and_seen(CatalogEntry kind) {
    Client.Place host = client.gather(kind.id(), kind.seating().fewest(), "{}", true);
    for (int i = 1; i < kind.seating().fewest(); i++) {
      assertThat(client.post(host.path("/bots"), host.token(), "{}").status()).isEqualTo(201);
    }
    client.start(host);
    try (Client.Connection his = client.connect(host);
        Client.Connection onlooker = client.open(host.table())) {
      onlooker.hello("");
      assertThat(SceneCodec.scene(his.next("scene").at("scene")).places())
          .hasSize(kind.seating().fewest());
      assertThat(SceneCodec.scene(onlooker.next("scene").at("scene")).offers()).isEmpty();
    }
    assertThat(client.get("/api/games/" + kind.id() + "/rules").status()).isEqualTo(200);
  }

  @Test
  void an_answer_that_makes_no_sense_is_refused_by_the_house() {
    Client.Place host = dealt();
    try (Client.Connection his = client.connect(host)) {
      his.next("scene", f -> !f.at("prompt").at("may").asItems().isEmpty());
      his.play(1, "castle", "{}");
      assertThat(his.next("refused").at("clause").asText()).isEqualTo("house.sense");
    }
  }

  @Test
  void an_onlooker_sees_with_nobodys_eye_and_a_private_table_wants_its_watch_word() {
    Client.Place host = dealt();
    try (Client.Connection onlooker = client.open(host.table());
        Client.Connection stranger = client.open(host.table());
        Client.Connection thief = client.open(host.table())) {
      onlooker.hello("\"watch\":\"" + host.watch() + "\"");
      assertThat(onlooker.next("table").at("eye").asInt()).isEqualTo(-1);
      Json scene = onlooker.next("scene");
      assertThat(scene.at("eye").asInt()).isEqualTo(-1);
      assertThat(scene.at("scene").at("offers").asItems()).isEmpty();
      stranger.hello("");
      assertThat(stranger.next("problem").at("detail").asText()).contains("private");
      thief.hello("\"token\":\"stolen\"");
      assertThat(thief.next("problem").at("detail").asText())
          .isEqualTo("That token belongs to no chair of this table.");
      thief.next("closed");
    }
  }

  @Test
  void who_comes_and_goes_is_seen() {
    Client.Place host = client.slapJack(2);
    Client.Place guest = client.join(host, "Rosalie");
    try (Client.Connection his = client.connect(host)) {
      his.next("table", f -> !here(f, 1));
      Client.Connection hers = client.connect(guest);
      his.next("table", f -> here(f, 1));
      hers.cut();
      his.next("table", f -> !here(f, 1));
    }
  }

  private boolean here(Json table, int seat) {
    return table.at("seats").asItems().get(seat).at("here").asBoolean();
  }

  @Test
  void what_is_said_is_heard_by_all_and_kept() {
    Client.Place host = client.slapJack(2);
    Client.Place guest = client.join(host, "Rosalie");
    try (Client.Connection his = client.connect(host);
        Client.Connection hers = client.connect(guest)) {
      hers.next("table");
      his.send("{\"type\":\"chat\",\"text\":\"Well\\nmet!\"}");
      Json chat = hers.next("chat");
      assertThat(chat.at("name").asText()).isEqualTo("Edwin");
      assertThat(chat.at("text").asText()).isEqualTo("Well met!");
    }
    try (Client.Connection again = client.connect(guest)) {
      assertThat(again.next("chat").at("n").asLong()).isEqualTo(1);
    }
  }

  @Test
  void a_play_sent_twice_is_played_once() {
    Client.Place host = dealt();
    try (Client.Connection his = client.connect(host)) {
      Json scene = his.next("scene", f -> !f.at("scene").at("offers").asItems().isEmpty());
      String turn =
          scene
              .at("scene")
              .at("offers")
              .asItems()
              .getFirst()
              .at("fields")
              .asItems()
              .getFirst()
              .at("value")
              .asText();
      his.play(7, "slap", "{\"turn\":\"" + turn + "\"}");
      long seq = his.next("played").at("seq").asLong();
      his.play(7, "slap", "{\"turn\":\"" + turn + "\"}");
      assertThat(his.next("played").at("seq").asLong()).isEqualTo(seq);
      his.play(6, "slap", "{\"turn\":\"" + turn + "\"}");
      assertThat(his.next("refused").at("why").asText()).isEqualTo("That play came out of order.");
      his.cut();
    }
    try (Client.Connection again = client.connect(host)) {
      assertThat(again.next("table").at("lastPlay").asLong()).isEqualTo(7);
      again.play(7, "slap", "{\"turn\":\"1\"}");
      assertThat(again.next("played").at("id").asLong()).isEqualTo(7);
    }
  }

  @Test
  void one_who_comes_back_gets_only_the_lines_he_has_not_had() {
    Client.Place host = dealt();
    long had;
    try (Client.Connection his = client.connect(host)) {
      had = last(his.next("scene", f -> last(f) >= 2));
    }
    try (Client.Connection again = client.open(host.table())) {
      again.hello("\"token\":\"" + host.token() + "\",\"since\":" + (had - 1));
      Json scene = again.next("scene");
      assertThat(scene.at("lines").asItems().getFirst().at("n").asLong()).isEqualTo(had);
    }
  }

  private long last(Json scene) {
    var lines = scene.at("lines").asItems();
    return lines.isEmpty() ? 0 : lines.getLast().at("n").asLong();
  }

  @Test
  void the_log_is_not_given_out_while_a_game_is_played() {
    Client.Place host = dealt();
    assertThat(client.get(host.path("/log")).status()).isEqualTo(409);
    assertThat(client.post(host.path("/rematch"), host.token(), "").detail())
        .isEqualTo("This game is not over yet.");
  }
}
