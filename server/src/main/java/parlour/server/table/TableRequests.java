package parlour.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.wire.Json;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.Match;
import parlour.server.table.state.NameStriking;
import parlour.server.table.state.PackedRecording;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;

/// The requests a table gets over HTTP: [Seating] decides, and this class does what the decision
/// changes beside the stored state, to connections, bots and the clock.
final class TableRequests {
  /// How long the table of a rematch may take to be stored.
  private static final Duration NEXT_TIMEOUT = Duration.ofSeconds(10);

  private static final String NEXT_LATE =
      "The table of the rematch does not answer just now; please try again.";

  private static final String DELETED = "The host has deleted this table.";
  private static final String LEFT_CLUB = "You have left the club, and your chair with it.";

  private final String id;
  private final TableServices services;
  private final ActorRef<TableCommand> self;
  private final Connections connections;
  private final GameRunner runner;
  private final AttendanceTimers attendance;
  private final Seating seating;
  private final HandoverCodes handoverCodes = new HandoverCodes();
  private boolean erased;

  TableRequests(
      String id,
      TableServices services,
      ActorRef<TableCommand> self,
      Connections connections,
      GameRunner runner,
      AttendanceTimers attendance) {
    this.id = id;
    this.services = services;
    this.self = self;
    this.connections = connections;
    this.runner = runner;
    this.attendance = attendance;
    this.seating = new Seating(services);
  }

  /// Creates the table, unless it exists already.
  Change gather(Optional<Table> state, TableCommand.Gather command) {
    if (state.isPresent()) {
      Table table = state.get();
      command
          .replyTo()
          .tell(
              command
                  .key()
                  .flatMap(table.replies()::find)
                  .orElse(gathered(table.players().host())));
      return Change.NONE;
    }
    List<TableEvent> events =
        command.events().stream().map(text -> TableEventCodec.read(Json.parse(text))).toList();
    // Whoever asks for a table over HTTP, maybe twice, sits at seat 0.
    return new Change(
        TableEvent.remembering(events, command.key(), gathered(Seat.of(0))),
        table -> {
          deal(table);
          services.announce(id, table);
          command.replyTo().tell(gathered(table.players().host()));
        });
  }

  private Reply gathered(Seat host) {
    return Reply.of(201, Json.fields().put("table", id).put("seat", host.index()).done());
  }

  /// Begins the game if the cards were dealt; its clock starts with the first player who is there.
  private void deal(Table table) {
    if (table.match().isEmpty()) return;
    runner.deal(table, table.match().get());
    boolean somebodyIsThere = !connections.connectedSeats().and(table.players().people()).isEmpty();
    boolean goesOnAlone = !table.eveningLink().isNone() || !table.turnTime().isNone();
    if (somebodyIsThere || goesOnAlone) runner.startClock(table);
    attendance.update(table); // After the clock: patience runs only while it does.
  }

  Change handle(Table table, TableCommand.Request request) {
    Optional<Reply> before = request.key().flatMap(table.replies()::find);
    if (before.isPresent()) {
      request.replyTo().tell(before.get());
      return Change.NONE;
    }
    Optional<Seating.Outcome> objection = Seating.objection(table, request);
    if (objection.isPresent()) return settle(objection.get(), request);
    return switch (request) {
      case TableCommand.Gather gather -> gather(Optional.of(table), gather);
      case TableCommand.Show show -> {
        show(table, show);
        yield Change.NONE;
      }
      case TableCommand.Sit sit -> settle(seating.sit(table, sit), sit);
      case TableCommand.Leave leave -> settle(seating.leave(table, leave), leave);
      case TableCommand.StrikeName strike -> strikeName(table, strike);
      case TableCommand.CreateHandoverCode create -> createHandoverCode(table, create);
      case TableCommand.UseHandoverCode use -> useHandoverCode(table, use);
      case TableCommand.SeatBot bot -> settle(seating.seatBot(table, bot), bot);
      case TableCommand.Start start -> settle(seating.start(table, start), start);
      case TableCommand.Settle settle -> settle(seating.settle(table, settle), settle);
      case TableCommand.SetPatience set -> settle(seating.setPatience(table, set), set);
      case TableCommand.GiveTime give ->
          settle(OverDays.giveTime(table, give, services.nowMillis()), give);
      case TableCommand.ReplaceTokens replace ->
          settle(seating.replaceTokens(table, replace), replace);
      case TableCommand.Rematch rematch -> rematch(table, rematch);
      case TableCommand.Delete delete -> {
        Seating.Outcome outcome = seating.checkDelete(table, delete);
        yield outcome.reply().isSuccess() ? erase(table, delete, DELETED) : settle(outcome, delete);
      }
      case TableCommand.Forget forget ->
          forget.inUse() || connections.isEmpty()
              ? erase(table, forget, DELETED)
              : settle(Seating.Outcome.refused(409, "Somebody is at this table."), forget);
      case TableCommand.End end -> end(table, end);
      case TableCommand.SetEveningState set -> setEveningState(table, set);
      case TableCommand.Vacate vacate -> settle(seating.vacate(table, vacate), vacate);
      case TableCommand.SetMembers set -> setMembers(table, set);
      case TableCommand.DeleteWithClub delete -> erase(table, delete, "This club was deleted.");
    };
  }

