package parlour.server.evening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
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
import parlour.games.progressive.Progressive;
import parlour.games.progressive.Score;
import parlour.games.progressive.Step;
import parlour.server.table.TableCommand;
import parlour.server.table.TableFrames;
import parlour.server.table.TableServices;
import parlour.server.table.state.EveningLink;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// The one owner of an evening: hears, judges, makes durable, and only then tells; and minds its
/// tables.
///
/// Tables are told again and again what they should do, until they have answered: run, stand still
/// or stop. So nothing that is said between an evening and its tables need be kept, and whichever
/// of them was killed goes on where it was.
public final class EveningActor
    extends EventSourcedBehavior<EveningCommand, EveningEvent, Optional<EveningState>> {
  private static final Object TICK = "tick";
  private static final Duration RHYTHM = Duration.ofSeconds(2);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final ActorContext<EveningCommand> context;
  private final TimerScheduler<EveningCommand> timers;
  private final TableServices room;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final EveningTables caterer;
  private final Map<ActorRef<ClientMessage>, EveningState.Eye> lookers = new LinkedHashMap<>();
  private long touched = System.nanoTime();

  /// What an evening tells itself.
  public sealed interface Inner extends EveningCommand {
    /// A table has answered; nothing: it has not.
    record Heard(int round, int table, Optional<Reply> reply) implements Inner {}

    /// It is time to see to the tables again.
    record Tick() implements Inner {}

    /// Is anybody still there?
    record Idle() implements Inner {}

    record Stop() implements Inner {}
  }

  public static Behavior<EveningCommand> at(
      TableServices room, EntityContext<EveningCommand> entity) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new EveningActor(context, timers, room, entity)));
  }

  private EveningActor(
      ActorContext<EveningCommand> context,
      TimerScheduler<EveningCommand> timers,
      TableServices room,
      EntityContext<EveningCommand> entity) {
    super(PersistenceId.of(EveningCommand.KEY.name(), entity.getEntityId()));
    this.context = context;
    this.timers = timers;
    this.room = room;
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.caterer = new EveningTables(room.repertoire());
    Duration check = room.habits().idle().dividedBy(4);
    timers.startTimerWithFixedDelay(new Inner.Idle(), check, check);
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
            (state, event) ->
                event instanceof EveningEvent.Opened opened && state.isEmpty()
                    ? Optional.of(EveningState.of(opened))
                    : state.map(soiree -> soiree.after(event)));
  }

  @Override
  public SignalHandler<Optional<EveningState>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(
            RecoveryCompleted.instance(),
            state ->
                state
                    .filter(EveningState::isPlaying)
                    .ifPresent(
                        soiree -> {
                          layTables(soiree);
                          mind(soiree, true);
                        }))
        .build();
  }

  @Override
  public CommandHandler<EveningCommand, EveningEvent, Optional<EveningState>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onAnyCommand(
            (state, order) -> {
              if (!(order instanceof Inner)) touched = System.nanoTime();
              if (order instanceof EveningCommand.Open open) return open(state, open);
              if (state.isEmpty()) return unmade(order);
              EveningState soiree = state.get();
              return switch (order) {
                case EveningCommand.Request request -> request(soiree, request);
                case EveningCommand.Hello hello -> hello(soiree, hello);
                case EveningCommand.Gone(var guest) -> gone(soiree, guest);
                case EveningCommand.Told(int round, int table) -> {
                  if (round == soiree.evening().round()) ask(soiree, table);
                  yield Effect().none();
                }
                case Inner inner -> inner(soiree, inner);
              };
            });
  }

  /// There is no such evening: nothing is kept of the question.
  private Effect<EveningEvent, Optional<EveningState>> unmade(EveningCommand order) {
    switch (order) {
      case EveningCommand.Request request ->
          request.replyTo().tell(Reply.refused(404, "There is no such evening."));
      case EveningCommand.Hello hello -> farewell(hello.guest(), "There is no such evening.");
      case Inner.Stop _ -> {
        return Effect().stop();
      }
      case EveningCommand.Gone _, EveningCommand.Told _, Inner _ -> {}
    }
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  private static void farewell(ActorRef<ClientMessage> guest, String why) {
    guest.tell(new ClientMessage.Farewell(TableFrames.problem("Forbidden", why), why));
  }

  private Effect<EveningEvent, Optional<EveningState>> open(
      Optional<EveningState> state, EveningCommand.Open order) {
    Reply opened = Reply.of(201, Json.fields().put("evening", id).done());
    if (state.isPresent()) {
      order.replyTo().tell(opened);
      return Effect().none();
    }
    return Effect()
        .persist(EveningEventCodec.read(Json.parse(order.event())))
        .thenRun(_ -> order.replyTo().tell(opened));
  }

  private Effect<EveningEvent, Optional<EveningState>> request(
      EveningState soiree, EveningCommand.Request request) {
    if (!soiree.fault().isEmpty()) {
      request.replyTo().tell(Reply.refused(409, soiree.fault()));
      return Effect().none();
    }
    return switch (request) {
      case EveningCommand.Open open -> open(Optional.of(soiree), open);
      case EveningCommand.Show show -> {
        show.replyTo().tell(show(soiree, show));
        yield Effect().none();
      }
      case EveningCommand.Arrive arrive -> arrive(soiree, arrive);
      case EveningCommand.Act act -> act(soiree, act);
    };
  }

  private Reply show(EveningState soiree, EveningCommand.Show show) {
    Optional<EveningState.Eye> eye = soiree.eye(show.secret());
    if (eye.isEmpty()) return Reply.refused(403, "That opens nothing of this evening.");
    return switch (show.page()) {
      case EVENING -> new Reply(200, EveningFrames.evening(id, soiree, eye.get(), here()));
      case LOG ->
          soiree.evening().phase() == Evening.Phase.OVER
              ? new Reply(200, soiree.book().write())
              : Reply.refused(409, "The log is given out when the evening is over.");
    };
  }

  private Effect<EveningEvent, Optional<EveningState>> arrive(
      EveningState soiree, EveningCommand.Arrive order) {
    if (!Secrets.fits(order.invite(), soiree.opened().keys().invite())) {
      order.replyTo().tell(Reply.refused(403, "The invitation does not fit this evening."));
      return Effect().none();
    }
    int guest = soiree.evening().guests().size();
    return Step.read(Answer.of("arrive", "name", order.name(), "part", order.part()))
        .map(
            step ->
                take(
                    soiree,
                    step,
                    List.of(new EveningEvent.Keyed(guest, order.key())),
                    order.replyTo(),
                    Reply.of(201, Json.fields().put("guest", guest).done())))
        .orElseGet(
            () -> {
              order
                  .replyTo()
                  .tell(Reply.refused(400, "One comes as a lady, a gentleman, or as any."));
              return Effect().none();
            });
  }

  private Effect<EveningEvent, Optional<EveningState>> act(
      EveningState soiree, EveningCommand.Act order) {
    Optional<EveningState.Eye> eye = soiree.eye(order.token());
    Optional<Step> step = Step.read(order.step());
    Optional<Reply> objection =
        step.isEmpty()
            ? Optional.of(Reply.refused(400, "That is no step of an evening."))
            : EveningPermissions.objection(eye, step.get(), caterer);
    if (objection.isPresent()) {
      order.replyTo().tell(objection.get());
      return Effect().none();
    }
    List<EveningEvent> more = step.get() instanceof Step.Begin ? laid(soiree) : List.of();
    return take(soiree, step.get(), more, order.replyTo(), Reply.of(200, Json.fields().done()));
  }

  /// The tables that are laid when the bell begins a game, where it does.
  private List<EveningEvent> laid(EveningState soiree) {
    return Progressive.play(soiree.evening(), new Step.Begin(), soiree.now())
            instanceof Ruling.Legal<Evening>(Evening next, var _)
        ? List.of(caterer.lay(soiree, next.tables().size()))
        : List.of();
  }

  /// Judges a step, makes it durable, and sees to what follows from it.
  private Effect<EveningEvent, Optional<EveningState>> take(
      EveningState soiree,
      Step step,
      List<EveningEvent> more,
      ActorRef<Reply> replyTo,
      Reply good) {
    EveningLogCodec.Entry entry = new EveningLogCodec.Entry(soiree.now(), step);
    return switch (Progressive.play(soiree.evening(), step, entry.at())) {
      case Ruling.Illegal<Evening>(var clause, String why) -> {
        replyTo.tell(EveningFrames.refused(clause, why));
        yield Effect().none();
      }
      case Ruling.Legal<Evening> _ -> {
        List<EveningEvent> events = new ArrayList<>();
        events.add(new EveningEvent.Stepped(entry));
        events.addAll(more);
        yield Effect()
            .persist(events)
            .thenRun(
                changed -> {
                  follow(soiree, changed.orElseThrow(), step);
                  replyTo.tell(good);
                });
      }
    };
  }

  private void follow(EveningState before, EveningState now, Step step) {
    if (step instanceof Step.Begin) layTables(now);
    if (step instanceof Step.Leave(int guest) && now.isPlaying()) vacate(now, guest);
    if (now.isPlaying()) mind(now, before.evening().phase() != now.evening().phase());
    else timers.cancel(TICK);
    boolean paused = before.evening().clock().isPaused() != now.evening().clock().isPaused();
    if (paused && now.isPlaying()) mind(now, true);
    tell(now);
  }

  private void layTables(EveningState soiree) {
    for (int number = 1; number <= soiree.evening().tables().size(); number++) {
      List<String> events = caterer.table(id, soiree, number);
      room.table(soiree.table(number))
          .tell(new TableCommand.Gather(events, context.getSystem().ignoreRef()));
    }
  }

  private void vacate(EveningState soiree, int guest) {
    int number = soiree.evening().table(guest);
    if (number == 0) return;
    int chair = soiree.evening().tables().get(number - 1).chairs().indexOf(guest);
    room.table(soiree.table(number))
        .tell(new TableCommand.Vacate(chair, context.getSystem().ignoreRef()));
  }

  /// Has every table do what it should, and hears how it stands.
  ///
  /// @param all those too whose score is known
  private void mind(EveningState soiree, boolean all) {
    List<Foursome> tables = soiree.evening().tables();
    for (int number = 1; number <= tables.size(); number++)
      if (all || tables.get(number - 1).score().isEmpty()) ask(soiree, number);
    timers.startSingleTimer(TICK, new Inner.Tick(), RHYTHM);
  }

  private void ask(EveningState soiree, int number) {
    if (soiree.table(number).isEmpty()) return;
    int round = soiree.evening().round();
    EveningLink.State state =
        soiree.evening().phase() == Evening.Phase.STOPPED
            ? EveningLink.State.STOPPED
            : soiree.evening().clock().isPaused() ? EveningLink.State.HELD : EveningLink.State.RUNS;
    context.ask(
        Reply.class,
        room.table(soiree.table(number)),
        PATIENCE,
        to -> new TableCommand.Mind(state, to),
        (reply, _) -> new Inner.Heard(round, number, Optional.ofNullable(reply)));
  }

  private Effect<EveningEvent, Optional<EveningState>> inner(EveningState soiree, Inner inner) {
    switch (inner) {
      case Inner.Heard heard -> {
        return heard(soiree, heard);
      }
      case Inner.Tick() -> {
        if (soiree.isPlaying()) mind(soiree, false);
      }
      case Inner.Idle() -> {
        boolean quiet = System.nanoTime() - touched > room.habits().idle().toNanos();
        if (quiet && lookers.isEmpty() && !soiree.isPlaying())
          shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
      }
      case Inner.Stop() -> {
        return Effect().stop();
      }
    }
    return Effect().none();
  }

  /// A table that has finished, or was stopped, is judged.
  private Effect<EveningEvent, Optional<EveningState>> heard(
      EveningState soiree, Inner.Heard heard) {
    Evening evening = soiree.evening();
    if (!soiree.isPlaying() || heard.round() != evening.round() || heard.reply().isEmpty())
      return Effect().none();
    Reply reply = heard.reply().get();
    if (reply.status() == 404) layTables(soiree);
    if (!reply.isGood()) return Effect().none();
    Json told = Json.parse(reply.body());
    boolean done = told.at("over").asBoolean() || told.at("stopped").asBoolean();
    if (!done || evening.tables().get(heard.table() - 1).score().isPresent())
      return Effect().none();
    Score score =
        new Score(told.at("first").asInt(), told.at("second").asInt(), told.at("edge").asInt());
    return take(
        soiree,
        new Step.Finish(heard.table(), score),
        List.of(),
        context.getSystem().ignoreRef(),
        Reply.of(200, Json.fields().done()));
  }

  private Effect<EveningEvent, Optional<EveningState>> hello(
      EveningState soiree, EveningCommand.Hello hello) {
    Optional<EveningState.Eye> eye = soiree.eye(hello.secret());
    if (eye.isEmpty()) {
      farewell(hello.guest(), "That opens nothing of this evening.");
      return Effect().none();
    }
    context.watchWith(hello.guest(), new EveningCommand.Gone(hello.guest()));
    hello.guest().tell(new ClientMessage.Welcome(context.getSelf(), false));
    lookers.put(hello.guest(), eye.get());
    tell(soiree);
    return Effect().none();
  }

  private Effect<EveningEvent, Optional<EveningState>> gone(
      EveningState soiree, ActorRef<ClientMessage> guest) {
    if (lookers.remove(guest) != null) tell(soiree);
    return Effect().none();
  }

  /// The guests somebody is connected for.
  private List<Integer> here() {
    return lookers.values().stream().map(EveningState.Eye::guest).distinct().toList();
  }

  /// Shows everybody how the evening stands; those with the same eye share a frame.
  private void tell(EveningState soiree) {
    Map<EveningState.Eye, String> drawn = new LinkedHashMap<>();
    List<Integer> here = here();
    lookers.forEach(
        (to, eye) ->
            to.tell(
                ClientMessage.Frame.plain(
                    drawn.computeIfAbsent(
                        eye, _ -> EveningFrames.evening(id, soiree, eye, here)))));
  }
}
