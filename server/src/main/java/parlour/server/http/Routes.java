package parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.bots.Bots;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.CatalogEntry;
import parlour.server.evening.EveningRoutes;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.HostSettings;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// What can be asked for over HTTP; the wire is described in docs/PROTOCOL.md.
public final class Routes {
  public static final int LARGEST = 16 * 1024;
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final TableServices room;
  private final RequestGuard guard;
  private final Health health;
  private final GameInfo brochure;
  private final WordRoutes words;
  private final AnalysisRoutes analyses;
  private final LabRoutes labs;
  private final PuzzleRoutes puzzles;

  public Routes(TableServices room, RequestGuard guard, Health health) {
    this.room = room;
    this.guard = guard;
    this.health = health;
    this.brochure = new GameInfo(room.repertoire());
    this.words = new WordRoutes(room.repertoire());
    this.analyses = new AnalysisRoutes(room.repertoire(), room.desk());
    this.labs = new LabRoutes(room.repertoire());
    this.puzzles = new PuzzleRoutes(room.repertoire(), room.desk(), Clock.systemUTC());
  }

  void configure(RoutesConfig routes) {
    routes.get("/health", this::health);
    routes.get(
        "/metrics",
        request -> {
          guard.receiveOperator(request);
          request
              .contentType("text/plain; version=0.0.4; charset=utf-8")
              .result(room.gauges().page());
        });
    routes.after(request -> room.gauges().served(request.statusCode()));
    routes.get("/api/games", request -> json(request, 200, brochure.games()));
    routes.get("/api/gaps", request -> json(request, 200, brochure.gaps()));
    routes.get(
        "/api/games/{id}/rules",
        request ->
            json(
                request,
                200,
                brochure
                    .rules(request.pathParam("id"))
                    .orElseThrow(() -> new Problem(404, "There are no rules under that name."))));
    routes.get(
        "/api/words/{word}",
        request -> {
          UnaryOperator<String> query =
              name -> Optional.ofNullable(request.queryParam(name)).orElse("");
          json(
              request,
              200,
              words
                  .look(
                      request.pathParam("word"),
                      query.apply("game"),
                      query.apply("list"),
                      query.apply("family"))
                  .write());
        });
    routes.get("/api/tables", this::tables);
    routes.post("/api/tables", this::gather);
    routes.get(
        "/api/tables/{id}",
        request ->
            answer(
                request, ask(request, to -> new TableCommand.Show(TableCommand.Page.TABLE, to))));
    routes.post("/api/tables/{id}/seats", this::sit);
    routes.delete("/api/tables/{id}/seats/{seat}", this::leave);
    routes.post("/api/tables/{id}/seats/{seat}/pass", this::pass);
    routes.post("/api/tables/{id}/take", this::take);
    routes.post("/api/tables/{id}/bots", this::seatBot);
    routes.post("/api/tables/{id}/patience", this::patience);
    routes.post("/api/tables/{id}/links", this::rekey);
    routes.post(
        "/api/tables/{id}/start",
        request -> answer(request, ask(request, to -> new TableCommand.Start(token(request), to))));
    routes.post("/api/tables/{id}/rematch", this::rematch);
    routes.get("/api/tables/{id}/log", this::log);
    new FinishedGameRoutes(room.repertoire(), this::book).configure(routes);
    routes.get(
        "/api/tables/{id}/timing",
        request ->
            answer(
                request, ask(request, to -> new TableCommand.Show(TableCommand.Page.TIMING, to))));
    routes.get("/api/tables/{id}/analysis", this::analysis);
    new EveningRoutes(room, guard).configure(routes);
    labs.configure(routes);
    puzzles.configure(routes);
    routes.get(
        "/api/*",
        _ -> {
          throw new Problem(404, "There is nothing here by that name.");
        });
  }

  private void health(Context request) {
    String word = health.word();
    String body = Json.fields().put("status", word).done().write();
    json(request, word.equals("up") ? 200 : 503, body);
  }

  private void tables(Context request) {
    json(request, 200, "[" + String.join(",", await(room.lobby().cards())) + "]");
  }

