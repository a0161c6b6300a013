package parlour.server.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// How a server is to run.
public record ServerOptions(Front front, Keeping keeping, Habits habits, Rates rates, Peers peers) {
  /// The side turned to the world.
  ///
  /// @param host the address it listens to
  /// @param port nought: any that is free
  /// @param behindProxy whether a reverse proxy of our own stands before it, whose word on a
  ///   caller's address is taken
  /// @param metricsFrom the addresses that are shown the metrics
  public record Front(String host, int port, boolean behindProxy, Set<String> metricsFrom) {
    public Front {
      if (port < 0 || port > 65_535)
        throw new IllegalArgumentException("ports run from 0 to 65535, not " + port);
      metricsFrom = Set.copyOf(metricsFrom);
    }
  }

  /// Where everything is kept.
  ///
  /// @param data the folder of the embedded store
  /// @param address of a PostgreSQL database to be used instead of it, or nothing
  public record Keeping(Path data, String address) {}

  /// @param botPace how long bots take over a move, in hundredths of what is natural
  /// @param idle how long a table is kept in memory when nobody is there
  /// @param patience how long a host waits for one who is away before a bot plays in, unless he
  ///   says otherwise; nought: for ever
  public record Habits(int botPace, Duration idle, Duration patience) {
    public Habits {
      if (botPace < 0) throw new IllegalArgumentException("bots cannot be done before they begin");
      if (idle.isNegative() || idle.isZero())
        throw new IllegalArgumentException("a table must be kept for a while");
      if (patience.isNegative()) throw new IllegalArgumentException("patience begins at nought");
    }
  }

  /// The usual: this machine only, port 8080, the embedded store, bots that take their time.
  public static ServerOptions in(Path data) {
    return new ServerOptions(
        new Front("127.0.0.1", 8080, false, Set.of("127.0.0.1", "0:0:0:0:0:0:0:1", "::1")),
        new Keeping(data, ""),
        new Habits(100, Duration.ofMinutes(5), Duration.ZERO),
        Rates.usual(),
        Peers.none());
  }

  public ServerOptions with(Front other) {
    return new ServerOptions(other, keeping, habits, rates, peers);
  }

  public ServerOptions with(Habits other) {
    return new ServerOptions(front, keeping, other, rates, peers);
  }

  public ServerOptions with(Peers other) {
    return new ServerOptions(front, keeping, habits, rates, other);
  }

  public ServerOptions withHost(String host) {
    return with(new Front(host, front.port(), front.behindProxy(), front.metricsFrom()));
  }

  public ServerOptions withPort(int port) {
    return with(new Front(front.host(), port, front.behindProxy(), front.metricsFrom()));
  }

  public ServerOptions withBehindProxy(boolean behind) {
    return with(new Front(front.host(), front.port(), behind, front.metricsFrom()));
  }

  public ServerOptions withMetricsFrom(Set<String> addresses) {
    return with(new Front(front.host(), front.port(), front.behindProxy(), addresses));
  }

  /// Keeps everything in PostgreSQL (`postgres://user:password@host:port/database`); nothing: in
  /// the data folder.
  public ServerOptions withStore(String address) {
    Keeping other = new Keeping(keeping.data(), address);
    return new ServerOptions(front, other, habits, rates, peers);
  }

  public ServerOptions withBotPace(int percent) {
    return with(new Habits(percent, habits.idle(), habits.patience()));
  }

  public ServerOptions withIdle(Duration idle) {
    return with(new Habits(habits.botPace(), idle, habits.patience()));
  }

  public ServerOptions withPatience(Duration patience) {
    return with(new Habits(habits.botPace(), habits.idle(), patience));
  }

  public ServerOptions withRates(Rates other) {
    return new ServerOptions(front, keeping, habits, other, peers);
  }

  public ServerOptions withCluster(List<String> nodes, String self) {
    return with(Peers.of(nodes, self));
  }
}
