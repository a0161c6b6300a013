package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import parlour.engine.wire.Json;
import parlour.server.evening.EveningRoutes;
import parlour.server.table.TableServices;
import parlour.server.wire.Problem;

/// All HTTP routes of the server; docs/PROTOCOL.md describes requests and responses.
public final class Routes {
  private final TableServices room;
  private final RequestGuard guard;
  private final Health health;
  private final GameInfo games;
  private final WordRoutes words;
  private final TableRoutes tables;
  private final LabRoutes labs;
  private final PuzzleRoutes puzzles;

  public Routes(TableServices room, RequestGuard guard, Health health) {
    this.room = room;
    this.guard = guard;
    this.health = health;
    this.games = new GameInfo(room.repertoire());
    this.words = new WordRoutes(room.repertoire());
    this.tables = new TableRoutes(room, guard);
    this.labs = new LabRoutes(room.repertoire());
    this.puzzles = new PuzzleRoutes(room.repertoire(), room.desk(), Clock.systemUTC());
  }

  void configure(RoutesConfig routes) {
    routes.get("/health", this::health);
    routes.get("/metrics", this::metrics);
    routes.after(request -> room.gauges().requestServed(request.statusCode()));
    routes.get("/api/games", request -> Http.json(request, 200, games.games()));
    routes.get("/api/gaps", request -> Http.json(request, 200, games.gaps()));
    routes.get("/api/games/{id}/rules", this::rules);
    words.configure(routes);
    tables.configure(routes);
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
    String status = health.status();
    Http.json(
        request, status.equals(Health.UP) ? 200 : 503, Json.fields().put("status", status).done());
  }

  private void metrics(Context request) {
    guard.checkOperator(request);
    request
        .contentType("text/plain; version=0.0.4; charset=utf-8")
        .result(room.gauges().prometheusText());
  }

  private void rules(Context request) {
    String rules =
        games
            .rules(request.pathParam("id"))
            .orElseThrow(() -> new Problem(404, "There are no rules under that name."));
    Http.json(request, 200, rules);
  }
}