  /// Shows a page to whoever may read it; a stranger with a token may be a member of the club.
  private void show(Table table, TableCommand.Show show) {
    boolean admitted = Seating.objection(table, show).isEmpty() && !services.isSchool();
    if (admitted || table.club().isEmpty() || show.token().isEmpty()) {
      answer(table, show, false);
      return;
    }
    var _ =
        services
            .clubs()
            .isMember(table.club(), show.token())
            .whenComplete(
                (member, _) ->
                    self.tell(
                        new TableCommand.Internal.Vouched(show, Boolean.TRUE.equals(member))));
  }

  /// @param member whether the club vouches for whoever asks
  void answer(Table table, TableCommand.Show show, boolean member) {
    Optional<String> refusal = member ? Optional.empty() : Seating.objection(table, show);
    boolean stranger = !member && !Seating.mayLookOn(table, show.token());
    Table seen = stranger && services.isSchool() ? table.nameless() : table;
    show.replyTo()
        .tell(
            refusal
                .map(why -> Reply.refused(403, why))
                .orElseGet(() -> connections.page(seen, show.page())));
  }

  /// Brings the chairs of the club's members up to date, and tells the club how the table stands.
  private Change setMembers(Table table, TableCommand.SetMembers command) {
    List<TableEvent> events = MemberSeating.events(table, command, services);
    if (events.isEmpty()) {
      eraseNames(table, command);
      return Change.NONE;
    }
    return new Change(
        events,
        changed -> {
          for (TableEvent event : events) applyTransient(changed, event);
          connections.disconnectOthers(changed, "This device no longer belongs to the club.");
          sendTableAndScenes(changed);
          attendance.update(changed);
          services.announce(id, changed);
          eraseNames(changed, command);
        });
  }

  /// Erases the names of members who had them struck, wherever they have sat, and answers then; a
  /// club that is not answered asks again.
  private void eraseNames(Table table, TableCommand.SetMembers command) {
    CompletableFuture<?>[] erasing =
        command.members().stream()
            .filter(TableCommand.MemberNow::struck)
            .map(member -> eraseNameOf(member.member()))
            .toArray(CompletableFuture<?>[]::new);
    Reply standing = Reply.of(200, TableFrames.clubStanding(table));
    var _ = CompletableFuture.allOf(erasing).thenRun(() -> command.replyTo().tell(standing));
  }

  private CompletableFuture<Void> eraseNameOf(int member) {
    return services
        .events()
        .rewrite(TableServices.persistenceId(id), bodies -> NameStriking.struck(bodies, member));
  }

  private void applyTransient(Table table, TableEvent event) {
    switch (event) {
      case TableEvent.Left(Seat seat) -> leaveToBot(table, seat.index(), LEFT_CLUB);
      case TableEvent.Vacated vacated -> leaveToBot(table, vacated.seat().index(), LEFT_CLUB);
      default -> {}
    }
  }

  /// Stores what a request leads to, and answers it.
  private Change settle(Seating.Outcome outcome, TableCommand.Request request) {
    if (outcome.events().isEmpty()) {
      request.replyTo().tell(outcome.reply());
      return Change.NONE;
    }
    return new Change(
        TableEvent.remembering(outcome.events(), request.key(), outcome.reply()),
        table -> {
          applyTransient(table, request, outcome);
          sendTableAndScenes(table);
          services.announce(id, table);
          request.replyTo().tell(outcome.reply());
        });
  }

