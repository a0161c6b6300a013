package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parlour.dictionary.ShippedLexicon;
import parlour.games.Catalog;
import parlour.lexicon.Lexicon;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;
import parlour.testkit.Seeds;

/// Two bots in Python, built on the shipped client, finish a table of every game on a server with
/// the usual limits. Games mostly wait for clocks, so several run at once, the longest first;
/// `-Dpython.games=skat` plays a few.
@Tag("long")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PythonTablesTest {
  private static final Path CLIENT = Path.of("..", "clients", "python");
  private static final String FEW = System.getProperty("python.games", "");

  /// Words that two letters to six make are enough for any game.
  private static final int LONGEST_WORD = 6;

  /// A game of a clock that runs for minutes.
  private static final int SECONDS = 1_200;

  private static final int AT_ONCE = 6;

  /// The games that wait longest for their clocks: the letters of a loto are called three seconds
  /// apart.
  private static final List<String> LONGEST =
      List.of("yankee-loto", "wild-animal", "logomachy", "slap-jack", "foil", "rotation");

  /// Players who call at random may play Wild Animal for an hour.
  private static final Map<String, List<String>> SHORTER =
      Map.of("wild-animal", List.of("length", "5"));

  private final ExecutorService players = Executors.newFixedThreadPool(AT_ONCE);
  private final Map<String, Future<String>> running = new ConcurrentHashMap<>();
  private Path data;
  private ParlourServer server;
  private Path words;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    data = folder;
    server =
        ParlourServer.start(
            ServerOptions.in(data.resolve("tables"))
                .withSeeds(Seeds.ofDeals())
                .withPort(0)
                .withBotPace(2));
    Lexicon lexicon = ShippedLexicon.load();
    List<String> some = new ArrayList<>();
    for (int i = 0; i < lexicon.size(); i++)
      if (lexicon.word(i).length() <= LONGEST_WORD) some.add(lexicon.word(i));
    words = Files.write(data.resolve("words.txt"), some);
    games()
        .sorted(Comparator.comparing(id -> !LONGEST.contains(id)))
        .forEach(id -> running.put(id, players.submit(() -> play(id))));
  }

  @AfterAll
  void close() {
    players.shutdownNow();
    server.close();
  }

  private static Stream<String> games() {
    return Catalog.entries().stream()
        .map(entry -> entry.id())
        .filter(id -> FEW.isEmpty() || List.of(FEW.split(",")).contains(id));
  }

  @TestFactory
  Stream<DynamicTest> two_bots_finish_a_table_of_every_game() {
    return games()
        .map(
            id ->
                DynamicTest.dynamicTest(
                    id,
                    () ->
                        assertThat(Objects.requireNonNull(running.get(id)).get())
                            .startsWith("points [")));
  }

  /// Plays a game to its end; what the bots said.
  private String play(String game) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", "examples/two_bots.py"));
    command.addAll(List.of(server.address().toString(), game, "--words", words.toString()));
    command.addAll(List.of("--option", "pause=none"));
    List<String> settings =
        SHORTER.getOrDefault(game, KeyboardTest.SHORT_SETTINGS.getOrDefault(game, List.of()));
    for (int i = 0; i < settings.size(); i += 2)
      command.addAll(List.of("--option", settings.get(i) + "=" + settings.get(i + 1)));
    Path said = data.resolve(game + ".txt");
    ProcessBuilder bots =
        new ProcessBuilder(command)
            .directory(CLIENT.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    bots.environment().putAll(Map.of("PYTHONDONTWRITEBYTECODE", "1"));
    long from = System.nanoTime();
    Process playing = bots.start();
    try {
      boolean ended = playing.waitFor(SECONDS, TimeUnit.SECONDS);
      System.out.printf(
          "%s: %d s%n", game, TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - from));
      return ended ? Files.readString(said, StandardCharsets.UTF_8) : game + " has not ended";
    } finally {
      playing.destroyForcibly();
    }
  }
}
