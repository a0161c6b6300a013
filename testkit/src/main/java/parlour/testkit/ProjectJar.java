package parlour.testkit;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/// Compiles the sources of a small project against the class path of the test and packs them as a
/// jar with its resources, as the project's own build would.
public final class ProjectJar {
  private ProjectJar() {}

  /// Builds the project in `folder`; the jar is written into `into`.
  public static Path build(Path folder, Path into) {
    try {
      Path classes = Files.createTempDirectory(into, "classes");
      compile(javaFiles(folder.resolve("src/main/java")), classes);
      Path jar = into.resolve(folder.getFileName() + ".jar");
      try (OutputStream out = Files.newOutputStream(jar);
          JarOutputStream zip = new JarOutputStream(out)) {
        add(classes, zip);
        add(folder.resolve("src/main/resources"), zip);
      }
      return jar;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// Compiles these sources against the class path of the test.
  public static void compile(List<Path> sources, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> options =
        List.of("-d", classes.toString(), "-cp", classPath, "-parameters", "-proc:none");
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      boolean done =
          compiler
              .getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!done) throw new AssertionError("the sources do not compile: " + said);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static void add(Path folder, JarOutputStream zip) throws IOException {
    if (!Files.isDirectory(folder)) return;
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files.filter(Files::isRegularFile).forEach(all::add);
    }
    for (Path file : all) {
      zip.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
      Files.copy(file, zip);
      zip.closeEntry();
    }
  }
}
