package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.lab.Lab;
import parlour.lab.LabRefusal;
import parlour.lab.LabSession;
import parlour.lab.Observation;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;
import parlour.server.wire.Secrets;

/// The lab, a step-by-step API for programs that train or test bots: reset, observe, legal, step,
/// clone, imagine.
///
/// There is a limit to how many labs are open, in all and for one address, and an unused one is
/// closed after ten minutes. A program on the server's own machine has the whole number to itself.
final class LabRoutes {
  static final String PATH = "/api/lab";
  static final int MOST_LABS = 64;
  static final int MOST_PER_ADDRESS = 8;
  private static final long IDLE_NANOS = 600_000_000_000L;

  private final OpenGames games;
  private final Map<String, OpenLab> labs = new LinkedHashMap<>();

  private record OpenLab(
      Lab<?, ?, ?> lab, Set<Observation.Part> parts, String address, long usedAtNanos) {}

  LabRoutes(OpenGames games) {
    this.games = games;
  }

  void configure(RoutesConfig routes) {
    routes.post(PATH, refusing(this::open));
    routes.post(PATH + "/{id}/reset", refusing(this::reset));
    routes.get(PATH + "/{id}", refusing(request -> observe(request, lab(request), seat(request))));
    routes.get(PATH + "/{id}/legal", refusing(this::legal));
    routes.post(PATH + "/{id}/step", refusing(this::step));
    routes.post(PATH + "/{id}/clone", refusing(this::copy));
    routes.post(PATH + "/{id}/imagine", refusing(this::imagine));
    routes.delete(PATH + "/{id}", this::close);
  }

  /// Answers a refusal of the lab with its status.
  private static Handler refusing(Handler handler) {
    return request -> {
      try {
        handler.handle(request);
      } catch (LabRefusal refusal) {
        throw new Problem(status(refusal), refusal.sentence());
      }
    };
  }

  private static int status(LabRefusal refusal) {
    return switch (refusal.kind()) {
      case BAD_REQUEST -> 400;
      case NOT_FOUND -> 404;
      case CONFLICT -> 409;
    };
  }

  private void open(Context request) {
    Json body = seeded(Http.body(request));
    LabSession.Opening opening = LabSession.Opening.read(body, games.installed().games());
    Set<Observation.Part> parts =
        body.maybe("show")
            .map(names -> Observation.parts(names.asItems()))
            .orElse(Observation.USUAL);
    Game<?, ?, ?> game =
        games.open(opening.entry(), Settings.of(opening.entry().settings(), opening.settings()));
    Lab<?, ?, ?> lab = Lab.of(game, opening.levels(), opening.seeds());
    answerOpened(request, lab, parts);
  }

  /// The same request with a seed, if it has none.
  private static Json seeded(Json body) {
    if (body.maybe("seed").isPresent()) return body;
    Json.Writer seeded = Json.fields();
    body.asFields().forEach(seeded::put);
    return seeded.put("seed", Secrets.randomLong()).done();
  }

  private void answerOpened(Context request, Lab<?, ?, ?> lab, Set<Observation.Part> parts) {
    String id = keep(lab, parts, request);
    int seat = lab.firstInTurn();
    Http.json(
        request,
        201,
        Json.of(
            id,
            (opened, out) -> {
              out.put("lab", opened);
              Observation.write(lab, seat, parts, out);
            }));
  }

  private synchronized String keep(Lab<?, ?, ?> lab, Set<Observation.Part> parts, Context request) {
    long now = System.nanoTime();
    String address = request.ip();
    labs.values().removeIf(open -> now - open.usedAtNanos > IDLE_NANOS);
    long ofThisAddress =
        labs.values().stream().filter(open -> open.address.equals(address)).count();
    boolean own = RequestGuard.isOwnMachine(request);
    if (labs.size() >= MOST_LABS || !own && ofThisAddress >= MOST_PER_ADDRESS)
      throw new Problem(429, "Too many labs are open; close one, or wait ten minutes.");
    String id = Secrets.newId();
    labs.put(id, new OpenLab(lab, parts, address, now));
    return id;
  }

  private synchronized OpenLab lab(Context request) {
    String id = request.pathParam("id");
    OpenLab open = labs.get(id);
    if (open == null)
      throw new Problem(404, "There is no such lab; an unused one is closed after ten minutes.");
    labs.put(id, new OpenLab(open.lab, open.parts, open.address, System.nanoTime()));
    return open;
  }

  private synchronized void close(Context request) {
    if (labs.remove(request.pathParam("id")) == null)
      throw new Problem(404, "There is no such lab.");
    Http.json(request, 200, Json.fields().put("closed", true).done());
  }

  private static void observe(Context request, OpenLab open, int seat) {
    synchronized (open.lab) {
      Http.json(
          request,
          200,
          Json.of(open.lab, (lab, out) -> Observation.write(lab, seat, open.parts, out)));
    }
  }

  private void legal(Context request) {
    OpenLab open = lab(request);
    synchronized (open.lab) {
      List<Json> answers =
          open.lab.legal(seat(request)).stream()
              .map(action -> SceneCodec.write(action.answer()))
              .toList();
      Http.json(request, 200, Json.items(answers));
    }
  }

  private void reset(Context request) {
    OpenLab open = lab(request);
    Lab.Seeds seeds = LabSession.seeds(seeded(Http.body(request)));
    synchronized (open.lab) {
      open.lab.reset(seeds);
      observe(request, open, open.lab.firstInTurn());
    }
  }

  private void step(Context request) {
    OpenLab open = lab(request);
    Json body = Http.body(request);
    Optional<Integer> named = body.maybe("seat").map(Json::asInt);
    synchronized (open.lab) {
      Lab.Outcome outcome = LabSession.step(open.lab, named.orElseGet(open.lab::firstInTurn), body);
      int seat = named.orElseGet(open.lab::firstInTurn);
      Http.json(
          request,
          200,
          Json.of(
              open.lab,
              (lab, out) -> {
                Observation.write(lab, seat, open.parts, out);
                if (outcome.stood()) return;
                out.put("stood", false);
                out.put("why", outcome.why());
              }));
    }
  }

  private void copy(Context request) {
    OpenLab open = lab(request);
    synchronized (open.lab) {
      answerOpened(request, open.lab.copy(), open.parts);
    }
  }

  private void imagine(Context request) {
    OpenLab open = lab(request);
    Json body = seeded(Http.body(request));
    synchronized (open.lab) {
      int seat = body.maybe("seat").map(Json::asInt).orElseGet(open.lab::firstInTurn);
      answerOpened(request, open.lab.imagine(seat, body.at("seed").asLong()), open.parts);
    }
  }

  private static int seat(Context request) {
    return Http.queryNumber(request, "seat", 0);
  }
}
