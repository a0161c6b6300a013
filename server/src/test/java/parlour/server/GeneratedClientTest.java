package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A client made of the server's own description compiles in the strictest mode and plays a game.
@Tag("long")
class GeneratedClientTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  @Test
  void a_generated_client_compiles_and_plays_a_game(@TempDir Path folder)
      throws IOException, InterruptedException {
    assumeTrue(isThere("npm"), "there is no npm here");
    Path said = folder.resolve("said");
    Process trying =
        new ProcessBuilder(
                Path.of("../clients/typescript/try").toAbsolutePath().normalize().toString(),
                SERVER.address().toString().replaceFirst("/$", ""),
                "skat",
                folder.toString())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    boolean ended = trying.waitFor(600, TimeUnit.SECONDS);
    if (!ended) trying.destroyForcibly();
    assertThat(Files.readString(said, StandardCharsets.UTF_8))
        .containsPattern("\\d+ steps, at most \\d+ pieces in sight, points \\d+");
    assertThat(trying.exitValue()).isZero();
  }

  private static boolean isThere(String program) throws InterruptedException {
    try {
      return new ProcessBuilder(program, "--version").start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
