package parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import parlour.engine.play.Sha256;
import parlour.server.table.state.InstalledGames;
import parlour.server.wire.Problem;
import parlour.server.wire.TextRules;

/// The files of the browser client, the drawings and the dictionary, from the class path; the
/// drawings of guests from their jars.
final class StaticFiles {
  private static final String WEB = "/parlour/web/";
  private static final String ART = "/parlour/games/art/";
  private static final String DICTIONARY = "/parlour/dictionary/";

  /// The files that name paths of the house; everything else finds its own by them.
  private static final Set<String> NAMES_PATHS = Set.of("index.html", "manifest.webmanifest");

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+){0,4}");
  private static final Pattern WITH_HASH =
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

  private final ConcurrentHashMap<String, Optional<StaticFile>> files = new ConcurrentHashMap<>();
  private final InstalledGames games;
  private final Optional<Path> laterFiles;
  private final String basePath;

  /// @param laterFiles a folder with files of the client that the class path does not have: from
  ///   sources, offline play is compiled while the server runs
  /// @param basePath the path below which a proxy puts the house, or nothing
  StaticFiles(InstalledGames games, Optional<Path> laterFiles, String basePath) {
    this.games = games;
    this.laterFiles = laterFiles;
    this.basePath = basePath;
  }

  @SuppressWarnings("ArrayRecordComponent") // Files are never compared.
  private record StaticFile(byte[] bytes, String type, String etag, boolean immutable) {}

  /// A file of the client; any path without a dot is a route of the client and gets `index.html`.
  void page(Context request) {
    String path = request.path().substring(1);
    Optional<StaticFile> file = path.isEmpty() ? Optional.empty() : find(WEB + path, path);
    boolean route = !path.contains(".");
    if (file.isEmpty() && route) file = find(WEB + "index.html", "index.html");
    send(
        request,
        file.orElseThrow(
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
    send(
        request,
        find(ART + name, name).orElseThrow(() -> new Problem(404, "There is no such drawing.")));
  }

  /// The dictionary as it is shipped, for devices that play offline.
  void dictionary(Context request) {
    String name = request.pathParam("name");
    if (!name.endsWith(".bin.gz"))
      throw new Problem(404, "There is no such part of the dictionary.");
    send(
        request,
        find(DICTIONARY + name, name)
            .orElseThrow(() -> new Problem(404, "There is no such part of the dictionary.")));
  }

  private Optional<StaticFile> find(String resource, String name) {
    if (!NAME.matcher(name).matches() || name.contains("..")) return Optional.empty();
    Optional<StaticFile> known = files.get(resource);
    if (known != null) return known;
    Optional<StaticFile> read = read(resource, name);
    if (read.isPresent())
      files.put(resource, read); // Missing ones are not cached: there is no end of them.
    return read;
  }

  private Optional<StaticFile> read(String resource, String name) {
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    if (type == null) return Optional.empty();
    Optional<InputStream> found = games.resource(resource);
    if (found.isEmpty() && resource.startsWith(WEB)) found = later(name);
    if (found.isEmpty()) return Optional.empty();
    try (InputStream in = found.get()) {
      byte[] bytes = NAMES_PATHS.contains(name) ? below(in.readAllBytes()) : in.readAllBytes();
      return Optional.of(
          new StaticFile(
              bytes,
              type,
              '"' + Sha256.hex(bytes).substring(0, 16) + '"',
              WITH_HASH.matcher(name).matches()));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// A file with the paths in it below that of the house.
  private byte[] below(byte[] bytes) {
    return new String(bytes, UTF_8).replace("\"/", "\"" + basePath + "/").getBytes(UTF_8);
  }

  private Optional<InputStream> later(String name) {
    Optional<Path> file =
        laterFiles.map(folder -> folder.resolve(name)).filter(Files::isRegularFile);
    try {
      return file.isEmpty() ? Optional.empty() : Optional.of(Files.newInputStream(file.get()));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static void send(Context request, StaticFile file) {
    request.header(
        "Cache-Control", file.immutable() ? "public, max-age=31536000, immutable" : "no-cache");
    request.header("ETag", file.etag());
    if (file.etag().equals(request.header("If-None-Match"))) request.status(304);
    else request.contentType(file.type()).result(file.bytes());
  }
}
