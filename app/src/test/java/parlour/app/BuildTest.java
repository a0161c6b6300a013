package parlour.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The two ways to compile: plainly for those who play, with Error Prone and NullAway for those who
/// change the code.
class BuildTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @Test
  void the_careful_build_finds_a_mistake_that_a_plain_build_has_compiled_already(
      @TempDir Path module) throws IOException, InterruptedException {
    Files.writeString(
        module.resolve("pom.xml"),
        """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <parent>
            <groupId>parlour</groupId>
            <artifactId>parlour</artifactId>
            <version>%s</version>
            <relativePath>%s</relativePath>
          </parent>
          <artifactId>planted</artifactId>
        </project>
        """
            .formatted(
                version(), module.toRealPath().relativize(ROOT.toRealPath().resolve("pom.xml"))));
    Path source = Files.createDirectories(module.resolve("src/main/java/planted"));
    Files.writeString(
        source.resolve("Mistake.java"),
        """
        package planted;

        @org.jspecify.annotations.NullMarked
        final class Mistake {
          private Mistake() {}

          static String name() {
            return null;
          }
        }
        """);

    Run plain = maven(module, "-Dmaven.test.skip=true");
    assertThat(plain.code()).as(plain.said()).isZero();
    assertThat(module.resolve("target/classes/planted/Mistake.class")).exists();

    Run careful = maven(module, "-Pcareful");
    assertThat(careful.said()).contains("[NullAway]").doesNotContain("Nothing to compile");
    assertThat(careful.code()).isNotZero();
  }

  private record Run(int code, String said) {}

  /// Compiles the module with what the local repository has.
  private static Run maven(Path module, String choice) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("mvn", "-o", "-B", choice));
    String repository = System.getProperty("maven.repo.local");
    if (repository != null) command.add("-Dmaven.repo.local=" + repository);
    command.add("compile");
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(module.toFile()).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder
        .environment()
        .put("MAVEN_OPTS", String.join(" ", Files.readAllLines(ROOT.resolve(".mvn/jvm.config"))));
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Run(process.waitFor(), said);
  }

  private static String version() throws IOException {
    String pom = Files.readString(ROOT.resolve("pom.xml"));
    int from = pom.indexOf("<version>") + "<version>".length();
    return pom.substring(from, pom.indexOf("</version>", from));
  }
}
