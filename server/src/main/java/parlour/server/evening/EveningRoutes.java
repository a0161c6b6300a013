package parlour.server.evening;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import parlour.engine.Answer;
import parlour.engine.play.Seed;
import parlour.engine.wire.FieldCodec;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.progressive.EveningGame;
import parlour.games.progressive.Plan;
import parlour.server.house.FrontDoor;
import parlour.server.http.Http;
import parlour.server.http.RequestGuard;
import parlour.server.http.RouteGroup;
import parlour.server.wire.IdempotencyKey;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// The HTTP routes of evenings; docs/PROTOCOL.md describes them.
public final class EveningRoutes implements RouteGroup {
  private final ClusterSharding sharding;
  private final RequestGuard guard;
  private final FrontDoor door;
  private final Supplier<Seed> seeds;

  public EveningRoutes(
      ClusterSharding sharding, RequestGuard guard, FrontDoor door, Supplier<Seed> seeds) {
    this.sharding = sharding;
    this.guard = guard;
    this.door = door;
    this.seeds = seeds;
  }

  @Override
  public void configure(RoutesConfig routes) {
    routes.get("/api/evenings", request -> Http.json(request, 200, choices().write()));
    routes.post("/api/evenings", this::open);
    routes.get("/api/evenings/{id}", request -> show(request, EveningCommand.Page.EVENING));
    routes.post("/api/evenings/{id}/guests", this::arrive);
    routes.post("/api/evenings/{id}/steps", this::act);
    routes.get("/api/evenings/{id}/log", request -> show(request, EveningCommand.Page.LOG));
  }

  /// The games and settings a hostess can choose from.
  private static Json choices() {
    List<Json> games = new ArrayList<>();
    for (EveningGame suit : EveningGame.all())
      games.add(
          Json.fields()
              .put("game", suit.game())
              .put("title", suit.entry().title())
              .put("summary", suit.entry().about().summary())
              .put("fixed", write(suit.evening().fixed()))
              .put("usual", write(suit.evening().usual()))
              .puts("settings", suit.settings(), FieldCodec::write)
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
    door.check(request);
    Http.answer(request, open(request, Http.body(request)));
  }

  /// Opens the evening that a request's body describes; the answer has its tokens.
  public Reply open(Context request, Json body) {
    IdempotencyKey key = Http.idempotencyKey(request);
    String id = key.newId();
    guard.checkNewTable(request, id);
    String game = body.at("game").asText();
    Map<String, String> table = Http.texts(body, "table");
    Map<String, String> evening = Http.texts(body, "evening");
    Plan.objection(TextRules.excerpt(game), table, evening)
        .ifPresent(
            why -> {
              throw new Problem(400, why);
            });
    String hostess = key.newToken("hostess", id);
    String invite = key.newToken("invite", id);
    String watch = key.newToken("watch", id);
    EveningEvent opened =
        new EveningEvent.Opened(
            Plan.of(
                game,
                door.rules().allowed(EveningGame.find(game).orElseThrow().entry(), table),
                evening),
            seeds.get(),
            new EveningEvent.TokenHashes(
                Secrets.hash(hostess), Secrets.hash(invite), Secrets.hash(watch)),
            System.currentTimeMillis());
    String written = EveningEventCodec.write(opened).write();
    Reply reply =
        ask(id, to -> new EveningCommand.Open(written, Http.requestKey(request, body), to));
    guard.tableMade(request, reply, id, made -> isOver(made, hostess));
    return Http.with(
        reply,
        Json.fields()
            .put("hostessToken", hostess)
            .put("inviteToken", invite)
            .put("watchToken", watch));
  }

  /// A member of a club comes to its evening by their name there.
  public Reply arrive(Context request, Json body, String evening, String name) {
    String part = part(body);
    String token = Http.idempotencyKey(request).newToken("guest", evening);
    Reply reply =
        ask(
            evening,
            to ->
                new EveningCommand.Arrive(
                    name, part, "", true, Secrets.hash(token), Http.requestKey(request, body), to));
    return Http.with(reply, Json.fields().put("token", token));
  }

  private static String part(Json body) {
    return body.maybe("part").map(Json::asText).orElse("any").toLowerCase(Locale.ROOT);
  }

  private void arrive(Context request) {
    Json body = Http.body(request);
    String name = TextRules.checkedName(body.at("name").asText());
    String part = part(body);
    String invite = body.at("inviteToken").asText();
    String token = Http.idempotencyKey(request).newToken("guest", id(request));
    Reply reply =
        ask(
            id(request),
            to ->
                new EveningCommand.Arrive(
                    name,
                    part,
                    invite,
                    false,
                    Secrets.hash(token),
                    Http.requestKey(request, body),
                    to));
    Http.answer(request, Http.with(reply, Json.fields().put("token", token)));
  }

  private void act(Context request) {
    String token = Http.token(request);
    Json body = Http.body(request);
    Answer step = SceneCodec.answer(body);
    Http.answer(
        request,
        ask(
            id(request),
            to -> new EveningCommand.Act(step, token, Http.requestKey(request, body), to)));
  }

  private void show(Context request, EveningCommand.Page page) {
    String token = Http.token(request);
    Reply reply = ask(id(request), to -> new EveningCommand.Show(page, token, to));
    if (page == EveningCommand.Page.EVENING || !reply.isSuccess()) {
      Http.answer(request, reply);
      return;
    }
    Http.logFile(request, id(request) + ".evening.jsonl", reply.body());
  }

  /// Whether an evening is over, or there is no such evening any more.
  private boolean isOver(String evening, String token) {
    Reply log = ask(evening, to -> new EveningCommand.Show(EveningCommand.Page.LOG, token, to));
    return log.isSuccess() || log.status() == 404;
  }

  private static String id(Context request) {
    return Limits.checkedEveningId(request.pathParam("id"));
  }

  private Reply ask(String evening, Function<ActorRef<Reply>, EveningCommand> command) {
    return Http.await(
        EveningActor.ref(sharding, evening).ask(command::apply, Http.REPLY_TIMEOUT),
        "The evening does not answer just now; please try again.");
  }
}
