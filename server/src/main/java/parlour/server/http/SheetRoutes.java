package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.server.table.state.OpenGames;
import parlour.server.wire.Problem;

/// Score sheets that several telephones round a real table share: the server only passes them on.
///
/// They are held in memory, and nothing is stored: every telephone keeps the sheet itself and
/// brings it back after a restart. A version number is the optimistic lock.
final class SheetRoutes implements RouteGroup {
  static final int MOST_SHEETS = 500;
  static final int MOST_PER_ADDRESS = 20;
  private static final int MOST_CHARACTERS = 60_000;

  /// A sheet as the devices wrote it, which the server does not look into.
  private record Shared(long version, Json sheet) {
    Json write() {
      return Json.fields().put("version", version).put("sheet", sheet).done();
    }
  }

  private final OpenGames games;
  private final Shelf<Shared> sheets =
      new Shelf<>(
          MOST_SHEETS,
          MOST_PER_ADDRESS,
          "Your address shares as many sheets as it may; this one stays on this device for now.",
          System::nanoTime);

  SheetRoutes(OpenGames games) {
    this.games = games;
  }

  @Override
  public void configure(RoutesConfig routes) {
    routes.get("/api/sheets/{id}", this::read);
    routes.post("/api/sheets/{id}", this::write);
  }

  private static String id(Context request) {
    String id = request.pathParam("id");
    if (!id.matches("[0-9a-f]{32}")) throw new Problem(404, "There is no such sheet.");
    return id;
  }

  /// The sheet; one nobody has brought yet has version 0.
  private void read(Context request) {
    Json none = Json.fields().put("version", 0).put("sheet", Json.fields().done()).done();
    Http.json(request, 200, sheets.find(id(request)).map(Shared::write).orElse(none));
  }

  /// Replaces the version a device knows; where another was quicker, that one's is the answer.
  private void write(Context request) {
    String id = id(request);
    Json body = Http.body(request);
    long version = body.at("version").asLong();
    Json sheet = body.at("sheet");
    if (games.find(sheet.at("game").asText()).isEmpty())
      throw new Problem(400, "There is no such game here.");
    if (sheet.write().length() > MOST_CHARACTERS) throw new Problem(413, "This sheet is full.");
    Http.json(request, 200, newer(RequestGuard.address(request), id, version, sheet).write());
  }

  private synchronized Shared newer(String address, String id, long version, Json sheet) {
    Optional<Shared> known = sheets.find(id).filter(kept -> kept.version() > version);
    if (known.isPresent()) return known.get();
    Shared next = new Shared(version + 1, sheet);
    sheets.put(address, id, next);
    return next;
  }
}
