import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// Bundles the browser client with esbuild; all it needs is a JDK and two archives from Maven
/// Central.
///
/// The esbuild archive holds the bundler for six platforms, the Preact archive the view library
/// with its types. Both are unpacked once under `target/`; esbuild then writes files with content
/// hashes in their names into the folder that the server serves, and `index.html` gets those names.
/// The build fails when the script and style of a first visit exceed their size limit. The local
/// server (module `offline`) becomes a web worker of its own, loaded only for games without the
/// server; it is named after what it is made of, so that the page can be bundled before the local
/// server is compiled. The service worker gets the list of files to cache. Arguments: the module's
/// folder, the esbuild archive, the Preact archive, the folder of the local server's script, the
/// folder of classes.
void main(String... arguments) throws Exception {
  Path module = Path.of(arguments[0]).toAbsolutePath();
  Path target = module.resolve("target");
  Path esbuild = unpackEsbuild(Path.of(arguments[1]), target.resolve("esbuild"));
  unpackPreact(Path.of(arguments[2]), target.resolve("node_modules/preact"));

  Path out = Path.of(arguments[4]).resolve("parlour/web");
  deleteAll(out);
  Files.createDirectories(out.resolve("assets"));
  Path assets = out.resolve("assets");
  Path localServer = Path.of(arguments[3]);
  String worker = workerName(module, localServer);
  bundle(
      esbuild,
      module,
      assets,
      "src/main/ts/main.tsx",
      writeSheets(module.resolve("src/main/css"), target.resolve("css")) + "/main.css",
      "--splitting",
      "--chunk-names=[name]-[hash]",
      "--sourcemap=linked",
      "--define:WORKER=\"/assets/" + worker + ".js\"");
  checkSize(assets);
  Path page = module.resolve("src/main/page");
  writePage(page.resolve("index.html"), out);
  for (String icon : List.of("icon.svg", "icon-192.png", "icon-512.png", "icon-mask.png"))
    copy(page.resolve(icon), assets.resolve(icon));
  copy(page.resolve("manifest.webmanifest"), out.resolve("manifest.webmanifest"));
  List<String> cached = cachedPaths(module, out);
  cached.add("/assets/" + worker + ".js");
  bundle(
      esbuild,
      module,
      out,
      "sw=src/main/ts/offline/serviceWorker.ts",
      "--entry-names=[name]",
      "--define:FILES=" + cached.stream().map(file -> '"' + file + '"').toList(),
      "--define:EDITION=\"" + edition(module, out) + "\"");
  copyLicences(module, target, out);
  Files.writeString(target.resolve("worker.path"), "assets/" + worker + ".js");
  if (!isCompiled(localServer)) return;
  Path folder = target.resolve("worker");
  bundle(
      esbuild,
      module,
      folder,
      worker + "=src/main/ts/offline/worker.ts",
      "--entry-names=[name]",
      "--alias:local-server=" + localServer.resolve("local-server.js").toRealPath());
  // A server that runs already may ask for it at any moment: it is there as a whole or not at all.
  Files.move(
      folder.resolve(worker + ".js"),
      assets.resolve(worker + ".js"),
      StandardCopyOption.ATOMIC_MOVE);
}

/// Copies the style sheets, with lists in the place of what a rule styles written out: the browser
/// files each rule by a name of what it styles, and tries one that begins with `:is(.a, .b)` on
/// every element there is.
Path writeSheets(Path from, Path to) throws IOException {
  deleteAll(to);
  try (Stream<Path> all = Files.walk(from)) {
    for (Path file : all.filter(Files::isRegularFile).toList()) {
      Path copy = to.resolve(from.relativize(file).toString());
      copy(file, copy);
      if (!file.toString().endsWith(".css")) continue;
      String sheet = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", "");
      Files.writeString(
          copy,
          PRELUDE.matcher(sheet).replaceAll(rule -> Matcher.quoteReplacement(filed(rule.group()))));
    }
  }
  return to;
}

