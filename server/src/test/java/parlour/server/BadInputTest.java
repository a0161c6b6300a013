package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/// Malformed and oversized requests and frames: each gets one sentence, and nothing changes.
class BadInputTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(5);

  private final Client client = SERVER.client();

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
        .isEqualTo("Please give a name.");
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
    } catch (UncheckedIOException cut) {
      // The connection may be closed before all of it is sent; the server stays up either way.
      assertThat(cut).hasCauseInstanceOf(IOException.class);
    }
    assertThat(client.get("/health").status()).isEqualTo(200);
    assertThat(client.post("/api/tables", "", " ".repeat(17_000)).status()).isEqualTo(413);
  }

  @Test
  void a_frame_of_ten_megabytes_closes_the_line_and_nothing_else() {
    Client.Place host = client.slapJack(2);
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("table");
      try {
        hostConnection.send("x".repeat(10_000_000));
      } catch (CompletionException cut) {
        assertThat(cut).hasCauseInstanceOf(IOException.class);
      }
      assertThat(hostConnection.next("closed").at("code").asInt()).isIn(1009, -1);
    }
    try (Client.Connection again = client.connect(host)) {
      assertThat(again.next("table").at("eye").asInt()).isZero();
      again.send(" ".repeat(16_400) + "{}");
      assertThat(again.next("closed").at("code").asInt()).isEqualTo(1009);
    }
  }

  @Test
  void frames_that_make_no_sense_are_answered_with_a_problem() {
    Client.Place host = client.slapJack(2);
    try (Client.Connection hostConnection = client.connect(host)) {
      hostConnection.next("table");
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
        hostConnection.send(frame);
        assertThat(hostConnection.next("problem").at("detail").asText()).as(frame).endsWith(".");
      }
    }
  }

  @Test
  void a_table_that_is_not_there_is_not_there() {
    assertThat(client.get("/api/tables/abcdefghjkmn").status()).isEqualTo(404);
    assertThat(client.get("/api/tables/..%2f..").status()).isIn(400, 404);
    try (Client.Connection lost = client.open("abcdefghjkmn")) {
      assertThat(lost.next("problem").at("detail").asText()).isEqualTo("There is no such table.");
      lost.next("closed");
    }
  }

  @Test
  void a_page_of_another_origin_cannot_change_anything() {
    String body = "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Mallory\"}";
    String own = "http://127.0.0.1:" + SERVER.port();
    for (String origin : List.of("https://elsewhere.example", "null", own + "0", own)) {
      Client.Answered laid =
          client.send(
              client
                  .request("/api/tables")
                  .header("Origin", origin)
                  .header("Content-Type", "text/plain")
                  .POST(HttpRequest.BodyPublishers.ofString(body)));
      assertThat(laid.status()).as(origin).isEqualTo(origin.equals(own) ? 201 : 403);
    }
    assertThat(
            client
                .send(client.request("/api/games").header("Origin", "https://else.example").GET())
                .status())
        .as("what changes nothing may be read")
        .isEqualTo(200);
  }

  @Test
  void a_page_of_another_origin_cannot_open_a_table() {
    Client.Place host = client.slapJack(2);
    assertThat(client.statusFrom(host.table(), "https://elsewhere.example")).isEqualTo(403);
    assertThat(client.statusFrom(host.table(), "http://127.0.0.1:" + SERVER.port())).isEqualTo(101);
  }
}