  private void gather(Context request) {
    guard.newTable(request);
    Json body = body(request);
    CatalogEntry kind =
        room.repertoire()
            .find(body.at("game").asText())
            .orElseThrow(
                () ->
                    new Problem(
                        400,
                        "There is no game \""
                            + TextRules.shown(body.at("game").asText())
                            + "\"; /api/games lists those there are."));
    Map<String, String> chosen = new TreeMap<>();
    body.maybe("settings")
        .ifPresent(
            all -> all.asFields().forEach((name, value) -> chosen.put(name, value.asText())));
    boolean family = body.maybe("family").map(Json::asBoolean).orElse(false);
    if (family && kind.settings().stream().anyMatch(setting -> setting.name().equals("family")))
      chosen.putIfAbsent("family", "yes");
    int seats = body.at("seats").asInt();
    kind.objection(seats, chosen)
        .ifPresent(
            why -> {
              throw new Problem(400, why);
            });
    String name = TextRules.name(body.at("name").asText());
    boolean open = body.maybe("open").map(Json::asBoolean).orElse(false);
    String token = Secrets.token();
    String invite = Secrets.token();
    String watch = Secrets.token();
    int patience = patience(body);
    List<TableEvent> events = new ArrayList<>();
    events.add(
        new TableEvent.Gathered(
            kind.id(),
            Settings.of(kind.settings(), chosen),
            seats,
            open,
            family,
            new TableEvent.Keys(Secrets.hash(invite), Secrets.hash(watch))));
    events.add(new TableEvent.Sat(Seat.of(0), name, Secrets.hash(token)));
    if (patience > 0) events.add(new TableEvent.Waits(patience));
    List<String> written =
        events.stream().map(event -> TableEventCodec.write(event).write()).toList();
    Reply reply = ask(Secrets.table(), to -> new TableCommand.Gather(written, to));
    answer(
        request,
        with(reply, Json.fields().put("token", token).put("invite", invite).put("watch", watch)));
  }

  private int patience(Json body) {
    int seconds =
        body.maybe("patience").map(Json::asInt).orElse((int) room.habits().patience().toSeconds());
    if (seconds < 0 || seconds > HostSettings.LONGEST) {
      throw new Problem(
          400, "A host's patience is from 0 to " + HostSettings.LONGEST + " seconds; 0: for ever.");
    }
    return seconds;
  }

  private void sit(Context request) {
    Json body = body(request);
    String name = TextRules.name(body.at("name").asText());
    String invite = body.maybe("invite").map(Json::asText).orElse("");
    String token = Secrets.token();
    Reply reply =
        ask(request, to -> new TableCommand.Sit(name, seat(body), invite, Secrets.hash(token), to));
    answer(request, with(reply, Json.fields().put("token", token)));
  }

  private void leave(Context request) {
    int seat = number(request);
    answer(request, ask(request, to -> new TableCommand.Leave(seat, token(request), to)));
  }

  private void pass(Context request) {
    int seat = number(request);
    answer(request, ask(request, to -> new TableCommand.Pass(seat, token(request), to)));
  }

  private void take(Context request) {
    String word = body(request).at("word").asText();
    String token = Secrets.token();
    Reply reply = ask(request, to -> new TableCommand.Take(word, Secrets.hash(token), to));
    answer(request, with(reply, Json.fields().put("token", token)));
  }

  private static int number(Context request) {
    try {
      return Integer.parseInt(request.pathParam("seat"));
    } catch (NumberFormatException _) {
      throw new Problem(404, "A seat has a number.");
    }
  }

  private void seatBot(Context request) {
    Json body = body(request);
    int level = body.maybe("level").map(Json::asInt).orElse(Bots.USUAL);
    answer(
        request,
        ask(request, to -> new TableCommand.SeatBot(seat(body), level, token(request), to)));
  }

  private void patience(Context request) {
    int seconds = body(request).at("seconds").asInt();
    answer(request, ask(request, to -> new TableCommand.Wait(seconds, token(request), to)));
  }

