package parlour.server.table;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityContext;
import org.apache.pekko.persistence.typed.JournalPersistFailed;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.RecoveryFailed;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Judging;
import parlour.server.table.state.Match;
import parlour.server.table.state.PackedRecording;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;

/// The one owner of a table, an event-sourced entity of the cluster: receives commands, judges
/// them, stores the events, and only then tells anybody.
///
/// Durable state is the [Table], which comes from events alone. Transient state (connections, bots'
/// plans, the clock, handover codes) lives in fields and starts empty when the table is read back.
public final class TableActor
    extends EventSourcedBehavior<TableCommand, TableEvent, Optional<Table>> {
  private final ActorContext<TableCommand> context;
  private final TableServices services;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Connections connections;
  private final GameRunner runner;
  private final AttendanceTimers attendance;
  private final TableRequests requests;
  private final ClientCommands clientCommands;

  /// The matches that judging has already computed, so that storing an event does not apply it a
  /// second time.
  private final IdentityHashMap<TableEvent, Match> judgedMatches = new IdentityHashMap<>();

  /// The seats whose names were struck, to be erased from the events as well.
  private Seats struckNames = Seats.NONE;

  /// The command whose events are being stored.
  private Optional<TableCommand> storing = Optional.empty();

  /// Whether it is being found out if the table of the rematch is stored.
  private boolean settlesNext;

  private long touchedMicros;

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
    super(
        PersistenceId.of(TableServices.KEY.name(), entity.getEntityId()),
        JournalFailures.STOP_QUIETLY);
    this.context = context;
    this.services = services;
    this.touchedMicros = services.nowMicros().getAsLong();
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.connections = new Connections(id, services.games());
    this.runner = new GameRunner(context, timers, services, id, connections);
    this.attendance = new AttendanceTimers(timers, services, runner, connections);
    this.requests =
        new TableRequests(id, services, context.getSelf(), connections, runner, attendance);
    this.clientCommands =
        new ClientCommands(
            context, services, connections, runner, attendance, table -> judgeDue(table, false));
    services.metrics().tableOpened();
    Duration check = services.tableDefaults().idle().dividedBy(4);
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
                return Optional.of(Table.created(services.asHere(gathered)));
              if (event.bare() instanceof TableEvent.NameStruck(Seat seat))
                struckNames = struckNames.with(seat);
              Optional<Table> changed = state.map(table -> after(table, event));
              judgedMatches.remove(event);
              return changed;
            });
  }

  private Table after(Table table, TableEvent event) {
    Match judged = judgedMatches.get(event);
    return judged != null && event instanceof TableEvent.Played played
        ? table.after(played, judged)
        : table.after(event, services.games());
  }

  @Override
  public SignalHandler<Optional<Table>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), state -> state.ifPresent(this::resume))
        .onSignal(
            JournalPersistFailed.class,
            (_, failed) -> JournalFailures.log(services.events(), "A table", failed.getFailure()))
        .onSignal(
            RecoveryFailed.class,
            (_, failed) -> JournalFailures.log(services.events(), "A table", failed.getFailure()))
        .onSignal(
            PostStop.instance(),
            _ -> {
              services.metrics().tableClosed();
              storing.ifPresent(TableActor::tellNotStored);
            })
        .build();
  }

  private void resume(Table table) {
    if (!table.next().isEmpty()) {
      settlesNext = true;
      requests.gatherNext(
          table, _ -> context.getSelf().tell(new TableCommand.Internal.NextSettled()));
    }
    for (Seat seat : struckNames) {
      var _ = requests.eraseName(seat);
    }
    services.tellClub(id, table);
    if (table.match().isEmpty()) return;
    runner.resume(table, table.match().get());
    if (!table.turnTime().isNone()) resumeOverDays(table);
    attendance.update(table);
    requests.recordIfFinished(table);
    // An evening whose table was ended by ruling waits for its score.
    if (!table.fault().isEmpty() && !table.eveningLink().isNone())
      services.finishedTables().tableFinished(table.eveningLink());
  }

  /// A table over days goes on with nobody there; its time may have been put off while it slept.
  private void resumeOverDays(Table table) {
    runner.startClock(table);
    var _ =
        services
            .alarms()
            .of(TableServices.persistenceId(id))
            .thenAccept(
                alarmMillis ->
                    context.getSelf().tell(new TableCommand.Internal.AlarmRead(alarmMillis)));
  }

  @Override
  public CommandHandler<TableCommand, TableEvent, Optional<Table>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onAnyCommand(
            (state, command) -> {
              if (!(command instanceof TableCommand.Internal))
                touchedMicros = services.nowMicros().getAsLong();
              if (command instanceof TableCommand.Gather gather && !wasErased(state))
                return store(state, requests.gather(state, gather), gather);
              if (state.isEmpty()) return noSuchTable(command);
              if (requests.isErased()) return erased(command);
              Table table = state.get();
              // Whoever comes first after a restart is told of the rematch as well.
              if (settlesNext && !(command instanceof TableCommand.Internal))
                return Effect().stash();
              return switch (command) {
                case TableCommand.Internal.NextSettled() -> {
                  settlesNext = false;
                  yield Effect().none().thenUnstashAll();
                }
                case TableCommand.Internal.Stop() -> stop(table);
                case TableCommand.Internal internal ->
                    store(state, internal(table, internal), internal);
                case TableCommand.Request request ->
                    store(state, requests.handle(table, request), request);
                case TableCommand.ClientCommand fromClient ->
                    store(state, clientCommands.handle(table, fromClient), fromClient);
              };
            });
  }

  /// Refuses a command for a table that does not exist, and stores nothing.
  private Effect<TableEvent, Optional<Table>> noSuchTable(TableCommand command) {
    if (command instanceof TableCommand.Internal.Stop) return Effect().stop();
    tellNoSuchTable(command);
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  /// Whether the table was deleted, now or before it was read back: its number of events is
  /// remembered, so that nobody, such as the table it was the rematch of, creates it again.
  private boolean wasErased(Optional<Table> state) {
    return requests.isErased() || (state.isEmpty() && lastSequenceNumber(context) > 0);
  }

  /// The same for one that is being deleted: it stays in memory until its events are erased, or it
  /// would be read back from them.
  private Effect<TableEvent, Optional<Table>> erased(TableCommand command) {
    if (command instanceof TableCommand.Internal.Stop) return Effect().stop();
    if (command instanceof TableCommand.Internal.Erased)
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    else tellNoSuchTable(command);
    return Effect().none();
  }

  private static void tellNoSuchTable(TableCommand command) {
    String why = "There is no such table.";
    switch (command) {
      case TableCommand.Request request -> request.replyTo().tell(Reply.refused(404, why));
      case TableCommand.ClientCommand fromClient ->
          fromClient
              .client()
              .tell(new ClientMessage.Farewell(TableFrames.problem("Not Found", why), why));
      case TableCommand.Internal _ -> {}
    }
  }

  /// Stores the events of a change, and does the rest only once they are durable.
  private Effect<TableEvent, Optional<Table>> store(
      Optional<Table> state, Change change, TableCommand command) {
    if (change.equals(Change.NONE)) return Effect().none();
    storing = Optional.of(command);
    long atMillis = state.flatMap(Table::match).map(runner::nowMillis).orElse(0L);
    List<TableEvent> events = new ArrayList<>();
    for (TableEvent event : change.events()) events.add(event.at(atMillis));
    state.ifPresent(table -> events.addAll(overDays(table, change.events())));
    return Effect()
        .persist(events)
        .thenRun(
            stored -> {
              storing = Optional.empty();
              Table table = stored.orElseThrow();
              for (TableEvent event : events.subList(change.events().size(), events.size()))
                if (event instanceof TableEvent.Returned(Seat seat)) runner.bots().remove(seat);
              change.afterwards().accept(table);
              if (events.stream().anyMatch(TableEvent.TurnTimeSet.class::isInstance)) {
                connections.sendTable(table);
                services.tellClub(id, table);
              }
            });
  }

  /// What is to be stored besides at a table over days.
  private List<TableEvent> overDays(Table table, List<TableEvent> events) {
    if (table.turnTime().isNone() || events.isEmpty()) return List.of();
    Table changed = table;
    for (TableEvent event : events) changed = after(changed, event);
    return OverDays.following(table, changed, events, services.nowMillis());
  }

  /// The actor stops because its events could not be stored: whoever asked is told at once.
  private static void tellNotStored(TableCommand command) {
    switch (command) {
      case TableCommand.Request request ->
          request.replyTo().tell(Reply.refused(503, Problem.CANNOT_STORE));
      case TableCommand.ClientCommand fromClient ->
          fromClient
              .client()
              .tell(
                  ClientMessage.Frame.plain(
                      TableFrames.problem("Service Unavailable", Problem.CANNOT_STORE)));
      case TableCommand.Internal _ -> {}
    }
  }

  private Change internal(Table table, TableCommand.Internal internal) {
    return switch (internal) {
      case TableCommand.Internal.JudgeDue() -> judgeDue(table, false);
      case TableCommand.Internal.DeadlineDue() -> judgeDue(table, true);
      case TableCommand.Internal.BotThought(var thought) -> {
        runner.bots().accept(thought);
        yield judgeDue(table, false);
      }
      case TableCommand.Internal.HandedOn() -> clientCommands.handedOn(table);
      case TableCommand.Internal.CheckAttendance() -> checkAttendance(table);
      case TableCommand.Internal.Wake(long alarmMillis) -> wake(table, alarmMillis);
      case TableCommand.Internal.AlarmRead(long alarmMillis) ->
          change(OverDays.putOff(table, alarmMillis), _ -> {});
      case TableCommand.Internal.HintFound(var question, var text) ->
          clientCommands.announce(HintService.announcement(table, question, text));
      case TableCommand.Internal.Vouched(var show, boolean member) -> {
        requests.answer(table, show, member);
        yield Change.NONE;
      }
      case TableCommand.Internal.NextGathered() -> {
        connections.nextGathered(table);
        yield Change.NONE;
      }
      case TableCommand.Internal.RecordingMade(PackedRecording recording) ->
          new Change(List.of(new TableEvent.Recorded(recording)), _ -> {});
      case TableCommand.Internal.CheckIdle() -> checkIdle();
      case TableCommand.Internal.Erased(),
          TableCommand.Internal.NextSettled(),
          TableCommand.Internal.Stop() ->
          Change.NONE;
    };
  }

  /// Judges what is due, stores it, and tells everybody.
  private Change judgeDue(Table table, boolean clockMay) {
    Optional<RaceWindow.Batch> due = runner.judgeDue(table, clockMay);
    if (due.isEmpty()) return Change.NONE;
    RaceWindow.Batch batch = due.get();
    Judging judging = batch.judging();
    for (int i = 0; i < judging.events().size(); i++)
      judgedMatches.put(judging.events().get(i), judging.matches().get(i));
    return new Change(judging.events(), changed -> publish(changed, batch));
  }

  private void publish(Table table, RaceWindow.Batch batch) {
    Match match = table.match().orElseThrow();
    runner.publish(table, batch);
    connections.sendNews(match, runner.shownMillis(match), batch.movers());
    connections.numberPlays(table, batch.movers());
    if (!match.isOver()) return;
    connections.sendTable(table);
    services.announce(id, table);
    requests.recordIfFinished(table);
    if (!table.eveningLink().isNone()) services.finishedTables().tableFinished(table.eveningLink());
  }

  private Change checkAttendance(Table table) {
    List<TableEvent> events = attendance.dueEvents(table);
    if (events.isEmpty()) {
      attendance.update(table);
      return Change.NONE;
    }
    return new Change(
        events,
        changed -> {
          if (!runner.clock().isRunning()) return; // It was stopped: no player is left to be told.
          for (TableEvent event : events)
            if (event instanceof TableEvent.BotStoodIn in) runner.seatBot(changed, in.seat());
          connections.sendTable(changed);
          attendance.update(changed);
        });
  }

  /// A turn over days is nearly over, or over: then stand-ins play it.
  private Change wake(Table table, long alarmMillis) {
    List<TableEvent> events = OverDays.woken(table, alarmMillis, services);
    return change(
        events,
        changed -> {
          for (TableEvent event : events)
            if (event instanceof TableEvent.BotStoodIn in) runner.seatBot(changed, in.seat());
          if (events.getLast() instanceof TableEvent.Said) connections.sendChat(changed);
        });
  }

  private static Change change(List<TableEvent> events, Consumer<Table> afterwards) {
    return events.isEmpty() ? Change.NONE : new Change(events, afterwards);
  }

  /// A table nobody has used for a while leaves the memory.
  private Change checkIdle() {
    Duration untouched =
        Duration.of(services.nowMicros().getAsLong() - touchedMicros, ChronoUnit.MICROS);
    boolean idle = untouched.compareTo(services.tableDefaults().idle()) >= 0;
    if (idle && connections.isEmpty())
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Change.NONE;
  }

  /// The table leaves the memory; the clock of its game stays where it is. Over days nothing
  /// depends on that clock.
  private Effect<TableEvent, Optional<Table>> stop(Table table) {
    boolean clockMatters = table.isPlaying() && table.turnTime().isNone();
    if (!clockMatters || !runner.clock().isRunning()) return Effect().stop();
    return Effect().persist(runner.clockStopped(table.match().orElseThrow())).thenStop();
  }
}
