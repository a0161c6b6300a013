package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.bots.analysis.Hint;
import parlour.bots.analysis.Puzzle;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.material.CatalogEntry;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Problem;
import parlour.server.wire.TextRules;
import parlour.server.wire.Workroom;

/// The puzzle of the day: its position, three degrees of help, and the check of an answer. Each is
/// worked out once and kept as long as it can be asked for.
final class PuzzleRoutes {
  static final int PAST_DAYS = 31;

  private final OpenGames games;
  private final Workroom workroom;
  private final Clock clock;
  private final List<CatalogEntry> posed;
  private final LruCache<Optional<Puzzle<?, ?>>> puzzles;

  PuzzleRoutes(OpenGames games, Workroom workroom, Clock clock) {
    this.games = games;
    this.workroom = workroom;
    this.clock = clock;
    this.posed = games.installed().games().entries().stream().filter(Puzzle::isFor).toList();
    // Those of the past days, today, and where it is tomorrow.
    this.puzzles = new LruCache<>((PAST_DAYS + 2) * posed.size());
  }

  void configure(RoutesConfig routes) {
    routes.get("/api/puzzles/{date}", this::list);
    routes.get("/api/puzzles/{date}/{game}", this::show);
    routes.get("/api/puzzles/{date}/{game}/help/{degree}", this::help);
    routes.post("/api/puzzles/{date}/{game}", this::attempt);
  }

  private void list(Context request) {
    String day = day(request);
    List<Json> offered = new ArrayList<>();
    for (CatalogEntry entry : posed)
      offered.add(Json.fields().put("game", entry.id()).put("title", entry.title()).done());
    Http.json(
        request, 200, Json.fields().put("date", day).put("puzzles", Json.items(offered)).done());
  }

  /// The date of a request: a day that has begun somewhere on earth and is not long past.
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
    if (day.isBefore(today.minusDays(PAST_DAYS)))
      throw new Problem(404, "Puzzles are kept for " + PAST_DAYS + " days.");
    return day.toString();
  }

  private CatalogEntry entry(Context request) {
    String game = request.pathParam("game");
    CatalogEntry entry =
        games
            .find(game)
            .orElseThrow(
                () -> new Problem(404, "There is no game \"" + TextRules.excerpt(game) + "\"."));
    if (!Puzzle.isFor(entry)) throw new Problem(404, entry.title() + " is not a game of words.");
    return entry;
  }

  private Puzzle<?, ?> puzzle(Context request) {
    String day = day(request);
    CatalogEntry entry = entry(request);
    return puzzles
        .get(
            day + entry.id(),
            () ->
                Puzzle.of(
                    entry, games.open(entry, Settings.usual(entry.settings())), seats(entry), day),
            workroom.of(RequestGuard.address(request)))
        .orElseThrow(() -> new Problem(404, "There is no puzzle of that game on that day."));
  }

  /// The smallest table the usual settings allow.
  static int seats(CatalogEntry entry) {
    int seats = entry.seating().fewest();
    while (seats < entry.seating().most() && entry.objection(seats, Map.of()).isPresent()) seats++;
    return seats;
  }

  /// The puzzle as `table` and `scene` frames, so that a client draws it like any table.
  private void show(Context request) {
    Puzzle<?, ?> puzzle = puzzle(request);
    CatalogEntry entry = entry(request);
    Settings settings = Settings.usual(entry.settings());
    List<Json> chairs = new ArrayList<>();
    for (int i = 0; i < seats(entry); i++) {
      boolean own = puzzle.seat().equals(Seat.of(i));
      chairs.add(
          Json.fields()
              .put("seat", i)
              .put("name", own ? "You" : "Player " + (i + 1))
              .put("kind", own ? "person" : "bot")
              .put("here", true)
              .put("level", 0)
              .put("standIn", false)
              .done());
    }
    Json table =
        Json.fields()
            .put("type", "table")
            .put("table", "")
            .put("game", entry.id())
            .put("title", entry.title())
            .put("settings", TableEventCodec.write(settings))
            .put("phase", "playing")
            .put("seats", Json.items(chairs))
            .put("host", puzzle.seat().index())
            .put("open", false)
            .put("patience", 0)
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
            .put("scene", puzzle.posed(), SceneCodec::write)
            .put("lines", Json.items(List.of()))
            .done();
    Http.json(
        request,
        200,
        Json.fields()
            .put("date", day(request))
            .put("game", entry.id())
            .put("title", entry.title())
            .put("question", "Find the best there is to be had.")
            .put("table", table)
            .put("scene", scene)
            .done());
  }

  private void help(Context request) {
    String degree = request.pathParam("degree");
    if (!degree.matches("[1-" + Hint.DEGREES + "]"))
      throw new Problem(404, "Help has the degrees 1 to " + Hint.DEGREES + ".");
    Puzzle<?, ?> puzzle = puzzle(request);
    Http.json(
        request,
        200,
        Json.fields()
            .put("degree", Integer.parseInt(degree))
            .put("help", puzzle.hint().degree(Integer.parseInt(degree)))
            .done());
  }

  private void attempt(Context request) {
    Json body = Http.body(request);
    Puzzle.Verdict verdict = puzzle(request).attempt(SceneCodec.answer(body.at("answer")));
    Http.json(
        request,
        200,
        Json.fields()
            .put("legal", verdict.legal())
            .put("solved", verdict.solved())
            .put("why", verdict.why())
            .done());
  }
}
