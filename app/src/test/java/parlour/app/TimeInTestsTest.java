package parlour.app;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No test depends on how fast the machine is: none sleeps, reads a clock or gives up within a
/// minute, but for those that are named here with a reason why no machine is too slow for them.
class TimeInTestsTest {
  /// Clocks, sleeps and short limits; and walks over folders in which others build meanwhile.
  private static final Pattern CLOCK =
      Pattern.compile(
          "\\bsleep\\(|\\b(Instant|LocalDate|LocalTime|LocalDateTime|ZonedDateTime)\\.now\\("
              + "|\\b(nanoTime|currentTimeMillis|waitForTimeout|parkNanos)\\("
              + "|\\bTableClock(::|\\.)nowMicros\\b"
              + "|\\bAwaitility\\.await\\(|\\bassertTimeout|@Timeout\\b|\\bFiles\\.walk\\(ROOT\\)");

  /// Gives up after five seconds unless it is told otherwise, which TestBrowser does.
  private static final Pattern HIDDEN =
      Pattern.compile("(?s)\\A(?!.*\\bTestBrowser\\b).*\\bPlaywrightAssertions\\b");

  /// A limit in figures, and its unit: milliseconds unless it is named.
  private static final Pattern LIMIT =
      Pattern.compile(
          "\\b(?:set\\w*Timeout|orTimeout|waitFor|poll|get|await|atMost"
              + "|\\w*[wW]ithin|during|pollDelay|awaitQuiescence)\\((?:Duration\\.of)?(Seconds|Millis)?\\(?([\\d_]+)(?:,"
              + " (?:TimeUnit\\.)?(\\w+))?\\)");

  private static final String DRILL = "it is run by hand or by ./check long, and measures";
  private static final String FROM_BELOW =
      "it measures what passes by itself, and a slow machine only makes that longer";

  /// Who may, and why.
  private static final Map<String, String> ALLOWED =
      Map.ofEntries(
          entry("testkit/Waiting", "it waits for conditions, for all"),
          entry("testkit/LoopbackPushService", "a token’s end is held against the clock"),
          entry("server/OverDaysKillTest", "a turn’s end is stored as if its days had passed"),
          entry("e2e/ThreeOverDaysTest", "a turn’s end is stored as if its days had passed"),
          entry("server/Patience", "it waits for conditions, for all"),
          entry("e2e/TestBrowser", "a breath between two looks, in loops that wait"),
          entry("server/Client", "it waits for frames, three minutes at most"),
          entry("server/PersistentPlayer", "a player’s pace; a late one connects again"),
          entry("server/ClusterHarness", "it waits until all were answered, and says how long"),
          entry("server/FaultyNetwork", "the delay of a line is what it makes"),
          entry("server/store/FailingDisk", "the slowness of a disk is what it makes"),
          entry("server/MeasuredPlayer", "it measures; what is asserted of it is for timed runs"),
          entry("server/DiskTrial", "it measures; what is asserted of it is for timed runs"),
          entry("server/FrameFloodTest", "only a timed run floods by the clock"),
          entry("server/StudyThreadTest", "only a timed run asserts what it measures"),
          entry("server/SlowConnectionTest", FROM_BELOW),
          entry("server/store/StoreFailureTest", FROM_BELOW),
          entry("server/AbsenceTest", "a table’s clock is held against the one that passed"),
          entry("server/RestartTest", "a table’s clock is held against the one that passed"),
          entry("server/EveningServerTest", "a table’s clock is held against the one that passed"),
          entry(
              "server/BackupUnderLoadTest", "what was acknowledged before a backup must be in it"),
          entry("server/KillTest", "the moment of a kill is what is tried, whatever it hits"),
          entry("server/table/LobbyTest", "what has not come must not come; it is not waited for"),
          entry("server/TidyingTest", "it asks what is forgotten days from now"),
          entry("server/HintsAndLabsTest", "the puzzle of the day is that of the server’s clock"),
          entry("app/StartTest", "what is not made must not be made; it is not waited for"),
          entry("e2e/FoilTest", "two taps must be no double tap; longer does no harm"),
          entry("server/JournalMaker", "it makes journals for other tests, by hand"),
          entry("server/Fuzzer", "an answer that is late is not listened to"),
          entry("e2e/PythonTablesTest", DRILL),
          entry("e2e/Pictures", DRILL),
          entry("e2e/MovingPicture", DRILL),
          entry("server/ClusterDrill", DRILL),
          entry("server/CutNetworkDrill", DRILL),
          entry("server/Intruder", DRILL),
          entry("server/RaceTest", DRILL),
          entry("server/Soak", DRILL),
          entry("server/SoakLoad", DRILL));

