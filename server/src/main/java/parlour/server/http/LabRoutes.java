package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import parlour.engine.Game;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.lab.ActionTable;
import parlour.lab.Coding;
import parlour.lab.Lab;
import parlour.lab.LabRefusal;
import parlour.lab.LabSession;
import parlour.lab.Observation;
import parlour.lab.SceneFeatures;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;
import parlour.server.wire.Secrets;
import parlour.server.wire.Workroom;

/// The lab, a step-by-step API for programs that train or test bots: reset, observe, legal, step,
/// clone, imagine.
///
/// There is a limit to how many labs are open, in all and for one address; one that was unused for
/// ten minutes makes room for others. A program on the server's own machine may have all of them.
final class LabRoutes {
  static final String PATH = "/api/lab";
  static final int MOST_LABS = 64;
  static final int MOST_PER_ADDRESS = 8;

  /// How many answers a lab here gives ids to, smaller than elsewhere: each lab has its own table.
  static final int ACTIONS = 8_192;

  private final OpenGames games;
  private final Workroom workroom;
  private final Shelf<OpenLab> labs =
      new Shelf<>(
          MOST_LABS,
          MOST_PER_ADDRESS,
          "Too many labs are open; close one, or wait ten minutes.",
          System::nanoTime);

  private record OpenLab(Lab<?, ?, ?> lab, Set<Observation.Part> parts) {}

  LabRoutes(OpenGames games, Workroom workroom) {
    this.games = games;
    this.workroom = workroom;
  }

  void configure(RoutesConfig routes) {
    routes.post(PATH, told(this::open));
    routes.post(PATH + "/{id}/reset", told(this::reset));
    routes.get(PATH + "/{id}", asked(request -> observe(request, lab(request), seat(request))));
    routes.get(PATH + "/{id}/legal", asked(this::legal));
    routes.get(PATH + "/{id}/features", asked(this::features));
    routes.get(PATH + "/{id}/table", asked(this::table));
    routes.post(PATH + "/{id}/step", told(this::step));
    routes.post(PATH + "/{id}/clone", asked(this::copy));
    routes.post(PATH + "/{id}/imagine", told(this::imagine));
    routes.delete(PATH + "/{id}", this::close);
  }

  /// A request with a body, which is read before it takes its turn in the workroom.
  private Handler told(BiConsumer<Context, Json> step) {
    return request -> {
      Json body = Http.body(request);
      work(request, () -> step.accept(request, body));
    };
  }

  private Handler asked(Consumer<Context> step) {
    return request -> work(request, () -> step.accept(request));
  }

  /// Does a step of a lab, in the workroom unless a program of this machine asks for it, and
  /// answers a refusal of the lab with its status.
  private void work(Context request, Runnable step) {
    try {
      if (RequestGuard.isOwnMachine(request)) step.run();
      else CompletableFuture.runAsync(step, workroom.of(RequestGuard.address(request))).join();
    } catch (LabRefusal refusal) {
      throw problem(refusal);
    } catch (CompletionException broken) {
      if (broken.getCause() instanceof LabRefusal refusal) throw problem(refusal);
      if (broken.getCause() instanceof RuntimeException own) throw own;
      throw broken;
    }
  }

  private static Problem problem(LabRefusal refusal) {
    int status =
        switch (refusal.kind()) {
          case BAD_REQUEST -> 400;
          case NOT_FOUND -> 404;
          case CONFLICT -> 409;
        };
    return new Problem(status, refusal.sentence(), refusal.clause());
  }

  private void open(Context request, Json asked) {
    Json body = seeded(asked);
    LabSession.Opening opening = LabSession.Opening.read(body, games.installed().games());
    Set<Observation.Part> parts =
        body.maybe("show")
            .map(names -> Observation.parts(names.asItems()))
            .orElse(Observation.USUAL);
    Game<?, ?, ?> game =
        games.open(opening.entry(), Settings.of(opening.entry().settings(), opening.settings()));
    Coding coding = new Coding(game, new ActionTable(ACTIONS));
    Lab<?, ?, ?> lab = Lab.of(game, opening.levels(), opening.seeds(), coding);
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

  private String keep(Lab<?, ?, ?> lab, Set<Observation.Part> parts, Context request) {
    String id = Secrets.newId();
    int share = RequestGuard.isOwnMachine(request) ? MOST_LABS : MOST_PER_ADDRESS;
    labs.put(RequestGuard.address(request), id, new OpenLab(lab, parts), share);
    return id;
  }

  private OpenLab lab(Context request) {
    return labs.find(request.pathParam("id"))
        .orElseThrow(
            () ->
                new Problem(
                    404, "There is no such lab; an unused one is closed after ten minutes."));
  }

  private void close(Context request) {
    if (!labs.remove(request.pathParam("id"))) throw new Problem(404, "There is no such lab.");
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

  private void features(Context request) {
    Lab<?, ?, ?> lab = lab(request).lab;
    SceneFeatures features = lab.coding().features(lab.seats());
    Http.json(request, 200, Json.of(features, SceneFeatures::describe));
  }

  private void table(Context request) {
    ActionTable actions = lab(request).lab.coding().actions();
    Http.json(request, 200, Json.of(actions, ActionTable::write));
  }

  private void reset(Context request, Json body) {
    OpenLab open = lab(request);
    Lab.Seeds seeds = LabSession.seeds(seeded(body));
    synchronized (open.lab) {
      open.lab.reset(seeds);
      observe(request, open, open.lab.firstInTurn());
    }
  }

  private void step(Context request, Json body) {
    OpenLab open = lab(request);
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
                Observation.write(outcome, out);
              }));
    }
  }

  private void copy(Context request) {
    OpenLab open = lab(request);
    synchronized (open.lab) {
      answerOpened(request, open.lab.copy(), open.parts);
    }
  }

  private void imagine(Context request, Json asked) {
    OpenLab open = lab(request);
    Json body = seeded(asked);
    synchronized (open.lab) {
      int seat = body.maybe("seat").map(Json::asInt).orElseGet(open.lab::firstInTurn);
      answerOpened(request, open.lab.imagine(seat, body.at("seed").asLong()), open.parts);
    }
  }

  private static int seat(Context request) {
    return Http.queryNumber(request, "seat", 0);
  }
}
