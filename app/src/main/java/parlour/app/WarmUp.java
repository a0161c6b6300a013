package parlour.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import parlour.app.command.ServeCommand;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;

/// A trial run of the server from which the JVM records its start-up (AOT) cache.
final class WarmUp {
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
    } finally {
      try (Stream<Path> files = Files.walk(data)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList())
          Files.deleteIfExists(file);
      }
    }
  }
}
