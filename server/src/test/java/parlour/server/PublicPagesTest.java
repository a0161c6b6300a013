package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.server.config.ProgramVersion;

/// What anybody may read, as docs/PROTOCOL.md describes it.
class PublicPagesTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(5);

  private final Client client = SERVER.client();

  @Test
  void the_server_says_that_it_is_up() {
    assertThat(client.get("/health").text())
        .startsWith("{\"status\":\"up\",\"version\":\"")
        .contains("\"commit\":", "\"rules\":\"" + ProgramVersion.current().rules() + "\"");
  }

  @Test
  void the_games_are_listed_with_their_settings() {
    Json slapJack =
        client.get("/api/games").json().asItems().stream()
            .filter(game -> game.at("id").asText().equals("slap-jack"))
            .findFirst()
            .orElseThrow();
    assertThat(slapJack.at("fewest").asInt()).isEqualTo(2);
    assertThat(slapJack.at("race").asBoolean()).isTrue();
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
    assertThat(word.at("good").asBoolean()).isTrue();
    assertThat(word.at("syllables").asItems()).hasSize(2);
    Json refused = client.get("/api/words/xqzzt").json();
    assertThat(refused.at("good").asBoolean()).isFalse();
    assertThat(refused.at("why").asText()).isNotEmpty();
    assertThat(client.get("/api/words/ch4pter").status()).isEqualTo(400);
    assertThat(client.get("/api/words/man?game=whist").status()).isEqualTo(404);
    assertThat(client.get("/api/words/man?game=skat").status()).isEqualTo(400);
    assertThat(client.get("/api/words/man?game=foil&settings=%7B").status()).isEqualTo(400);
    String paris = "/api/words/paris?game=wmwt&family=&list=";
    assertThat(client.get(paris).json().at("good").asBoolean()).isFalse();
    assertThat(
            client
                .get(paris + "&settings=%7B%22words%22:%22places%22%7D")
                .json()
                .at("good")
                .asBoolean())
        .isTrue();
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
    Client.Place hidden = client.slapJack(2);
    Patience.await()
        .untilAsserted(
            () -> {
              String lobby = client.get("/api/tables").text();
              assertThat(lobby).contains(open.table()).doesNotContain(hidden.table());
            });
    assertThat(client.delete(open.path("/seats/0"), open.token()).status()).isEqualTo(200);
    Patience.await()
        .untilAsserted(
            () -> assertThat(client.get("/api/tables").text()).doesNotContain(open.table()));
  }
}
