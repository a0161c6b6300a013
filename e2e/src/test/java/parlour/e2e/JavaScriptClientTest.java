package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;
import parlour.testkit.Seeds;

/// The client in plain JavaScript plays in a terminal, with the Node binary of the browser driver.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JavaScriptClientTest {
  private static final Path CLIENT = Path.of("..", "clients", "javascript");

  private ParlourServer server;

  @TempDir private Path folder;

  @BeforeAll
  void open(@TempDir Path data) {
    server =
        ParlourServer.start(
            ServerOptions.in(data).withSeeds(Seeds.ofDeals()).withPort(0).withBotPace(0));
  }

  @AfterAll
  void close() {
    server.close();
  }

  /// What a run said, and its exit code.
  private record Said(String text, int code) {}

  private Said play(String typed, String... arguments) throws IOException, InterruptedException {
    // The one that is unpacked already: it has 126 MB.
    Path node = Driver.ensureDriverInstalled(Map.of(), false).driverDir().resolve("node");
    List<String> command = new ArrayList<>(List.of(node.toString(), "play.js"));
    command.add(server.address().toString());
    command.addAll(List.of(arguments));
    Path out = folder.resolve("said");
    Path in = Files.writeString(folder.resolve("typed"), typed);
    Process process =
        new ProcessBuilder(command)
            .directory(CLIENT.toFile())
            .redirectErrorStream(true)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .start();
    boolean ended = process.waitFor(180, TimeUnit.SECONDS);
    if (!ended) process.destroyForcibly();
    String said = Files.readString(out, StandardCharsets.UTF_8);
    assertThat(ended).as("it ends; it said: " + said).isTrue();
    return new Said(said, process.exitValue());
  }

  @Test
  void it_plays_games_of_cards_to_their_ends() throws Exception {
    for (String game : List.of("bid-jack", "authors")) {
      Said said = play("", game, "--auto", "7", "--level", "1", "--option", "pause=none");
      assertThat(said.text())
          .contains("The game is over.", "You: ")
          .doesNotContain("undefined", "you's");
      assertThat(said.code()).isZero();
    }
  }

  @Test
  void it_draws_the_table_and_reads_what_is_typed() throws Exception {
    Said said = play("dance\nquit\n", "logomachy", "--name", "Edwin");
    assertThat(said.text()).contains("Type a verb and what it needs");
    assertThat(said.code()).isZero();
  }

  @Test
  void a_wrong_game_and_wrong_options_are_refused() throws Exception {
    assertThat(play("", "whist").text()).startsWith("There is no game \"whist\"; there are: ");
    assertThat(play("", "skat", "--colour", "red").code()).isEqualTo(2);
    assertThat(play("", "skat", "--seats", "9").text()).contains("Skat is for");
  }
}
