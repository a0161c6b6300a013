package parlour.server.config;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import parlour.engine.play.Seed;

/// How a server is to run.
///
/// @param outgoing to whom it sends anything by itself
/// @param seeds the seeds of deals and of bots, for tests; otherwise they are secret and by chance
public record ServerOptions(
    Network network,
    Storage storage,
    TableDefaults tableDefaults,
    Rates rates,
    Peers peers,
    Retention retention,
    HouseRules house,
    Outgoing outgoing,
    Optional<Supplier<Seed>> seeds) {
  /// Where the server listens and whom it trusts.
  ///
  /// @param host the address it listens to
  /// @param port 0 for any free one
  /// @param behindProxy whether our own reverse proxy is in front, whose `X-Forwarded-For` is
  ///   believed
  /// @param metricsFrom the addresses that may read the metrics
  /// @param publicNames the names under which people reach it, besides those of its machine
  /// @param basePath the path below which a proxy puts it, such as `/parlour`, or nothing
  public record Network(
      String host,
      int port,
      boolean behindProxy,
      Set<String> metricsFrom,
      Set<String> publicNames,
      String basePath) {
    public Network {
      if (port < 0 || port > 65_535)
        throw new IllegalArgumentException("ports run from 0 to 65535, not " + port);
      metricsFrom = Set.copyOf(metricsFrom);
      publicNames = Set.copyOf(publicNames);
    }
  }

  /// Where tables and evenings are stored.
  ///
  /// @param dataFolder the folder of the embedded store
  /// @param postgresUrl a PostgreSQL database to use instead, or empty
  public record Storage(Path dataFolder, String postgresUrl) {}

  /// What the server may send out by itself; nothing unless its host has set it up.
  ///
  /// @param contact whom push services can write to, `mailto:…` or `https://…`; empty: nothing is
  ///   pushed
  /// @param home where people find the house, such as `https://parlour.example`, or empty
  /// @param sendTo the origins that may get clubs' webhooks, and push messages even if they are
  ///   inside the host's network
  public record Outgoing(String contact, String home, Set<String> sendTo) {
    public Outgoing {
      sendTo = Set.copyOf(sendTo);
    }

    /// Why nothing is pushed; empty if it is.
    public String whyNoPush() {
      if (!home.startsWith("https://"))
        return "This house cannot call you: its host has given it no https address.";
      return contact.isEmpty() ? "This house does not call: its host has not set it up." : "";
    }
  }

  /// How tables behave unless their host decides otherwise.
  ///
  /// @param botPacePercent how long bots take over a move; 100 is the natural pace
  /// @param idle how long a table without connections stays in memory
  /// @param patience how long a table waits for an absent player before a bot plays for them; zero
  ///   is for ever
  public record TableDefaults(int botPacePercent, Duration idle, Duration patience) {
    public TableDefaults {
      if (botPacePercent < 0) throw new IllegalArgumentException("the pace of bots is 0 or more");
      if (idle.isNegative() || idle.isZero())
        throw new IllegalArgumentException("a table must be kept for a while");
      if (patience.isNegative()) throw new IllegalArgumentException("patience is 0 or more");
    }
  }

  /// The defaults: this machine only, port 8080, the embedded store, bots at their natural pace.
  public static ServerOptions in(Path data) {
    return new ServerOptions(
        new Network(
            "127.0.0.1", 8080, false, Set.of("127.0.0.1", "0:0:0:0:0:0:0:1", "::1"), Set.of(), ""),
        new Storage(data, ""),
        new TableDefaults(100, Duration.ofMinutes(5), Duration.ZERO),
        Rates.usual(),
        Peers.none(),
        Retention.usual(),
        HouseRules.usual(),
        new Outgoing("", "", Set.of()),
        Optional.empty());
  }

  public ServerOptions with(Network other) {
    return new ServerOptions(
        other, storage, tableDefaults, rates, peers, retention, house, outgoing, seeds);
  }

  public ServerOptions with(TableDefaults other) {
    return new ServerOptions(
        network, storage, other, rates, peers, retention, house, outgoing, seeds);
  }

  public ServerOptions with(Peers other) {
    return new ServerOptions(
        network, storage, tableDefaults, rates, other, retention, house, outgoing, seeds);
  }

  public ServerOptions withHost(String host) {
    return with(
        new Network(
            host,
            network.port(),
            network.behindProxy(),
            network.metricsFrom(),
            network.publicNames(),
            network.basePath()));
  }

  public ServerOptions withPort(int port) {
    return with(
        new Network(
            network.host(),
            port,
            network.behindProxy(),
            network.metricsFrom(),
            network.publicNames(),
            network.basePath()));
  }

  public ServerOptions withBehindProxy(boolean behind) {
    return with(
        new Network(
            network.host(),
            network.port(),
            behind,
            network.metricsFrom(),
            network.publicNames(),
            network.basePath()));
  }

  public ServerOptions withMetricsFrom(Set<String> addresses) {
    return with(
        new Network(
            network.host(),
            network.port(),
            network.behindProxy(),
            addresses,
            network.publicNames(),
            network.basePath()));
  }

  public ServerOptions withPublicNames(Set<String> names) {
    return with(
        new Network(
            network.host(),
            network.port(),
            network.behindProxy(),
            network.metricsFrom(),
            names,
            network.basePath()));
  }

  public ServerOptions withBasePath(String path) {
    return with(
        new Network(
            network.host(),
            network.port(),
            network.behindProxy(),
            network.metricsFrom(),
            network.publicNames(),
            path));
  }

  /// Stores everything in PostgreSQL (`postgres://user:password@host:port/database`); an empty URL
  /// means the data folder.
  public ServerOptions withStore(String postgresUrl) {
    Storage other = new Storage(storage.dataFolder(), postgresUrl);
    return new ServerOptions(
        network, other, tableDefaults, rates, peers, retention, house, outgoing, seeds);
  }

  public ServerOptions withBotPace(int percent) {
    return with(new TableDefaults(percent, tableDefaults.idle(), tableDefaults.patience()));
  }

  public ServerOptions withIdle(Duration idle) {
    return with(new TableDefaults(tableDefaults.botPacePercent(), idle, tableDefaults.patience()));
  }

  public ServerOptions withPatience(Duration patience) {
    return with(new TableDefaults(tableDefaults.botPacePercent(), tableDefaults.idle(), patience));
  }

  public ServerOptions withRates(Rates other) {
    return new ServerOptions(
        network, storage, tableDefaults, other, peers, retention, house, outgoing, seeds);
  }

  public ServerOptions with(Retention other) {
    return new ServerOptions(
        network, storage, tableDefaults, rates, peers, other, house, outgoing, seeds);
  }

  public ServerOptions with(HouseRules other) {
    return new ServerOptions(
        network, storage, tableDefaults, rates, peers, retention, other, outgoing, seeds);
  }

  public ServerOptions with(Outgoing other) {
    return new ServerOptions(
        network, storage, tableDefaults, rates, peers, retention, house, other, seeds);
  }

  public ServerOptions withSeeds(Supplier<Seed> source) {
    return new ServerOptions(
        network,
        storage,
        tableDefaults,
        rates,
        peers,
        retention,
        house,
        outgoing,
        Optional.of(source));
  }

  public ServerOptions withCluster(List<String> nodes, String self) {
    return with(Peers.of(nodes, self));
  }
}
