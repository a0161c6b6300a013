package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Json;
import parlour.engine.SceneCodec;
import parlour.games.Kind;

/// The wire, as docs/PROTOCOL.md has it.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProtocolTest {
  private ParlourServer server;
  private Client client;

  @BeforeAll
  void open(@TempDir Path folder) {
    server =
        ParlourServer.start(
            ServerOptions.in(folder).withPort(0).withBotPace(5).withRates(Rates.none()));
    client = new Client(server);
  }

  @AfterAll
  void close() {
    client.close();
    server.close();
  }

  private Client.Place table(int seats) {
    return client.gather("slap-jack", seats, "{\"tempo\":\"800\"}", false);
  }

  private void start(Client.Place host) {
    assertThat(client.post(host.path("/start"), host.token(), "").status()).isEqualTo(200);
  }

  @Nested
  class What_can_be_read {
    @Test
    void the_house_says_that_it_is_up() {
      assertThat(client.get("/health").text()).isEqualTo("{\"status\":\"up\"}");
    }

    @Test
    void the_games_are_listed_with_their_settings() {
      Json slapJack =
          client.get("/api/games").json().asItems().stream()
              .filter(game -> game.at("id").asText().equals("slap-jack"))
              .findFirst()
              .orElseThrow();
      assertThat(slapJack.at("fewest").asInt()).isEqualTo(2);
      assertThat(slapJack.at("race").asTruth()).isTrue();
      assertThat(slapJack.at("settings").asItems().getFirst().at("choices").asItems())
          .hasSizeGreaterThan(1);
    }

    @Test
    void the_rules_of_a_game_come_clause_by_clause() {
      Json rules = client.get("/api/games/slap-jack/rules").json();
      assertThat(rules.at("title").asText()).startsWith("Slap Jack");
      Json first = rules.at("sections").asItems().getFirst().at("clauses").asItems().getFirst();
      assertThat(first.at("id").asText()).startsWith("slap-jack.");
      assertThat(client.get("/api/games/whist/rules").status()).isEqualTo(404);
    }

    @Test
    void a_word_is_judged_defined_and_divided() {
      Json word = client.get("/api/words/CHAPTER").json();
      assertThat(word.at("good").asTruth()).isTrue();
      assertThat(word.at("syllables").asItems()).hasSize(2);
      Json refused = client.get("/api/words/xqzzt").json();
      assertThat(refused.at("good").asTruth()).isFalse();
      assertThat(refused.at("why").asText()).isNotEmpty();
      assertThat(client.get("/api/words/ch4pter").status()).isEqualTo(400);
      assertThat(client.get("/api/words/man?game=whist").status()).isEqualTo(404);
    }

    @Test
    void pages_carry_strict_headers_and_errors_are_problems() {
      HttpResponse<String> answer = client.raw(client.request("/api/nowhere").GET());
      assertThat(answer.statusCode()).isEqualTo(404);
      assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
      assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'")
          .doesNotContain("unsafe");
      assertThat(Json.parse(answer.body()).at("status").asInt()).isEqualTo(404);
      Client.Answered method = client.send(client.request("/api/games").DELETE());
      assertThat(method.status()).isEqualTo(405);
      assertThat(method.type()).isEqualTo("application/problem+json");
    }

    @Test
    void an_open_table_stands_in_the_lobby_and_a_private_one_does_not() {
      Client.Place open = client.gather("slap-jack", 2, "{}", true);
      Client.Place hidden = table(2);
      org.awaitility.Awaitility.await()
          .untilAsserted(
              () -> {
                String lobby = client.get("/api/tables").text();
                assertThat(lobby).contains(open.table()).doesNotContain(hidden.table());
              });
      assertThat(client.delete(open.path("/seats/0"), open.token()).status()).isEqualTo(200);
      org.awaitility.Awaitility.await()
          .untilAsserted(
              () -> assertThat(client.get("/api/tables").text()).doesNotContain(open.table()));
    }
  }

  @Nested
  class Sitting_down {
    @Test
    void a_table_knows_its_company() {
      Client.Place host = table(3);
      client.join(host, "Rosalie");
      client.post(host.path("/bots"), host.token(), "{\"seat\":2,\"level\":5}");
      Json table = client.get(host.path("")).json();
      assertThat(table.at("seats").asItems().stream().map(s -> s.at("kind").asText()))
          .containsExactly("person", "person", "bot");
      assertThat(table.at("seats").asItems().get(2).at("level").asInt()).isEqualTo(5);
      assertThat(table.at("host").asInt()).isZero();
      assertThat(table.at("eye").asInt()).isEqualTo(-1);
    }

    @Test
    void a_private_table_wants_its_invitation() {
      Client.Place host = table(2);
      Client.Answered refused =
          client.post(host.path("/seats"), "", "{\"name\":\"Mallory\",\"invite\":\"guess\"}");
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.detail())
          .isEqualTo("This table is private, and the invitation does not fit.");
      assertThat(
              client
                  .post(
                      host.path("/seats"),
                      "",
                      "{\"name\":\"Mallory\",\"invite\":\"" + host.watch() + "\"}")
                  .status())
          .isEqualTo(403);
    }

    @Test
    void a_chair_holds_one_and_a_name_is_had_by_one() {
      Client.Place host = table(3);
      assertThat(
              client
                  .post(
                      host.path("/seats"),
                      "",
                      "{\"name\":\"edwin\",\"invite\":\"" + host.invite() + "\"}")
                  .detail())
          .isEqualTo("Somebody called edwin sits at this table already.");
      assertThat(
              client
                  .post(
                      host.path("/seats"),
                      "",
                      "{\"name\":\"A\",\"seat\":0,\"invite\":\"" + host.invite() + "\"}")
                  .detail())
          .isEqualTo("That chair is taken.");
      assertThat(
              client
                  .post(
                      host.path("/seats"),
                      "",
                      "{\"name\":\"A\",\"seat\":3,\"invite\":\"" + host.invite() + "\"}")
                  .detail())
          .isEqualTo("There is no seat 3; they are numbered from 0 to 2.");
    }

    @Test
    void only_the_host_has_a_hosts_rights() {
      Client.Place host = table(3);
      Client.Place guest = client.join(host, "Rosalie");
      assertThat(client.post(host.path("/bots"), guest.token(), "{}").status()).isEqualTo(403);
      assertThat(client.post(host.path("/start"), guest.token(), "").status()).isEqualTo(403);
      assertThat(client.post(host.path("/start"), "", "").status()).isEqualTo(401);
      assertThat(client.delete(host.path("/seats/0"), guest.token()).status()).isEqualTo(403);
      assertThat(client.delete(host.path("/seats/1"), guest.token()).status()).isEqualTo(200);
      assertThat(client.post(host.path("/bots"), host.token(), "{\"level\":6}").detail())
          .isEqualTo("A bot's level is from 1 to 5, not 6.");
    }

    @Test
    void when_the_host_leaves_the_next_is_host() {
      Client.Place host = table(2);
      Client.Place guest = client.join(host, "Rosalie");
      client.delete(host.path("/seats/0"), host.token());
      assertThat(client.get(host.path("")).json().at("host").asInt()).isEqualTo(1);
      assertThat(client.post(host.path("/bots"), guest.token(), "{}").status()).isEqualTo(201);
    }

    @Test
    void one_whose_chair_was_freed_sees_no_more_of_it() {
      Client.Place host = table(2);
      Client.Place guest = client.join(host, "Rosalie");
      try (Client.Connection hers = client.connect(guest)) {
        hers.next("table");
        client.delete(host.path("/seats/1"), host.token());
        hers.next("problem");
        assertThat(hers.next("closed").at("code").asInt()).isEqualTo(1008);
      }
    }

    @Test
    void the_deal_waits_until_every_chair_is_taken() {
      Client.Place host = table(3);
      assertThat(client.post(host.path("/start"), host.token(), "").detail())
          .isEqualTo("Every chair must be taken before the deal; 2 are free.");
    }
  }

  @Nested
  class Bad_input {
    @Test
    void an_unknown_game_option_or_number_of_seats_gets_one_sentence() {
      assertThat(
              client
                  .post("/api/tables", "", "{\"game\":\"whist\",\"seats\":4,\"name\":\"A\"}")
                  .detail())
          .isEqualTo("There is no game \"whist\"; /api/games lists those there are.");
      assertThat(
              client
                  .post("/api/tables", "", "{\"game\":\"slap-jack\",\"seats\":9,\"name\":\"A\"}")
                  .detail())
          .isEqualTo("Slap Jack is for 2 to 8 players, not 9.");
      Client.Answered option =
          client.post(
              "/api/tables",
              "",
              "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"A\",\"settings\":{\"jokers\":\"2\"}}");
      assertThat(option.status()).isEqualTo(400);
      assertThat(option.detail()).startsWith("There is no option \"jokers\"");
      assertThat(
              client
                  .post("/api/tables", "", "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"\"}")
                  .detail())
          .isEqualTo("A name is wanted.");
    }

    @Test
    void malformed_json_is_refused_in_a_sentence() {
      Client.Answered answer = client.post("/api/tables", "", "{\"game\":");
      assertThat(answer.status()).isEqualTo(400);
      assertThat(answer.detail()).isEqualTo("Character 9 of the JSON should be a value.");
      assertThat(client.post("/api/tables", "", "{}").detail())
          .isEqualTo("The field \"game\" is missing.");
    }

    @Test
    void a_body_of_ten_megabytes_is_refused() {
      HttpRequest.Builder request =
          client
              .request("/api/tables")
              .POST(HttpRequest.BodyPublishers.ofString("x".repeat(10_000_000)));
      try {
        assertThat(client.raw(request).statusCode()).isEqualTo(413);
      } catch (java.io.UncheckedIOException cut) {
        // The line may be cut before the client has sent all of it; the house stands either way.
        assertThat(cut).hasCauseInstanceOf(java.io.IOException.class);
      }
      assertThat(client.get("/health").status()).isEqualTo(200);
      assertThat(client.post("/api/tables", "", " ".repeat(17_000)).status()).isEqualTo(413);
    }

    @Test
    void a_frame_of_ten_megabytes_closes_the_line_and_nothing_else() {
      Client.Place host = table(2);
      try (Client.Connection his = client.connect(host)) {
        his.next("table");
        try {
          his.send("x".repeat(10_000_000));
        } catch (java.util.concurrent.CompletionException cut) {
          assertThat(cut).hasCauseInstanceOf(java.io.IOException.class);
        }
        assertThat(his.next("closed").at("code").asInt()).isIn(1009, -1);
      }
      try (Client.Connection again = client.connect(host)) {
        assertThat(again.next("table").at("eye").asInt()).isZero();
        again.send(" ".repeat(16_400) + "{}");
        assertThat(again.next("closed").at("code").asInt()).isEqualTo(1009);
      }
    }

    @Test
    void frames_that_make_no_sense_are_answered_with_a_problem() {
      Client.Place host = table(2);
      try (Client.Connection his = client.connect(host)) {
        his.next("table");
        for (String frame :
            new String[] {
              "{",
              "[]",
              "{\"type\":\"dance\"}",
              "{\"type\":\"play\",\"id\":0,\"answer\":{\"verb\":\"slap\"}}",
              "{\"type\":\"play\",\"id\":1}",
              "{\"type\":\"hello\"}",
              "{\"type\":\"chat\",\"text\":\"\"}",
              "{\"type\":\"chat\",\"text\":\"" + "x".repeat(201) + "\"}"
            }) {
          his.send(frame);
          assertThat(his.next("problem").at("detail").asText()).as(frame).endsWith(".");
        }
      }
    }

    @Test
    void a_table_that_is_not_there_is_not_there() {
      assertThat(client.get("/api/tables/abcdefghjkmn").status()).isEqualTo(404);
      assertThat(client.get("/api/tables/..%2f..").status()).isIn(400, 404);
      try (Client.Connection lost = client.open("abcdefghjkmn")) {
        lost.hello("");
        assertThat(lost.next("problem").at("detail").asText()).isEqualTo("There is no such table.");
        lost.next("closed");
      }
    }

    @Test
    void a_page_of_another_origin_cannot_open_a_table() {
      Client.Place host = table(2);
      assertThat(client.knock(host.table(), "https://elsewhere.example")).isEqualTo(403);
      assertThat(client.knock(host.table(), "http://127.0.0.1:" + server.port())).isEqualTo(101);
    }
  }

  @Nested
  class At_the_table {
    @Test
    void a_move_that_is_not_ones_own_is_refused_with_its_clause() {
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      try (Client.Connection his = client.connect(host);
          Client.Connection onlooker = client.open(host.table())) {
        his.play(1, "slap", "{\"turn\":\"1\"}");
        assertThat(his.next("refused").at("why").asText())
            .isEqualTo("The cards are not dealt yet.");
        start(host);
        his.next("scene");
        his.play(2, "turn", "{}");
        Json refused = his.next("refused");
        assertThat(refused.at("id").asWhole()).isEqualTo(2);
        assertThat(refused.at("clause").asText()).isNotEmpty();
        onlooker.hello("\"watch\":\"" + host.watch() + "\"");
        onlooker.play(1, "slap", "{\"turn\":\"1\"}");
        assertThat(onlooker.next("refused").at("clause").asText()).isEqualTo("house.turn");
      }
    }

    @Test
    void a_late_move_is_refused_with_its_clause_and_the_game_goes_on() {
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      start(host);
      try (Client.Connection his = client.connect(host)) {
        his.next("scene", f -> f.at("scene").at("headline").asText().equals("Card 2"));
        his.play(1, "slap", "{\"turn\":\"1\"}");
        assertThat(his.next("refused").at("clause").asText()).isEqualTo("slap-jack.amb.act");
        his.next("scene", f -> f.at("scene").at("headline").asText().equals("Card 3"));
      }
    }

    @ParameterizedTest
    @MethodSource("parlour.games.Catalog#kinds")
    void every_game_of_the_catalogue_can_be_dealt_and_seen(Kind kind) {
      Client.Place host = client.gather(kind.id(), kind.seating().fewest(), "{}", true);
      for (int i = 1; i < kind.seating().fewest(); i++) {
        assertThat(client.post(host.path("/bots"), host.token(), "{}").status()).isEqualTo(201);
      }
      start(host);
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
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      start(host);
      try (Client.Connection his = client.connect(host)) {
        his.next("scene", f -> !f.at("prompt").at("may").asItems().isEmpty());
        his.play(1, "castle", "{}");
        assertThat(his.next("refused").at("clause").asText()).isEqualTo("house.sense");
      }
    }

    @Test
    void an_onlooker_sees_with_nobodys_eye_and_a_private_table_wants_its_watch_word() {
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      start(host);
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
      Client.Place host = table(2);
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
      return table.at("seats").asItems().get(seat).at("here").asTruth();
    }

    @Test
    void what_is_said_is_heard_by_all_and_kept() {
      Client.Place host = table(2);
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
        assertThat(again.next("chat").at("n").asWhole()).isEqualTo(1);
      }
    }

    @Test
    void a_play_sent_twice_is_played_once() {
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      start(host);
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
        long seq = his.next("played").at("seq").asWhole();
        his.play(7, "slap", "{\"turn\":\"" + turn + "\"}");
        assertThat(his.next("played").at("seq").asWhole()).isEqualTo(seq);
        his.play(6, "slap", "{\"turn\":\"" + turn + "\"}");
        assertThat(his.next("refused").at("why").asText())
            .isEqualTo("That play came out of order.");
        his.cut();
      }
      try (Client.Connection again = client.connect(host)) {
        assertThat(again.next("table").at("lastPlay").asWhole()).isEqualTo(7);
        again.play(7, "slap", "{\"turn\":\"1\"}");
        assertThat(again.next("played").at("id").asWhole()).isEqualTo(7);
      }
    }

    @Test
    void one_who_comes_back_gets_only_the_lines_he_has_not_had() {
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      start(host);
      long had;
      try (Client.Connection his = client.connect(host)) {
        had = last(his.next("scene", f -> last(f) >= 2));
      }
      try (Client.Connection again = client.open(host.table())) {
        again.hello("\"token\":\"" + host.token() + "\",\"since\":" + (had - 1));
        Json scene = again.next("scene");
        assertThat(scene.at("lines").asItems().getFirst().at("n").asWhole()).isEqualTo(had);
      }
    }

    private long last(Json scene) {
      var lines = scene.at("lines").asItems();
      return lines.isEmpty() ? 0 : lines.getLast().at("n").asWhole();
    }

    @Test
    void the_log_is_not_given_out_while_a_game_is_played() {
      Client.Place host = table(2);
      client.join(host, "Rosalie");
      start(host);
      assertThat(client.get(host.path("/log")).status()).isEqualTo(409);
      assertThat(client.post(host.path("/rematch"), host.token(), "").detail())
          .isEqualTo("This game is not over yet.");
    }
  }
}
