package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.material.CatalogEntry;

/// A game over the wire, as docs/PROTOCOL.md describes it.
class PlayProtocolTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(5);

  private final Client client = SERVER.client();

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
    try (Client.Connection hostConnection = client.connect(host);
        Client.Connection onlooker = client.open(host.table())) {
      hostConnection.play(1, "slap", "{\"turn\":\"1\"}");
      assertThat(hostConnection.next("refused").at("why").asText())
          .isEqualTo("The cards are not dealt yet.");
      client.start(host);
      hostConnection.next("scene");
      hostConnection.play(2, "turn", "{}");
      Json refused = hostConnection.next("refused");
      assertThat(refused.at("id").asLong()).isEqualTo(2);
      assertThat(refused.at("clause").asText()).isNotEmpty();
      onlooker.hello("\"watchToken\":\"" + host.watch() + "\"");
      onlooker.play(1, "slap", "{\"turn\":\"1\"}");
      assertThat(onlooker.next("refused").at("clause").asText()).isEqualTo("house.turn");
    }
  }

  @Test
  void a_late_move_is_refused_with_its_clause_and_the_game_goes_on() {
    Client.Place host = dealt();
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("scene", f -> f.at("scene").at("headline").asText().equals("Card 2"));
      hostConnection.play(1, "slap", "{\"turn\":\"1\"}");
      assertThat(hostConnection.next("refused").at("clause").asText())
          .isEqualTo("slap-jack.amb.pause");
      hostConnection.next("scene", f -> f.at("scene").at("headline").asText().equals("Card 3"));
    }
  }

  @ParameterizedTest
  @MethodSource("parlour.games.Catalog#entries")
  void every_game_of_the_catalogue_can_be_dealt_and_seen(CatalogEntry entry) {
    Client.Place host = client.gather(entry.id(), entry.seating().fewest(), "{}", true);
    for (int i = 1; i < entry.seating().fewest(); i++) {
      assertThat(client.post(host.path("/bots"), host.token(), "{}").status()).isEqualTo(201);
    }
    client.start(host);
    try (Client.Connection hostConnection = client.connect(host);
        Client.Connection onlooker = client.open(host.table())) {
      onlooker.hello("");
      assertThat(SceneCodec.scene(hostConnection.next("scene").at("scene")).places())
          .hasSize(entry.seating().fewest());
      assertThat(SceneCodec.scene(onlooker.next("scene").at("scene")).offers()).isEmpty();
    }
    assertThat(client.get("/api/games/" + entry.id() + "/rules").status()).isEqualTo(200);
  }

  @Test
  void an_answer_that_makes_no_sense_is_refused() {
    Client.Place host = dealt();
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("scene", f -> !f.at("prompt").at("may").asItems().isEmpty());
      hostConnection.play(1, "castle", "{}");
      assertThat(hostConnection.next("refused").at("clause").asText()).isEqualTo("house.sense");
    }
  }

  @Test
  void an_onlooker_sees_with_nobodys_eye_and_a_private_table_needs_its_watch_token() {
    Client.Place host = dealt();
    try (Client.Connection onlooker = client.open(host.table());
        Client.Connection stranger = client.open(host.table());
        Client.Connection thief = client.open(host.table())) {
      onlooker.hello("\"watchToken\":\"" + host.watch() + "\"");
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
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("table", f -> !here(f, 1));
      Client.Connection friendConnection = client.connect(guest);
      hostConnection.next("table", f -> here(f, 1));
      friendConnection.cut();
      hostConnection.next("table", f -> !here(f, 1));
    }
  }

  private boolean here(Json table, int seat) {
    return table.at("seats").asItems().get(seat).at("here").asBoolean();
  }

  @Test
  void what_is_said_is_heard_by_all_and_kept() {
    Client.Place host = client.slapJack(2);
    Client.Place guest = client.join(host, "Rosalie");
    Json chat;
    try (Client.Connection hostConnection = client.connect(host);
        Client.Connection friendConnection = client.connect(guest)) {
      friendConnection.next("table");
      hostConnection.send("{\"type\":\"chat\",\"text\":\"Well\\nmet!\"}");
      chat = friendConnection.next("chat");
      assertThat(chat.at("name").asText()).isEqualTo("Edwin");
      assertThat(chat.at("text").asText()).isEqualTo("Well met!");
    }
    try (Client.Connection again = client.connect(guest)) {
      assertThat(again.next("chat")).isEqualTo(chat);
    }
  }

  @Test
  void players_and_onlookers_cheer_and_nothing_is_kept_of_it() {
    Client.Place host = client.slapJack(2);
    Client.Place guest = client.join(host, "Rosalie");
    try (Client.Connection hostConnection = client.connect(host);
        Client.Connection onlooker = client.open(host.table());
        Client.Connection stranger = client.open(host.table())) {
      hostConnection.next("table");
      onlooker.hello("\"watchToken\":\"" + host.watch() + "\"");
      onlooker.next("table");
      hostConnection.send("{\"type\":\"cheer\",\"kind\":\"hat\"}");
      assertThat(onlooker.next("cheer").write()).contains("\"seat\":0,\"kind\":\"hat\"");
      hostConnection.next("cheer");
      stranger.hello("\"watchToken\":\"guessed\"");
      stranger.send("{\"type\":\"cheer\",\"kind\":\"laugh\"}");
      stranger.next("closed");
      onlooker.send("{\"type\":\"cheer\",\"kind\":\"bravo\"}");
      assertThat(hostConnection.next("cheer").write())
          .as("the stranger was not heard")
          .contains("\"seat\":-1,\"kind\":\"bravo\"");
      onlooker.send("{\"type\":\"cheer\",\"kind\":\"boo\"}");
      assertThat(onlooker.next("problem").at("detail").asText())
          .isEqualTo("A cheer is one of bravo, laugh, gasp, alas, thanks, hat.");
    }
    try (Client.Connection late = client.connect(guest)) {
      late.next("table");
      late.send("{\"type\":\"cheer\",\"kind\":\"thanks\"}");
      assertThat(late.next("cheer").at("kind").asText())
          .as("what was shown before is gone")
          .isEqualTo("thanks");
    }
  }

  @Test
  void a_play_sent_twice_is_played_once() {
    Client.Place host = dealt();
    try (Client.Connection hostConnection = client.connect(host)) {
      long id = 6;
      String turn;
      Json judged;
      do { // On a slow machine the turn may be over before the play comes.
        turn =
            hostConnection
                .next("scene", f -> !f.at("scene").at("offers").asItems().isEmpty())
                .at("scene")
                .at("offers")
                .asItems()
                .getFirst()
                .at("fields")
                .asItems()
                .getFirst()
                .at("value")
                .asText();
        hostConnection.play(++id, "slap", "{\"turn\":\"" + turn + "\"}");
        judged = hostConnection.judged();
      } while (judged.at("type").asText().equals("refused"));
      long seq = judged.at("seq").asLong();
      hostConnection.play(id, "slap", "{\"turn\":\"" + turn + "\"}");
      assertThat(hostConnection.next("played").at("seq").asLong()).isEqualTo(seq);
      hostConnection.play(1, "slap", "{\"turn\":\"" + turn + "\"}");
      assertThat(hostConnection.next("refused").at("why").asText())
          .isEqualTo("That play came out of order.");
      hostConnection.cut();
    }
    try (Client.Connection again = client.connect(host)) {
      assertThat(again.next("table").at("lastPlay").asLong()).isEqualTo(7);
      again.play(7, "slap", "{\"turn\":\"1\"}");
      assertThat(again.next("played").at("id").asLong()).isEqualTo(7);
    }
  }

  @Test
  void a_returning_player_gets_only_the_missing_lines() {
    Client.Place host = dealt();
    long had;
    try (Client.Connection hostConnection = client.connect(host)) {
      had = last(hostConnection.next("scene", f -> last(f) >= 2));
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
    assertThat(client.read(host, "/log").status()).isEqualTo(409);
    assertThat(client.post(host.path("/rematch"), host.token(), "").detail())
        .isEqualTo("This game is not over yet.");
  }
}
