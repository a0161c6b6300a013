package parlour.server;

import java.time.Duration;
import java.util.IdentityHashMap;
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
import parlour.engine.House;
import parlour.engine.Json;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The one owner of a table: hears, judges, makes durable, and only then tells.
///
/// What must survive is in the [Table] and comes from events alone. What need not, is in the fields here: who is
/// connected, what bots plan, and where the clock is read from; it is made anew whenever the table is read back.
final class TableActor extends EventSourcedBehavior<Order, TableEvent, Optional<Table>> {
  private static final Object LOOK = "look";
  private static final Duration MOMENT = Duration.ofMillis(2);

  private final ActorContext<Order> context;
  private final TimerScheduler<Order> timers;
  private final TableRoom room;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Reception reception;
  private final Map<TableEvent, Match> foreseen = new IdentityHashMap<>();
  private Gallery gallery;
  private Optional<Stage> stage = Optional.empty();
  private boolean race;
  private long touched = System.nanoTime();

  /// What a table tells itself.
  sealed interface Inner extends Order {
    /// Something may be due.
    record Look() implements Inner {}

    /// The same, by way of the door: everything that had come before the clock was due has been heard by now.
    record Knock() implements Inner {}

    record Thought(BotPlayer.Thought thought) implements Inner {}

    /// Is anybody still there?
    record Idle() implements Inner {}

    record Stop() implements Inner {}
  }

  static Behavior<Order> at(TableRoom room, EntityContext<Order> entity) {
    return Behaviors.setup(context -> Behaviors.withTimers(timers -> new TableActor(context, timers, room, entity)));
  }

  private TableActor(
      ActorContext<Order> context, TimerScheduler<Order> timers, TableRoom room, EntityContext<Order> entity) {
    super(PersistenceId.of(TableRoom.KEY.name(), entity.getEntityId()));
    this.context = context;
    this.timers = timers;
    this.room = room;
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.reception = new Reception(room.repertoire());
    this.gallery = new Gallery(id, "");
    Duration check = room.habits().idle().dividedBy(4);
    timers.startTimerWithFixedDelay(new Inner.Idle(), check, check);
  }

  @Override
  public Optional<Table> emptyState() {
    return Optional.empty();
  }

  @Override
  public EventHandler<Optional<Table>, TableEvent> eventHandler() {
    return newEventHandlerBuilder().forAnyState().onAnyEvent((state, event) -> {
      if (event instanceof TableEvent.Gathered gathered && state.isEmpty()) return Optional.of(Table.laid(gathered));
      Match known = foreseen.remove(event);
      return state.map(table -> known != null ? table.with(known) : table.after(event, room.repertoire()));
    });
  }

