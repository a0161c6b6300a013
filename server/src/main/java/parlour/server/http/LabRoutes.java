package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.CatalogEntry;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// The labs of this house over HTTP: reset, observe, legal, step; a bounded number of them, and
/// none that nobody has used for a while.
final class LabRoutes {
  static final int MOST = 64;
  static final int MOST_OF_ONE = 8;
  private static final long KEPT_NANOS = 600_000_000_000L;

  private final OpenGames repertoire;
  private final Map<String, Kept> labs = new LinkedHashMap<>();

  private record Kept(Lab<?, ?> lab, String owner, long used) {}

  LabRoutes(OpenGames repertoire) {
    this.repertoire = repertoire;
  }

  void configure(RoutesConfig routes) {
    routes.post("/api/lab", this::open);
    routes.post("/api/lab/{id}/reset", this::reset);
    routes.get(
        "/api/lab/{id}",
        request -> Routes.json(request, 200, lab(request).observe(seat(request)).write()));
    routes.get(
        "/api/lab/{id}/legal",
        request -> Routes.json(request, 200, lab(request).legal(seat(request)).write()));
    routes.post("/api/lab/{id}/step", this::step);
    routes.delete("/api/lab/{id}", this::close);
  }

  private void open(Context request) {
    Json body = Routes.body(request);
    String name = body.at("game").asText();
    CatalogEntry kind =
        repertoire
            .find(name)
            .orElseThrow(
                () ->
                    new Problem(
                        400,
                        "There is no game \""
                            + TextRules.shown(name)
                            + "\"; /api/games lists those there are."));
    List<Integer> levels = levels(body, kind);
    Map<String, String> chosen = Lab.settings(body);
    Lab.objection(levels)
        .or(() -> kind.objection(levels.size(), chosen))
        .ifPresent(LabRoutes::refuse);
    Game<?, ?, ?> game = repertoire.open(kind, Settings.of(kind.settings(), chosen));
    Lab<?, ?> lab = Lab.of(game, levels, seed(body));
    String id = keep(lab, request.ip());
    Json.Writer out = Json.fields().put("lab", id);
    lab.observe(levels.indexOf(0)).asFields().forEach(out::put);
    Routes.json(request, 201, out.done().write());
  }

  private static void refuse(String why) {
    throw new Problem(400, why);
  }

  /// The level of each chair: as listed, or so many chairs of the program's own.
  private static List<Integer> levels(Json body, CatalogEntry kind) {
    List<Integer> levels = new ArrayList<>();
    Optional<Json> bots = body.maybe("bots");
    if (bots.isPresent()) for (Json level : bots.get().asItems()) levels.add(level.asInt());
    int seats =
        body.maybe("seats")
            .map(Json::asInt)
            .orElse(levels.isEmpty() ? kind.seating().fewest() : levels.size());
    if (seats < levels.size() || seats > kind.seating().most())
      throw new Problem(400, "There are not so many chairs: " + seats + ".");
    while (levels.size() < seats) levels.add(0);
    return levels;
  }

  private static long seed(Json body) {
    return body.maybe("seed").map(Json::asLong).orElseGet(Secrets::dice);
  }

  private synchronized String keep(Lab<?, ?> lab, String owner) {
    long now = System.nanoTime();
    labs.values().removeIf(kept -> now - kept.used > KEPT_NANOS);
    long own = labs.values().stream().filter(kept -> kept.owner.equals(owner)).count();
    if (labs.size() >= MOST || own >= MOST_OF_ONE)
      throw new Problem(
          429, "Too many games are being tried out here; close one, or wait ten minutes.");
    String id = Secrets.table();
    labs.put(id, new Kept(lab, owner, now));
    return id;
  }

  private synchronized Lab<?, ?> lab(Context request) {
    Kept kept = labs.get(request.pathParam("id"));
    if (kept == null)
      throw new Problem(
          404, "There is no such lab; one that nobody uses for ten minutes is closed.");
    labs.put(request.pathParam("id"), new Kept(kept.lab, kept.owner, System.nanoTime()));
    return kept.lab;
  }

  private synchronized void close(Context request) {
    if (labs.remove(request.pathParam("id")) == null)
      throw new Problem(404, "There is no such lab.");
    Routes.json(request, 200, Json.fields().put("closed", true).done().write());
  }

  private void reset(Context request) {
    Routes.json(request, 200, lab(request).reset(seed(Routes.body(request))).write());
  }

  private void step(Context request) {
    Json body = Routes.body(request);
    int seat = body.at("seat").asInt();
    boolean waits = body.maybe("wait").map(Json::asBoolean).orElse(false);
    Optional<Answer> answer =
        waits ? Optional.empty() : Optional.of(SceneCodec.answer(body.at("answer")));
    Routes.json(request, 200, lab(request).step(seat, answer).write());
  }

  private static int seat(Context request) {
    String seat = request.queryParam("seat");
    if (seat == null) return 0;
    try {
      return Integer.parseInt(seat);
    } catch (NumberFormatException _) {
      throw new Problem(400, "A seat has a number.");
    }
  }
}
