package parlour.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.ClusterSingleton;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.SingletonActor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.club.AlarmSweep;
import parlour.server.club.ClubActor;
import parlour.server.club.ClubCommand;
import parlour.server.club.ClubNotices;
import parlour.server.club.ClubPost;
import parlour.server.club.ClubRoutes;
import parlour.server.club.ClubSocket;
import parlour.server.config.CannotServe;
import parlour.server.config.Peers;
import parlour.server.config.ServerOptions;
import parlour.server.config.Timeouts;
import parlour.server.evening.EveningActor;
import parlour.server.evening.EveningCommand;
import parlour.server.evening.EveningRoutes;
import parlour.server.evening.EveningSocket;
import parlour.server.house.FrontDoor;
import parlour.server.house.HouseBook;
import parlour.server.http.Health;
import parlour.server.http.RequestGuard;
import parlour.server.http.Routes;
import parlour.server.http.WebServer;
import parlour.server.push.PushSender;
import parlour.server.socket.ConnectionActors;
import parlour.server.socket.Notices;
import parlour.server.socket.SocketUpgrade;
import parlour.server.socket.TableSocket;
import parlour.server.store.DataHome;
import parlour.server.store.EventLog;
import parlour.server.store.Journal;
import parlour.server.store.Store;
import parlour.server.store.StoredAlarms;
import parlour.server.table.InFlightMoves;
import parlour.server.table.Lobby;
import parlour.server.table.TableActor;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.InstalledGames;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableClock;
import parlour.server.wire.Metrics;
import parlour.server.wire.Workroom;

