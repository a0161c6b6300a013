package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.play.Replay;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.Catalog;
import parlour.games.ReplayView;

/// Two people and a bot play Slap Jack to its end through the wire.
class WholeGameTest {
  private static final String BRISK = "{\"dealer\":\"party\",\"ending\":\"most\"}";

  @Test
  void a_game_is_played_to_its_end_verified_and_played_again(@TempDir Path folder) {
    try (ParlourServer server =
            ParlourServer.start(TestOptions.in(folder).withPort(0).withBotPace(5));
        Client client = new Client(server)) {
      Client.Place edwin = client.gather("slap-jack", 3, BRISK, false);
      Client.Place rosalie = client.join(edwin, "Rosalie");
      assertThat(client.post(edwin.path("/bots"), edwin.token(), "{\"level\":3}").status())
          .isEqualTo(201);
      try (Client.Connection hostConnection = client.connect(edwin);
          Client.Connection friendConnection = client.connect(rosalie)) {
        hostConnection.next("table");
        assertThat(client.read(edwin, "/verify").status()).isEqualTo(409);
        client.start(edwin);
        assertThat(client.read(edwin, "/replay").detail()).contains("when the game is over");
        String commitment =
            hostConnection
                .next("table", f -> f.at("phase").asText().equals("playing"))
                .at("commitment")
                .asText();
        SlapJackRobot one = new SlapJackRobot(hostConnection);
        SlapJackRobot other = new SlapJackRobot(friendConnection);
        CompletableFuture<Json> beside =
            CompletableFuture.supplyAsync(other::play, Thread::startVirtualThread);
        Json end = one.play();
        assertThat(beside.join().at("result")).isEqualTo(end.at("result"));
        assertThat(end.at("opening").at("salt").asText()).hasSize(64);
        assertThat(one.stood().size() + other.stood().size()).isPositive();
        verify(client.read(edwin, "/log").text(), commitment);
        assertThat(client.read(edwin, "/timing").json().asItems()).isNotEmpty();
        seenAgain(client, edwin, end);
        again(client, edwin, rosalie, friendConnection);
      }
    }
  }

  private static void verify(String text, String commitment) {
    LogCodec.Book book = LogCodec.read(text);
    assertThat(book.log().header().seed().commitment()).isEqualTo(commitment);
    var entry = Catalog.find("slap-jack").orElseThrow();
    var game = entry.open(book.log().header().settings().values(), ShippedLexicon.load());
    Replay.Played again = Replay.play(game, book.log());
    assertThat(again.fault()).isEmpty();
    assertThat(again.referee().result()).isEqualTo(book.result());
  }

  /// Course, scenes and verification of the finished game.
  private static void seenAgain(Client client, Client.Place edwin, Json end) {
    Json verified = client.read(edwin, "/verify").json();
    assertThat(verified.at("verified").asBoolean()).isTrue();
    assertThat(verified.at("result")).isEqualTo(end.at("result"));
    int last = verified.at("entries").asInt();

    Json course = client.read(edwin, "/course?eye=0").json();
    assertThat(course.at("steps").asItems()).hasSize(last + 1);
    assertThat(course.at("steps").asItems().getLast().at("scores").asItems()).hasSize(3);
    assertThat(course.at("lines").asItems().getLast().at("seq").asInt()).isEqualTo(last);

    Json first = client.read(edwin, "/replay?eye=1&from=0&count=3").json();
    assertThat(first.at("last").asInt()).isEqualTo(last);
    assertThat(first.at("scenes").asItems().stream().map(s -> s.at("seq").asInt()))
        .containsExactly(0, 1, 2);
    Json whole = client.read(edwin, "/replay?eye=0&from=" + last).json();
    Json scene = whole.at("scenes").asItems().getLast();
    assertThat(scene.at("scene")).isEqualTo(end.at("scene"));
    assertThat(scene.at("result")).isEqualTo(end.at("result"));
    assertThat(client.read(edwin, "/replay?from=0&count=9999").json().at("scenes").asItems())
        .hasSize(Math.min(last + 1, ReplayView.MOST));

    assertThat(client.read(edwin, "/replay?eye=3").status()).isEqualTo(400);
    assertThat(client.read(edwin, "/replay?eye=999").status()).isEqualTo(400);
    assertThat(client.read(edwin, "/replay?eye=me").status()).isEqualTo(400);
    assertThat(client.read(edwin, "/replay?from=" + (last + 1)).status()).isEqualTo(400);
    assertThat(client.get("/api/tables/aaaaaaaaaaaa/course").status()).isEqualTo(404);
  }

  private static void again(
      Client client, Client.Place edwin, Client.Place rosalie, Client.Connection friendConnection) {
    assertThat(client.post(edwin.path("/rematch"), rosalie.token(), "").status()).isEqualTo(403);
    Json made = client.post(edwin.path("/rematch"), edwin.token(), "").json();
    String next = made.at("table").asText();
    assertThat(client.post(edwin.path("/rematch"), edwin.token(), "").json()).isEqualTo(made);
    assertThat(friendConnection.next("table", f -> f.maybe("next").isPresent()).at("next").asText())
        .isEqualTo(next);
    Json table = client.get("/api/tables/" + next).json();
    assertThat(table.at("seats").asItems().stream().map(s -> s.at("name").asText()).limit(2))
        .containsExactly("Edwin", "Rosalie");
    Client.Place there =
        new Client.Place(next, 1, rosalie.token(), rosalie.invite(), rosalie.watch());
    try (Client.Connection again = client.connect(there)) {
      assertThat(again.next("table").at("eye").asInt()).isEqualTo(1);
    }
    assertThat(Stream.of("gathering")).contains(table.at("phase").asText());
  }
}