/// What stands before the brace of a rule; rules with an `@` are none.
static final Pattern PRELUDE = Pattern.compile("(?<=^|[{};])[^{};@]+(?=\\{)");

/// A comma between two selectors, not inside the brackets of one.
static final Pattern COMMA =
    Pattern.compile(",(?=(?:[^()]|\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))*$)");

/// A selector that styles what is on a list: what stands before the list, the list, and the rest.
static final Pattern LISTED =
    Pattern.compile(
        "((?:.*[\\s>+~])?):is\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)((?:[^\\s>+~()]|\\([^()]*\\))*)",
        Pattern.DOTALL);

/// The same selectors, each with a name in the place of what it styles. Parts that do not weigh the
/// same keep the weight of the list.
String filed(String selectors) {
  List<String> all = new ArrayList<>();
  for (String selector : COMMA.split(selectors)) {
    Matcher listed = LISTED.matcher(selector.strip());
    if (!listed.matches()) {
      all.add(selector.strip());
      continue;
    }
    List<String> parts = List.of(COMMA.split(filed(listed.group(2))));
    boolean even =
        parts.stream().noneMatch(part -> part.contains("("))
            && parts.stream().map(this::weight).distinct().count() == 1;
    for (String part : parts)
      all.add(
          listed.group(1)
              + (even ? part : ":where(" + part + "):is(" + listed.group(2) + ")")
              + listed.group(3));
  }
  return String.join(",", all);
}

/// How much a part weighs: classes and what is like them first, then names of elements.
List<Integer> weight(String part) {
  return Stream.of("[.:\\[]", "(?:^|[\\s>+~])[a-z]")
      .map(of -> (int) Pattern.compile(of).matcher(part).results().count())
      .toList();
}

/// The worker's name: it changes with the local server and with the client's sources.
String workerName(Path module, Path localServer) throws Exception {
  MessageDigest digest = MessageDigest.getInstance("SHA-256");
  digest.update(Files.readAllBytes(localServer.resolve("local-server.version")));
  addFiles(digest, module.resolve("src/main/ts"));
  return "worker-" + HexFormat.of().formatHex(digest.digest()).substring(0, 12);
}

/// Whether the local server's script is made of the present classes; the version and the stamp of
/// the last compilation say so.
boolean isCompiled(Path localServer) throws IOException {
  Path stamp = localServer.resolve("local-server.stamp");
  return Files.exists(stamp)
      && Files.mismatch(stamp, localServer.resolve("local-server.version")) < 0;
}

/// The bundler's binary for this machine.
Path unpackEsbuild(Path archive, Path folder) throws IOException {
  boolean windows = System.getProperty("os.name").startsWith("Windows");
  Path binary = folder.resolve(windows ? "esbuild.exe" : "esbuild");
  if (Files.exists(binary)) return binary;
  Files.createDirectories(folder);
  String wanted = "esbuild-" + platform();
  try (FileSystem zip = FileSystems.newFileSystem(archive);
      Stream<Path> all = Files.list(zip.getPath("/"))) {
    Path tgz =
        all.filter(path -> path.getFileName().toString().startsWith(wanted))
            .findFirst()
            .orElseThrow(
                () -> new IOException("The bundler does not know this platform: " + wanted + "."));
    Path part = folder.resolve(binary.getFileName() + ".part");
    try (InputStream tar =
        new BufferedInputStream(new GZIPInputStream(Files.newInputStream(tgz)))) {
      untar(tar, binary.getFileName().toString(), part);
    }
    if (!part.toFile().setExecutable(true))
      throw new IOException("Cannot make " + part + " executable.");
    Files.move(part, binary, StandardCopyOption.REPLACE_EXISTING);
  }
  return binary;
}

String platform() {
  String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
  String arch = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
  String system = os.startsWith("mac") ? "macos" : os.startsWith("windows") ? "windows" : "linux";
  return system + "-" + (arch.equals("aarch64") || arch.equals("arm64") ? "arm64" : "x64");
}

