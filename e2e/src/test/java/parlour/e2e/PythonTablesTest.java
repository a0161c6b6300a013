package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.dictionary.ShippedLexicon;
import parlour.games.Catalog;
import parlour.lexicon.Lexicon;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;

/// Two bots in Python, built on the shipped client, finish a table of every game on a server with
/// the usual limits. Games mostly wait for clocks, so several run at once; `-Dpython.games=skat`
/// plays a few.
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
class PythonTablesTest {
  private static final Path CLIENT = Path.of("..", "clients", "python");
  private static final String FEW = System.getProperty("python.games", "");

  /// Words that two letters to six make are enough for any game.
  private static final int LONGEST_WORD = 6;

  /// A game of a clock that runs for minutes.
  private static final int SECONDS = 1_200;

  private Path data;
  private ParlourServer server;
  private Path words;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    data = folder;
    server =
        ParlourServer.start(ServerOptions.in(data.resolve("tables")).withPort(0).withBotPace(2));
    Lexicon lexicon = ShippedLexicon.load();
    List<String> some = new ArrayList<>();
    for (int i = 0; i < lexicon.size(); i++)
      if (lexicon.word(i).length() <= LONGEST_WORD) some.add(lexicon.word(i));
    words = Files.write(data.resolve("words.txt"), some);
  }

  @AfterAll
  void close() {
    server.close();
  }

  @TestFactory
  Stream<DynamicTest> two_bots_finish_a_table_of_every_game() {
    return Catalog.entries().stream()
        .map(entry -> entry.id())
        .filter(id -> FEW.isEmpty() || List.of(FEW.split(",")).contains(id))
        .map(id -> DynamicTest.dynamicTest(id, () -> play(id)));
  }

  private void play(String game) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", "examples/two_bots.py"));
    command.addAll(List.of(server.address().toString(), game, "--words", words.toString()));
    command.addAll(List.of("--option", "pause=none"));
    List<String> settings = KeyboardTest.SHORT_SETTINGS.getOrDefault(game, List.of());
    for (int i = 0; i < settings.size(); i += 2)
      command.addAll(List.of("--option", settings.get(i) + "=" + settings.get(i + 1)));
    Path said = data.resolve(game + ".txt");
    ProcessBuilder bots =
        new ProcessBuilder(command)
            .directory(CLIENT.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    bots.environment().putAll(Map.of("PYTHONDONTWRITEBYTECODE", "1"));
    Process running = bots.start();
    boolean ended = running.waitFor(SECONDS, TimeUnit.SECONDS);
    if (!ended) running.destroyForcibly();
    assertThat(ended).as("%s has ended", game).isTrue();
    assertThat(Files.readString(said, StandardCharsets.UTF_8)).startsWith("points [");
  }
}
