package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;

/// Puzzles are worked out apart from the bots: whoever asks for many holds no game up.
@Tag("timed")
class StudyThreadTest {
  private static final int DAYS = 25;

  @Test
  void a_bot_does_not_wait_for_puzzles(@TempDir Path folder) {
    try (ParlourServer server =
            ParlourServer.start(
                TestOptions.in(folder).withPort(0).withBotPace(0).withRates(Rates.none()));
        Client client = new Client(server);
        HttpClient asking = HttpClient.newHttpClient()) {
      double alone = secondsUntilABotPlays(client);
      List<CompletableFuture<HttpResponse<String>>> asked =
          puzzles(server.address(), client, asking);
      double beside = secondsUntilABotPlays(client);
      // How long either takes is the machine's affair, but where it has nothing else to do.
      if (Patience.TIMED) {
        assertThat(asked.stream().filter(answer -> !answer.isDone()).count())
            .as("puzzles that are still worked out")
            .isPositive();
        assertThat(beside).as("seconds until a bot plays; alone %.2f", alone).isLessThan(alone + 2);
      }
      asking.shutdownNow();
    }
  }

  private static List<CompletableFuture<HttpResponse<String>>> puzzles(
      URI server, Client client, HttpClient asking) {
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    for (int day = 0; day < DAYS; day++) {
      String path = "/api/puzzles/" + today.minusDays(day);
      for (Json puzzle : client.get(path).json().at("puzzles").asItems())
        asked.add(
            asking.sendAsync(
                HttpRequest.newBuilder(server.resolve(path + "/" + puzzle.at("game").asText()))
                    .build(),
                HttpResponse.BodyHandlers.ofString()));
    }
    return asked;
  }

  /// Lays tables until one begins with the bot's turn; how long the bot takes over its first play.
  private static double secondsUntilABotPlays(Client client) {
    for (int i = 0; i < 40; i++) {
      Client.Place host = client.gather("animal-rummy", 2, "{}", false);
      client.post(host.path("/bots"), host.token(), "{\"seat\":1}");
      try (Client.Connection connection = client.connect(host)) {
        connection.next("table");
        long start = System.nanoTime();
        client.start(host);
        Json first = connection.next("scene");
        if (first.at("prompt").at("must").asItems().contains(Json.of(host.seat()))) continue;
        if (first.at("lines").asItems().isEmpty())
          connection.next("scene", f -> !f.at("lines").asItems().isEmpty());
        return (System.nanoTime() - start) / 1e9;
      }
    }
    throw new AssertionError("the bot never began");
  }
}
