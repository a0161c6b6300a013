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

/// The Node that lies in the browser driver's archive, and the type checker beside it; both
/// unpacked once.
final class Node {
  private static final Path KEPT = Path.of("target");

  /// The client's module, seen from this one.
  static final Path WEB = Path.of("..").toAbsolutePath().normalize();

  private Node() {}

  /// What a run said, and whether it was content.
  record Said(int code, String text) {}

  static Said run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(binary().toString()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).directory(WEB.toFile()).redirectErrorStream(true).start();
    try (InputStream out = process.getInputStream()) {
      String text = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      return new Said(process.waitFor(), text);
    }
  }

  /// The type checker's script.
  static Path typeChecker() throws IOException {
    Path folder = KEPT.resolve("typescript").toAbsolutePath();
    Path script = folder.resolve("lib/tsc.js");
    if (Files.exists(script)) return script;
    try (FileSystem jar = open("/META-INF/resources/webjars/typescript");
        Stream<Path> versions = Files.list(jar.getPath("/META-INF/resources/webjars/typescript"))) {
      Path root = versions.findFirst().orElseThrow();
      try (Stream<Path> all = Files.walk(root.resolve("lib"))) {
        for (Path path : all.filter(Files::isRegularFile).toList()) {
          Path to = folder.resolve(root.relativize(path).toString());
          Files.createDirectories(to.resolveSibling("."));
          Files.copy(path, to, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
    return script;
  }

  private static Path binary() throws IOException {
    String name = platform().startsWith("win") ? "node.exe" : "node";
    Path binary = KEPT.resolve(name).toAbsolutePath();
    if (Files.exists(binary)) return binary;
    String inside = "/driver/" + platform() + "/" + name;
    try (FileSystem jar = open(inside)) {
      Path half = binary.resolveSibling(name + ".half");
      Files.createDirectories(KEPT);
      Files.copy(jar.getPath(inside), half, StandardCopyOption.REPLACE_EXISTING);
      if (!half.toFile().setExecutable(true))
        throw new IOException("Cannot make " + half + " executable.");
      Files.move(half, binary, StandardCopyOption.REPLACE_EXISTING);
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
