package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Every game is played to its end against a bot with the keyboard alone, by a player who knows
/// only what a screen reader says. Games mostly wait for clocks, so several run at once.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
class KeyboardTest {
  /// Settings that make a game short enough for a test.
  static final Map<String, List<String>> SHORT_SETTINGS =
      Map.ofEntries(
          Map.entry("anagrams", List.of("time", "5", "counters", "5")),
          Map.entry("bull-frog", List.of("deals", "3")),
          Map.entry("crossword", List.of("ending", "1-hand", "judge", "umpire")),
          Map.entry("foil", List.of("game", "young-25", "glass", "120")),
          Map.entry("letter-pool", List.of("rounds", "6", "hand", "5")),
          Map.entry("logomachy", List.of("goal", "1")),
          Map.entry("puzzle-neighbor", List.of("length", "5")),
          Map.entry("slap-jack", List.of("ending", "most", "tempo", "800")),
          Map.entry("spelling-match", List.of("words", "1", "length", "3")),
          Map.entry("wmwt", List.of("goal", "5")),
          Map.entry("yankee-loto", List.of("length", "4", "cover", "auto")));

  /// The games of every build; the others take longer.
  private static final Set<String> EVERY_BUILD = Set.of("travelling");

  private TestBrowser browser;

  @BeforeAll
  void open() {
    browser = new TestBrowser(2);
  }

  @AfterAll
  void close() {
    browser.close();
  }

  /// The least there is of it, in every build.
  @TestFactory
  Stream<DynamicTest> a_game_is_played_to_its_end_with_keys_alone() {
    return tests(Catalog.entries().stream().filter(entry -> EVERY_BUILD.contains(entry.id())));
  }

  /// All games, with `./check long`; `-Dkeyboard.game=foil,skat` plays only those.
  @Tag("long")
  @TestFactory
  Stream<DynamicTest> every_game_is_played_to_its_end_with_keys_alone() {
    String few = System.getProperty("keyboard.game", "");
    Set<String> wanted = Set.of(few.split(","));
    return tests(
        Catalog.entries().stream().filter(entry -> few.isEmpty() || wanted.contains(entry.id())));
  }

  private Stream<DynamicTest> tests(Stream<CatalogEntry> entries) {
    return entries.map(entry -> DynamicTest.dynamicTest(entry.id(), () -> play(entry)));
  }

  private void play(CatalogEntry entry) {
    try (TestBrowser own = browser.inThisThread()) {
      Page page = own.desktop();
      int seats = Math.max(2, entry.seating().fewest());
      String[] settings = SHORT_SETTINGS.getOrDefault(entry.id(), List.of()).toArray(String[]::new);
      new PagePlayer(page, false)
          .createTable(own.address(), entry.id(), "Harriet", seats, seats - 1, settings);
      ScreenReaderPlayer reader = new ScreenReaderPlayer(page, entry.id().hashCode());
      boolean over = reader.play();
      TestBrowser.picture(page, "keys-" + entry.id());
      assertThat(over).as("%s has ended: %s", entry.id(), reader.look()).isTrue();
      assertThat(own.errors()).isEmpty();
    }
  }
}
