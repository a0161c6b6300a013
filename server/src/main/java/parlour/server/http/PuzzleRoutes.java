package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import parlour.bots.analysis.Hint;
import parlour.bots.analysis.Puzzle;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.CatalogEntry;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Problem;
import parlour.server.wire.TextRules;

/// The puzzle of the day over HTTP: what is to be found, three degrees of help, and whether it was.
final class PuzzleRoutes {
  /// Puzzles can be had of this many days past.
  static final int PAST = 31;

  private static final int KEPT = 256;

  private final OpenGames repertoire;
  private final Executor desk;
  private final Clock clock;
  private final Map<String, CompletableFuture<Optional<Puzzle<?, ?>>>> kept =
      Collections.synchronizedMap(
          new LinkedHashMap<>(KEPT, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(
                Map.Entry<String, CompletableFuture<Optional<Puzzle<?, ?>>>> eldest) {
              return size() > KEPT;
            }
          });

  PuzzleRoutes(OpenGames repertoire, Executor desk, Clock clock) {
    this.repertoire = repertoire;
    this.desk = desk;
    this.clock = clock;
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/puzzles/{date}", this::list);
    routes.get("/api/puzzles/{date}/{game}", this::show);
    routes.get("/api/puzzles/{date}/{game}/help/{degree}", this::help);
    routes.post("/api/puzzles/{date}/{game}", this::attempt);
  }

  private void list(Context request) {
    String day = day(request);
    List<Json> games = new ArrayList<>();
    for (CatalogEntry kind : parlour.games.Catalog.kinds())
      if (Puzzle.isFor(kind))
        games.add(Json.fields().put("game", kind.id()).put("title", kind.title()).done());
    Routes.json(
        request,
        200,
        Json.fields().put("date", day).put("puzzles", Json.items(games)).done().write());
  }

  /// A day that has come somewhere on earth, and is not long past.
  private String day(Context request) {
    String text = request.pathParam("date");
    LocalDate day;
    try {
      day = LocalDate.parse(text);
    } catch (DateTimeParseException _) {
      throw new Problem(400, "A date is written like 2026-03-14.");
    }
    LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.ofHours(14));
    if (day.isAfter(today)) throw new Problem(404, "That day has not come yet.");
    if (day.isBefore(today.minusDays(PAST)))
      throw new Problem(404, "Puzzles are kept for " + PAST + " days.");
    return day.toString();
  }

  private CatalogEntry kind(Context request) {
    String game = request.pathParam("game");
    CatalogEntry kind =
        repertoire
            .find(game)
            .orElseThrow(
                () -> new Problem(404, "There is no game \"" + TextRules.shown(game) + "\"."));
    if (!Puzzle.isFor(kind)) throw new Problem(404, kind.title() + " is not a game of words.");
    return kind;
  }

  private Puzzle<?, ?> puzzle(Context request) {
    String day = day(request);
    CatalogEntry kind = kind(request);
    return kept.computeIfAbsent(
            day + kind.id(),
            _ ->
                CompletableFuture.supplyAsync(
                    () ->
                        Puzzle.of(
                            kind,
                            repertoire.open(kind, Settings.usual(kind.settings())),
                            seats(kind),
                            day),
                    desk))
        .join()
        .orElseThrow(() -> new Problem(404, "There is no puzzle of that game on that day."));
  }

  /// As few as may play.
  static int seats(CatalogEntry kind) {
    int seats = kind.seating().fewest();
    while (seats < kind.seating().most() && kind.objection(seats, Map.of()).isPresent()) seats++;
    return seats;
  }

  /// The puzzle as the frames of a table, so that whatever draws tables draws it.
  private void show(Context request) {
    Puzzle<?, ?> puzzle = puzzle(request);
    CatalogEntry kind = kind(request);
    Settings settings = Settings.usual(kind.settings());
    List<Json> chairs = new ArrayList<>();
    for (int i = 0; i < seats(kind); i++) {
      boolean own = puzzle.seat().equals(Seat.of(i));
      chairs.add(
          Json.fields()
              .put("seat", i)
              .put("name", own ? "You" : "Player " + (i + 1))
              .put("kind", own ? "person" : "bot")
              .put("here", true)
              .put("level", 0)
              .done());
    }
    Json table =
        Json.fields()
            .put("type", "table")
            .put("table", "")
            .put("game", kind.id())
            .put("title", kind.title())
            .put("settings", TableEventCodec.write(settings))
            .put("phase", "playing")
            .put("seats", Json.items(chairs))
            .put("host", puzzle.seat().index())
            .put("open", false)
            .put("hints", true)
            .put("eye", puzzle.seat().index())
            .put("lastPlay", 0)
            .done();
    Json scene =
        Json.fields()
            .put("type", "scene")
            .put("seq", puzzle.entriesBefore())
            .put("now", puzzle.atMillis())
            .put("eye", puzzle.seat().index())
            .put("prompt", puzzle.referee().prompt(), SceneCodec::write)
            .put("scene", puzzle.scene(), SceneCodec::write)
            .put("lines", Json.items(List.of()))
            .done();
    Routes.json(
        request,
        200,
        Json.fields()
            .put("date", day(request))
            .put("game", kind.id())
            .put("title", kind.title())
            .put("question", "Find the best there is to be had.")
            .put("table", table)
            .put("scene", scene)
            .done()
            .write());
  }

  private void help(Context request) {
    String degree = request.pathParam("degree");
    if (!degree.matches("[1-" + Hint.DEGREES + "]"))
      throw new Problem(404, "Help has the degrees 1 to " + Hint.DEGREES + ".");
    Puzzle<?, ?> puzzle = puzzle(request);
    Routes.json(
        request,
        200,
        Json.fields()
            .put("degree", Integer.parseInt(degree))
            .put("help", puzzle.hint().degree(Integer.parseInt(degree)))
            .done()
            .write());
  }

  private void attempt(Context request) {
    Json body = Routes.body(request);
    Puzzle.Verdict verdict = puzzle(request).attempt(SceneCodec.answer(body.at("answer")));
    Routes.json(
        request,
        200,
        Json.fields()
            .put("legal", verdict.legal())
            .put("solved", verdict.solved())
            .put("why", verdict.why())
            .done()
            .write());
  }
}