/// Extracts the file of that name from a tar stream: headers of 512 bytes, name at 0, size in octal
/// at 124.
void untar(InputStream tar, String name, Path to) throws IOException {
  while (true) {
    byte[] header = tar.readNBytes(512);
    if (header.length < 512 || header[0] == 0)
      throw new IOException("There is no " + name + " in the archive.");
    String path = text(header, 0, 100);
    long size = Long.parseLong(text(header, 124, 12).strip(), 8);
    if (path.endsWith("/" + name)) {
      try (var out = Files.newOutputStream(to)) {
        for (long left = size; left > 0; ) {
          byte[] chunk = tar.readNBytes((int) Math.min(left, 1 << 16));
          if (chunk.length == 0)
            throw new IOException("The archive ends in the middle of " + name + ".");
          out.write(chunk);
          left -= chunk.length;
        }
      }
      return;
    }
    tar.skipNBytes((size + 511) / 512 * 512);
  }
}

String text(byte[] header, int from, int length) {
  int end = from;
  while (end < from + length && header[end] != 0) end++;
  return new String(header, from, end - from, StandardCharsets.US_ASCII);
}

/// Unpacks Preact as a package folder where the bundler and the type checker look for it;
/// `package.json` comes last and marks it as complete. A folder of another version is replaced.
void unpackPreact(Path archive, Path folder) throws IOException {
  try (FileSystem zip = FileSystems.newFileSystem(archive);
      Stream<Path> versions = Files.list(zip.getPath("/META-INF/resources/webjars/preact"))) {
    Path root = versions.findFirst().orElseThrow();
    Path mark = folder.resolve("package.json");
    if (Files.exists(mark) && Files.mismatch(mark, root.resolve("package.json")) < 0) return;
    deleteAll(folder);
    try (Stream<Path> all = Files.walk(root)) {
      for (Path path :
          all.filter(Files::isRegularFile).filter(p -> !p.endsWith("package.json")).toList()) {
        copy(path, folder.resolve(root.relativize(path).toString()));
      }
    }
    try (Stream<Path> all = Files.walk(root)) {
      for (Path path : all.filter(p -> p.endsWith("package.json")).toList()) {
        copy(path, folder.resolve(root.relativize(path).toString()));
      }
    }
  }
}

void bundle(Path esbuild, Path module, Path folder, String... entries)
    throws IOException, InterruptedException {
  List<String> command =
      new ArrayList<>(
          List.of(
              esbuild.toString(),
              "--bundle",
              "--minify",
              "--format=esm",
              "--charset=utf8",
              "--jsx=automatic",
              "--jsx-import-source=preact",
              "--target=es2022,safari17.5,chrome123,firefox120",
              "--loader:.woff2=file",
              "--loader:.svg=file",
              "--asset-names=[name]-[hash]",
              "--entry-names=[name]-[hash]",
              "--outdir=" + folder,
              "--log-level=warning"));
  command.addAll(List.of(entries));
  ProcessBuilder run = new ProcessBuilder(command);
  run.directory(module.toFile()).inheritIO();
  run.environment().put("NODE_PATH", module.resolve("target/node_modules").toString());
  if (run.start().waitFor() != 0)
    throw new IOException("The browser client could not be bundled; see above.");
}

static final long MAX_BYTES = 150_000;

/// What a script imports before it runs.
static final Pattern IMPORTED = Pattern.compile("(?:from|import)\"\\./([^\"]+\\.js)\"");

/// The scripts that the main one needs at once: what it shares with pages that are loaded later.
List<String> sharedScripts(Path assets) throws IOException {
  String main = Files.readString(assets.resolve(named(assets, "main-", ".js")));
  return IMPORTED.matcher(main).results().map(found -> found.group(1)).distinct().toList();
}