  /// What in a source may depend on the speed of the machine.
  private static List<String> offences(String source) {
    List<String> found = new ArrayList<>();
    Matcher clock = CLOCK.matcher(source);
    while (clock.find()) found.add(clock.group());
    if (HIDDEN.matcher(source).find()) found.add("PlaywrightAssertions");
    Matcher limit = LIMIT.matcher(source);
    while (limit.find()) {
      String unit = limit.group(1) != null ? limit.group(1) : limit.group(3);
      long number = Long.parseLong(limit.group(2).replace("_", ""));
      if (unit == null && !limit.group().startsWith("set")) continue; // No time: a list’s get(0).
      if (millis(number, unit) < TimeUnit.MINUTES.toMillis(1)) found.add(limit.group());
    }
    return found;
  }

  private static long millis(long number, String unit) {
    return switch (unit == null ? "" : unit) {
      case "MINUTES" -> TimeUnit.MINUTES.toMillis(number);
      case "Seconds", "SECONDS" -> TimeUnit.SECONDS.toMillis(number);
      default -> number;
    };
  }

  /// The sources of all tests and of what they share, by module or package and name.
  static Map<String, String> sources() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    for (Path file : SourceTree.PATHS) {
      if (!isOfTests(file.toString())) continue;
      String name = file.toString().replaceFirst(".*/parlour/", "").replaceFirst("\\.java$", "");
      sources.put(name, Files.readString(SourceTree.ROOT.resolve(file)));
    }
    return sources;
  }

  private static boolean isOfTests(String path) {
    return path.endsWith(".java")
        && !path.startsWith("bench/")
        && !path.endsWith("InTestsTest.java")
        && (path.contains("src/test/java/parlour/") || path.startsWith("testkit/src/main/"));
  }

  @Test
  void no_test_depends_on_the_speed_of_the_machine() throws IOException {
    Map<String, String> sources = sources();
    assertThat(sources).hasSizeGreaterThan(200);
    List<String> found = new ArrayList<>();
    sources.forEach(
        (name, source) -> {
          if (!ALLOWED.containsKey(name))
            for (String offence : offences(source)) found.add(name + ": " + offence);
        });
    assertThat(found)
        .as("Wait for a condition (Waiting, Patience), or make time an input.")
        .isEmpty();
  }

  @Test
  void nobody_is_named_who_does_not_need_it() throws IOException {
    Map<String, String> sources = sources();
    assertThat(sources.keySet()).containsAll(ALLOWED.keySet());
    assertThat(ALLOWED.keySet())
        .allMatch(name -> !offences(sources.getOrDefault(name, "")).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thread.sleep(500);",
        "TimeUnit.SECONDS.sleep(3);",
        "Instant end = Instant.now().plusSeconds(20);",
        "long from = System.nanoTime();",
        "page.waitForTimeout(700);",
        "long shown = TableClock.nowMicros();",
        "new TableClock(TableClock::nowMicros)",
        "Awaitility.await().until(done);",
        "await.atMost(Duration.ofSeconds(10)).until(done);",
        "await.atMost(30, TimeUnit.SECONDS);",
        "new WaitForOptions().setTimeout(1_500)",
        "PlaywrightAssertions.setDefaultAssertionTimeout(5_000);",
        "import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;",
        "future.orTimeout(20, TimeUnit.SECONDS)",
        "assertThat(future).succeedsWithin(Duration.ofMillis(200));",
        "process.waitFor(30, SECONDS)",
        "@Timeout(5)",
        "Files.walk(ROOT)"
      })
  void an_offender_is_found(String planted) {
    assertThat(offences(planted)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "page.waitForCondition(() -> isOver());",
        "process.waitFor(180, TimeUnit.SECONDS)",
        "await.atMost(Duration.ofMinutes(3))",
        "context.setDefaultTimeout(60_000);",
        "scenes.get(0)",
        "options.withPatience(Duration.ofSeconds(1))",
        "queue.poll()"
      })
  void what_waits_for_long_or_not_at_all_is_none(String clean) {
    assertThat(offences(clean)).isEmpty();
  }
}
