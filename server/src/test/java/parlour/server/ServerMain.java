package parlour.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;

/// A server in a process of its own, to be killed: `ServerMain data=FOLDER pace=PERCENT …` prints
/// its port and keeps running.
public final class ServerMain {
  private ServerMain() {}

  public static void main(String[] args) throws InterruptedException {
    Map<String, String> given =
        Arrays.stream(args)
            .map(arg -> arg.split("=", 2))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    String cluster = given.getOrDefault("cluster", "");
    ServerOptions options =
        TestOptions.in(Path.of(given.getOrDefault("data", "data")))
            .withHost(given.getOrDefault("host", "127.0.0.1"))
            .withPort(Integer.parseInt(given.getOrDefault("port", "0")))
            .withBotPace(Integer.parseInt(given.getOrDefault("pace", "100")))
            .withIdle(Duration.ofSeconds(Integer.parseInt(given.getOrDefault("idle", "300"))))
            .withStore(given.getOrDefault("store", ""))
            .withCluster(
                cluster.isEmpty() ? List.of() : List.of(cluster.split(",")),
                given.getOrDefault("self", ""))
            .withRates(given.containsKey("limited") ? talkative() : Rates.none());
    ParlourServer server =
        TwoBuilds.named(given.getOrDefault("build", ""))
            .map(games -> ParlourServer.start(options, games))
            .orElseGet(() -> ParlourServer.start(options));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println("port " + server.port());
    System.out.flush();
    Thread.currentThread().join();
  }

  /// The limits of a public server, but for how much may be said: whoever measures talks all the
  /// time.
  private static Rates talkative() {
    Rates usual = Rates.usual();
    Rates none = Rates.none();
    return new Rates(
        usual.requests(),
        usual.newTables(),
        none.frames(),
        usual.socketFrames(),
        none.chat(),
        none.seat(),
        usual.connections(),
        usual.tables());
  }
}
