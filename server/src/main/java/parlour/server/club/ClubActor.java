package parlour.server.club;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
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
import parlour.engine.wire.Json;
import parlour.server.club.ClubCommand.Internal;
import parlour.server.club.state.Club;
import parlour.server.club.state.ClubAct;
import parlour.server.club.state.ClubEvent;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.club.state.ClubRights;
import parlour.server.club.state.ClubTable;
import parlour.server.club.state.Member;
import parlour.server.table.JournalFailures;
import parlour.server.table.TableClubs;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;

/// The one owner of a club, an event-sourced entity of the cluster: receives commands, judges them,
/// stores the events, and only then tells anybody.
///
/// What its tables have to know is told again and again until they answer, and that they have yet
/// to is part of the stored state: so whichever of them was killed goes on where it was.
public final class ClubActor extends EventSourcedBehavior<ClubCommand, ClubEvent, Optional<Club>> {
  private static final Object CHECK_TABLES = "check tables";
  private static final Duration CHECK_INTERVAL = Duration.ofSeconds(2);
  private static final Duration TABLE_TIMEOUT = Duration.ofSeconds(5);

  /// So many tables are told something at a time: each comes into memory for it.
  private static final int TOLD_AT_ONCE = 20;

  private static final String NO_SUCH_CLUB = "There is no such club.";

  private final ActorContext<ClubCommand> context;
  private final TimerScheduler<ClubCommand> timers;
  private final TableServices services;
  private final String id;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final ClubTables tables;
  private final ClubNotices notices;
  private final ClubConnections connections;

  /// The tables that were asked and have not answered yet, each with the members it was told of.
  private final Map<String, List<Member>> asked = new HashMap<>();

  /// The tables to be looked at once, since what they reported may have been lost with a server.
  private final Set<String> unseen = new HashSet<>();

  /// Who waits for a table to be there, with the answer they get then.
  private final Map<String, List<Waiting>> waiting = new HashMap<>();

  /// The members whose names were struck, to be erased from the events as well.
  private final Set<Integer> struckNames = new HashSet<>();

  /// Whether addresses that are not sent to any more are to be erased from the events.
  private boolean forgets;

  /// Whether everything that is stored is being erased.
  private boolean erased;

  /// Whoever waits for events to be stored.
  private Optional<ActorRef<Reply>> storing = Optional.empty();

  private long touchedMicros;

  private record Waiting(ActorRef<Reply> replyTo, Reply reply) {}

  /// The club with that id, wherever in the cluster it lives.
  public static EntityRef<ClubCommand> ref(ClusterSharding sharding, String id) {
    return sharding.entityRefFor(ClubCommand.KEY, id);
  }

  /// The clubs, as their tables know them.
  ///
  /// @param clubs finds a club's actor, on whichever node it is
  public static TableClubs ofTables(Function<String, EntityRef<ClubCommand>> clubs) {
    return new TableClubs() {
      @Override
      public void tableStands(String club, String table, Json standing) {
        clubs.apply(club).tell(new ClubCommand.TableStands(table, standing.write()));
      }

      @Override
      public CompletionStage<Boolean> isMember(String club, String token) {
        return clubs
            .apply(club)
            .<Reply>ask(to -> new ClubCommand.Who(token, to), TABLE_TIMEOUT)
            .thenApply(Reply::isSuccess);
      }
    };
  }

  /// The id under which the events of a club are stored.
  static String persistenceId(String club) {
    return PersistenceId.of(ClubCommand.KEY.name(), club).id();
  }

