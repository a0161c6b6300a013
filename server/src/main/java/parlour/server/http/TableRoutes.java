package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.games.recording.Recording;
import parlour.server.house.FrontDoor;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.HostSettings;
import parlour.server.table.state.PackedRecording;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// The HTTP routes of tables: make one, sit down, leave, hand a chair over, start, read its log.
///
/// A request becomes a [TableCommand] for the table's actor, whose reply is the response. New
/// tokens are made here, from the request's [IdempotencyKey], and the table is given only their
/// hashes.
final class TableRoutes {
  private static final String LATE = "The table does not answer just now; please try again.";

  private final TableServices services;
  private final RequestGuard guard;
  private final FrontDoor door;

  TableRoutes(TableServices services, RequestGuard guard, FrontDoor door) {
    this.services = services;
    this.guard = guard;
    this.door = door;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/tables", this::listOpen);
    routes.post("/api/tables", this::create);
    routes.get("/api/tables/{id}", request -> show(request, TableCommand.Page.TABLE));
    routes.delete("/api/tables/{id}", this::delete);
    routes.post("/api/tables/{id}/seats", this::sit);
    routes.delete("/api/tables/{id}/seats/{seat}", this::leave);
    routes.delete("/api/tables/{id}/seats/{seat}/name", this::strikeName);
    routes.post("/api/tables/{id}/seats/{seat}/pass", this::pass);
    routes.post("/api/tables/{id}/take", this::take);
    routes.post("/api/tables/{id}/bots", this::seatBot);
    routes.post("/api/tables/{id}/settings", this::settle);
    routes.post("/api/tables/{id}/patience", this::patience);
    routes.post("/api/tables/{id}/time", this::giveTime);
    routes.post("/api/tables/{id}/links", this::newLinks);
    routes.post("/api/tables/{id}/start", this::start);
    routes.post("/api/tables/{id}/rematch", this::rematch);
    routes.get("/api/tables/{id}/log", this::log);
    new FinishedGameRoutes(services.games().editions(), this::finishedLog, this::recording)
        .configure(routes);
    routes.get("/api/tables/{id}/timing", request -> show(request, TableCommand.Page.TIMING));
    new AnalysisRoutes(services.games(), services.workroom(), this::askForLog).configure(routes);
  }

  private void listOpen(Context request) {
    List<String> cards =
        services.options().house().school()
            ? List.of()
            : Http.await(services.lobby().cards(), LATE);
    Http.json(request, 200, "[" + String.join(",", cards) + "]");
  }

  private void show(Context request, TableCommand.Page page) {
    Http.answer(request, ask(request, page));
  }

  private void create(Context request) {
    door.check(request);
    IdempotencyKey key = Http.idempotencyKey(request);
    String id = key.newId();
    guard.checkNewTable(request, id);
    Json body = Http.body(request);
    CatalogEntry game = Http.game(body, services.games());
    Map<String, String> chosen = Http.chosen(body, game);
    boolean family = body.maybe("family").map(Json::asBoolean).orElse(false);
    if (family && game.settings().stream().anyMatch(setting -> setting.name().equals("family")))
      chosen.putIfAbsent("family", "yes");
    int seats = body.at("seats").asInt();
    game.objection(seats, chosen)
        .ifPresent(
            why -> {
              throw new Problem(400, why);
            });
    String name = TextRules.checkedName(body.at("name").asText());
    boolean open = body.maybe("open").map(Json::asBoolean).orElse(false);
    int patienceSeconds = patienceSeconds(body);
    String token = key.newToken("chair", id);
    String inviteToken = key.newToken("invite", id);
    String watchToken = key.newToken("watch", id);
    List<TableEvent> events = new ArrayList<>();
    events.add(
        new TableEvent.Gathered(
            game.id(),
            Settings.of(game.settings(), chosen),
            seats,
            open,
            family,
            new TableEvent.TokenHashes(Secrets.hash(inviteToken), Secrets.hash(watchToken))));
    events.add(new TableEvent.Sat(Seat.of(0), name, Secrets.hash(token)));
    if (patienceSeconds > 0) events.add(new TableEvent.PatienceSet(patienceSeconds));
    List<String> written =
        events.stream().map(event -> TableEventCodec.write(event).write()).toList();
    Reply reply =
        ask(id, to -> new TableCommand.Gather(written, Http.requestKey(request, body), to));
    guard.tableMade(request, reply, id, this::isOver);
    Http.answer(
        request,
        Http.with(
            reply,
            Json.fields()
                .put("token", token)
                .put("inviteToken", inviteToken)
                .put("watchToken", watchToken)));
  }

  /// Whether a table is over, or there is no such table any more.
  private boolean isOver(String table) {
    Reply reply = ask(table, to -> new TableCommand.Show(TableCommand.Page.TABLE, "", to));
    return reply.status() == 404
        || (reply.isSuccess()
            && Json.parse(reply.body()).at("phase").asText().equals(Table.Phase.OVER.wireName()));
  }

  private int patienceSeconds(Json body) {
    int seconds =
        body.maybe("patience")
            .map(Json::asInt)
            .orElse((int) services.tableDefaults().patience().toSeconds());
    if (seconds < 0 || seconds > HostSettings.LONGEST_PATIENCE_SECONDS) {
      throw new Problem(
          400,
          "A host's patience is from 0 to "
              + HostSettings.LONGEST_PATIENCE_SECONDS
              + " seconds; 0: for ever.");
    }
    return seconds;
  }

