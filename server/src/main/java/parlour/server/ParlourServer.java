package parlour.server;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running house: its tables, its store and its one port.
public final class ParlourServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ParlourServer.class);

  private final ServerOptions options;
  private final Cellar cellar;
  private final ActorSystem<Void> system;
  private final ExecutorService desk;
  private final Web web;
  private final AtomicBoolean closed = new AtomicBoolean();

  /// Starts a server; [CannotServe] says in one sentence why it cannot.
  public static ParlourServer start(ServerOptions options) {
    checkPort(options);
    Repertoire repertoire = new Repertoire();
    return new ParlourServer(options, Cellar.open(options.data()), repertoire);
  }

  private ParlourServer(ServerOptions options, Cellar cellar, Repertoire repertoire) {
    this.options = options;
    this.cellar = cellar;
    int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    this.desk =
        Executors.newFixedThreadPool(
            thinkers, Thread.ofPlatform().name("bot-", 1).daemon().factory());
    this.system = cluster(cellar.store());
    try {
      TableRoom room =
          new TableRoom(
              ClusterSharding.get(system),
              repertoire,
              options.bots(),
              desk,
              new Lobby(cellar.store()),
              new Doorstep(),
              new TableRoom.Habits(options.botPace(), options.idle()));
      room.sharding()
          .init(
              Entity.of(TableRoom.KEY, entity -> TableActor.at(room, entity))
                  .withStopMessage(new TableActor.Inner.Stop()));
      Guard guard = new Guard(options.rates());
      this.web =
          new Web(options, new Api(room, guard), new Door(system, room, options.rates()), guard);
    } catch (RuntimeException broken) {
      closed.set(true);
      closeTables();
      throw broken;
    }
    // A node that the others have put out must end its process, not linger as a web server without
    // tables.
    org.apache.pekko.cluster.Cluster.get(Adapter.toClassic(system))
        .registerOnMemberRemoved(
            () -> {
              if (closed.get()) return;
              LOG.error("This node was put out of the cluster and ends.");
              Runtime.getRuntime().exit(1);
            });
  }

  private static ActorSystem<Void> cluster(Store store) {
    Config config =
        ConfigFactory.defaultOverrides()
            .withFallback(
                ConfigFactory.parseResources(
                    ParlourServer.class.getClassLoader(), "parlour/server/pekko.conf"))
            .withFallback(ConfigFactory.defaultReference())
            .resolve();
    ActorSystemSetup setup =
        ActorSystemSetup.create(BootstrapSetup.create(config)).withSetup(new Journal.Shared(store));
    ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "parlour", setup);
    Cluster cluster = Cluster.get(system);
    boolean alone = config.getStringList("pekko.cluster.seed-nodes").isEmpty();
    if (alone) cluster.manager().tell(Join.create(cluster.selfMember().address()));
    return system;
  }

  private static void checkPort(ServerOptions options) {
    try (ServerSocket probe = new ServerSocket()) {
      probe.setReuseAddress(true);
      probe.bind(new InetSocketAddress(InetAddress.getByName(options.host()), options.port()));
    } catch (UnknownHostException unknown) {
      throw new CannotServe("The address " + options.host() + " is not known here.", unknown);
    } catch (IOException busy) {
      throw new CannotServe(
          "Port "
              + options.port()
              + " of "
              + options.host()
              + " cannot be used; another program may have it.",
          busy);
    }
  }

  /// The port it listens to.
  public int port() {
    return web.port();
  }

  /// Where a browser finds it.
  public URI address() {
    String host =
        options.host().equals("0.0.0.0") || options.host().equals("::")
            ? "localhost"
            : options.host();
    return URI.create(
        "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/");
  }

  /// Stops hearing, lets every table put itself away, and closes the store.
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) return;
    web.close();
    closeTables();
  }

  private void closeTables() {
    system.terminate();
    try {
      system.getWhenTerminated().toCompletableFuture().orTimeout(20, TimeUnit.SECONDS).join();
    } catch (CompletionException late) {
      LOG.warn("The tables did not close in time", late);
    }
    desk.shutdownNow();
    cellar.close();
  }
}