  public static Behavior<ClubCommand> at(
      TableServices services, ClubNotices notices, EntityContext<ClubCommand> entity) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> new ClubActor(context, timers, services, notices, entity)));
  }

  private ClubActor(
      ActorContext<ClubCommand> context,
      TimerScheduler<ClubCommand> timers,
      TableServices services,
      ClubNotices notices,
      EntityContext<ClubCommand> entity) {
    super(
        PersistenceId.of(ClubCommand.KEY.name(), entity.getEntityId()),
        JournalFailures.STOP_QUIETLY);
    this.context = context;
    this.timers = timers;
    this.services = services;
    this.id = entity.getEntityId();
    this.shard = entity.getShard();
    this.tables = new ClubTables(id, services);
    this.notices = notices;
    this.connections = new ClubConnections(id, services.games());
    this.touchedMicros = services.nowMicros().getAsLong();
    Duration check = services.tableDefaults().idle().dividedBy(4);
    timers.startTimerWithFixedDelay(new Internal.CheckIdle(), check, check);
  }

  @Override
  public Optional<Club> emptyState() {
    return Optional.empty();
  }

  @Override
  public EventHandler<Optional<Club>, ClubEvent> eventHandler() {
    return newEventHandlerBuilder()
        .forAnyState()
        .onAnyEvent(
            (stored, event) -> {
              if (stored.isEmpty()) return Club.first(event);
              Club after = stored.get().after(event);
              forgets |= after.forgets(stored.get());
              return Optional.of(after);
            });
  }

  @Override
  public SignalHandler<Optional<Club>> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), recovered -> recovered.ifPresent(this::resume))
        .onSignal(
            JournalPersistFailed.class,
            (_, failed) -> JournalFailures.log(services.events(), "A club", failed.getFailure()))
        .onSignal(
            RecoveryFailed.class,
            (_, failed) -> JournalFailures.log(services.events(), "A club", failed.getFailure()))
        .onSignal(
            PostStop.instance(),
            _ -> storing.ifPresent(client -> client.tell(Reply.refused(503, Problem.CANNOT_STORE))))
        .build();
  }

  private void resume(Club club) {
    // A killed server may have stored only that a name is struck.
    for (Member member : club.members()) if (member.struck()) struckNames.add(member.id());
    for (ClubTable table : club.tables()) if (table.phase().isOpen()) unseen.add(table.id());
    settle(club);
  }

  /// Does what the stored state asks for: erases names, tells the tables, and ends a deleted club.
  private void settle(Club club) {
    for (int member : struckNames) {
      var _ = eraseName(member);
    }
    struckNames.clear();
    if (forgets) {
      var _ = services.events().rewrite(persistenceId(id), Club::withoutOldAddresses);
      forgets = false;
    }
    boolean left = club.tables().stream().anyMatch(ClubActor::isLeft);
    if (club.closed() && !left) erase();
    else askTables(club);
  }

  private static boolean isLeft(ClubTable table) {
    return table.phase() != ClubTable.Phase.GONE;
  }

  private CompletableFuture<Void> eraseName(int member) {
    return services.events().rewrite(persistenceId(id), bodies -> Club.struck(bodies, member));
  }

  private void erase() {
    if (erased) return;
    erased = true;
    timers.cancelAll();
    var _ =
        services
            .events()
            .erase(persistenceId(id), Long.MAX_VALUE)
            .whenComplete((_, _) -> context.getSelf().tell(new Internal.Erased()));
  }

  private void askTables(Club club) {
    List<ClubTable> due =
        club.tables().stream()
            .filter(
                table ->
                    club.closed() ? isLeft(table) : table.owed() || unseen.contains(table.id()))
            .filter(table -> !asked.containsKey(table.id()))
            .limit(Math.max(0, TOLD_AT_ONCE - asked.size()))
            .toList();
    for (ClubTable table : due) {
      asked.put(table.id(), club.members());
      context.ask(
          Reply.class,
          services.table(table.id()),
          TABLE_TIMEOUT,
          to -> tables.command(club, table, to),
          (reply, _) -> new Internal.TableAnswered(table.id(), Optional.ofNullable(reply)));
    }
    if (!asked.isEmpty() || !due.isEmpty())
      timers.startSingleTimer(CHECK_TABLES, new Internal.CheckTables(), CHECK_INTERVAL);
  }

  @Override
  public CommandHandler<ClubCommand, ClubEvent, Optional<Club>> commandHandler() {
    return newCommandHandlerBuilder()
        .forAnyState()
        .onAnyCommand(
            (stored, command) -> {
              if (!(command instanceof Internal)) touchedMicros = services.nowMicros().getAsLong();
              boolean closed = stored.map(Club::closed).orElse(false);
              if (command instanceof ClubCommand.Found found && !closed && !wasErased(stored))
                return found(stored, found);
              if (stored.isEmpty() || erased || (closed && !(command instanceof Internal)))
                return noSuchClub(stored, command);
              Club club = stored.get();
              return switch (command) {
                case ClubCommand.Request request -> request(club, request);
                case ClubCommand.TableStands(String table, String standing) ->
                    tableStands(club, table, Json.parse(standing), false);
                case ClubCommand.AddressGone gone -> addressGone(club, gone);
                case ClubCommand.Hello hello -> hello(club, hello);
                case ClubCommand.Announce _ -> Effect().none();
                case ClubCommand.Gone(var client) -> {
                  if (connections.remove(client)) connections.send(club, nowMillis());
                  yield Effect().none();
                }
                case Internal internal -> internal(club, internal);
              };
            });
  }

  /// Whether the club was deleted, now or before it was read back: nobody founds it again.
  private boolean wasErased(Optional<Club> stored) {
    return erased || (stored.isEmpty() && lastSequenceNumber(context) > 0);
  }

  /// Refuses a command for a club that does not exist, and stores nothing.
  private Effect<ClubEvent, Optional<Club>> noSuchClub(Optional<Club> stored, ClubCommand command) {
    switch (command) {
      case ClubCommand.Request request -> request.replyTo().tell(Reply.refused(404, NO_SUCH_CLUB));
      case ClubCommand.Hello(_, var client) -> ClubConnections.refuse(client, NO_SUCH_CLUB);
      case ClubCommand.Announce(var client) -> ClubConnections.refuse(client, NO_SUCH_CLUB);
      // The rematch of a table that went with its club goes as well.
      case ClubCommand.TableStands(String table, String standing) -> {
        boolean gone = Json.parse(standing).at("phase").asText().equals("gone");
        if (!gone && wasErased(stored))
          services
              .table(table)
              .tell(new TableCommand.DeleteWithClub(context.getSystem().ignoreRef()));
      }
      case Internal.Stop _ -> {
        return Effect().stop();
      }
      case ClubCommand.AddressGone _, ClubCommand.Gone _, Internal _ -> {}
    }
    // While its tables or its events are being erased it stays in memory.
    boolean done = stored.isEmpty() || command instanceof Internal.Erased;
    if (done) shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    return Effect().none();
  }

  private long nowMillis() {
    return services.nowMicros().getAsLong() / 1_000;
  }

  private Effect<ClubEvent, Optional<Club>> found(
      Optional<Club> stored, ClubCommand.Found command) {
    Reply founded = Reply.of(201, Json.fields().put("club", id).put("member", 0).done());
    if (stored.isPresent())
      return answered(
          command.replyTo(), command.key().flatMap(stored.get().replies()::find).orElse(founded));
    ClubEvent first = ClubEventCodec.read(Json.parse(command.event()));
    storing = Optional.of(command.replyTo());
    return Effect()
        .persist(ClubEvent.remembering(List.of(first), command.key(), founded))
        .thenRun(
            _ -> {
              storing = Optional.empty();
              command.replyTo().tell(founded);
            });
  }

  /// Answers a request that changes nothing.
  private Effect<ClubEvent, Optional<Club>> answered(ActorRef<Reply> replyTo, Reply reply) {
    replyTo.tell(reply);
    return Effect().none();
  }

  private Effect<ClubEvent, Optional<Club>> request(Club club, ClubCommand.Request request) {
    Optional<Reply> before = request.key().flatMap(club.replies()::find);
    if (before.isPresent()) {
      answerWhenLaid(club, request.replyTo(), before.get());
      return Effect().none();
    }
    return switch (request) {
      case ClubCommand.Found found -> found(Optional.of(club), found);
      case ClubCommand.Show(String token, var replyTo) -> answered(replyTo, show(club, token));
      case ClubCommand.Who(String token, var replyTo) ->
          answered(
              replyTo,
              club.eye(token)
                  .map(eye -> Reply.of(200, ClubFrames.who(eye.member())))
                  .orElseGet(() -> Reply.refused(403, ClubRights.STRANGER)));
      case ClubCommand.ReadBook(String token, var replyTo) ->
          answered(
              replyTo,
              club.eye(token)
                  .map(_ -> Reply.of(200, ClubFrames.book(club, services.games())))
                  .orElseGet(() -> Reply.refused(403, ClubRights.STRANGER)));
      case ClubCommand.Act act -> act(club, act);
    };
  }

  private Reply show(Club club, String token) {
    Optional<Club.Eye> eye = club.eye(token);
    if (eye.isPresent())
      return Reply.of(
          200,
          ClubFrames.club(id, club, eye.get(), connections.here(), services.games(), nowMillis()));
    return club.invites(token, nowMillis())
        ? Reply.of(200, ClubFrames.invitation(id, club))
        : Reply.refused(403, ClubRights.STRANGER);
  }

  private Effect<ClubEvent, Optional<Club>> act(Club club, ClubCommand.Act command) {
    Optional<ClubAct> act = ClubAct.read(command.act());
    if (act.isEmpty())
      return answered(command.replyTo(), Reply.refused(400, "That is nothing a club knows."));
    ClubRights.Outcome outcome = ClubRights.judge(club, act.get(), command.token(), nowMillis());
    if (outcome.events().isEmpty()) return answered(command.replyTo(), outcome.reply());
    storing = Optional.of(command.replyTo());
    return Effect()
        .persist(ClubEvent.remembering(outcome.events(), command.key(), outcome.reply()))
        .thenRun(
            stored -> {
              storing = Optional.empty();
              Club changed = stored.orElseThrow();
              tellMembers(club, changed, outcome.events());
              if (act.get() instanceof ClubAct.StrikeName(int member)) {
                eraseThenAnswer(member, command.replyTo(), outcome.reply());
                settle(changed);
              } else {
                settle(changed);
                answerWhenLaid(changed, command.replyTo(), outcome.reply());
              }
              connections.send(changed, nowMillis());
            });
  }

  /// Tells the members what they should hear of, now that it is stored.
  private void tellMembers(Club before, Club now, List<ClubEvent> events) {
    for (ClubEvent event : events)
      ClubTables.notice(before, now, event, services.games())
          .ifPresent(notice -> notices.tell(id, now, notice));
  }

  /// Answers that a name is struck once it is in the store no more.
  private void eraseThenAnswer(int member, ActorRef<Reply> replyTo, Reply reply) {
    var _ =
        eraseName(member)
            .whenComplete(
                (_, broken) ->
                    replyTo.tell(
                        broken == null ? reply : Reply.refused(503, Problem.CANNOT_STORE)));
  }

  /// Answers a request; one for a table, once the table is there.
  private void answerWhenLaid(Club club, ActorRef<Reply> replyTo, Reply reply) {
    Optional<ClubTable> ordered =
        reply.isSuccess()
            ? Json.parse(reply.body())
                .maybe("table")
                .flatMap(table -> club.table(table.asText()))
                .filter(table -> table.phase() == ClubTable.Phase.LAID)
            : Optional.empty();
    if (ordered.isEmpty()) replyTo.tell(reply);
    else
      waiting
          .computeIfAbsent(ordered.get().id(), _ -> new ArrayList<>())
          .add(new Waiting(replyTo, reply));
  }

  /// Takes down how a table stands, if that is news.
  ///
  /// @param answered whether it has been told what it has to know
  private Effect<ClubEvent, Optional<Club>> tableStands(
      Club club, String table, Json standing, boolean answered) {
    List<ClubEvent> events = ClubTables.news(club, table, standing, nowMillis());
    boolean owed = club.table(table).map(ClubTable::owed).orElse(false);
    if (answered && owed) events.add(new ClubEvent.TableTold(table));
    if (events.isEmpty()) return Effect().none();
    return Effect()
        .persist(events)
        .thenRun(
            stored -> {
              Club changed = stored.orElseThrow();
              tellMembers(club, changed, events);
              List<Waiting> here = waiting.remove(table);
              if (here != null) here.forEach(each -> each.replyTo().tell(each.reply()));
              settle(changed);
              connections.send(changed, nowMillis());
            });
  }

  private Effect<ClubEvent, Optional<Club>> internal(Club club, Internal internal) {
    return switch (internal) {
      case Internal.TableAnswered answered -> tableAnswered(club, answered);
      case Internal.CheckTables() -> {
        askTables(club);
        yield Effect().none();
      }
      case Internal.CheckIdle() -> {
        Duration untouched =
            Duration.of(services.nowMicros().getAsLong() - touchedMicros, ChronoUnit.MICROS);
        boolean idle = untouched.compareTo(services.tableDefaults().idle()) > 0;
        if (idle && connections.isEmpty() && asked.isEmpty())
          shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
        yield Effect().none();
      }
      case Internal.Erased() -> Effect().none();
      case Internal.Stop() -> Effect().stop();
    };
  }

  /// A table has done what it was told; one that does not answer is asked again.
  private Effect<ClubEvent, Optional<Club>> tableAnswered(
      Club club, Internal.TableAnswered answered) {
    String table = answered.table();
    // An answer to what was told before a further change does not settle that change.
    boolean current = club.members().equals(asked.remove(table));
    if (answered.reply().isEmpty()) return Effect().none();
    Reply reply = answered.reply().get();
    if (reply.status() == 404 || (club.closed() && reply.isSuccess()))
      return tableStands(club, table, Json.fields().put("phase", "gone").done(), false);
    if (!reply.isSuccess()) return Effect().none();
    unseen.remove(table);
    Json body = Json.parse(reply.body());
    if (body.maybe("phase").isPresent()) return tableStands(club, table, body, current);
    // It was created, and says so itself; whether it knows its members is asked then.
    Optional<ClubEvent.TableLaid> order = club.table(table).flatMap(ClubTable::order);
    return order.isEmpty()
        ? Effect().none()
        : tableStands(
            club,
            table,
            Json.fields()
                .put("game", order.get().game())
                .put("phase", "gathering")
                .put("chairs", ClubEventCodec.numbers(order.get().chairs()))
                .done(),
            false);
  }

  private Effect<ClubEvent, Optional<Club>> addressGone(Club club, ClubCommand.AddressGone gone) {
    boolean current =
        club.members()
            .get(gone.member())
            .device(gone.device())
            .flatMap(Member.Device::notices)
            .filter(notices -> notices.to().endpoint().equals(gone.endpoint()))
            .isPresent();
    if (!current) return Effect().none();
    return Effect()
        .persist(new ClubEvent.NoticesOff(gone.member(), gone.device()))
        .thenRun(
            stored -> {
              settle(stored.orElseThrow());
              connections.send(stored.orElseThrow(), nowMillis());
            });
  }

  private Effect<ClubEvent, Optional<Club>> hello(Club club, ClubCommand.Hello hello) {
    Optional<Club.Eye> eye = club.eye(hello.token());
    if (eye.isEmpty()) {
      ClubConnections.refuse(hello.client(), ClubRights.STRANGER);
      return Effect().none();
    }
    context.watchWith(hello.client(), new ClubCommand.Gone(hello.client()));
    hello.client().tell(new ClientMessage.Welcome(context.getSelf(), false));
    connections.add(hello.client(), eye.get());
    connections.send(club, nowMillis());
    return Effect().none();
  }
}
