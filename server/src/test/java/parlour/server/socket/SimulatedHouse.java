package parlour.server.socket;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.testkit.javadsl.TestEntityRef;
import org.slf4j.LoggerFactory;
import parlour.engine.play.Seed;
import parlour.lexicon.house.HouseList;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.store.Database;
import parlour.server.store.EventLog;
import parlour.server.store.Store;
import parlour.server.table.InFlightMoves;
import parlour.server.table.JournalFailures;
import parlour.server.table.Lobby;
import parlour.server.table.TableActor;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Metrics;
import parlour.server.wire.Reply;

/// The server's side in [VirtualTime]: the real actors of tables and connections, on a
/// [SimulatedJournal]; what stands in for sharding can lose a table and start it again.
final class SimulatedHouse implements AutoCloseable {
  private static final Duration SILENCE_LIMIT = Duration.ofSeconds(15);
  private static final String SALT = "0123456789abcdef".repeat(4);

  private final ActorSystem<Void> system;
  private final Store store;
  private final TableServices services;
  private final OpenGames games = new OpenGames(HouseList.NONE);
  private final Map<String, ActorRef<Object>> shards = new HashMap<>();
  private final AtomicLong names = new AtomicLong();
  private SplittableRandom deals = new SplittableRandom(0);

  /// Ends a table's actor as if its node had been killed.
  private record Crash() {}

  private record StopShard() {}

  SimulatedHouse(Path folder) throws SQLException {
    CompletableFuture<ActorSystem<Void>> starting =
        CompletableFuture.supplyAsync(
            () -> ActorSystem.create(Behaviors.empty(), "simulated", config()),
            task -> Thread.ofPlatform().daemon().start(task));
    while (!starting.isDone()) VirtualTime.settle();
    system = starting.join();
    // A write that comes too late is part of the simulation.
    if (LoggerFactory.getLogger(JournalFailures.class) instanceof Logger logger)
      logger.setLevel(Level.OFF);
    store = new Store(Database.sqlite(folder.resolve("lobby.db")));
    services =
        new TableServices(
            id -> TestEntityRef.of(TableServices.KEY, id, shard(id).narrow()),
            VirtualTime::nowMicros,
            games,
            ServerOptions.in(folder).withRates(Rates.none()),
            new VirtualTime.Executor(),
            _ -> {},
            new Lobby(store),
            new EventLog(store),
            new InFlightMoves(),
            new Metrics(store),
            () -> new Seed(deals.nextLong(), SALT),
            _ -> {});
  }

  /// Begins another world: from now on the same seed gives the same deals.
  void begin(long seed) {
    deals = new SplittableRandom(seed);
  }

  private static Config config() {
    String dispatcher =
        "{ type = Dispatcher, executor = \"" + VirtualTime.Dispatching.class.getName() + "\" }\n";
    return ConfigFactory.parseString(
            """
            pekko {
              loglevel = OFF
              stdout-loglevel = OFF
              loggers = []
              log-dead-letters = off
              jvm-shutdown-hooks = off
              actor.provider = local
              scheduler.implementation = "%s"
              persistence.journal.plugin = "simulated.journal"
              persistence.snapshot-store.plugin = "pekko.persistence.no-snapshot-store"
            }
            simulated.journal {
              class = "%s"
              plugin-dispatcher = "pekko.actor.default-dispatcher"
              replay-filter.mode = off
            }
            """
                    .formatted(VirtualTime.Timers.class.getName(), SimulatedJournal.class.getName())
                + "pekko.actor.default-dispatcher = "
                + dispatcher
                + "pekko.actor.internal-dispatcher = "
                + dispatcher
                + "pekko.actor.default-blocking-io-dispatcher = "
                + dispatcher
                + "pekko.persistence.dispatchers.default-plugin-dispatcher = "
                + dispatcher
                + "pekko.persistence.dispatchers.default-replay-dispatcher = "
                + dispatcher)
        .withFallback(ConfigFactory.defaultReference());
  }

  OpenGames games() {
    return games;
  }

  private ActorRef<Object> shard(String id) {
    return shards.computeIfAbsent(
        id, _ -> system.systemActorOf(Shard.of(id, services), name("shard"), Props.empty()));
  }

  private String name(String what) {
    return what + "-" + names.incrementAndGet();
  }

  /// Sends a table a request; the answer comes in virtual time.
  CompletableFuture<Reply> ask(String table, Function<ActorRef<Reply>, TableCommand> command) {
    return services
        .table(table)
        .<Reply>ask(command::apply, Duration.ofSeconds(10))
        .toCompletableFuture();
  }

  void crash(String table) {
    shard(table).tell(new Crash());
  }

  /// The server's end of a new connection to a table.
  ClientConnection connect(SocketWriter writer, String table, long seed) {
    TableProtocol protocol = new TableProtocol(services.table(table), Rates.none().frames());
    return new ClientConnection(
        writer,
        protocol,
        Rates.none().frames(),
        SILENCE_LIMIT,
        VirtualTime::nowMicros,
        client ->
            system.systemActorOf(
                ConnectionActor.of(protocol, client, new SplittableRandom(seed)),
                name("connection"),
                Props.empty()));
  }

  /// Ends all tables, before another game is simulated.
  void clear() {
    shards.values().forEach(shard -> shard.tell(new StopShard()));
    shards.clear();
  }

  @Override
  public void close() {
    services.metrics().close();
    store.close();
  }

  /// Keeps the actor of one table: starts it for the next message when it has ended.
  private static final class Shard extends AbstractBehavior<Object> {
    private final String id;
    private final TableServices services;
    private final Deque<TableCommand> buffer = new ArrayDeque<>();
    private Optional<ActorRef<TableCommand>> table = Optional.empty();
    private boolean ending;

    static Behavior<Object> of(String id, TableServices services) {
      return Behaviors.setup(context -> new Shard(context, id, services));
    }

    private Shard(ActorContext<Object> context, String id, TableServices services) {
      super(context);
      this.id = id;
      this.services = services;
    }

    @Override
    public Receive<Object> createReceive() {
      return newReceiveBuilder()
          .onMessage(TableCommand.class, this::pass)
          .onMessage(Crash.class, _ -> crash())
          .onMessage(StopShard.class, _ -> Behaviors.stopped())
          .onMessage(ClusterSharding.ShardCommand.class, _ -> this)
          .onSignal(Terminated.class, _ -> ended())
          .build();
    }

    private Behavior<Object> pass(TableCommand command) {
      if (ending) buffer.add(command);
      else opened().tell(command);
      return this;
    }

    private ActorRef<TableCommand> opened() {
      if (table.isEmpty()) {
        ActorRef<TableCommand> fresh =
            getContext()
                .spawnAnonymous(
                    TableActor.at(
                        services,
                        new EntityContext<>(
                            TableServices.KEY, id, getContext().getSelf().narrow())));
        getContext().watch(fresh);
        table = Optional.of(fresh);
      }
      return table.get();
    }

    private Behavior<Object> crash() {
      if (table.isEmpty() || ending) return this;
      ending = true;
      getContext().stop(table.get());
      return this;
    }

    private Behavior<Object> ended() {
      table = Optional.empty();
      ending = false;
      while (!buffer.isEmpty()) opened().tell(buffer.poll());
      return this;
    }
  }
}