  @Override
  public SignalHandler<Optional<Table>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), state -> state.ifPresent(this::wake))
        .build();
  }

  /// The table has been read back: its clock stands where it stood, until somebody comes.
  private void wake(Table table) {
    open(table);
    table.match().filter(_ -> table.fault().isEmpty()).ifPresent(match -> {
      Stage again = stage(table, match);
      again.clock().stand(match.at());
      if (!match.isOver()) again.desk().recall(match);
    });
  }

  private void open(Table table) {
    var kind = room.repertoire().find(table.gathered().game());
    gallery = new Gallery(id, kind.map(k -> k.title()).orElse(table.gathered().game()));
    race = kind.map(k -> k.about().race()).orElse(false);
  }

  private Stage stage(Table table, Match match) {
    BotPlayer.Line line = new BotPlayer.Line(
        room.desk(), room.habits().botPace(), thought -> context.getSelf().tell(new Inner.Thought(thought)));
    Stage made = new Stage(new BotDesk(table.company(), match.referee().game(), room.bots(), line));
    stage = Optional.of(made);
    return made;
  }

  @Override
  public CommandHandler<Order, TableEvent, Optional<Table>> commandHandler() {
    return newCommandHandlerBuilder().forAnyState().onAnyCommand((state, order) -> {
      if (!(order instanceof Inner)) touched = System.nanoTime();
      if (order instanceof Order.Gather gather) return gather(state, gather);
      if (state.isEmpty()) return unmade(order);
      Table table = state.get();
      return switch (order) {
        case Order.Request request -> request(table, request);
        case Order.Visitor visitor -> visitor(table, visitor);
        case Inner inner -> inner(table, inner);
      };
    });
  }

  /// There is no such table: nothing is kept of the question.
  private Effect<TableEvent, Optional<Table>> unmade(Order order) {
    switch (order) {
      case Order.Request request -> request.replyTo().tell(Reply.refused(404, "There is no such table."));
      case Order.Visitor visitor -> visitor.guest().tell(
          new Note.Farewell(Frames.problem("Not Found", "There is no such table."), "There is no such table."));
      case Inner.Stop _ -> {
        return Effect().stop();
      }
      case Inner _ -> {}
    }
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> gather(Optional<Table> state, Order.Gather order) {
    if (state.isPresent()) {
      order.replyTo().tell(gathered(state.get()));
      return Effect().none();
    }
    List<TableEvent> events = order.events().stream().map(text -> TableEventCodec.read(Json.parse(text))).toList();
    return Effect().persist(events).thenRun(laid -> {
      Table table = laid.orElseThrow();
      open(table);
      post(table);
      order.replyTo().tell(gathered(table));
    });
  }

  private Reply gathered(Table table) {
    return Reply.of(201, Json.fields().put("table", id).put("seat", table.company().host().index()).done());
  }

  private Effect<TableEvent, Optional<Table>> request(Table table, Order.Request request) {
    if (!table.fault().isEmpty() && !(request instanceof Order.Show)) {
      request.replyTo().tell(Reply.refused(409, table.fault()));
      return Effect().none();
    }
    return switch (request) {
      case Order.Gather gather -> gather(Optional.of(table), gather);
      case Order.Show(Order.Page page, var replyTo) -> {
        replyTo.tell(show(table, page));
        yield Effect().none();
      }
      case Order.Sit sit -> settle(reception.sit(table, sit), sit);
      case Order.Leave leave -> settle(reception.leave(table, leave), leave);
      case Order.SeatBot bot -> settle(reception.seatBot(table, bot), bot);
      case Order.Start start -> settle(reception.start(table, start), start);
      case Order.Rematch rematch -> rematch(table, rematch);
    };
  }

  private Reply show(Table table, Order.Page page) {
    return switch (page) {
      case TABLE -> new Reply(200, Frames.table(id, gallery.title(), table, Seat.NOBODY, gallery.here()));
      case LOG -> table.match().filter(Match::isOver).map(match -> new Reply(200, match.book()))
          .orElseGet(() -> Reply.refused(409, "The log is given out when the game is over."));
      case TIMING -> table.match().map(match -> Reply.of(200, Frames.timing(match)))
          .orElseGet(() -> Reply.refused(409, "The cards are not dealt yet."));
    };
  }

  private Effect<TableEvent, Optional<Table>> settle(Reception.Outcome outcome, Order.Request request) {
    if (outcome.events().isEmpty()) {
      request.replyTo().tell(outcome.reply());
      return Effect().none();
    }
    return Effect().persist(outcome.events()).thenRun(changed -> {
      Table table = changed.orElseThrow();
      if (request instanceof Order.Start) table.match().ifPresent(match -> deal(table, match));
      gallery.table(table);
      table.match().ifPresent(match -> gallery.scenes(match, stageNow(match)));
      post(table);
      request.replyTo().tell(outcome.reply());
    });
  }

  private void deal(Table table, Match match) {
    Stage fresh = stage(table, match);
    fresh.clock().stand(0);
    fresh.clock().start();
    fresh.desk().look(match.referee(), Seat.NOBODY, 0);
    schedule(match);
  }

  private Effect<TableEvent, Optional<Table>> rematch(Table table, Order.Rematch order) {
    Reception.Outcome outcome = reception.rematch(table, order);
    if (!outcome.reply().isGood()) return settle(outcome, order);
    return Effect().persist(outcome.events()).thenRun(changed -> {
      Table over = changed.orElseThrow();
      List<String> events = Reception.again(over).stream().map(event -> TableEventCodec.write(event).write()).toList();
      room.table(over.next()).tell(new Order.Gather(events, order.replyTo()));
      gallery.table(over);
    });
  }

  private Effect<TableEvent, Optional<Table>> visitor(Table table, Order.Visitor visitor) {
    switch (visitor) {
      case Order.Hello hello -> hello(table, hello);
      case Order.Play play -> {
        return play(table, play);
      }
      case Order.Say(String token, String text, var guest) -> {
        return say(table, token, text, guest);
      }
      case Order.Trip(long micros, var guest) -> gallery.trip(guest, micros);
      case Order.Gone(var guest) -> gallery.leave(guest, Optional.of(table));
    }
    return Effect().none();
  }

  private void hello(Table table, Order.Hello hello) {
    Seat eye = table.company().owner(hello.token());
    if (eye.isNobody() && !hello.token().isEmpty()) {
      farewell(hello.guest(), "Forbidden", "That token belongs to no chair of this table.");
    } else if (eye.isNobody() && !table.admits(hello.secret())) {
      farewell(hello.guest(), "Forbidden", "This table is private: it wants its invitation or its watch word.");
    } else {
      startClock(table);
      context.watchWith(hello.guest(), new Order.Gone(hello.guest()));
      hello.guest().tell(new Note.Welcome(context.getSelf(), race));
      gallery.enter(hello, eye, table, table.match().map(this::stageNow).orElse(0L));
    }
  }

  private static void farewell(ActorRef<Note> guest, String title, String why) {
    guest.tell(new Note.Farewell(Frames.problem(title, why), why));
  }

  private void startClock(Table table) {
    if (!table.isPlaying()) return;
    stage.ifPresent(running -> {
      running.clock().start();
      table.match().ifPresent(this::schedule);
    });
  }

  private Effect<TableEvent, Optional<Table>> say(Table table, String token, String text, ActorRef<Note> guest) {
    Seat seat = table.company().owner(token);
    if (seat.isNobody()) {
      guest.tell(Note.Frame.plain(Frames.problem("Forbidden", "Only those who sit at the table can speak.")));
      return Effect().none();
    }
    return Effect().persist(new TableEvent.Said(seat, text)).thenRun(changed -> gallery.chat(changed.orElseThrow()));
  }

  private Effect<TableEvent, Optional<Table>> play(Table table, Order.Play play) {
    Seat by = table.company().owner(play.token());
    if (by.isNobody()) return refuse(play, House.TURN.id(), "One must sit at the table to play.");
    if (!table.fault().isEmpty()) return refuse(play, House.OVER.id(), table.fault());
    if (stage.isEmpty() || table.match().isEmpty()) return refuse(play, House.TURN.id(), "The cards are not dealt yet.");
    Match match = table.match().get();
    Stage running = stage.get();
    int seq = match.plays().entry(by, play.id());
    if (seq > 0) {
      play.guest().tell(Note.Frame.plain(Frames.played(play.id(), seq)));
      return Effect().none();
    }
    if (running.isWaiting(by, play.id())) return Effect().none();
    startClock(table);
    running.arrive(match, play, by, gallery.longestTrip());
    return look(table, false);
  }

  private Effect<TableEvent, Optional<Table>> refuse(Order.Play play, String clause, String why) {
    play.guest().tell(Note.Frame.plain(Frames.refused(play.id(), clause, why)));
    return Effect().none();
  }

  private Effect<TableEvent, Optional<Table>> inner(Table table, Inner inner) {
    return switch (inner) {
      case Inner.Look() -> look(table, false);
      case Inner.Knock() -> look(table, true);
      case Inner.Thought(var thought) -> {
        stage.ifPresent(running -> running.desk().take(thought));
        yield look(table, false);
      }
      case Inner.Idle() -> idle();
      case Inner.Stop() -> rest(table);
    };
  }

  /// Judges what is due, makes it durable, tells everybody, and sees when to look again.
  private Effect<TableEvent, Optional<Table>> look(Table table, boolean clockMay) {
    if (stage.isEmpty() || !table.isPlaying() || !stage.get().clock().runs()) return Effect().none();
    Stage running = stage.get();
    Match match = table.match().orElseThrow();
    Stage.Sitting sitting = running.look(match, gallery.longestTrip(), clockMay);
    Hearing hearing = sitting.hearing();
    if (hearing.events().isEmpty()) {
      tell(running, match, sitting);
      if (!clockMay && running.clockIsDue(match, gallery.longestTrip())) knock(running, match);
      else schedule(match);
      return Effect().none();
    }
    for (int i = 0; i < hearing.events().size(); i++) foreseen.put(hearing.events().get(i), hearing.stages().get(i));
    return Effect().persist(hearing.events()).thenRun(changed -> advance(changed.orElseThrow(), running, sitting));
  }

  private void advance(Table table, Stage running, Stage.Sitting sitting) {
    Match match = table.match().orElseThrow();
    running.show(sitting.hearing());
    tell(running, match, sitting);
    gallery.scenes(match, stageNow(match));
    if (match.isOver()) {
      gallery.table(table);
      post(table);
    }
    schedule(match);
  }

  private static void tell(Stage running, Match match, Stage.Sitting sitting) {
    for (Stage.Judged judged : sitting.judged()) {
      long number = judged.what().input().id();
      Optional<ActorRef<Note>> guest = judged.what().guest();
      switch (judged.verdict()) {
        case Hearing.Verdict.Stood(int seq) -> guest.ifPresent(to -> to.tell(Note.Frame.plain(Frames.played(number, seq))));
        case Hearing.Verdict.Refused(String clause, String why) -> {
          guest.ifPresent(to -> to.tell(Note.Frame.plain(Frames.refused(number, clause, why))));
          if (guest.isEmpty()) running.desk().improvise(judged.what().input().by(), match.referee(), running.clock().now());
        }
      }
    }
  }

  /// The clock is due: it speaks once everything that arrived before has been heard.
  private void knock(Stage running, Match match) {
    long oldest = room.doorstep().oldest(id);
    boolean held = oldest != Long.MAX_VALUE && running.clock().at(oldest) < match.referee().prompt().deadline();
    if (held) timers.startSingleTimer(LOOK, new Inner.Look(), MOMENT);
    else room.table(id).tell(new Inner.Knock());
  }

  private void schedule(Match match) {
    stage.ifPresent(running -> {
      var next = running.nextLook(match, gallery.longestTrip());
      if (next.isEmpty()) timers.cancel(LOOK);
      else if (next.getAsLong() == 0) context.getSelf().tell(new Inner.Look());
      else timers.startSingleTimer(LOOK, new Inner.Look(), Duration.ofMillis(next.getAsLong()));
    });
  }

  private long stageNow(Match match) {
    return stage.map(running -> Math.max(match.at(), running.clock().now())).orElse(match.at());
  }

  /// A table nobody has come to for a while is put away.
  private Effect<TableEvent, Optional<Table>> idle() {
    if (!gallery.isEmpty() || System.nanoTime() - touched < room.habits().idle().toNanos()) return Effect().none();
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  /// The table is put away; if a game is played at it, its clock stands still where it is.
  private Effect<TableEvent, Optional<Table>> rest(Table table) {
    if (stage.isEmpty() || !table.isPlaying() || !stage.get().clock().runs()) return Effect().stop();
    long now = Math.max(stage.get().clock().now(), table.match().orElseThrow().at());
    stage.get().clock().stand(now);
    return Effect().persist(new TableEvent.Rested(now)).thenStop();
  }

  /// Describes an open table to the lobby; one that is over is taken off it.
  private void post(Table table) {
    if (!table.gathered().open()) return;
    if (table.phase() == Table.Phase.OVER || table.company().persons().equals(Seats.NONE)) room.lobby().remove(id);
    else room.lobby().post(id, Frames.card(id, gallery.title(), table, Seats.NONE).done().write());
  }
}
