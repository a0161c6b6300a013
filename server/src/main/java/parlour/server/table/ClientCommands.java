package parlour.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.TableRules;
import parlour.server.table.state.Chair;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.Match;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.Cheer;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.RateLimiter;
import parlour.server.wire.Secrets;

/// What comes over the WebSockets of one table: hellos, plays, chat, hints and rests.
final class ClientCommands {
  private final ActorContext<TableCommand> context;
  private final TableServices services;
  private final Connections connections;
  private final GameRunner runner;
  private final AttendanceTimers attendance;
  private final Function<Table, Change> judgeDue;
  private final RateLimiter seatRate;

  /// The clients that rest, each with its seat.
  private final Map<ActorRef<ClientMessage>, Seat> resting = new HashMap<>();

  /// @param judgeDue judges the plays that are due
  ClientCommands(
      ActorContext<TableCommand> context,
      TableServices services,
      Connections connections,
      GameRunner runner,
      AttendanceTimers attendance,
      Function<Table, Change> judgeDue) {
    this.context = context;
    this.services = services;
    this.connections = connections;
    this.runner = runner;
    this.attendance = attendance;
    this.judgeDue = judgeDue;
    this.seatRate = new RateLimiter(services.options().rates().seat());
  }

  Change handle(Table table, TableCommand.ClientCommand command) {
    return switch (command) {
      case TableCommand.Announce _ -> Change.NONE;
      case TableCommand.Hello hello -> hello(table, hello);
      case TableCommand.Play play -> play(table, play);
      case TableCommand.Say say -> say(table, say);
      case TableCommand.Cheers(String token, Cheer kind, var client) -> {
        Seat seat = table.players().seatOf(token);
        if (connections.has(client) && (seat.isNobody() || !isTooFast(seat, client)))
          connections.sendToAll(TableFrames.cheer(seat, kind));
        yield Change.NONE;
      }
      case TableCommand.AskHint ask -> {
        HintService.find(
            table,
            ask,
            services.games(),
            services.workroom().of(context.getSelf().path().toString()),
            (question, text) ->
                context.getSelf().tell(new TableCommand.Internal.HintFound(question, text)));
        yield Change.NONE;
      }
      case TableCommand.AllowHints allow -> announce(HintService.allow(table, allow));
      case TableCommand.Trip(long tripMicros, var client) -> {
        connections.tripMeasured(client, tripMicros);
        yield Change.NONE;
      }
      case TableCommand.Rest rest -> {
        rest(table, rest);
        yield Change.NONE;
      }
      case TableCommand.Gone(var client) -> {
        if (connections.remove(client, table)) attendance.update(table);
        boolean goesOn = !connections.isEmpty() || !table.eveningLink().isNone();
        if (resting.remove(client) != null && goesOn) goOn(table);
        yield Change.NONE;
      }
    };
  }

  /// A client connects; a player for whom a bot stood in plays again.
  private Change hello(Table table, TableCommand.Hello hello) {
    Optional<String> objection = Seating.objection(table, hello);
    if (objection.isPresent()) {
      String why = objection.get();
      hello.client().tell(new ClientMessage.Farewell(TableFrames.problem("Forbidden", why), why));
      return Change.NONE;
    }
    Seat eye = table.players().seatOf(hello.token());
    if (table.players().isHandedOver(eye, hello.token()))
      return new Change(
          List.of(
              new TableEvent.Sat(eye, table.players().at(eye).name(), Secrets.hash(hello.token()))),
          changed -> {
            connections.disconnect(eye, "Your chair goes on from another device.");
            runner.bots().remove(eye);
            connect(changed, hello, eye);
          });
    if (!eye.isNobody() && table.players().at(eye) instanceof Chair.StandIn)
      return new Change(
          List.of(new TableEvent.Returned(eye)),
          changed -> {
            runner.bots().remove(eye);
            connect(changed, hello, eye);
          });
    connect(table, hello, eye);
    return Change.NONE;
  }

