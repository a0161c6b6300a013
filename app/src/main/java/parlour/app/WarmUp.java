package parlour.app;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parlour.app.command.ServeCommand;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.engine.wire.Json;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;

/// A trial run of the server from which the JVM records its start-up (AOT) cache.
final class WarmUp {
  private static final int PATIENCE_SECONDS = 60;

  private WarmUp() {}

  public static void main(String[] arguments) throws IOException {
    Path data = Files.createTempDirectory("parlour-warm-up");
    // The trial ignores the environment: it must not touch a configured store or cluster.
    ServerOptions options =
        ServeCommand.options(
            SettingSources.of(
                Map.of("port", "0", "data", data.toString()),
                ServerSetting.SERVER_SETTINGS,
                Map.of()));
    try (ParlourServer server = ParlourServer.start(options)) {
      for (String path :
          List.of(
              "",
              "health",
              "api/games",
              "api/games/slap-jack/rules",
              "api/words/sample?game=logomachy",
              "api/tables")) {
        try (InputStream in = server.address().resolve(path).toURL().openStream()) {
          in.readAllBytes();
        }
      }
      play(server.address());
    } finally {
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList())
          Files.deleteIfExists(file);
      }
    }
  }

  /// Opens a table with a bot and waits for the first scene, as the first visitor will.
  private static void play(URI server) throws IOException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      Json table =
          post(
              client,
              server.resolve("api/tables"),
              "",
              "{\"game\":\"slap-jack\",\"seats\":2,\"name\":\"Trial\",\"open\":false}");
      URI path = server.resolve("api/tables/" + table.at("table").asText() + "/");
      String token = table.at("token").asText();
      post(client, path.resolve("bots"), token, "{\"level\":1}");
      post(client, path.resolve("start"), token, "");
      URI socket = URI.create(path.resolve("play").toString().replaceFirst("http", "ws"));
      CompletableFuture<Void> shown = new CompletableFuture<>();
      WebSocket line =
          client
              .newWebSocketBuilder()
              .buildAsync(socket, new SceneListener(shown))
              .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
              .join();
      String hello = "{\"type\":\"hello\",\"changes\":true,\"token\":\"" + token + "\"}";
      line.sendText(hello, true).join();
      shown.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
      line.abort();
    }
  }

  private static Json post(HttpClient client, URI address, String token, String body)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address).POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    try {
      HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() >= 300) throw new IOException(address + ": " + answer.body());
      return Json.parse(answer.body());
    } catch (InterruptedException interrupted) {
      throw new IOException(interrupted);
    }
  }

  /// Waits for a scene.
  private record SceneListener(CompletableFuture<Void> shown) implements WebSocket.Listener {
    @Override
    public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence text, boolean last) {
      if (text.toString().startsWith("{\"type\":\"scene\"")) shown.complete(null);
      line.request(1);
      return null;
    }
  }
}
