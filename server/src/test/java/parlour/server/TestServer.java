package parlour.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;

/// A server without rate limits, with a client and a temporary data folder.
final class TestServer implements AutoCloseable {
  private final Path folder;
  private final ParlourServer server;
  private final Client client;

  private TestServer(Path folder, UnaryOperator<ServerOptions> change) {
    this.folder = folder;
    this.server =
        ParlourServer.start(
            change.apply(TestOptions.in(folder).withPort(0).withRates(Rates.none())));
    this.client = new Client(server);
  }

  /// @param pace how long bots think, in per cent of their natural pace
  static TestServer open(int pace) {
    return open(options -> options.withBotPace(pace));
  }

  /// The same with other options.
  static TestServer open(UnaryOperator<ServerOptions> change) {
    try {
      return new TestServer(Files.createTempDirectory("parlour"), change);
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  Client client() {
    return client;
  }

  Path folder() {
    return folder;
  }

  URI address() {
    return server.address();
  }

  int port() {
    return server.port();
  }

  @Override
  public void close() throws IOException {
    client.close();
    server.close();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
    }
  }
}
