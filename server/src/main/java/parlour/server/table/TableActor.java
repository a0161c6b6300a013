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
import parlour.server.evening.EveningCommand;
import parlour.server.table.state.Chair;
import parlour.server.table.state.EveningLink;
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
  private final TableServices room;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Seating reception;
  private final GameRunner conductor;
  private final IdentityHashMap<TableEvent, Match> foreseen = new IdentityHashMap<>();
  private final RateLimiter hurry;
  private final HandoverCodes passes = new HandoverCodes();
  private Connections gallery;
  private boolean race;
  private long touched = System.nanoTime();

  public static Behavior<TableCommand> at(TableServices room, EntityContext<TableCommand> entity) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new TableActor(context, timers, room, entity)));
  }

  private TableActor(
      ActorContext<TableCommand> context,
      TimerScheduler<TableCommand> timers,
      TableServices room,
      EntityContext<TableCommand> entity) {
    super(PersistenceId.of(TableServices.KEY.name(), entity.getEntityId()));
    this.context = context;
    this.room = room;
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.reception = new Seating(room.repertoire());
    this.conductor = new GameRunner(context, timers, room, id);
    this.gallery = new Connections(id, "");
    this.hurry = new RateLimiter(room.options().rates().seat());
    room.gauges().tableOpened();
    Duration check = room.habits().idle().dividedBy(4);
    timers.startTimerWithFixedDelay(new TableCommand.Inner.Idle(), check, check);
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
                return Optional.of(Table.laid(gathered));
              Match known = foreseen.remove(event);
              return state.map(
                  table ->
                      known != null ? table.with(known) : table.after(event, room.repertoire()));
            });
  }

  @Override
  public SignalHandler<Optional<Table>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), state -> state.ifPresent(this::wake))
        .onSignal(PostStop.instance(), _ -> room.gauges().tableClosed())
        .build();
  }

  private void wake(Table table) {
    open(table);
    if (table.fault().isEmpty()) table.match().ifPresent(match -> conductor.wake(table, match));
  }

  private void open(Table table) {
    var entry = room.repertoire().find(table.gathered().game());
    gallery = new Connections(id, entry.map(k -> k.title()).orElse(table.gathered().game()));
    race = entry.map(k -> k.about().race()).orElse(false);
  }

  @Override
  public CommandHandler<TableCommand, TableEvent, Optional<Table>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onAnyCommand(
            (state, order) -> {
              if (!(order instanceof TableCommand.Inner)) touched = System.nanoTime();
              if (order instanceof TableCommand.Gather gather) return gather(state, gather);
              if (state.isEmpty()) return unmade(order);
              Table table = state.get();
              return switch (order) {
                case TableCommand.Request request -> request(table, request);
                case TableCommand.Visitor visitor -> visitor(table, visitor);
                case TableCommand.Inner inner -> inner(table, inner);
              };
            });
  }

  /// There is no such table: nothing is kept of the question.
  private Effect<TableEvent, Optional<Table>> unmade(TableCommand order) {
    switch (order) {
      case TableCommand.Request request ->
          request.replyTo().tell(Reply.refused(404, "There is no such table."));
      case TableCommand.Visitor visitor ->
          visitor
              .guest()
              .tell(
                  new ClientMessage.Farewell(
                      TableFrames.problem("Not Found", "There is no such table."),
                      "There is no such table."));
      case TableCommand.Inner.Stop _ -> {
        return Effect().stop();
      }
      case TableCommand.Inner _ -> {}
    }
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> gather(
      Optional<Table> state, TableCommand.Gather order) {
    if (state.isPresent()) {
      order.replyTo().tell(gathered(state.get()));
      return Effect().none();
    }
    List<TableEvent> events =
        order.events().stream().map(text -> TableEventCodec.read(Json.parse(text))).toList();
    return Effect()
        .persist(events)
        .thenRun(
            laid -> {
              Table table = laid.orElseThrow();
              open(table);
              table.match().ifPresent(match -> conductor.deal(table, match, gallery.here()));
              room.lobby().show(id, gallery.title(), table);
              order.replyTo().tell(gathered(table));
            });
  }

  private Reply gathered(Table table) {
    return Reply.of(
        201, Json.fields().put("table", id).put("seat", table.company().host().index()).done());
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
        replyTo.tell(gallery.show(table, page));
        yield Effect().none();
      }
      case TableCommand.Sit sit -> settle(reception.sit(table, sit), sit);
      case TableCommand.Leave leave -> settle(reception.leave(table, leave), leave);
      case TableCommand.Pass pass -> pass(table, pass);
      case TableCommand.Take take -> take(table, take);
      case TableCommand.SeatBot bot -> settle(reception.seatBot(table, bot), bot);
      case TableCommand.Start start -> settle(reception.start(table, start), start);
      case TableCommand.Wait wait -> settle(reception.wait(table, wait), wait);
      case TableCommand.Rekey rekey -> settle(reception.rekey(table, rekey), rekey);
      case TableCommand.Rematch rematch -> rematch(table, rematch);
      case TableCommand.Mind mind -> mind(table, mind);
      case TableCommand.Vacate vacate -> settle(reception.vacate(table, vacate), vacate);
    };
  }

  /// The evening has its table run, stand still or stop, and hears the score as it stands.
  private Effect<TableEvent, Optional<Table>> mind(Table table, TableCommand.Mind order) {
    Optional<Match> match = table.match();
    if (match.isEmpty() || table.errand().isNone()) {
      order.replyTo().tell(Reply.refused(409, "This is no table of an evening."));
      return Effect().none();
    }
    boolean settled = table.errand().isStopped() || order.state() == table.errand().state();
    if (settled) {
      conductor.start(table, gallery.longestTrip());
      order.replyTo().tell(TableFrames.standing(table));
      return Effect().none();
    }
    long at = conductor.rest(match.get());
    return Effect()
        .persist(new TableEvent.Minded(order.state(), at))
        .thenRun(
            changed -> {
              Table minded = changed.orElseThrow();
              conductor.start(minded, gallery.longestTrip());
              gallery.table(minded);
              minded.match().ifPresent(m -> gallery.scenes(m, conductor.now(m)));
              order.replyTo().tell(TableFrames.standing(minded));
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
              gallery.table(table);
              table.match().ifPresent(match -> gallery.scenes(match, conductor.now(match)));
              room.lobby().show(id, gallery.title(), table);
              request.replyTo().tell(outcome.reply());
            });
  }

  /// What else changes at the table when a request has been granted.
  private void attend(Table table, TableCommand.Request request, Seating.Outcome outcome) {
    switch (request) {
      case TableCommand.Leave leave -> {
        gallery.dismiss(Seat.of(leave.seat()), "Your chair at this table was freed.");
        conductor.sitIn(table, Seat.of(leave.seat()));
      }
      case TableCommand.Sit _ -> {
        if (outcome.events().getFirst() instanceof TableEvent.Sat sat)
          conductor.handBack(sat.seat());
      }
      case TableCommand.Start _ ->
          table.match().ifPresent(match -> conductor.deal(table, match, gallery.here()));
      case TableCommand.Rekey _ -> {
        if (!table.gathered().open())
          gallery.dismiss(Seat.NOBODY, "The word to look on by was changed.");
      }
      case TableCommand.Gather _,
          TableCommand.Show _,
          TableCommand.SeatBot _,
          TableCommand.Wait _,
          TableCommand.Rematch _,
          TableCommand.Pass _,
          TableCommand.Mind _,
          TableCommand.Take _ -> {}
      case TableCommand.Vacate vacate -> {
        gallery.dismiss(Seat.of(vacate.seat()), "You have left the evening.");
        conductor.sitIn(table, Seat.of(vacate.seat()));
      }
    }
    conductor.attend(table, gallery.here());
  }

  private Effect<TableEvent, Optional<Table>> pass(Table table, TableCommand.Pass order) {
    Seating.Outcome outcome = reception.pass(table, order, gallery.here());
    order
        .replyTo()
        .tell(
            outcome.reply().isGood()
                ? Reply.of(
                    201, Json.fields().put("word", passes.give(Seat.of(order.seat()))).done())
                : outcome.reply());
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> take(Table table, TableCommand.Take order) {
    Seat seat = passes.take(order.word());
    Seating.Outcome outcome = reception.take(table, seat, order.key());
    if (outcome.reply().isGood()) gallery.dismiss(seat, "Your chair goes on from another device.");
    return settle(outcome, order);
  }

  private Effect<TableEvent, Optional<Table>> rematch(Table table, TableCommand.Rematch order) {
    Seating.Outcome outcome = reception.rematch(table, order);
    if (!outcome.reply().isGood()) return settle(outcome, order);
    return Effect()
        .persist(outcome.events())
        .thenRun(
            changed -> {
              Table over = changed.orElseThrow();
              room.table(over.next())
                  .tell(new TableCommand.Gather(Seating.again(over), order.replyTo()));
              gallery.table(over);
            });
  }

  private Effect<TableEvent, Optional<Table>> visitor(Table table, TableCommand.Visitor visitor) {
    switch (visitor) {
      case TableCommand.Hello hello -> {
        return hello(table, hello);
      }
      case TableCommand.Play play -> {
        return play(table, play);
      }
      case TableCommand.Say(String token, String text, var guest) -> {
        return say(table, token, text, guest);
      }
      case TableCommand.AskHint ask ->
          HintService.look(
              table,
              ask,
              room.desk(),
              (question, text) ->
                  context.getSelf().tell(new TableCommand.Inner.Hinted(question, text)));
      case TableCommand.AllowHints allow -> {
        return announce(HintService.allow(table, allow));
      }
      case TableCommand.Trip(long micros, var guest) -> gallery.trip(guest, micros);
      case TableCommand.Gone(var guest) -> {
        if (gallery.leave(guest, Optional.of(table))) conductor.attend(table, gallery.here());
      }
    }
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> hello(Table table, TableCommand.Hello hello) {
    Seat eye = table.company().owner(hello.token());
    Optional<String> objection = Seating.objection(table, hello);
    if (objection.isPresent()) {
      String why = objection.get();
      hello.guest().tell(new ClientMessage.Farewell(TableFrames.problem("Forbidden", why), why));
    } else if (!eye.isNobody() && table.company().at(eye) instanceof Chair.Kept) {
      return Effect()
          .persist(new TableEvent.Returned(eye))
          .thenRun(
              changed -> {
                conductor.handBack(eye);
                enter(changed.orElseThrow(), hello, eye);
              });
    } else {
      enter(table, hello, eye);
    }
    return Effect().none();
  }

  private void enter(Table table, TableCommand.Hello hello, Seat eye) {
    if (!eye.isNobody()) conductor.start(table, gallery.longestTrip());
    context.watchWith(hello.guest(), new TableCommand.Gone(hello.guest()));
    hello.guest().tell(new ClientMessage.Welcome(context.getSelf(), race));
    gallery.enter(hello, eye, table, table.match().map(conductor::now).orElse(0L));
    conductor.attend(table, gallery.here());
  }

  private Effect<TableEvent, Optional<Table>> say(
      Table table, String token, String text, ActorRef<ClientMessage> guest) {
    Seat seat = table.company().owner(token);
    if (!seat.isNobody() && isHasty(seat, guest)) return Effect().none();
    Optional<String> objection = Seating.objection(table, seat, text);
    if (objection.isEmpty()) return announce(List.of(new TableEvent.Said(seat, text)));
    guest.tell(ClientMessage.Frame.plain(TableFrames.problem("Forbidden", objection.get())));
    return Effect().none();
  }

  /// Keeps what was said, of which the last is a word of the chat, and lets everybody hear it.
  private Effect<TableEvent, Optional<Table>> announce(List<TableEvent> said) {
    if (said.isEmpty()) return Effect().none();
    return Effect()
        .persist(said)
        .thenRun(
            changed -> {
              if (said.size() > 1) gallery.table(changed.orElseThrow());
              gallery.chat(changed.orElseThrow());
            });
  }

  private Effect<TableEvent, Optional<Table>> play(Table table, TableCommand.Play play) {
    Seat by = table.company().owner(play.token());
    if (!by.isNobody() && isHasty(by, play.guest())) return Effect().none();
    Optional<String> answer =
        by.isNobody()
            ? Optional.of(
                TableFrames.refused(
                    play.id(), TableRules.TURN.id(), "One must sit at the table to play."))
            : conductor.arrive(table, play, by, gallery.longestTrip());
    if (answer.isEmpty()) return look(table, false);
    play.guest().tell(ClientMessage.Frame.plain(answer.get()));
    return Effect().none();
  }

  /// Whether a chair asks for more than is decent, by however many lines.
  private boolean isHasty(Seat seat, ActorRef<ClientMessage> guest) {
    if (hurry.admits(String.valueOf(seat.index()))) return false;
    guest.tell(
        ClientMessage.Frame.plain(
            TableFrames.problem(
                "Too Many Requests", "That was too fast; the frame was not heard.")));
    return true;
  }

  private Effect<TableEvent, Optional<Table>> inner(Table table, TableCommand.Inner inner) {
    return switch (inner) {
      case TableCommand.Inner.Look() -> look(table, false);
      case TableCommand.Inner.Knock() -> look(table, true);
      case TableCommand.Inner.Thought(var thought) -> {
        conductor.take(thought);
        yield look(table, false);
      }
      case TableCommand.Inner.Attend() -> attend(table);
      case TableCommand.Inner.Hinted(var question, var text) ->
          announce(HintService.found(table, question, text));
      case TableCommand.Inner.Idle() -> idle();
      case TableCommand.Inner.Stop() -> rest(table);
    };
  }

  /// Judges what is due, makes it durable, tells everybody, and sees when to look again.
  private Effect<TableEvent, Optional<Table>> look(Table table, boolean clockMay) {
    Optional<RaceWindow.Sitting> looked = conductor.look(table, gallery.longestTrip(), clockMay);
    if (looked.isEmpty()) return Effect().none();
    RaceWindow.Sitting sitting = looked.get();
    Judging hearing = sitting.hearing();
    if (hearing.events().isEmpty()) {
      conductor.tell(hearing.match(), sitting);
      conductor.schedule(hearing.match(), gallery.longestTrip());
      return Effect().none();
    }
    for (int i = 0; i < hearing.events().size(); i++)
      foreseen.put(hearing.events().get(i), hearing.stages().get(i));
    return Effect()
        .persist(hearing.events())
        .thenRun(changed -> advance(changed.orElseThrow(), sitting));
  }

  private void advance(Table table, RaceWindow.Sitting sitting) {
    Match match = table.match().orElseThrow();
    conductor.tell(match, sitting);
    gallery.scenes(match, conductor.now(match));
    if (match.isOver()) {
      gallery.table(table);
      room.lobby().show(id, gallery.title(), table);
      EveningLink errand = table.errand();
      if (!errand.isNone())
        room.evening(errand.evening())
            .tell(new EveningCommand.Told(errand.round(), errand.number()));
    }
    conductor.schedule(match, gallery.longestTrip());
  }

  /// Where no player is left, the clock stands still; where one has been away too long, a bot plays
  /// in.
  private Effect<TableEvent, Optional<Table>> attend(Table table) {
    if (!table.isPlaying() || !conductor.runs()) return Effect().none();
    if (table.errand().isNone() && gallery.here().and(table.company().persons()).isEmpty())
      return Effect().persist(new TableEvent.Rested(conductor.rest(table.match().orElseThrow())));
    List<TableEvent> relieved = new ArrayList<>();
    for (Seat seat : conductor.overdue(table))
      relieved.add(new TableEvent.Relieved(seat, Bots.USUAL, Secrets.dice()));
    if (relieved.isEmpty()) {
      conductor.attend(table, gallery.here());
      return Effect().none();
    }
    return Effect()
        .persist(relieved)
        .thenRun(
            changed -> {
              Table now = changed.orElseThrow();
              for (TableEvent event : relieved)
                if (event instanceof TableEvent.Relieved one) conductor.sitIn(now, one.seat());
              gallery.table(now);
              conductor.attend(now, gallery.here());
            });
  }

  /// A table nobody has come to for a while is put away.
  private Effect<TableEvent, Optional<Table>> idle() {
    if (!gallery.isEmpty() || System.nanoTime() - touched < room.habits().idle().toNanos())
      return Effect().none();
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  /// The table is put away; if a game is played at it, its clock stands still where it is.
  private Effect<TableEvent, Optional<Table>> rest(Table table) {
    if (!table.isPlaying() || !conductor.runs()) return Effect().stop();
    return Effect()
        .persist(new TableEvent.Rested(conductor.rest(table.match().orElseThrow())))
        .thenStop();
  }
}