  private void connect(Table table, TableCommand.Hello hello, Seat eye) {
    if (!eye.isNobody()) runner.startClock(table);
    context.watchWith(hello.client(), new TableCommand.Gone(hello.client()));
    boolean race = services.games().isRace(table.gathered().game());
    hello.client().tell(new ClientMessage.Welcome(context.getSelf(), race));
    connections.add(hello, eye, table, table.match().map(runner::shownMillis).orElse(0L));
    attendance.update(table);
    if (table.eveningLink().state() == EveningLink.State.GATHERS)
      context
          .getSelf()
          .tell(
              new TableCommand.SetEveningState(
                  EveningLink.State.GATHERS, context.getSystem().ignoreRef()));
  }

  /// The clock stands still while everybody at the table rests: the only person reads, or the one
  /// device of all is handed on behind its curtain. Where others play on devices of their own, it
  /// stands for a while once all whom the table waits for share a device that is handed on.
  private void rest(Table table, TableCommand.Rest rest) {
    Seat seat = table.players().seatOf(rest.token());
    if (!table.isPlaying() || !table.turnTime().isNone() || seat.isNobody()) return;
    if (rest.on()) resting.put(rest.client(), seat);
    else if (resting.remove(rest.client()) != null) goOn(table);
    if (!rest.on()) return;
    Match match = table.match().orElseThrow();
    Seats rested = rested();
    Seats awaited = table.awaited();
    if (rested.equals(table.players().people())) runner.rest(match);
    else if (rested.size() > 1 && !awaited.isEmpty() && awaited.minus(rested).isEmpty())
      runner.handOn(match);
  }

  private Seats rested() {
    Seats rested = Seats.NONE;
    for (Seat each : resting.values()) rested = rested.with(each);
    return rested;
  }

  /// A device has been handed on for long enough: others wait.
  Change handedOn(Table table) {
    if (!rested().equals(table.players().people())) goOn(table);
    return Change.NONE;
  }

  /// Starts the clock again after a rest, and tells what time it is.
  private void goOn(Table table) {
    if (!table.isPlaying() || runner.clock().isRunning()) return;
    runner.startClock(table);
    Match match = table.match().orElseThrow();
    connections.sendScenes(match, runner.shownMillis(match));
  }

  private Change say(Table table, TableCommand.Say say) {
    Seat seat = table.players().seatOf(say.token());
    if (!seat.isNobody() && isTooFast(seat, say.client())) return Change.NONE;
    Optional<String> objection = Seating.objection(table, seat, say.text());
    if (objection.isEmpty()) return announce(List.of(new TableEvent.Said(seat, say.text())));
    say.client().tell(ClientMessage.Frame.plain(TableFrames.problem("Forbidden", objection.get())));
    return Change.NONE;
  }

  /// Stores events of which the last is a line of chat, and sends it to everybody.
  Change announce(List<TableEvent> events) {
    if (events.isEmpty()) return Change.NONE;
    return new Change(
        events,
        changed -> {
          if (events.size() > 1) connections.sendTable(changed);
          connections.sendChat(changed);
        });
  }

  private Change play(Table table, TableCommand.Play play) {
    Seat by = table.players().seatOf(play.token());
    if (!by.isNobody() && isTooFast(by, play.client())) return Change.NONE;
    Optional<String> answer =
        by.isNobody()
            ? Optional.of(
                TableFrames.refused(
                    play.id(), TableRules.TURN.id(), "One must sit at the table to play."))
            : runner.add(table, play, by);
    if (answer.isEmpty()) return judgeDue.apply(table);
    play.client().tell(ClientMessage.Frame.plain(answer.get()));
    return Change.NONE;
  }

  /// Whether a seat sends more than its rate allows, over all its connections.
  private boolean isTooFast(Seat seat, ActorRef<ClientMessage> client) {
    if (seatRate.tryAcquire(String.valueOf(seat.index()))) return false;
    client.tell(
        ClientMessage.Frame.plain(
            TableFrames.problem(
                "Too Many Requests", "That was too fast; the frame was not heard.")));
    return true;
  }
}
