package parlour.server.socket;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.sharding.typed.testkit.javadsl.TestEntityRef;
import org.slf4j.LoggerFactory;
import parlour.engine.Answer;
import parlour.engine.play.Seed;
import parlour.lexicon.house.HouseList;
import parlour.server.club.AlarmSweep;
import parlour.server.club.ClubActor;
import parlour.server.club.ClubCommand;
import parlour.server.club.ClubNotices;
import parlour.server.club.state.Club;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.config.Timeouts;
import parlour.server.evening.EveningActor;
import parlour.server.evening.EveningCommand;
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
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Metrics;
import parlour.server.wire.Reply;
import parlour.server.wire.Workroom;

/// The server's side in [VirtualTime]: the real actors of tables, evenings and connections, on a
/// [SimulatedJournal]; what stands in for sharding can lose a table and start it again.
final class SimulatedHouse implements AutoCloseable {
  private static final Duration SILENCE_LIMIT = Timeouts.usual().silence();
  private static final Duration REPLY_TIMEOUT = Duration.ofSeconds(10);
  private static final String SALT = "0123456789abcdef".repeat(4);

  private final ActorSystem<Void> system;
  private final Store store;
  private final TableServices services;
  private final OpenGames games = new OpenGames(HouseList.NONE);
  private final Map<String, ActorRef<Object>> shards = new HashMap<>();
  private final AtomicLong names = new AtomicLong();
  private Optional<ActorRef<Object>> sweep = Optional.empty();
  private ClubNotices notices = ClubNotices.NONE;
  private SplittableRandom deals = new SplittableRandom(0);

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
            this::table,
            VirtualTime::nowMicros,
            () -> VirtualTime.nowMicros() / 1_000,
            games,
            ServerOptions.in(folder)
                .withSeeds(() -> new Seed(deals.nextLong(), SALT))
                .withRates(Rates.none()),
            new VirtualTime.Executor(),
            new Workroom(_ -> {}),
            new Lobby(store),
            new EventLog(store),
            SimulatedJournal.RINGING,
            new InFlightMoves(),
            new Metrics(store),
            link ->
                evening(link.evening())
                    .tell(new EveningCommand.TableFinished(link.round(), link.number())),
            ClubActor.ofTables(this::club));
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
              # A cache that nothing is put into would be looked through seventeen thousand times a day.
              cluster.distributed-data.serializer-cache-time-to-live = 1000 d
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

  private EntityRef<TableCommand> table(String id) {
    return entity(
        TableServices.KEY,
        id,
        new TableCommand.Internal.Stop(),
        entity -> TableActor.at(services, entity));
  }

  EntityRef<EveningCommand> evening(String id) {
    return entity(
        EveningCommand.KEY,
        id,
        new EveningCommand.Internal.Stop(),
        entity -> EveningActor.at(services, entity));
  }

  private EntityRef<ClubCommand> club(String id) {
    return entity(
        ClubCommand.KEY,
        id,
        new ClubCommand.Internal.Stop(),
        entity -> ClubActor.at(services, this::tell, entity));
  }

  private void tell(String id, Club club, ClubNotices.Notice notice) {
    notices.tell(id, club, notice);
  }

  /// Hears what clubs tell their members.
  void hear(ClubNotices listener) {
    notices = listener;
  }

  /// Wakes the tables over days from now on; before, ends what has done so until now.
  void sweep() {
    stopSweep();
    Behavior<Object> node =
        Behaviors.setup(
            context -> {
              context.spawnAnonymous(AlarmSweep.of(services));
              return Behaviors.receiveMessage(_ -> Behaviors.stopped());
            });
    sweep = Optional.of(system.systemActorOf(node, name("sweep"), Props.empty()));
  }

  /// Nobody wakes the tables over days any more, as if no server was there.
  void stopSweep() {
    sweep.ifPresent(running -> running.tell("stop"));
    sweep = Optional.empty();
  }

  private <C> EntityRef<C> entity(
      EntityTypeKey<C> key, String id, C stop, Function<EntityContext<C>, Behavior<C>> opening) {
    ActorRef<Object> shard =
        shards.computeIfAbsent(
            shardName(key, id),
            _ ->
                system.systemActorOf(
                    SimulatedShard.of(key, id, stop, opening), name("shard"), Props.empty()));
    return TestEntityRef.of(key, id, shard.narrow());
  }

  private static String shardName(EntityTypeKey<?> key, String id) {
    return key.name() + "/" + id;
  }

  private String name(String what) {
    return what + "-" + names.incrementAndGet();
  }

  /// A player's device at a table that hears everything and says nothing.
  ActorRef<ClientMessage> connect(String table, String token, Consumer<ClientMessage> hearing) {
    ActorRef<ClientMessage> device =
        system.systemActorOf(
            Behaviors.receiveMessage(
                message -> {
                  hearing.accept(message);
                  return Behaviors.same();
                }),
            name("device"),
            Props.empty());
    table(table).tell(new TableCommand.Hello(token, "", 0, 0, false, device));
    return device;
  }

  /// A player rests, or does no longer.
  void rest(String table, String token, boolean on, ActorRef<ClientMessage> device) {
    table(table).tell(new TableCommand.Rest(token, on, device));
  }

  /// Takes a turn at a table, from a device that does not wait for the answer.
  void play(String table, String token, long id, Answer answer) {
    table(table)
        .tell(
            new TableCommand.Play(
                token, id, answer, VirtualTime.nowMicros(), 0, system.ignoreRef()));
  }

  /// Waits for what is being written in the real store.
  void awaitStore() {
    store.write(_ -> {}).join();
  }

  /// Where answers go that nobody waits for.
  ActorRef<Reply> nobody() {
    return system.ignoreRef();
  }

  /// Tells a club something that it need not answer.
  void tellClub(String club, ClubCommand command) {
    club(club).tell(command);
  }

  /// Sends a table a request; the answer comes in virtual time.
  CompletableFuture<Reply> ask(String table, Function<ActorRef<Reply>, TableCommand> command) {
    return inVirtualTime(table(table).ask(command::apply, REPLY_TIMEOUT));
  }

  /// The same for an evening.
  CompletableFuture<Reply> askEvening(
      String evening, Function<ActorRef<Reply>, EveningCommand> command) {
    return inVirtualTime(evening(evening).ask(command::apply, REPLY_TIMEOUT));
  }

  /// The same for a club.
  CompletableFuture<Reply> askClub(String club, Function<ActorRef<Reply>, ClubCommand> command) {
    return inVirtualTime(club(club).ask(command::apply, REPLY_TIMEOUT));
  }

  /// What follows an answer would otherwise run on other threads, in any order.
  private static CompletableFuture<Reply> inVirtualTime(CompletionStage<Reply> asked) {
    CompletableFuture<Reply> answer = new CompletableFuture<>();
    var _ =
        asked.whenCompleteAsync(
            (reply, late) -> {
              if (late == null) answer.complete(reply);
              else answer.completeExceptionally(late);
            },
            VirtualTime::ready);
    return answer;
  }

  void crash(String table) {
    crash(TableServices.KEY, table);
  }

  /// A table leaves the memory, as one does that nobody has used for a while.
  void unload(String table) {
    Optional.ofNullable(shards.get(shardName(TableServices.KEY, table)))
        .ifPresent(shard -> shard.tell(new SimulatedShard.Unload()));
  }

  void wake(String table, long alarmMillis) {
    table(table).tell(new TableCommand.Internal.Wake(alarmMillis));
  }

  /// Puts something in the place of a table.
  void replace(String table, Behavior<Object> with) {
    shards.put(
        shardName(TableServices.KEY, table),
        system.systemActorOf(with, name("instead"), Props.empty()));
  }

  void crashEvening(String evening) {
    crash(EveningCommand.KEY, evening);
  }

  void crashClub(String club) {
    crash(ClubCommand.KEY, club);
  }

  private void crash(EntityTypeKey<?> key, String id) {
    Optional.ofNullable(shards.get(shardName(key, id)))
        .ifPresent(shard -> shard.tell(new SimulatedShard.Crash()));
  }

  Protocol tableProtocol(String table) {
    return new TableProtocol(table(table), Rates.none().frames());
  }

  /// The server's end of a new connection.
  ClientConnection connect(SocketWriter writer, Protocol protocol, long seed) {
    return new ClientConnection(
        writer,
        protocol,
        Rates.none().frames(),
        SILENCE_LIMIT,
        VirtualTime::nowMicros,
        (delay, action) -> VirtualTime.after(delay.toNanos(), action),
        new Heartbeat(new SplittableRandom(seed)),
        client ->
            system.systemActorOf(
                ConnectionActor.of(protocol, client), name("connection"), Props.empty()));
  }

  /// Ends all tables and evenings, before another game is simulated.
  void clear() {
    shards.values().forEach(shard -> shard.tell(new SimulatedShard.Stop()));
    shards.clear();
  }

  @Override
  public void close() {
    stopSweep();
    clear();
    VirtualTime.settle();
    VirtualTime.callOff();
    services.metrics().close();
    store.close();
  }
}