  private void sit(Context request) {
    Json body = Http.body(request);
    String name = TextRules.checkedName(body.at("name").asText());
    String inviteToken = body.maybe("inviteToken").map(Json::asText).orElse("");
    String token = newToken(request, "chair");
    Reply reply =
        ask(
            request,
            to ->
                new TableCommand.Sit(
                    name,
                    seat(body),
                    inviteToken,
                    Secrets.hash(token),
                    Http.requestKey(request, body),
                    to));
    Http.answer(request, Http.with(reply, Json.fields().put("token", token)));
  }

  private void leave(Context request) {
    int seat = seatInPath(request);
    Http.answer(
        request,
        ask(
            request,
            to -> new TableCommand.Leave(seat, Http.token(request), Http.requestKey(request), to)));
  }

  private void strikeName(Context request) {
    int seat = seatInPath(request);
    Http.answer(
        request,
        ask(
            request,
            to ->
                new TableCommand.StrikeName(
                    seat, Http.token(request), Http.requestKey(request), to)));
  }

  private void pass(Context request) {
    int seat = seatInPath(request);
    Http.answer(
        request,
        ask(request, to -> new TableCommand.CreateHandoverCode(seat, Http.token(request), to)));
  }

  private void take(Context request) {
    Json body = Http.body(request);
    String handoverCode = body.at("handoverCode").asText();
    String token = newToken(request, "chair");
    Reply reply =
        ask(
            request,
            to ->
                new TableCommand.UseHandoverCode(
                    handoverCode, Secrets.hash(token), Http.requestKey(request, body), to));
    Http.answer(request, Http.with(reply, Json.fields().put("token", token)));
  }

  private void seatBot(Context request) {
    Json body = Http.body(request);
    int level = body.maybe("level").map(Json::asInt).orElse(Bots.USUAL);
    Http.answer(
        request,
        ask(
            request,
            to ->
                new TableCommand.SeatBot(
                    seat(body), level, Http.token(request), Http.requestKey(request, body), to)));
  }

  private void settle(Context request) {
    Json body = Http.body(request);
    Map<String, String> chosen = Http.texts(body, "settings");
    Http.answer(
        request,
        ask(
            request,
            to ->
                new TableCommand.Settle(
                    chosen, Http.token(request), Http.requestKey(request, body), to)));
  }

  private void patience(Context request) {
    Json body = Http.body(request);
    int seconds = body.at("seconds").asInt();
    Http.answer(
        request,
        ask(
            request,
            to ->
                new TableCommand.SetPatience(
                    seconds, Http.token(request), Http.requestKey(request, body), to)));
  }

  private void giveTime(Context request) {
    Http.answer(
        request,
        ask(
            request,
            to -> new TableCommand.GiveTime(Http.token(request), Http.requestKey(request), to)));
  }

  /// New invite and watch tokens; the old links stop working.
  private void newLinks(Context request) {
    String token = Http.token(request);
    String inviteToken = newToken(request, "invite");
    String watchToken = newToken(request, "watch");
    Reply reply =
        ask(
            request,
            to ->
                new TableCommand.ReplaceTokens(
                    Secrets.hash(inviteToken),
                    Secrets.hash(watchToken),
                    token,
                    Http.requestKey(request),
                    to));
    Http.answer(
        request,
        Http.with(
            reply, Json.fields().put("inviteToken", inviteToken).put("watchToken", watchToken)));
  }

  private void delete(Context request) {
    Http.answer(request, ask(request, to -> new TableCommand.Delete(Http.token(request), to)));
  }

  private void start(Context request) {
    Http.answer(
        request,
        ask(
            request,
            to -> new TableCommand.Start(Http.token(request), Http.requestKey(request), to)));
  }

  private void rematch(Context request) {
    String token = Http.token(request);
    Reply reply = ask(request, to -> new TableCommand.Rematch(token, to));
    Http.answer(request, Http.with(reply, Json.fields().put("token", token)));
  }

  private void log(Context request) {
    Http.logFile(request, request.pathParam("id") + ".parlour.jsonl", finishedLog(request));
  }

  /// The log of a finished game, as it is given out; anything else is refused.
  private String finishedLog(Context request) {
    return body(askForLog(request));
  }

  private static String body(Reply reply) {
    if (!reply.isSuccess())
      throw new Problem(reply.status(), Json.parse(reply.body()).at("detail").asText());
    return reply.body();
  }

  private Reply askForLog(Context request) {
    return ask(request, TableCommand.Page.LOG);
  }

  private Recording recording(Context request) {
    String packed = body(ask(request, TableCommand.Page.RECORDING));
    return new PackedRecording(0, packed).unpack();
  }

  private Reply ask(Context request, TableCommand.Page page) {
    String token = Http.tokenIfAny(request);
    return ask(request, to -> new TableCommand.Show(page, token, to));
  }

  /// The seat a request asks for: -1 for any free one, -2 for a number no table has.
  private static int seat(Json body) {
    return body.maybe("seat").map(Json::asInt).map(seat -> seat < 0 ? -2 : seat).orElse(-1);
  }

  private static int seatInPath(Context request) {
    return Http.pathNumber(request, "seat", "A seat has a number.");
  }

  /// A new token of the table a request is about; a repeated request gets the same.
  private static String newToken(Context request, String purpose) {
    return Http.idempotencyKey(request).newToken(purpose, tableId(request));
  }

  private static String tableId(Context request) {
    return Limits.checkedTableId(request.pathParam("id"));
  }

  private Reply ask(Context request, Function<ActorRef<Reply>, TableCommand> command) {
    return ask(tableId(request), command);
  }

  private Reply ask(String table, Function<ActorRef<Reply>, TableCommand> command) {
    return Http.await(services.table(table).ask(command::apply, Http.REPLY_TIMEOUT), LATE);
  }
}
