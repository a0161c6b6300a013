package parlour.server.evening;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.persistence.typed.JournalPersistFailed;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.RecoveryFailed;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import parlour.engine.Answer;
import parlour.engine.Ruling;
import parlour.engine.wire.Json;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Foursome;
import parlour.games.progressive.Guest;
import parlour.games.progressive.Progressive;
import parlour.games.progressive.Score;
import parlour.games.progressive.Step;
import parlour.server.evening.EveningCommand.Internal;
import parlour.server.table.FinishedTableListener;
import parlour.server.table.JournalFailures;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.TableClock;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// The one owner of an evening, an event-sourced entity of the cluster: receives commands, judges
/// them, stores the events, and only then tells anybody; and it supervises its tables.
///
/// A table is told what to do (run, pause or stop) again and again until it answers. So messages
/// between an evening and its tables need not be stored, and whichever of them was killed goes on
/// where it was.
public final class EveningActor
    extends EventSourcedBehavior<EveningCommand, EveningEvent, Optional<EveningState>> {
  private static final Object CHECK_TABLES = "check tables";
  private static final Duration CHECK_INTERVAL = Duration.ofSeconds(2);
  private static final Duration NOTE_INTERVAL = Duration.ofMinutes(1);

  /// How long an evening in play waits in memory, with its clock running, for anybody to come back.
  private static final Duration DESERTED = Duration.ofHours(6);

  private static final Duration TABLE_TIMEOUT = Duration.ofSeconds(5);

  private final ActorContext<EveningCommand> context;
  private final TimerScheduler<EveningCommand> timers;
  private final TableServices services;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final EveningTables tables;
  private final EveningConnections connections;

  /// The evening's own time, by a monotonic clock: it follows no jump of the wall clock, and stands
  /// still while the evening is not in memory.
  private final TableClock clock;

  /// Whether the evening is being forgotten.
  private boolean erased;

  /// Whoever waits for events to be stored.
  private Optional<ActorRef<Reply>> storing = Optional.empty();

  private long touchedMicros;

  /// The evening with that id, wherever in the cluster it lives.
  public static EntityRef<EveningCommand> ref(ClusterSharding sharding, String id) {
    return sharding.entityRefFor(EveningCommand.KEY, id);
  }

  /// Passes on to its evening that a table has finished.
  public static FinishedTableListener listener(ClusterSharding sharding) {
    return link ->
        ref(sharding, link.evening())
            .tell(new EveningCommand.TableFinished(link.round(), link.number()));
  }

  public static Behavior<EveningCommand> at(
      TableServices services, EntityContext<EveningCommand> entity) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new EveningActor(context, timers, services, entity)));
  }

  private EveningActor(
      ActorContext<EveningCommand> context,
      TimerScheduler<EveningCommand> timers,
      TableServices services,
      EntityContext<EveningCommand> entity) {
    super(
        PersistenceId.of(EveningCommand.KEY.name(), entity.getEntityId()),
        JournalFailures.STOP_QUIETLY);
    this.context = context;
    this.timers = timers;
    this.services = services;
    this.clock = new TableClock(services.nowMicros());
    this.touchedMicros = clock.micros();
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.tables = new EveningTables(id, services, context.getSystem().ignoreRef());
    this.connections = new EveningConnections(id, tables);
    Duration check = services.tableDefaults().idle().dividedBy(4);
    timers.startTimerWithFixedDelay(new Internal.CheckIdle(), check, check);
    timers.startTimerWithFixedDelay(new Internal.NoteClock(), NOTE_INTERVAL, NOTE_INTERVAL);
    clock.start();
  }

  @Override
  public Optional<EveningState> emptyState() {
    return Optional.empty();
  }

  @Override
  public EventHandler<Optional<EveningState>, EveningEvent> eventHandler() {
    return newEventHandlerBuilder()
        .forAnyState()
        .onAnyEvent(
            (stored, event) ->
                stored.isEmpty()
                    ? EveningState.first(event)
                    : stored.map(state -> state.after(event)));
  }

  @Override
  public SignalHandler<Optional<EveningState>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), recovered -> recovered.ifPresent(this::resume))
        .onSignal(
            JournalPersistFailed.class,
            (_, failed) ->
                JournalFailures.log(services.events(), "An evening", failed.getFailure()))
        .onSignal(
            RecoveryFailed.class,
            (_, failed) ->
                JournalFailures.log(services.events(), "An evening", failed.getFailure()))
        .onSignal(
            PostStop.instance(),
            _ ->
                storing.ifPresent(
                    waiting -> waiting.tell(Reply.refused(503, Problem.CANNOT_STORE))))
        .build();
  }

  private void resume(EveningState state) {
    clock.stopAt(state.atMillis());
    clock.start();
    if (state.isPlaying()) {
      tables.lay(state);
      // A killed server may have stored only that they left.
      tables.vacate(state);
      checkTables(state, true);
    } else {
      tables.stop(state);
    }
  }

  @Override
  public CommandHandler<EveningCommand, EveningEvent, Optional<EveningState>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onAnyCommand(
            (stored, command) -> {
              if (!(command instanceof Internal)) touchedMicros = clock.micros();
              if (command instanceof EveningCommand.Open open) return open(stored, open);
              if (stored.isEmpty() || erased) return noSuchEvening(command);
              EveningState state = stored.get();
              return switch (command) {
                case EveningCommand.Request request -> request(state, request);
                case EveningCommand.Hello hello -> hello(state, hello);
                case EveningCommand.Announce _ -> Effect().none();
                case EveningCommand.Forget _ -> forget();
                case EveningCommand.Gone(var client) -> gone(state, client);
                case EveningCommand.TableFinished(int round, int table) -> {
                  if (round == state.evening().round()) askTable(state, table);
                  yield Effect().none();
                }
                case Internal internal -> internal(state, internal);
              };
            });
  }

  /// Refuses a command for an evening that does not exist, and stores nothing.
  private Effect<EveningEvent, Optional<EveningState>> noSuchEvening(EveningCommand command) {
    switch (command) {
      case EveningCommand.Request request ->
          request.replyTo().tell(Reply.refused(404, "There is no such evening."));
      case EveningCommand.Hello(_, _, var client) ->
          EveningConnections.refuse(client, "There is no such evening.");
      case EveningCommand.Announce(var client) ->
          EveningConnections.refuse(client, "There is no such evening.");
      case Internal.Stop _ -> {
        return Effect().stop();
      }
      case EveningCommand.Gone _,
          EveningCommand.TableFinished _,
          EveningCommand.Forget _,
          Internal _ -> {}
    }
    // While its events are being erased it stays in memory, or it would be read back from them.
    if (!erased || command instanceof Internal.Erased)
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  /// Erases everything that is stored of the evening, if nobody is there.
  private Effect<EveningEvent, Optional<EveningState>> forget() {
    if (!connections.isEmpty()) return Effect().none();
    erased = true;
    timers.cancelAll();
    var _ =
        services
            .events()
            .erase(StoredEvenings.persistenceId(id), Long.MAX_VALUE)
            .whenComplete((_, _) -> context.getSelf().tell(new Internal.Erased()));
    return Effect().none();
  }

  private long nowMillis(EveningState state) {
    return Math.max(state.atMillis(), clock.nowMillis());
  }

  /// Answers a request that changes nothing.
  private Effect<EveningEvent, Optional<EveningState>> answered(
      ActorRef<Reply> replyTo, Reply reply) {
    replyTo.tell(reply);
    return Effect().none();
  }

  private Effect<EveningEvent, Optional<EveningState>> open(
      Optional<EveningState> state, EveningCommand.Open command) {
    Reply opened = Reply.of(201, Json.fields().put("evening", id).done());
    if (state.isPresent())
      return answered(
          command.replyTo(), command.key().flatMap(state.get().replies()::find).orElse(opened));
    EveningEvent first = EveningEventCodec.read(Json.parse(command.event()));
    storing = Optional.of(command.replyTo());
    return Effect()
        .persist(EveningEvent.remembering(List.of(first), command.key(), opened))
        .thenRun(
            _ -> {
              storing = Optional.empty();
              command.replyTo().tell(opened);
            });
  }

  private Effect<EveningEvent, Optional<EveningState>> request(
      EveningState state, EveningCommand.Request request) {
    if (!state.fault().isEmpty())
      return answered(request.replyTo(), Reply.refused(409, state.fault()));
    Optional<Reply> before = request.key().flatMap(state.replies()::find);
    if (before.isPresent()) return answered(request.replyTo(), before.get());
    return switch (request) {
      case EveningCommand.Open open -> open(Optional.of(state), open);
      case EveningCommand.Show show ->
          answered(show.replyTo(), connections.show(state, nowMillis(state), show));
      case EveningCommand.Arrive arrive -> arrive(state, arrive);
      case EveningCommand.Act act -> act(state, act);
    };
  }

  private Effect<EveningEvent, Optional<EveningState>> arrive(
      EveningState state, EveningCommand.Arrive command) {
    Optional<Reply> objection = EveningPermissions.objection(state, command);
    if (objection.isPresent()) return answered(command.replyTo(), objection.get());
    int guest =
        state
            .evening()
            .departed(command.name())
            .map(Guest::id)
            .orElse(state.evening().guests().size());
    return Step.read(Answer.of("arrive", "name", command.name(), "part", command.part()))
        .map(
            step ->
                step(
                    state,
                    step,
                    List.of(new EveningEvent.TokenGiven(guest, command.tokenHash())),
                    command.key(),
                    command.replyTo(),
                    Reply.of(201, Json.fields().put("guest", guest).done())))
        .orElseGet(
            () -> {
              command
                  .replyTo()
                  .tell(Reply.refused(400, "One comes as a lady, a gentleman, or as any."));
              return Effect().none();
            });
  }

  private Effect<EveningEvent, Optional<EveningState>> act(
      EveningState state, EveningCommand.Act command) {
    Optional<EveningState.Eye> eye = state.eye(command.token());
    Optional<Step> step = Step.read(command.step()).map(EveningActor::inSmallLetters);
    Optional<Reply> objection =
        step.isEmpty()
            ? Optional.of(Reply.refused(400, "That is no step of an evening."))
            : EveningPermissions.objection(eye, step.get(), tables);
    if (objection.isPresent()) return answered(command.replyTo(), objection.get());
    List<EveningEvent> more = step.get() instanceof Step.Begin ? tablesForBegin(state) : List.of();
    return step(
        state,
        step.get(),
        more,
        command.key(),
        command.replyTo(),
        Reply.of(200, Json.fields().done()));
  }

  /// Words for envelopes may be written in capitals.
  private static Step inSmallLetters(Step step) {
    return step instanceof Step.Prepare(List<String> words)
        ? new Step.Prepare(words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList())
        : step;
  }

  /// The tables of the game that a `begin` starts, if the rules allow it.
  private List<EveningEvent> tablesForBegin(EveningState state) {
    return Progressive.play(state.evening(), new Step.Begin(), nowMillis(state))
            instanceof Ruling.Legal<Evening>(Evening next, var _)
        ? List.of(tables.newTables(state, next.tables().size()))
        : List.of();
  }

  /// Judges a step, stores it, and does what follows from it.
  private Effect<EveningEvent, Optional<EveningState>> step(
      EveningState state,
      Step step,
      List<EveningEvent> more,
      Optional<RequestKey> key,
      ActorRef<Reply> replyTo,
      Reply success) {
    EveningLogCodec.Entry entry = new EveningLogCodec.Entry(nowMillis(state), step);
    return switch (Progressive.play(state.evening(), step, entry.atMillis())) {
      case Ruling.Illegal<Evening>(var clause, String why) -> {
        replyTo.tell(EveningFrames.refused(clause, why));
        yield Effect().none();
      }
      case Ruling.Legal<Evening> _ when isDone(state, step) -> {
        replyTo.tell(success);
        yield Effect().none();
      }
      case Ruling.Legal<Evening> _ -> {
        List<EveningEvent> events = new ArrayList<>();
        events.add(new EveningEvent.Stepped(entry));
        events.addAll(more);
        storing = Optional.of(replyTo);
        yield Effect()
            .persist(EveningEvent.remembering(events, key, success))
            .thenRun(
                changed -> {
                  storing = Optional.empty();
                  afterStep(state, changed.orElseThrow(), step);
                  replyTo.tell(success);
                });
      }
    };
  }

  /// Whether a step would change nothing: the hostess, who had no answer, asks for it again.
  private static boolean isDone(EveningState state, Step step) {
    return step instanceof Step.Prepare(List<String> words)
        && words.equals(state.evening().floor().words());
  }

  private void afterStep(EveningState before, EveningState now, Step step) {
    if (step instanceof Step.Begin) tables.lay(now);
    if (step instanceof Step.Leave && now.isPlaying()) tables.vacate(now);
    if (now.isPlaying()) checkTables(now, before.evening().phase() != now.evening().phase());
    else timers.cancel(CHECK_TABLES);
    if (before.isPlaying() && !now.isPlaying()) tables.stop(now);
    boolean paused = before.evening().clock().isPaused() != now.evening().clock().isPaused();
    if (paused && now.isPlaying()) checkTables(now, true);
    connections.send(now, nowMillis(now));
  }

  /// Tells the tables what to do, and asks for their scores.
  ///
  /// @param all also the tables that have answered and whose score is known
  private void checkTables(EveningState state, boolean all) {
    List<Foursome> foursomes = state.evening().tables();
    for (int number = 1; number <= foursomes.size(); number++)
      if (all
          || foursomes.get(number - 1).score().isEmpty()
          || !tables.isThere(state.tableId(number))) askTable(state, number);
    timers.startSingleTimer(CHECK_TABLES, new Internal.CheckTables(), CHECK_INTERVAL);
  }

  private void askTable(EveningState state, int number) {
    if (state.tableId(number).isEmpty()) return;
    int round = state.evening().round();
    EveningLink.State wanted = wanted(state);
    context.ask(
        Reply.class,
        services.table(state.tableId(number)),
        TABLE_TIMEOUT,
        to -> new TableCommand.SetEveningState(wanted, to),
        (reply, _) -> new Internal.TableReplied(round, number, Optional.ofNullable(reply)));
  }

  /// What the tables should do now.
  private EveningLink.State wanted(EveningState state) {
    if (state.evening().phase() == Evening.Phase.STOPPED) return EveningLink.State.STOPPED;
    if (state.evening().clock().isPaused()) return EveningLink.State.HELD;
    return state.evening().gathers(nowMillis(state), tables.patience().toMillis())
        ? EveningLink.State.GATHERS
        : EveningLink.State.RUNS;
  }

  private Effect<EveningEvent, Optional<EveningState>> internal(
      EveningState state, Internal internal) {
    switch (internal) {
      case Internal.TableReplied replied -> {
        return tableReplied(state, replied);
      }
      case Internal.CheckTables() -> {
        if (state.isPlaying()) checkTables(state, false);
      }
      case Internal.CheckIdle() -> {
        Duration untouched = Duration.of(clock.micros() - touchedMicros, ChronoUnit.MICROS);
        boolean idle = untouched.compareTo(services.tableDefaults().idle()) > 0;
        boolean deserted = untouched.compareTo(DESERTED) > 0;
        if (connections.isEmpty() && (deserted || (idle && !state.isPlaying())))
          shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
      }
      case Internal.NoteClock() -> {
        if (state.isPlaying() || !connections.isEmpty())
          return Effect().persist(new EveningEvent.ClockNoted(nowMillis(state)));
      }
      case Internal.Erased() -> {}
      case Internal.Stop() -> {
        return Effect().persist(new EveningEvent.ClockNoted(nowMillis(state))).thenStop();
      }
    }
    return Effect().none();
  }

  /// Takes down the score of a table that has finished or was stopped.
  private Effect<EveningEvent, Optional<EveningState>> tableReplied(
      EveningState state, Internal.TableReplied replied) {
    Evening evening = state.evening();
    if (!state.isPlaying() || replied.round() != evening.round() || replied.reply().isEmpty())
      return Effect().none();
    Reply reply = replied.reply().get();
    if (reply.status() == 404) tables.lay(state);
    if (!reply.isSuccess()) return Effect().none();
    Json standing = Json.parse(reply.body());
    boolean running = !evening.clock().isPaused();
    if (tables.answers(state.tableId(replied.table()), standing, running, nowMillis(state)))
      connections.send(state, nowMillis(state));
    boolean done = standing.at("over").asBoolean() || standing.at("stopped").asBoolean();
    if (!done || evening.tables().get(replied.table() - 1).score().isPresent())
      return Effect().none();
    Score score =
        new Score(
            standing.at("first").asInt(),
            standing.at("second").asInt(),
            standing.at("edge").asInt());
    return step(
        state,
        new Step.Finish(replied.table(), score),
        List.of(),
        Optional.empty(),
        context.getSystem().ignoreRef(),
        Reply.of(200, Json.fields().done()));
  }

  private Effect<EveningEvent, Optional<EveningState>> hello(
      EveningState state, EveningCommand.Hello hello) {
    Optional<EveningState.Eye> eye = state.eye(hello.token());
    if (eye.isEmpty()) {
      EveningConnections.refuse(hello.client(), "That opens nothing of this evening.");
      return Effect().none();
    }
    context.watchWith(hello.client(), new EveningCommand.Gone(hello.client()));
    hello.client().tell(new ClientMessage.Welcome(context.getSelf(), false));
    connections.add(hello.client(), eye.get(), hello.changes());
    connections.send(state, nowMillis(state));
    return Effect().none();
  }

  private Effect<EveningEvent, Optional<EveningState>> gone(
      EveningState state, ActorRef<ClientMessage> client) {
    if (connections.remove(client)) connections.send(state, nowMillis(state));
    return Effect().none();
  }
}
