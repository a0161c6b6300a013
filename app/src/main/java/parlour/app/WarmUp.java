package parlour.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import parlour.server.ParlourServer;
import parlour.server.ServerOptions;

/// A trial run of the server, from which Java learns what to have ready next time.
final class WarmUp {
  private WarmUp() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("parlour-warm-up");
    try (ParlourServer server = ParlourServer.start(ServerOptions.in(data).withPort(0));
        HttpClient client = HttpClient.newHttpClient()) {
      for (String path :
          List.of(
              "",
              "health",
              "api/games",
              "api/games/slap-jack/rules",
              "api/words/sample?game=logomachy",
              "api/tables")) {
        URI address = server.address().resolve(path);
        client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
      }
    } finally {
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList())
          Files.deleteIfExists(file);
      }
    }
  }
}
