import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the pure modules and offline play to one JavaScript module (TeaVM) that a browser's
/// worker can import.
///
/// It takes half a minute, so it is skipped if no class has changed since the last time.
/// `local-server.version` says which version of the classes the script is, or has yet to be, made
/// of. Arguments: the folder to write to, the class path to compile, and "now" or "later": later
/// leaves a script that is out of date to another run.
void main(String... arguments) throws IOException, NoSuchAlgorithmException, TeaVMToolException {
  Path out = Path.of(arguments[0]);
  List<Path> classes = Stream.of(arguments[1].split(File.pathSeparator)).map(Path::of).toList();
  Path script = out.resolve("local-server.js");
  Path stamp = out.resolve("local-server.stamp");
  String current = digest(classes);
  Files.createDirectories(out);
  Files.writeString(out.resolve("local-server.version"), current);
  if (Files.exists(script) && Files.exists(stamp) && Files.readString(stamp).equals(current))
    return;
  if (arguments[2].equals("later")) return;
  Files.deleteIfExists(stamp);
  compile(classes, out);
  Files.writeString(stamp, current);
  IO.println(
      "Offline play compiled to " + (Files.size(script) + 512) / 1024 + " kB of JavaScript.");
}

/// A hash of all classes and of the compiler.
String digest(List<Path> classes) throws IOException, NoSuchAlgorithmException {
  MessageDigest digest = MessageDigest.getInstance("SHA-256");
  digest.update(
      TeaVMTool.class
          .getProtectionDomain()
          .getCodeSource()
          .toString()
          .getBytes(StandardCharsets.UTF_8));
  for (Path entry : classes) {
    if (Files.isDirectory(entry)) add(digest, entry);
    else
      try (FileSystem jar = FileSystems.newFileSystem(entry)) {
        add(digest, jar.getPath("/"));
      }
  }
  return HexFormat.of().formatHex(digest.digest());
}

void add(MessageDigest digest, Path root) throws IOException {
  try (Stream<Path> all = Files.walk(root)) {
    for (Path file : all.filter(path -> path.toString().endsWith(".class")).sorted().toList()) {
      digest.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
      digest.update(Files.readAllBytes(file));
    }
  }
}

void compile(List<Path> classes, Path out) throws TeaVMToolException {
  TeaVMTool tool = new TeaVMTool();
  tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
  tool.setJsModuleType(JSModuleType.ES2015);
  tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
  tool.setObfuscated(true);
  tool.setStrict(true);
  tool.setMainClass("parlour.offline.Device");
  tool.setTargetDirectory(out.toFile());
  tool.setTargetFileName("local-server.js");
  tool.setClassPath(classes.stream().map(Path::toFile).toList());
  tool.setLog(new EmptyTeaVMToolLog());
  tool.generate();
  List<String> problems = new ArrayList<>();
  for (Problem problem : tool.getProblemProvider().getProblems()) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    problems.add(text.getText() + " at " + problem.getLocation());
  }
  if (!problems.isEmpty())
    throw new TeaVMToolException(
        "Offline play could not be compiled:\n" + String.join("\n", problems));
}
