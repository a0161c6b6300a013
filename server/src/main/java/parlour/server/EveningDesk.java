package parlour.server;

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
import parlour.engine.FieldCodec;
import parlour.engine.Json;
import parlour.engine.SceneCodec;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Suit;

/// What can be asked of evenings over HTTP; the wire is described in docs/PROTOCOL.md.
final class EveningDesk {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final TableRoom room;
  private final Guard guard;

  EveningDesk(TableRoom room, Guard guard) {
    this.room = room;
    this.guard = guard;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/evenings", request -> Api.json(request, 200, choices().write()));
    routes.post("/api/evenings", this::open);
    routes.get("/api/evenings/{id}", request -> show(request, EveningOrder.Page.EVENING));
    routes.post("/api/evenings/{id}/guests", this::arrive);
    routes.post("/api/evenings/{id}/steps", this::act);
    routes.get("/api/evenings/{id}/log", request -> show(request, EveningOrder.Page.LOG));
  }

  /// What a hostess can choose from.
  private static Json choices() {
    List<Json> games = new ArrayList<>();
    for (Suit suit : Suit.all())
      games.add(
          Json.fields()
              .put("game", suit.game())
              .put("title", suit.kind().title())
              .put("summary", suit.kind().about().summary())
              .put("fixed", write(suit.fixed()))
              .put("usual", write(suit.usual()))
              .puts("settings", suit.kind().settings(), FieldCodec::write)
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
    Json body = Api.body(request);
    String game = body.at("game").asText();
    Map<String, String> table = values(body, "table");
    Map<String, String> evening = values(body, "evening");
    Plan.objection(Wording.shown(game), table, evening)
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
    Reply reply = ask(Secrets.table(), to -> new EveningOrder.Open(written, to));
    answer(
        request,
        Api.with(
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
    Json body = Api.body(request);
    String name = Wording.name(body.at("name").asText());
    String part = body.maybe("part").map(Json::asText).orElse("any").toLowerCase(Locale.ROOT);
    String invite = body.at("invite").asText();
    String token = Secrets.token();
    Reply reply =
        ask(
            id(request),
            to -> new EveningOrder.Arrive(name, part, invite, Secrets.hash(token), to));
    answer(request, Api.with(reply, Json.fields().put("token", token)));
  }

  private void act(Context request) {
    String token = Api.token(request);
    Answer step = SceneCodec.answer(Api.body(request));
    answer(request, ask(id(request), to -> new EveningOrder.Act(step, token, to)));
  }

  private void show(Context request, EveningOrder.Page page) {
    String secret = Api.token(request);
    Reply reply = ask(id(request), to -> new EveningOrder.Show(page, secret, to));
    if (page == EveningOrder.Page.EVENING || !reply.isGood()) {
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

  private Reply ask(String evening, Function<ActorRef<Reply>, EveningOrder> order) {
    try {
      return room.evening(evening).ask(order::apply, PATIENCE).toCompletableFuture().join();
    } catch (CompletionException late) {
      throw new Problem(503, "The evening does not answer just now; please try again.");
    }
  }

  private static void answer(Context request, Reply reply) {
    Api.answer(request, reply);
  }
}