  private void sendTableAndScenes(Table table) {
    connections.sendTable(table);
    table.match().ifPresent(match -> connections.sendScenes(match, runner.shownMillis(match)));
  }

  /// What a granted request changes beside the stored state: connections, bots and the clock.
  private void applyTransient(Table table, TableCommand.Request request, Seating.Outcome outcome) {
    switch (request) {
      case TableCommand.Leave leave ->
          leaveToBot(table, leave.seat(), "Your chair at this table was freed.");
      case TableCommand.Vacate vacate ->
          leaveToBot(table, vacate.seat(), "You have left the evening.");
      case TableCommand.Sit _ -> {
        if (outcome.events().getFirst() instanceof TableEvent.Sat sat)
          runner.bots().remove(sat.seat());
      }
      case TableCommand.Start _ -> deal(table);
      case TableCommand.GiveTime _ -> connections.sendChat(table);
      case TableCommand.ReplaceTokens _ -> {
        if (!table.gathered().open())
          connections.disconnect(
              Seat.NOBODY, "The host has made new links; ask for the new one to watch.");
      }
      case TableCommand.Gather _,
          TableCommand.Show _,
          TableCommand.SeatBot _,
          TableCommand.Delete _,
          TableCommand.Forget _,
          TableCommand.End _,
          TableCommand.Settle _,
          TableCommand.SetPatience _,
          TableCommand.Rematch _,
          TableCommand.StrikeName _,
          TableCommand.CreateHandoverCode _,
          TableCommand.SetEveningState _,
          TableCommand.SetMembers _,
          TableCommand.DeleteWithClub _,
          TableCommand.UseHandoverCode _ -> {}
    }
    attendance.update(table);
  }

  private void leaveToBot(Table table, int seat, String why) {
    connections.disconnect(Seat.of(seat), why);
    runner.seatBot(table, Seat.of(seat));
  }

  /// The evening lets its table run, pauses it or stops it, and is told the score so far.
  private Change setEveningState(Table table, TableCommand.SetEveningState command) {
    if (table.match().isEmpty() || table.eveningLink().isNone()) {
      command.replyTo().tell(Reply.refused(409, "This is no table of an evening."));
      return Change.NONE;
    }
    EveningLink.State next = nextState(table, command.state());
    if (table.eveningLink().isStopped() || next == table.eveningLink().state()) {
      runner.letRun(table);
      command.replyTo().tell(standing(table));
      return Change.NONE;
    }
    long atMillis = runner.stopClock(table.match().get());
    return new Change(
        List.of(new TableEvent.EveningStateSet(next, atMillis)),
        changed -> {
          runner.letRun(changed);
          recordIfFinished(changed);
          attendance.update(changed);
          sendTableAndScenes(changed);
          command.replyTo().tell(standing(changed));
        });
  }

  /// Ends the game where it stands, and tells everybody at the table.
  private Change end(Table table, TableCommand.End command) {
    if (!table.isPlaying())
      return settle(
          Seating.Outcome.refused(409, "No game is being played at this table."), command);
    List<TableEvent> events =
        List.of(runner.clockStopped(table.match().orElseThrow()), new TableEvent.Ended());
    return new Change(
        events,
        changed -> {
          attendance.update(changed);
          sendTableAndScenes(changed);
          services.announce(id, changed);
          recordIfFinished(changed);
          command.replyTo().tell(Reply.of(200, Json.fields().put("table", id).done()));
        });
  }

  /// A table that gathers begins once its people are there, and one that has begun gathers no more.
  private EveningLink.State nextState(Table table, EveningLink.State wanted) {
    if (wanted != EveningLink.State.GATHERS) return wanted;
    boolean begins =
        table.eveningLink().state() == EveningLink.State.RUNS || missing(table).isEmpty();
    return begins ? EveningLink.State.RUNS : EveningLink.State.GATHERS;
  }

  /// The people who are not there, and for whom no bot plays yet.
  private Seats missing(Table table) {
    return table
        .players()
        .people()
        .minus(connections.connectedSeats())
        .minus(table.players().bots());
  }

  private Reply standing(Table table) {
    return TableFrames.standing(table, missing(table));
  }

