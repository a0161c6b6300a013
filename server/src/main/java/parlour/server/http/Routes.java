package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.util.List;
import parlour.engine.wire.Json;
import parlour.server.config.ProgramVersion;
import parlour.server.house.FrontDoor;
import parlour.server.table.TableServices;
import parlour.server.wire.Problem;

/// All HTTP routes of the server; docs/PROTOCOL.md describes requests and responses.
public final class Routes implements RouteGroup {
  private static final List<HandlerType> CHANGING = List.of(HandlerType.POST, HandlerType.DELETE);

  private final TableServices services;
  private final RequestGuard guard;
  private final Health health;
  private final FrontDoor door;
  private final ProgramVersion version = ProgramVersion.current();
  private final GameInfo games;
  private final WordRoutes words;
  private final TableRoutes tables;
  private final LabRoutes labs;
  private final PuzzleRoutes puzzles;
  private final List<RouteGroup> others;

  /// @param others the routes of the packages above this one
  public Routes(
      TableServices services,
      RequestGuard guard,
      Health health,
      FrontDoor door,
      List<RouteGroup> others) {
    this.services = services;
    this.guard = guard;
    this.health = health;
    this.door = door;
    this.others = List.copyOf(others);
    this.games = new GameInfo(services.games());
    this.words = new WordRoutes(services.games());
    this.tables = new TableRoutes(services, guard, door);
    this.labs = new LabRoutes(services.games(), services.workroom());
    this.puzzles = new PuzzleRoutes(services.games(), services.workroom(), Clock.systemUTC());
  }

  @Override
  public void configure(RoutesConfig routes) {
    routes.get("/health", this::health);
    routes.get("/metrics", this::metrics);
    for (String stored : List.of("/api/tables", "/api/evenings", "/api/clubs"))
      for (String path : List.of(stored, stored + "/*")) routes.before(path, this::checkChange);
    routes.beforeMatched("/api/*", Http::checkNoFields);
    routes.after(request -> services.metrics().requestServed(request.statusCode()));
    routes.get("/api/door", request -> Http.json(request, 200, door.standing(request)));
    routes.get("/api/games", request -> Http.json(request, 200, games.games()));
    routes.get("/api/gaps", request -> Http.json(request, 200, games.gaps()));
    routes.get("/api/games/{id}/rules", this::rules);
    words.configure(routes);
    tables.configure(routes);
    others.forEach(each -> each.configure(routes));
    labs.configure(routes);
    ApiDescriptionRoutes.configure(routes);
    puzzles.configure(routes);
    new PrintRoutes(services.games().installed(), services.workroom()).configure(routes);
    new SheetRoutes(services.games()).configure(routes);
    routes.get(
        "/api/*",
        _ -> {
          throw new Problem(404, "There is nothing here by that name.");
        });
  }

  /// Refuses a request that would change something but cannot be stored, or has a bad key.
  private void checkChange(Context request) {
    if (!CHANGING.contains(request.method())) return;
    if (health.cannotStore()) throw new Problem(503, Problem.CANNOT_STORE);
    var _ = Http.idempotencyKey(request);
  }

  private void health(Context request) {
    String status = health.status();
    Http.json(
        request,
        status.equals(Health.UP) ? 200 : 503,
        Json.fields()
            .put("status", status)
            .put("version", version.version())
            .put("commit", version.commit())
            .put("rules", version.rules())
            .put("dictionary", version.dictionary())
            .done());
  }

  private void metrics(Context request) {
    guard.checkOperator(request);
    request
        .contentType("text/plain; version=0.0.4; charset=utf-8")
        .result(services.metrics().prometheusText());
  }

  private void rules(Context request) {
    String rules =
        games
            .rules(request.pathParam("id"))
            .orElseThrow(() -> new Problem(404, "There are no rules under that name."));
    Http.json(request, 200, rules);
  }
}
