package parlour.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// Runs npm tools with the Node binary of the Playwright driver; binary and tools come from
/// archives on the class path and are unpacked once under `target/`.
final class Node {
  private static final Path UNPACKED = Path.of("target");

  /// The folder of the client's module.
  static final Path WEB = Path.of("..").toAbsolutePath().normalize();

  private Node() {}

  /// Exit code and output of a run.
  record Result(int code, String output) {}

  static Result run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(binary().toString()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).directory(WEB.toFile()).redirectErrorStream(true).start();
    try (InputStream out = process.getInputStream()) {
      String output = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      return new Result(process.waitFor(), output);
    }
  }

  /// The TypeScript compiler, used as a type checker.
  static Path tsc() throws IOException {
    return script("typescript", "lib/tsc.js");
  }

  static Path prettier() throws IOException {
    return script("prettier", "bin/prettier.cjs");
  }

  /// Unpacks Preact where the type checker and the tests look for it.
  static void preact() throws IOException {
    Path folder = UNPACKED.resolve("node_modules/preact");
    Path mark = folder.resolve("version");
    try (FileSystem jar = open(inside("preact"))) {
      Path root = root(jar, "preact");
      String version = root.getFileName().toString();
      if (Files.exists(mark) && Files.readString(mark).equals(version)) return;
      unpack(root, folder);
      Files.writeString(mark, version);
    }
  }

  private static String inside(String npmPackage) {
    return "/META-INF/resources/webjars/" + npmPackage;
  }

  private static Path root(FileSystem jar, String npmPackage) throws IOException {
    try (Stream<Path> versions = Files.list(jar.getPath(inside(npmPackage)))) {
      return versions.findFirst().orElseThrow();
    }
  }

  private static void unpack(Path root, Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path to = folder.resolve(root.relativize(file).toString());
        Files.createDirectories(to.resolveSibling("."));
        Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /// A script of an npm package, which is unpacked from its WebJar, once for each version.
  private static Path script(String npmPackage, String path) throws IOException {
    try (FileSystem jar = open(inside(npmPackage))) {
      Path root = root(jar, npmPackage);
      Path folder = UNPACKED.resolve(npmPackage + "-" + root.getFileName()).toAbsolutePath();
      if (Files.exists(folder)) return folder.resolve(path);
      Path part = folder.resolveSibling(folder.getFileName() + ".part");
      unpack(root, part);
      Files.move(part, folder);
      return folder.resolve(path);
    }
  }

  static Path binary() throws IOException {
    String name = platform().startsWith("win") ? "node.exe" : "node";
    Path binary = UNPACKED.resolve(name).toAbsolutePath();
    if (Files.exists(binary)) return binary;
    String inside = "/driver/" + platform() + "/" + name;
    try (FileSystem jar = open(inside)) {
      Path part = binary.resolveSibling(name + ".part");
      Files.createDirectories(UNPACKED);
      Files.copy(jar.getPath(inside), part, StandardCopyOption.REPLACE_EXISTING);
      if (!part.toFile().setExecutable(true))
        throw new IOException("Cannot make " + part + " executable.");
      Files.move(part, binary, StandardCopyOption.REPLACE_EXISTING);
    }
    return binary;
  }

  private static String platform() {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    boolean arm = System.getProperty("os.arch", "").matches("aarch64|arm64");
    if (os.startsWith("windows")) return "win32_x64";
    return (os.startsWith("mac") ? "mac" : "linux") + (arm ? "-arm64" : "");
  }

  private static FileSystem open(String inside) throws IOException {
    URL url = Node.class.getResource(inside);
    if (url == null) throw new IOException("There is no " + inside + " on the class path.");
    try {
      String jar = url.toURI().toString();
      return FileSystems.newFileSystem(URI.create(jar.substring(0, jar.indexOf('!'))), Map.of());
    } catch (URISyntaxException impossible) {
      throw new IOException(impossible);
    }
  }
}
