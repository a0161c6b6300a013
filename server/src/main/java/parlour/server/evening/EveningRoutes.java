package parlour.server.evening;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Answer;
import parlour.engine.wire.FieldCodec;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.progressive.EveningGame;
import parlour.games.progressive.Plan;
import parlour.server.http.RequestGuard;
import parlour.server.http.Routes;
import parlour.server.table.TableServices;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// What can be asked of evenings over HTTP; the wire is described in docs/PROTOCOL.md.
public final class EveningRoutes {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final TableServices room;
  private final RequestGuard guard;

  public EveningRoutes(TableServices room, RequestGuard guard) {
    this.room = room;
    this.guard = guard;
  }

  public void configure(RoutesConfig routes) {
    routes.get("/api/evenings", request -> Routes.json(request, 200, choices().write()));
    routes.post("/api/evenings", this::open);
    routes.get("/api/evenings/{id}", request -> show(request, EveningCommand.Page.EVENING));
    routes.post("/api/evenings/{id}/guests", this::arrive);
    routes.post("/api/evenings/{id}/steps", this::act);
    routes.get("/api/evenings/{id}/log", request -> show(request, EveningCommand.Page.LOG));
  }

  /// What a hostess can choose from.
  private static Json choices() {
    List<Json> games = new ArrayList<>();
    for (EveningGame suit : EveningGame.all())
      games.add(
          Json.fields()
              .put("game", suit.game())
              .put("title", suit.entry().title())
              .put("summary", suit.entry().about().summary())
              .put("fixed", write(suit.fixed()))
              .put("usual", write(suit.usual()))
              .puts("settings", suit.entry().settings(), FieldCodec::write)
              .done());
    return Json.fields()
        .put("games", Json.items(games))
        .puts("settings", Plan.SETTINGS, FieldCodec::write)
        .done();
  }

  private static Json write(Map<String, String> values) {
    Json.Writer out = Json.fields();
    new TreeMap<>(values).forEach(out::put);
    return out.done();
  }

  private void open(Context request) {
    guard.newTable(request);
    Json body = Routes.body(request);
    String game = body.at("game").asText();
    Map<String, String> table = values(body, "table");
    Map<String, String> evening = values(body, "evening");
    Plan.objection(TextRules.shown(game), table, evening)
        .ifPresent(
            why -> {
              throw new Problem(400, why);
            });
    String hostess = Secrets.token();
    String invite = Secrets.token();
    String screen = Secrets.token();
    EveningEvent opened =
        new EveningEvent.Opened(
            Plan.of(game, table, evening),
            Secrets.seed(),
            new EveningEvent.Keys(
                Secrets.hash(hostess), Secrets.hash(invite), Secrets.hash(screen)),
            System.currentTimeMillis());
    String written = EveningEventCodec.write(opened).write();
    Reply reply = ask(Secrets.table(), to -> new EveningCommand.Open(written, to));
    answer(
        request,
        Routes.with(
            reply,
            Json.fields().put("hostess", hostess).put("invite", invite).put("screen", screen)));
  }

  private static Map<String, String> values(Json body, String name) {
    Map<String, String> values = new TreeMap<>();
    body.maybe(name)
        .ifPresent(all -> all.asFields().forEach((key, value) -> values.put(key, value.asText())));
    return values;
  }

  private void arrive(Context request) {
    Json body = Routes.body(request);
    String name = TextRules.name(body.at("name").asText());
    String part = body.maybe("part").map(Json::asText).orElse("any").toLowerCase(Locale.ROOT);
    String invite = body.at("invite").asText();
    String token = Secrets.token();
    Reply reply =
        ask(
            id(request),
            to -> new EveningCommand.Arrive(name, part, invite, Secrets.hash(token), to));
    answer(request, Routes.with(reply, Json.fields().put("token", token)));
  }

  private void act(Context request) {
    String token = Routes.token(request);
    Answer step = SceneCodec.answer(Routes.body(request));
    answer(request, ask(id(request), to -> new EveningCommand.Act(step, token, to)));
  }

  private void show(Context request, EveningCommand.Page page) {
    String secret = Routes.token(request);
    Reply reply = ask(id(request), to -> new EveningCommand.Show(page, secret, to));
    if (page == EveningCommand.Page.EVENING || !reply.isGood()) {
      answer(request, reply);
      return;
    }
    request.header(
        "Content-Disposition", "attachment; filename=\"" + id(request) + ".evening.jsonl\"");
    request.contentType("application/x-ndjson; charset=utf-8").result(reply.body());
  }

  private static String id(Context request) {
    String id = request.pathParam("id");
    if (!id.matches("[a-z0-9]{12}")) throw new Problem(404, "There is no such evening.");
    return id;
  }

  private Reply ask(String evening, Function<ActorRef<Reply>, EveningCommand> order) {
    try {
      return room.evening(evening).ask(order::apply, PATIENCE).toCompletableFuture().join();
    } catch (CompletionException late) {
      throw new Problem(503, "The evening does not answer just now; please try again.");
    }
  }

  private static void answer(Context request, Reply reply) {
    Routes.answer(request, reply);
  }
}
