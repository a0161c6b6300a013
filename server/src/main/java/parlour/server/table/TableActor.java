package parlour.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
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
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.wire.Json;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.RateLimiter;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// The one owner of a table: hears, judges, makes durable, and only then tells.
///
/// What must survive is in the [Table] and comes from events alone. What need not, is in the fields
/// here: who is connected, what bots plan, and where the clock is read from; it is made anew
/// whenever the table is read back.
public final class TableActor
    extends EventSourcedBehavior<TableCommand, TableEvent, Optional<Table>> {
  private final ActorContext<TableCommand> context;
  private final TableServices services;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Seating seating;
  private final GameRunner runner;
  private final IdentityHashMap<TableEvent, Match> foreseen = new IdentityHashMap<>();
  private final RateLimiter seatRate;
  private final HandoverCodes handoverCodes = new HandoverCodes();
  private Connections connections;
  private boolean race;
  private long touched = System.nanoTime();

  public static Behavior<TableCommand> at(
      TableServices services, EntityContext<TableCommand> entity) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new TableActor(context, timers, services, entity)));
  }

  private TableActor(
      ActorContext<TableCommand> context,
      TimerScheduler<TableCommand> timers,
      TableServices services,
      EntityContext<TableCommand> entity) {
    super(PersistenceId.of(TableServices.KEY.name(), entity.getEntityId()));
    this.context = context;
    this.services = services;
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.seating = new Seating(services.games());
    this.runner = new GameRunner(context, timers, services, id);
    this.connections = new Connections(id, "");
    this.seatRate = new RateLimiter(services.options().rates().seat());
    services.metrics().tableOpened();
    Duration check = services.habits().idle().dividedBy(4);
    timers.startTimerWithFixedDelay(new TableCommand.Internal.CheckIdle(), check, check);
  }

  @Override
  public Optional<Table> emptyState() {
    return Optional.empty();
  }

  @Override
  public EventHandler<Optional<Table>, TableEvent> eventHandler() {
    return newEventHandlerBuilder()
        .forAnyState()
        .onAnyEvent(
            (state, event) -> {
              if (event instanceof TableEvent.Gathered gathered && state.isEmpty())
                return Optional.of(Table.created(gathered));
              Match known = foreseen.remove(event);
              return state.map(
                  table ->
                      known != null ? table.with(known) : table.after(event, services.games()));
            });
  }

  @Override
  public SignalHandler<Optional<Table>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), state -> state.ifPresent(this::wake))
        .onSignal(PostStop.instance(), _ -> services.metrics().tableClosed())
        .build();
  }

  private void wake(Table table) {
    open(table);
    if (table.fault().isEmpty()) table.match().ifPresent(match -> runner.wake(table, match));
  }

  private void open(Table table) {
    var kind = services.games().find(table.gathered().game());
    connections = new Connections(id, kind.map(k -> k.title()).orElse(table.gathered().game()));
    race = kind.map(k -> k.about().race()).orElse(false);
  }

  @Override
  public CommandHandler<TableCommand, TableEvent, Optional<Table>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onAnyCommand(
            (state, command) -> {
              if (!(command instanceof TableCommand.Internal)) touched = System.nanoTime();
              if (command instanceof TableCommand.Gather gather) return gather(state, gather);
              if (state.isEmpty()) return unmade(command);
              Table table = state.get();
              return switch (command) {
                case TableCommand.Request request -> request(table, request);
                case TableCommand.ClientCommand fromClient -> fromClient(table, fromClient);
                case TableCommand.Internal inner -> inner(table, inner);
              };
            });
  }

  /// There is no such table: nothing is kept of the question.
  private Effect<TableEvent, Optional<Table>> unmade(TableCommand command) {
    switch (command) {
      case TableCommand.Request request ->
          request.replyTo().tell(Reply.refused(404, "There is no such table."));
      case TableCommand.ClientCommand fromClient ->
          fromClient
              .client()
              .tell(
                  new ClientMessage.Farewell(
                      TableFrames.problem("Not Found", "There is no such table."),
                      "There is no such table."));
      case TableCommand.Internal.Stop _ -> {
        return Effect().stop();
      }
      case TableCommand.Internal _ -> {}
    }
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> gather(
      Optional<Table> state, TableCommand.Gather command) {
    if (state.isPresent()) {
      command.replyTo().tell(gathered(state.get()));
      return Effect().none();
    }
    List<TableEvent> events =
        command.events().stream().map(text -> TableEventCodec.read(Json.parse(text))).toList();
    return Effect()
        .persist(events)
        .thenRun(
            laid -> {
              Table table = laid.orElseThrow();
              open(table);
              table
                  .match()
                  .ifPresent(match -> runner.deal(table, match, connections.connectedSeats()));
              services.lobby().update(id, connections.title(), table);
              command.replyTo().tell(gathered(table));
            });
  }

  private Reply gathered(Table table) {
    return Reply.of(
        201, Json.fields().put("table", id).put("seat", table.players().host().index()).done());
  }

  private Effect<TableEvent, Optional<Table>> request(Table table, TableCommand.Request request) {
    if (!table.fault().isEmpty() && !(request instanceof TableCommand.Show)) {
      request.replyTo().tell(Reply.refused(409, table.fault()));
      return Effect().none();
    }
    Optional<Seating.Outcome> objection = Seating.objection(table, request);
    if (objection.isPresent()) return settle(objection.get(), request);
    return switch (request) {
      case TableCommand.Gather gather -> gather(Optional.of(table), gather);
      case TableCommand.Show(TableCommand.Page page, var replyTo) -> {
        replyTo.tell(connections.page(table, page));
        yield Effect().none();
      }
      case TableCommand.Sit sit -> settle(seating.sit(table, sit), sit);
      case TableCommand.Leave leave -> settle(seating.leave(table, leave), leave);
      case TableCommand.CreateHandoverCode pass -> pass(table, pass);
      case TableCommand.UseHandoverCode take -> take(table, take);
      case TableCommand.SeatBot bot -> settle(seating.seatBot(table, bot), bot);
      case TableCommand.Start start -> settle(seating.start(table, start), start);
      case TableCommand.SetPatience wait -> settle(seating.setPatience(table, wait), wait);
      case TableCommand.ReplaceTokens rekey -> settle(seating.replaceTokens(table, rekey), rekey);
      case TableCommand.Rematch rematch -> rematch(table, rematch);
      case TableCommand.SetEveningState mind -> mind(table, mind);
      case TableCommand.Vacate vacate -> settle(seating.vacate(table, vacate), vacate);
    };
  }

  /// The evening has its table run, stand still or stop, and hears the score as it stands.
  private Effect<TableEvent, Optional<Table>> mind(
      Table table, TableCommand.SetEveningState command) {
    Optional<Match> match = table.match();
    if (match.isEmpty() || table.eveningLink().isNone()) {
      command.replyTo().tell(Reply.refused(409, "This is no table of an evening."));
      return Effect().none();
    }
    boolean settled =
        table.eveningLink().isStopped() || command.state() == table.eveningLink().state();
    if (settled) {
      runner.start(table, connections.slowestTripMicros());
      command.replyTo().tell(TableFrames.standing(table));
      return Effect().none();
    }
    long at = runner.rest(match.get());
    return Effect()
        .persist(new TableEvent.EveningStateSet(command.state(), at))
        .thenRun(
            changed -> {
              Table minded = changed.orElseThrow();
              runner.start(minded, connections.slowestTripMicros());
              connections.sendTable(minded);
              minded.match().ifPresent(m -> connections.sendScenes(m, runner.now(m)));
              command.replyTo().tell(TableFrames.standing(minded));
            });
  }

  private Effect<TableEvent, Optional<Table>> settle(
      Seating.Outcome outcome, TableCommand.Request request) {
    if (outcome.events().isEmpty()) {
      request.replyTo().tell(outcome.reply());
      return Effect().none();
    }
    return Effect()
        .persist(outcome.events())
        .thenRun(
            changed -> {
              Table table = changed.orElseThrow();
              attend(table, request, outcome);
              connections.sendTable(table);
              table.match().ifPresent(match -> connections.sendScenes(match, runner.now(match)));
              services.lobby().update(id, connections.title(), table);
              request.replyTo().tell(outcome.reply());
            });
  }

  /// What else changes at the table when a request has been granted.
  private void attend(Table table, TableCommand.Request request, Seating.Outcome outcome) {
    switch (request) {
      case TableCommand.Leave leave -> {
        connections.disconnect(Seat.of(leave.seat()), "Your chair at this table was freed.");
        runner.sitIn(table, Seat.of(leave.seat()));
      }
      case TableCommand.Sit _ -> {
        if (outcome.events().getFirst() instanceof TableEvent.Sat sat) runner.handBack(sat.seat());
      }
      case TableCommand.Start _ ->
          table.match().ifPresent(match -> runner.deal(table, match, connections.connectedSeats()));
      case TableCommand.ReplaceTokens _ -> {
        if (!table.gathered().open())
          connections.disconnect(Seat.NOBODY, "The word to look on by was changed.");
      }
      case TableCommand.Gather _,
          TableCommand.Show _,
          TableCommand.SeatBot _,
          TableCommand.SetPatience _,
          TableCommand.Rematch _,
          TableCommand.CreateHandoverCode _,
          TableCommand.SetEveningState _,
          TableCommand.UseHandoverCode _ -> {}
      case TableCommand.Vacate vacate -> {
        connections.disconnect(Seat.of(vacate.seat()), "You have left the evening.");
        runner.sitIn(table, Seat.of(vacate.seat()));
      }
    }
    runner.attend(table, connections.connectedSeats());
  }

  private Effect<TableEvent, Optional<Table>> pass(
      Table table, TableCommand.CreateHandoverCode command) {
    Seating.Outcome outcome = seating.checkHandover(table, command, connections.connectedSeats());
    command
        .replyTo()
        .tell(
            outcome.reply().isGood()
                ? Reply.of(
                    201,
                    Json.fields().put("word", handoverCodes.create(Seat.of(command.seat()))).done())
                : outcome.reply());
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> take(
      Table table, TableCommand.UseHandoverCode command) {
    Seat seat = handoverCodes.use(command.code());
    Seating.Outcome outcome = seating.handOver(table, seat, command.tokenHash());
    if (outcome.reply().isGood())
      connections.disconnect(seat, "Your chair goes on from another device.");
    return settle(outcome, command);
  }

  private Effect<TableEvent, Optional<Table>> rematch(Table table, TableCommand.Rematch command) {
    Seating.Outcome outcome = seating.rematch(table, command);
    if (!outcome.reply().isGood()) return settle(outcome, command);
    return Effect()
        .persist(outcome.events())
        .thenRun(
            changed -> {
              Table over = changed.orElseThrow();
              services
                  .table(over.next())
                  .tell(new TableCommand.Gather(Seating.rematchEvents(over), command.replyTo()));
              connections.sendTable(over);
            });
  }

  private Effect<TableEvent, Optional<Table>> fromClient(
      Table table, TableCommand.ClientCommand command) {
    switch (command) {
      case TableCommand.Hello hello -> {
        return hello(table, hello);
      }
      case TableCommand.Play play -> {
        return play(table, play);
      }
      case TableCommand.Say(String token, String text, var client) -> {
        return say(table, token, text, client);
      }
      case TableCommand.AskHint ask ->
          HintService.find(
              table,
              ask,
              services.botThreads(),
              (question, text) ->
                  context.getSelf().tell(new TableCommand.Internal.HintFound(question, text)));
      case TableCommand.AllowHints allow -> {
        return announce(HintService.allow(table, allow));
      }
      case TableCommand.Trip(long micros, var client) -> connections.tripMeasured(client, micros);
      case TableCommand.Gone(var client) -> {
        if (connections.remove(client, Optional.of(table)))
          runner.attend(table, connections.connectedSeats());
      }
    }
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> hello(Table table, TableCommand.Hello hello) {
    Seat eye = table.players().seatOf(hello.token());
    Optional<String> objection = Seating.objection(table, hello);
    if (objection.isPresent()) {
      String why = objection.get();
      hello.client().tell(new ClientMessage.Farewell(TableFrames.problem("Forbidden", why), why));
    } else if (!eye.isNobody() && table.players().at(eye) instanceof Chair.StandIn) {
      return Effect()
          .persist(new TableEvent.Returned(eye))
          .thenRun(
              changed -> {
                runner.handBack(eye);
                enter(changed.orElseThrow(), hello, eye);
              });
    } else {
      enter(table, hello, eye);
    }
    return Effect().none();
  }

  private void enter(Table table, TableCommand.Hello hello, Seat eye) {
    if (!eye.isNobody()) runner.start(table, connections.slowestTripMicros());
    context.watchWith(hello.client(), new TableCommand.Gone(hello.client()));
    hello.client().tell(new ClientMessage.Welcome(context.getSelf(), race));
    connections.add(hello, eye, table, table.match().map(runner::now).orElse(0L));
    runner.attend(table, connections.connectedSeats());
  }

  private Effect<TableEvent, Optional<Table>> say(
      Table table, String token, String text, ActorRef<ClientMessage> client) {
    Seat seat = table.players().seatOf(token);
    if (!seat.isNobody() && isHasty(seat, client)) return Effect().none();
    Optional<String> objection = Seating.objection(table, seat, text);
    if (objection.isEmpty()) return announce(List.of(new TableEvent.Said(seat, text)));
    client.tell(ClientMessage.Frame.plain(TableFrames.problem("Forbidden", objection.get())));
    return Effect().none();
  }

  /// Keeps what was said, of which the last is a word of the chat, and lets everybody hear it.
  private Effect<TableEvent, Optional<Table>> announce(List<TableEvent> said) {
    if (said.isEmpty()) return Effect().none();
    return Effect()
        .persist(said)
        .thenRun(
            changed -> {
              if (said.size() > 1) connections.sendTable(changed.orElseThrow());
              connections.sendChat(changed.orElseThrow());
            });
  }

  private Effect<TableEvent, Optional<Table>> play(Table table, TableCommand.Play play) {
    Seat by = table.players().seatOf(play.token());
    if (!by.isNobody() && isHasty(by, play.client())) return Effect().none();
    Optional<String> answer =
        by.isNobody()
            ? Optional.of(
                TableFrames.refused(
                    play.id(), TableRules.TURN.id(), "One must sit at the table to play."))
            : runner.arrive(table, play, by, connections.slowestTripMicros());
    if (answer.isEmpty()) return look(table, false);
    play.client().tell(ClientMessage.Frame.plain(answer.get()));
    return Effect().none();
  }

  /// Whether a chair asks for more than is decent, by however many lines.
  private boolean isHasty(Seat seat, ActorRef<ClientMessage> client) {
    if (seatRate.admits(String.valueOf(seat.index()))) return false;
    client.tell(
        ClientMessage.Frame.plain(
            TableFrames.problem(
                "Too Many Requests", "That was too fast; the frame was not heard.")));
    return true;
  }

  private Effect<TableEvent, Optional<Table>> inner(Table table, TableCommand.Internal inner) {
    return switch (inner) {
      case TableCommand.Internal.JudgeDue() -> look(table, false);
      case TableCommand.Internal.ClockDue() -> look(table, true);
      case TableCommand.Internal.BotThought(var thought) -> {
        runner.take(thought);
        yield look(table, false);
      }
      case TableCommand.Internal.CheckAttendance() -> attend(table);
      case TableCommand.Internal.HintFound(var question, var text) ->
          announce(HintService.announcement(table, question, text));
      case TableCommand.Internal.CheckIdle() -> idle();
      case TableCommand.Internal.Stop() -> rest(table);
    };
  }

  /// Judges what is due, makes it durable, tells everybody, and sees when to look again.
  private Effect<TableEvent, Optional<Table>> look(Table table, boolean clockMay) {
    Optional<RaceWindow.Round> looked =
        runner.look(table, connections.slowestTripMicros(), clockMay);
    if (looked.isEmpty()) return Effect().none();
    RaceWindow.Round round = looked.get();
    Judging judging = round.judging();
    if (judging.events().isEmpty()) {
      runner.tell(judging.match(), round);
      runner.schedule(judging.match(), connections.slowestTripMicros());
      return Effect().none();
    }
    for (int i = 0; i < judging.events().size(); i++)
      foreseen.put(judging.events().get(i), judging.matches().get(i));
    return Effect()
        .persist(judging.events())
        .thenRun(changed -> advance(changed.orElseThrow(), round));
  }

  private void advance(Table table, RaceWindow.Round round) {
    Match match = table.match().orElseThrow();
    runner.tell(match, round);
    connections.sendScenes(match, runner.now(match));
    if (match.isOver()) {
      connections.sendTable(table);
      services.lobby().update(id, connections.title(), table);
      if (!table.eveningLink().isNone())
        services.finishedTables().tableFinished(table.eveningLink());
    }
    runner.schedule(match, connections.slowestTripMicros());
  }

  /// Where no player is left, the clock stands still; where one has been away too long, a bot plays
  /// in.
  private Effect<TableEvent, Optional<Table>> attend(Table table) {
    if (!table.isPlaying() || !runner.runs()) return Effect().none();
    if (table.eveningLink().isNone()
        && connections.connectedSeats().and(table.players().people()).isEmpty())
      return Effect()
          .persist(new TableEvent.ClockStopped(runner.rest(table.match().orElseThrow())));
    List<TableEvent> relieved = new ArrayList<>();
    for (Seat seat : runner.overdue(table))
      relieved.add(new TableEvent.BotStoodIn(seat, Bots.USUAL, Secrets.dice()));
    if (relieved.isEmpty()) {
      runner.attend(table, connections.connectedSeats());
      return Effect().none();
    }
    return Effect()
        .persist(relieved)
        .thenRun(
            changed -> {
              Table now = changed.orElseThrow();
              for (TableEvent event : relieved)
                if (event instanceof TableEvent.BotStoodIn one) runner.sitIn(now, one.seat());
              connections.sendTable(now);
              runner.attend(now, connections.connectedSeats());
            });
  }

  /// A table nobody has come to for a while is put away.
  private Effect<TableEvent, Optional<Table>> idle() {
    if (!connections.isEmpty() || System.nanoTime() - touched < services.habits().idle().toNanos())
      return Effect().none();
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  /// The table is put away; if a game is played at it, its clock stands still where it is.
  private Effect<TableEvent, Optional<Table>> rest(Table table) {
    if (!table.isPlaying() || !runner.runs()) return Effect().stop();
    return Effect()
        .persist(new TableEvent.ClockStopped(runner.rest(table.match().orElseThrow())))
        .thenStop();
  }
}