  /// New words to come in by: whoever has only the old ones stays outside.
  private void rekey(Context request) {
    String token = token(request);
    String invite = Secrets.token();
    String watch = Secrets.token();
    Reply reply =
        ask(
            request,
            to -> new TableCommand.Rekey(Secrets.hash(invite), Secrets.hash(watch), token, to));
    answer(request, with(reply, Json.fields().put("invite", invite).put("watch", watch)));
  }

  private void rematch(Context request) {
    String token = token(request);
    Reply reply = ask(request, to -> new TableCommand.Rematch(token, to));
    answer(request, with(reply, Json.fields().put("token", token)));
  }

  private void log(Context request) {
    Reply reply = ask(request, to -> new TableCommand.Show(TableCommand.Page.LOG, to));
    if (!reply.isGood()) {
      answer(request, reply);
      return;
    }
    request.header(
        "Content-Disposition",
        "attachment; filename=\"" + request.pathParam("id") + ".parlour.jsonl\"");
    request.contentType("application/x-ndjson; charset=utf-8").result(reply.body());
  }

  private void analysis(Context request) {
    Reply reply = ask(request, to -> new TableCommand.Show(TableCommand.Page.LOG, to));
    if (reply.isGood()) json(request, 200, analyses.of(tableId(request), reply.body()));
    else if (reply.status() == 409)
      throw new Problem(409, "The game is gone through when it is over.");
    else answer(request, reply);
  }

  /// The log of a game that is over, as it stands.
  private String book(Context request) {
    Reply reply = ask(request, to -> new TableCommand.Show(TableCommand.Page.LOG, to));
    if (!reply.isGood())
      throw new Problem(reply.status(), Json.parse(reply.body()).at("detail").asText());
    return reply.body();
  }

  private static int seat(Json body) {
    return body.maybe("seat").map(Json::asInt).map(seat -> seat < 0 ? -2 : seat).orElse(-1);
  }

  /// The answer of a table with what only the door knows.
  public static Reply with(Reply reply, Json.Writer more) {
    if (!reply.isGood()) return reply;
    Json.Writer whole = Json.fields();
    Json.parse(reply.body()).asFields().forEach(whole::put);
    more.done().asFields().forEach(whole::put);
    return Reply.of(reply.status(), whole.done());
  }

  private Reply ask(Context request, Function<ActorRef<Reply>, TableCommand> order) {
    return ask(tableId(request), order);
  }

  static String tableId(Context request) {
    String id = request.pathParam("id");
    checkId(id);
    return id;
  }

  /// Refuses what could not be the name of a table or an evening.
  public static void checkId(String id) {
    if (!id.matches("[a-z0-9]{12}")) throw new Problem(404, "There is no such table.");
  }

  private Reply ask(String table, Function<ActorRef<Reply>, TableCommand> order) {
    return await(room.table(table).ask(order::apply, PATIENCE));
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException late) {
      throw new Problem(503, "The table does not answer just now; please try again.");
    }
  }

  public static String token(Context request) {
    String header = request.header("Authorization");
    if (header == null || !header.startsWith("Bearer ")) {
      throw new Problem(401, "Show who you are with the token of your chair.");
    }
    return header.substring("Bearer ".length()).strip();
  }

  /// The body as JSON, never more than is decent.
  public static Json body(Context request) {
    try {
      byte[] bytes = request.bodyInputStream().readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        request.header("Connection", "close");
        throw new Problem(413, "A request is at most " + LARGEST / 1024 + " kB.");
      }
      return Json.parse(new String(bytes, UTF_8));
    } catch (IOException broken) {
      throw new Problem(400, "The request could not be read.");
    }
  }

  public static void answer(Context request, Reply reply) {
    if (reply.isGood()) json(request, reply.status(), reply.body());
    else request.status(reply.status()).contentType(Problem.TYPE).result(reply.body());
  }

  public static void json(Context request, int status, String body) {
    request
        .status(status)
        .contentType("application/json")
        .header("Cache-Control", "no-store")
        .result(body);
  }
}
