package parlour.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The tests of the Python client, run against this program: the lab on lines, and every game as an
/// agent-environment cycle.
class PythonClientTest {
  @Test
  void the_python_client_passes_its_own_tests(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    ProcessBuilder tests =
        new ProcessBuilder(
                "python3", "-W", "error", "-m", "unittest", "tests.test_lab", "tests.test_table")
            .directory(Path.of("../clients/python").toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    tests.environment().put("PARLOUR", program());
    tests.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process running = tests.start();
    boolean ended = running.waitFor(180, TimeUnit.SECONDS);
    if (!ended) running.destroyForcibly();
    assertThat(Files.readString(said, StandardCharsets.UTF_8)).endsWith("OK\n");
    assertThat(running.exitValue()).isZero();
  }

  private static String program() {
    return Path.of(System.getProperty("java.home"), "bin", "java")
        + " -cp "
        + System.getProperty("java.class.path")
        + " "
        + Parlour.class.getName();
  }
}