/// A running server: its tables, its store and its one port. Assembles the packages below.
public final class ParlourServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ParlourServer.class);

  private static final Duration TIDY_INTERVAL = Duration.ofHours(1);

  /// How soon a node of a cluster says what was written at the desk of another.
  private static final Duration NOTICE_INTERVAL = Duration.ofSeconds(10);

  /// How long after the start, when everybody comes back at once.
  private static final Duration FIRST_BACKUP = Duration.ofMinutes(5);

  private final ServerOptions options;
  private final DataHome dataHome;
  private final ActorSystem<Void> system;
  private final ExecutorService botThreads;
  private final ExecutorService studyThread;
  private final Metrics metrics;
  private final PushSender sender;
  private final WebServer web;
  private final AtomicBoolean closed = new AtomicBoolean();

  /// Starts a server; [CannotServe] says in one sentence why it cannot.
  public static ParlourServer start(ServerOptions options) {
    return start(options, Timeouts.usual());
  }

  /// The same with the games and bots of guests.
  public static ParlourServer start(ServerOptions options, InstalledGames installed) {
    return start(options, installed, List.of());
  }

  /// The same with the settings it was started with, for the host's desk.
  public static ParlourServer start(
      ServerOptions options, InstalledGames installed, List<ShownSetting> settings) {
    Timeouts timeouts = Timeouts.usual();
    return start(
        options,
        timeouts,
        () -> DataHome.open(options.storage(), timeouts.database()),
        new OpenGames(installed, options.house().words()),
        settings);
  }

  /// The same with other timeouts, for tests.
  static ParlourServer start(ServerOptions options, Timeouts timeouts) {
    return start(options, timeouts, () -> DataHome.open(options.storage(), timeouts.database()));
  }

  /// The same with the games of another build, for tests of upgrades.
  static ParlourServer start(ServerOptions options, OpenGames games) {
    Timeouts timeouts = Timeouts.usual();
    return start(
        options,
        timeouts,
        () -> DataHome.open(options.storage(), timeouts.database()),
        games,
        List.of());
  }

  /// The same with a store of its own, for tests.
  static ParlourServer start(ServerOptions options, Timeouts timeouts, Supplier<DataHome> home) {
    return start(options, timeouts, home, new OpenGames(options.house().words()), List.of());
  }

  private static ParlourServer start(
      ServerOptions options,
      Timeouts timeouts,
      Supplier<DataHome> home,
      OpenGames games,
      List<ShownSetting> settings) {
    Peers peers = options.peers();
    checkPort(options.network().host(), options.network().port());
    if (!peers.isAlone()) checkPort(peers.self().host(), peers.self().port());
    if (!peers.isAlone() && options.storage().postgresUrl().isEmpty())
      throw new CannotServe(
          "A cluster keeps its tables in PostgreSQL: say in which, with --store.");
    CompletableFuture<Config> config =
        CompletableFuture.supplyAsync(() -> config(peers), Thread::startVirtualThread);
    return new ParlourServer(options, home.get(), config, timeouts, games, settings);
  }

  private ParlourServer(
      ServerOptions options,
      DataHome dataHome,
      CompletableFuture<Config> config,
      Timeouts timeouts,
      OpenGames games,
      List<ShownSetting> settings) {
    this.options = options;
    this.dataHome = dataHome;
    this.metrics = new Metrics(dataHome.store());
    HouseBook book = new HouseBook(dataHome.store());
    this.sender = new PushSender(options.outgoing(), book, metrics);
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    this.botThreads =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("bot-", 1).daemon().factory());
    this.studyThread =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().name("study").daemon().factory());
    this.system = cluster(dataHome.store(), options.peers(), config.join());
    try {
      ClusterSharding sharding = ClusterSharding.get(system);
      TableServices services =
          new TableServices(
              table -> sharding.entityRefFor(TableServices.KEY, table),
              TableClock::nowMicros,
              System::currentTimeMillis,
              games,
              options,
              botThreads,
              new Workroom(studyThread),
              new Lobby(dataHome.store()),
              new EventLog(dataHome.store()),
              new StoredAlarms(dataHome.store()),
              new InFlightMoves(),
              metrics,
              EveningActor.listener(sharding),
              ClubActor.ofTables(club -> ClubActor.ref(sharding, club)));
      ClubNotices post =
          new ClubPost(sender, club -> ClubActor.ref(sharding, club), System::currentTimeMillis);
      sharding.init(
          Entity.of(TableServices.KEY, entity -> TableActor.at(services, entity))
              .withStopMessage(new TableCommand.Internal.Stop()));
      sharding.init(
          Entity.of(EveningCommand.KEY, entity -> EveningActor.at(services, entity))
              .withStopMessage(new EveningCommand.Internal.Stop()));
      sharding.init(
          Entity.of(ClubCommand.KEY, entity -> ClubActor.at(services, post, entity))
              .withStopMessage(new ClubCommand.Internal.Stop()));
      ClusterSingleton.get(system).init(SingletonActor.of(AlarmSweep.of(services), "alarm-sweep"));
      Tidying tidying = new Tidying(dataHome.store(), games, options.retention());
      tidyRegularly(tidying, services, sharding);
      Optional<DailyCopies> copies =
          options.storage().postgresUrl().isEmpty()
              ? Optional.of(
                  new DailyCopies(options.storage().dataFolder(), options.retention().backups()))
              : Optional.empty();
      copies.ifPresent(this::backUpRegularly);
      RequestGuard guard = new RequestGuard(options);
      FrontDoor door = new FrontDoor(options.house(), book);
      Notices notices = new Notices();
      Runnable readNotice = () -> notices.say(door.notice(Instant.now()).orElse(""));
      system
          .scheduler()
          .scheduleWithFixedDelay(
              Duration.ZERO,
              NOTICE_INTERVAL,
              () -> studyThread.execute(readNotice),
              system.executionContext());
      ConnectionActors connections =
          new ConnectionActors(system, options.rates(), timeouts.silence(), notices);
      Health health = new Health(system, dataHome.store());
      EveningRoutes evenings = new EveningRoutes(sharding, guard, door, services::newSeed);
      ClubRoutes clubs = new ClubRoutes(sharding, guard, door, games, evenings, sender);
      this.web =
          new WebServer(
              options,
              games.installed(),
              timeouts.request(),
              new Routes(
                  services,
                  guard,
                  health,
                  door,
                  List.of(
                      evenings,
                      clubs,
                      new DeskRoutes(
                          options,
                          services,
                          sharding,
                          dataHome.store(),
                          tidying,
                          copies,
                          settings,
                          door,
                          book,
                          readNotice,
                          system.ignoreRef()))),
              server ->
                  new SocketUpgrade(
                      server,
                      guard,
                      metrics,
                      options.network().basePath(),
                      options.rates().socketFrames(),
                      Map.of(
                          TableSocket.PATH, new TableSocket(connections, services),
                          EveningSocket.PATH, new EveningSocket(connections, sharding),
                          ClubSocket.PATH, new ClubSocket(connections, sharding))));
    } catch (RuntimeException broken) {
      closed.set(true);
      closeTables();
      throw broken;
    }
    exitWhenRemoved();
    PeerWatch.start(system, options.peers());
    games.prepare();
    LOG.atInfo().addKeyValue("port", web.port()).log("The server is open");
  }

  /// Forgets what has been kept long enough, away from the threads of tables and bots.
  private void tidyRegularly(Tidying tidying, TableServices services, ClusterSharding sharding) {
    Runnable tidy =
        () -> {
          for (Tidying.Found found : tidying.find(Instant.now()))
            Tidying.forget(found, services, sharding, system.ignoreRef());
        };
    system
        .scheduler()
        .scheduleWithFixedDelay(
            TIDY_INTERVAL,
            TIDY_INTERVAL,
            () -> studyThread.execute(tidy),
            system.executionContext());
  }

  /// Makes a backup every day. It is looked for every hour, so that a server that is started each
  /// morning makes one too.
  private void backUpRegularly(DailyCopies copies) {
    metrics.watchDisk(options.storage().dataFolder());
    if (copies.kept() == 0) return;
    metrics.watchBackups(() -> copies.ageAt(Instant.now()));
    system
        .scheduler()
        .scheduleWithFixedDelay(
            FIRST_BACKUP,
            TIDY_INTERVAL,
            () -> studyThread.execute(() -> copies.makeWhenDue(Instant.now())),
            system.executionContext());
  }

  /// A node that the cluster has removed must end its process, not linger as a web server without
  /// tables.
  private void exitWhenRemoved() {
    org.apache.pekko.cluster.Cluster.get(Adapter.toClassic(system))
        .registerOnMemberRemoved(
            () -> {
              if (closed.get()) return;
              LOG.error("This node was removed from the cluster and exits");
              Thread.ofPlatform().start(() -> Runtime.getRuntime().exit(1));
            });
  }

  /// The configuration of Pekko; read while the store opens, since both take as long.
  static Config config(Peers peers) {
    return ConfigFactory.defaultOverrides()
        .withFallback(ConfigFactory.parseMap(clusterSettings(peers)))
        .withFallback(
            ConfigFactory.parseResources(
                ParlourServer.class.getClassLoader(), "parlour/server/pekko.conf"))
        .withFallback(ConfigFactory.defaultReference())
        .resolve();
  }

  private static ActorSystem<Void> cluster(Store store, Peers peers, Config config) {
    ActorSystemSetup setup =
        ActorSystemSetup.create(BootstrapSetup.create(config)).withSetup(new Journal.Shared(store));
    ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "parlour", setup);
    Cluster cluster = Cluster.get(system);
    if (peers.isAlone()) cluster.manager().tell(Join.create(cluster.selfMember().address()));
    return system;
  }

  /// Where the nodes of a cluster find each other, and how many must be up before they serve.
  private static Map<String, Object> clusterSettings(Peers peers) {
    Map<String, Object> config = new LinkedHashMap<>();
    if (peers.isAlone()) return config;
    config.put("pekko.remote.artery.canonical.hostname", peers.self().host());
    config.put("pekko.remote.artery.canonical.port", peers.self().port());
    config.put("pekko.remote.artery.bind.hostname", peers.self().host());
    config.put("pekko.remote.artery.bind.port", peers.self().port());
    config.put(
        "pekko.cluster.seed-nodes",
        peers.nodes().stream().map(node -> "pekko://parlour@" + node).toList());
    config.put("pekko.cluster.min-nr-of-members", peers.majority());
    return config;
  }

  private static void checkPort(String host, int port) {
    try (ServerSocket probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(InetAddress.getByName(host), port));
    } catch (UnknownHostException unknown) {
      throw new CannotServe("The address " + host + " is not known here.", unknown);
    } catch (IOException busy) {
      throw CannotServe.portTaken(host, port, busy);
    }
  }

  /// The port the server listens on.
  public int port() {
    return web.port();
  }

  /// The address for a browser.
  public URI address() {
    String host = options.network().host();
    if (host.equals("0.0.0.0") || host.equals("::")) host = "localhost";
    return URI.create(
        "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/");
  }

  /// Closes the port, lets every table stop its clock, and closes the store.
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) return;
    web.close();
    closeTables();
    LOG.info("The server is closed");
  }

  private void closeTables() {
    system.terminate();
    try {
      system.getWhenTerminated().toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
    } catch (CompletionException late) {
      LOG.warn("The tables did not close in time", late);
    }
    sender.close();
    botThreads.shutdownNow();
    studyThread.shutdownNow();
    metrics.close();
    dataHome.close();
  }
}