  /// Keeps what a finished game showed, for builds that no longer have its rules. It takes a while,
  /// so it is made elsewhere; if the server is killed meanwhile, it is made when the table is read
  /// back.
  void recordIfFinished(Table table) {
    Match match = table.match().orElseThrow();
    boolean kept = match.recorded() || match.recording().isPresent();
    if (kept || table.phase() != Table.Phase.OVER) return;
    services
        .workroom()
        .ofTheHouse()
        .execute(
            () ->
                self.tell(
                    new TableCommand.Internal.RecordingMade(PackedRecording.of(match.record()))));
  }

  /// Strikes a name from the table, and then from what was stored before.
  private Change strikeName(Table table, TableCommand.StrikeName command) {
    Seating.Outcome outcome = seating.strikeName(table, command);
    if (outcome.events().isEmpty()) return settle(outcome, command);
    return new Change(
        TableEvent.remembering(outcome.events(), command.key(), outcome.reply()),
        changed -> {
          sendTableAndScenes(changed);
          services.announce(id, changed);
          var _ =
              eraseName(Seat.of(command.seat()))
                  .whenComplete(
                      (_, broken) ->
                          command
                              .replyTo()
                              .tell(
                                  broken == null
                                      ? outcome.reply()
                                      : Reply.refused(503, Problem.CANNOT_STORE)));
        });
  }

  /// Erases a struck name from the events stored before. It is done again when the table is read
  /// back, since a killed server may have stored only that the name is struck.
  CompletableFuture<Void> eraseName(Seat seat) {
    return services
        .events()
        .rewrite(TableServices.persistenceId(id), bodies -> NameStriking.struck(bodies, seat));
  }

  /// Erases everything that is stored of the table; from now on it is not there.
  private Change erase(Table table, TableCommand.Request request, String why) {
    erased = true;
    connections.disconnectAll(why);
    var _ =
        services
            .events()
            .erase(TableServices.persistenceId(id), Long.MAX_VALUE)
            .thenCompose(_ -> services.lobby().forget(id))
            .whenComplete(
                (_, broken) -> {
                  self.tell(new TableCommand.Internal.Erased());
                  if (!table.club().isEmpty())
                    services.clubs().tableStands(table.club(), id, TableFrames.GONE);
                  request
                      .replyTo()
                      .tell(
                          broken == null
                              ? Reply.of(200, Json.fields().put("table", id).done())
                              : Reply.refused(503, Problem.CANNOT_STORE));
                });
    return Change.NONE;
  }

  /// Whether the table was deleted.
  boolean isErased() {
    return erased;
  }

  private Change createHandoverCode(Table table, TableCommand.CreateHandoverCode command) {
    Reply reply = seating.checkHandover(table, command, connections.connectedSeats()).reply();
    if (reply.isSuccess()) {
      String code = handoverCodes.create(Seat.of(command.seat()));
      reply = Reply.of(201, Json.fields().put("handoverCode", code).done());
    }
    command.replyTo().tell(reply);
    return Change.NONE;
  }

  private Change useHandoverCode(Table table, TableCommand.UseHandoverCode command) {
    Seat seat = handoverCodes.use(command.code());
    return settle(seating.handOver(table, seat, command.tokenHash()), command);
  }

  private Change rematch(Table table, TableCommand.Rematch command) {
    Seating.Outcome outcome = seating.rematch(table, command);
    if (!outcome.reply().isSuccess()) return settle(outcome, command);
    return new Change(outcome.events(), over -> gatherNext(over, command.replyTo()::tell));
  }

  /// Creates the table of the rematch, and tells everybody of it once it is stored. It is asked for
  /// again when this table is read back, since a killed server may have stored only the intention;
  /// repeated, it changes nothing.
  void gatherNext(Table over, Consumer<Reply> answer) {
    List<String> events = seating.rematchEvents(over);
    var _ =
        services
            .table(over.next())
            .<Reply>ask(to -> new TableCommand.Gather(events, Optional.empty(), to), NEXT_TIMEOUT)
            .exceptionally(_ -> Reply.refused(503, NEXT_LATE))
            .thenAccept(
                reply -> {
                  if (reply.isSuccess()) self.tell(new TableCommand.Internal.NextGathered());
                  answer.accept(reply);
                });
  }
}
