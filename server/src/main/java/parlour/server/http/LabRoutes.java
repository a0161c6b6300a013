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
import parlour.games.material.CatalogEntry;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;
import parlour.server.wire.Secrets;

/// The lab, a step-by-step API for programs that train or test bots: reset, observe, legal, step.
///
/// There is a limit to how many labs are open, in all and for one address, and an unused one is
/// closed after ten minutes.
final class LabRoutes {
  static final int MOST_LABS = 64;
  static final int MOST_PER_ADDRESS = 8;
  private static final long IDLE_NANOS = 600_000_000_000L;

  private final OpenGames games;
  private final Map<String, OpenLab> labs = new LinkedHashMap<>();

  private record OpenLab(Lab<?, ?> lab, String address, long usedAtNanos) {}

  LabRoutes(OpenGames games) {
    this.games = games;
  }

  void configure(RoutesConfig routes) {
    routes.post("/api/lab", this::open);
    routes.post("/api/lab/{id}/reset", this::reset);
    routes.get(
        "/api/lab/{id}", request -> Http.json(request, 200, lab(request).observe(seat(request))));
    routes.get(
        "/api/lab/{id}/legal",
        request -> Http.json(request, 200, lab(request).legal(seat(request))));
    routes.post("/api/lab/{id}/step", this::step);
    routes.delete("/api/lab/{id}", this::close);
  }

  private void open(Context request) {
    Json body = Http.body(request);
    CatalogEntry entry = Http.game(body, games);
    List<Integer> levels = levels(body, entry);
    Map<String, String> chosen = Http.texts(body, "settings");
    Lab.objection(levels)
        .or(() -> entry.objection(levels.size(), chosen))
        .ifPresent(LabRoutes::refuse);
    Game<?, ?, ?> game = games.open(entry, Settings.of(entry.settings(), chosen));
    Lab<?, ?> lab = Lab.of(game, levels, seed(body));
    String id = keep(lab, request.ip());
    Json.Writer out = Json.fields().put("lab", id);
    lab.observe(levels.indexOf(0)).asFields().forEach(out::put);
    Http.json(request, 201, out.done());
  }

  private static void refuse(String why) {
    throw new Problem(400, why);
  }

  /// The bot level of each chair; 0 is a chair of the program's own.
  private static List<Integer> levels(Json body, CatalogEntry entry) {
    List<Integer> levels = new ArrayList<>();
    Optional<Json> bots = body.maybe("bots");
    if (bots.isPresent()) for (Json level : bots.get().asItems()) levels.add(level.asInt());
    int seats =
        body.maybe("seats")
            .map(Json::asInt)
            .orElse(levels.isEmpty() ? entry.seating().fewest() : levels.size());
    if (seats < levels.size() || seats > entry.seating().most())
      throw new Problem(
          400,
          entry.title()
              + " has at most "
              + entry.seating().most()
              + " chairs, and every level in \"bots\" needs one.");
    while (levels.size() < seats) levels.add(0);
    return levels;
  }

  private static long seed(Json body) {
    return body.maybe("seed").map(Json::asLong).orElseGet(Secrets::randomLong);
  }

  private synchronized String keep(Lab<?, ?> lab, String address) {
    long now = System.nanoTime();
    labs.values().removeIf(open -> now - open.usedAtNanos > IDLE_NANOS);
    long ofThisAddress =
        labs.values().stream().filter(open -> open.address.equals(address)).count();
    if (labs.size() >= MOST_LABS || ofThisAddress >= MOST_PER_ADDRESS)
      throw new Problem(429, "Too many labs are open; close one, or wait ten minutes.");
    String id = Secrets.newId();
    labs.put(id, new OpenLab(lab, address, now));
    return id;
  }

  private synchronized Lab<?, ?> lab(Context request) {
    OpenLab open = labs.get(request.pathParam("id"));
    if (open == null)
      throw new Problem(404, "There is no such lab; an unused one is closed after ten minutes.");
    labs.put(request.pathParam("id"), new OpenLab(open.lab, open.address, System.nanoTime()));
    return open.lab;
  }

  private synchronized void close(Context request) {
    if (labs.remove(request.pathParam("id")) == null)
      throw new Problem(404, "There is no such lab.");
    Http.json(request, 200, Json.fields().put("closed", true).done());
  }

  private void reset(Context request) {
    Http.json(request, 200, lab(request).reset(seed(Http.body(request))));
  }

  private void step(Context request) {
    Json body = Http.body(request);
    int seat = body.at("seat").asInt();
    boolean wait = body.maybe("wait").map(Json::asBoolean).orElse(false);
    Optional<Answer> answer =
        wait ? Optional.empty() : Optional.of(SceneCodec.answer(body.at("answer")));
    Http.json(request, 200, lab(request).step(seat, answer));
  }

  private static int seat(Context request) {
    return Http.queryNumber(request, "seat", 0);
  }
}
