package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tests of the Python client, run against this program: the lab on lines, and every game as an
/// agent-environment cycle.
class PythonClientTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void the_python_client_passes_its_own_tests() throws IOException, InterruptedException {
    assertThat(python("-m", "unittest", "tests.test_lab", "tests.test_table")).endsWith("OK\n");
  }

  @Test
  @Tag("long")
  void a_linear_learner_comes_to_beat_level_1_in_bid_jack()
      throws IOException, InterruptedException {
    String said = python("examples/learn_bid_jack.py");
    System.out.print(said);
    assertThat(said).contains("after 2000 games");
  }

  /// Runs Python, which has to succeed, and returns what it said.
  private String python(String... arguments) throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    List<String> command = new ArrayList<>(List.of("python3", "-W", "error"));
    command.addAll(List.of(arguments));
    ProcessBuilder tests =
        new ProcessBuilder(command)
            .directory(Path.of("../clients/python").toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    tests.environment().put("PARLOUR", program());
    tests.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process running = tests.start();
    boolean ended = running.waitFor(600, TimeUnit.SECONDS);
    if (!ended) running.destroyForcibly();
    String text = Files.readString(said, StandardCharsets.UTF_8);
    assertThat(ended && running.exitValue() == 0).as(text).isTrue();
    return text;
  }

  private static String program() {
    return Path.of(System.getProperty("java.home"), "bin", "java")
        + " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "
        + System.getProperty("java.class.path")
        + " "
        + Parlour.class.getName();
  }
}