/// Checks the gzipped size of script and style of a first visit, without fonts.
void checkSize(Path assets) throws IOException {
  long bytes = 0;
  List<String> files = new ArrayList<>(sharedScripts(assets));
  files.add(named(assets, "main-", ".js"));
  files.add(named(assets, "main-", ".css"));
  for (String file : files) {
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      Files.copy(assets.resolve(file), gzip);
    }
    bytes += packed.size();
  }
  if (bytes == 0 || bytes > MAX_BYTES)
    throw new IOException(
        "Script and style are " + bytes + " bytes gzipped; the limit is " + MAX_BYTES + ".");
  IO.println("Script and style: " + (bytes + 512) / 1024 + " kB gzipped.");
}

/// Writes `index.html` with the hashed names of its scripts and its style.
void writePage(Path page, Path out) throws IOException {
  String html = Files.readString(page);
  for (String kind : List.of("js", "css"))
    html =
        html.replace(
            "/assets/main." + kind, "/assets/" + named(out.resolve("assets"), "main-", "." + kind));
  StringBuilder preloads = new StringBuilder();
  for (String script : sharedScripts(out.resolve("assets")))
    preloads.append("<link rel=\"modulepreload\" href=\"/assets/" + script + "\">\n");
  html = html.replace("<script ", preloads + "<script ");
  Files.writeString(out.resolve("index.html"), html);
}

/// The name of the only file with this prefix and suffix.
String named(Path folder, String prefix, String suffix) throws IOException {
  try (Stream<Path> all = Files.list(folder)) {
    return all.map(path -> path.getFileName().toString())
        .filter(file -> file.startsWith(prefix) && file.endsWith(suffix))
        .findFirst()
        .orElseThrow();
  }
}

/// What the service worker caches so that a device can play without the server; it adds the rules
/// of each game itself.
List<String> cachedPaths(Path module, Path out) throws IOException {
  List<String> paths =
      new ArrayList<>(
          List.of(
              "/",
              "/manifest.webmanifest",
              "/api/games",
              "/api/gaps",
              "/dictionary/words.bin.gz",
              "/dictionary/definitions.bin.gz"));
  for (String file : names(out.resolve("assets")))
    if (!file.endsWith(".map")) paths.add("/assets/" + file);
  for (String file : names(module.resolve("../games/src/main/resources/parlour/games/art")))
    paths.add("/art/" + file);
  return paths;
}

List<String> names(Path folder) throws IOException {
  try (Stream<Path> all = Files.list(folder)) {
    return all.map(path -> path.getFileName().toString()).sorted().toList();
  }
}

/// A cache version that changes with any cached file, so that devices fetch the new ones.
String edition(Path module, Path out) throws Exception {
  MessageDigest digest = MessageDigest.getInstance("SHA-256");
  for (Path root :
      List.of(
          out,
          module.resolve("../games/src/main/resources"),
          module.resolve("../dictionary/src/main/resources"))) {
    addFiles(digest, root);
  }
  return HexFormat.of().formatHex(digest.digest()).substring(0, 12);
}

/// Adds the names and contents of all files in a folder.
void addFiles(MessageDigest digest, Path root) throws IOException {
  try (Stream<Path> all = Files.walk(root)) {
    for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
      digest.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(file));
    }
  }
}

/// Ships the licences of Preact and of the fonts with the client.
void copyLicences(Path module, Path target, Path out) throws IOException {
  copy(target.resolve("node_modules/preact/LICENSE"), out.resolve("licences/preact.txt"));
  try (Stream<Path> all = Files.list(module.resolve("src/main/css/fonts"))) {
    for (Path path : all.filter(p -> p.toString().endsWith(".txt")).toList()) {
      copy(
          path,
          out.resolve("licences").resolve(path.getFileName().toString().replace("LICENSE-", "")));
    }
  }
}

void copy(Path from, Path to) throws IOException {
  Files.createDirectories(to.getParent());
  Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
}

void deleteAll(Path folder) throws IOException {
  if (!Files.exists(folder)) return;
  try (Stream<Path> all = Files.walk(folder)) {
    for (Path path : all.sorted((a, b) -> b.compareTo(a)).toList()) Files.delete(path);
  }
}
