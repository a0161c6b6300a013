package parlour.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import parlour.engine.Sha256;
import parlour.server.wire.Problem;
import parlour.server.wire.TextRules;

/// The files of the browser client and the drawings of the games, out of the class path.
final class StaticFiles {
  private static final String WEB = "/parlour/web/";
  private static final String ART = "/parlour/games/art/";
  private static final String DICTIONARY = "/parlour/dictionary/";
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+){0,4}");
  private static final Pattern HASHED =
      Pattern.compile(".*[-.][A-Za-z0-9]{8,}\\.[a-z0-9]+(\\.map)?");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("gz", "application/gzip"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("webp", "image/webp"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final ConcurrentHashMap<String, Optional<Item>> items = new ConcurrentHashMap<>();

  @SuppressWarnings("ArrayRecordComponent") // Nobody compares items.
  private record Item(byte[] bytes, String type, String tag, boolean forever) {}

  /// A file of the client; any other path of a page is the client's own affair and gets its first
  /// page.
  void page(Context request) {
    String path = request.path().substring(1);
    Optional<Item> item = path.isEmpty() ? Optional.empty() : find(WEB + path, path);
    boolean route = path.isEmpty() || !path.substring(path.lastIndexOf('/') + 1).contains(".");
    if (item.isEmpty() && route) item = find(WEB + "index.html", "index.html");
    give(
        request,
        item.orElseThrow(
            () ->
                new Problem(
                    404,
                    route
                        ? "The browser client is not part of this build; the tables are served"
                            + " under /api."
                        : "There is nothing at " + TextRules.excerpt(request.path()) + ".")));
  }

  void art(Context request) {
    String name = request.pathParam("name");
    if (!name.endsWith(".svg")) throw new Problem(404, "There is no such drawing.");
    give(
        request,
        find(ART + name, name).orElseThrow(() -> new Problem(404, "There is no such drawing.")));
  }

  /// The dictionary as it is shipped, for devices that play alone.
  void dictionary(Context request) {
    String name = request.pathParam("name");
    if (!name.endsWith(".bin.gz"))
      throw new Problem(404, "There is no such part of the dictionary.");
    give(
        request,
        find(DICTIONARY + name, name)
            .orElseThrow(() -> new Problem(404, "There is no such part of the dictionary.")));
  }

  private Optional<Item> find(String resource, String name) {
    if (!NAME.matcher(name).matches() || name.contains("..")) return Optional.empty();
    Optional<Item> known = items.get(resource);
    if (known != null) return known;
    Optional<Item> read = read(resource, name);
    if (read.isPresent()) items.put(resource, read); // Names that lead nowhere are without number.
    return read;
  }

  private static Optional<Item> read(String resource, String name) {
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null) return Optional.empty();
    try (InputStream in = StaticFiles.class.getResourceAsStream(resource)) {
      if (in == null) return Optional.empty();
      byte[] bytes = in.readAllBytes();
      return Optional.of(
          new Item(
              bytes,
              type,
              '"' + Sha256.hex(bytes).substring(0, 16) + '"',
              HASHED.matcher(name).matches()));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static void give(Context request, Item item) {
    request.header(
        "Cache-Control", item.forever() ? "public, max-age=31536000, immutable" : "no-cache");
    request.header("ETag", item.tag());
    if (item.tag().equals(request.header("If-None-Match"))) request.status(304);
    else request.contentType(item.type()).result(item.bytes());
  }
}
