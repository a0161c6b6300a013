package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.LinkedHashSet;
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
import parlour.e2e.Eyes.Look;
import parlour.e2e.Eyes.Seen;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Games played live against bots, by somebody who sees nothing and presses what there is: after
/// every change everything on the table can be seen, also beside half-made words and open cards,
/// and what a hand is about to touch stays where it is while the others play.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Execution(ExecutionMode.CONCURRENT)
class LiveEyesTest {
  private static final String KEEP_SCENE = RecordedPage.script("live.js");

  /// What is seen, unless something lies over the table or the page is behind the scene.
  private static final String LOOK =
      """
      async () => {
        await (DRAWN)();
        const text = window.lastScene;
        const table = document.querySelector('.table');
        if (!text || document.querySelector('dialog[open]') || table?.dataset.seq !== String(JSON.parse(text).seq))
          return null;
        return { text, seen: (EYES)(text) };
      }
      """
          .replace("DRAWN", TestBrowser.DRAWN.strip())
          .replace("EYES", Eyes.SCRIPT);

  /// The games of every build, each in a window of its own: cards and letters.
  private static final List<String> EVERY_BUILD = List.of("skat", "travelling");

  /// How often is looked at a game; the player acts at one look of three, the others in between.
  private static final int LOOKS = 40;

  private static final int LOOKS_AT_WHOLE_GAMES = 400;

  private TestBrowser browser;

  @BeforeAll
  void open() {
    browser = new TestBrowser(10);
  }

  @AfterAll
  void close() {
    browser.close();
  }

  @TestFactory
  Stream<DynamicTest> what_matters_is_in_sight_while_it_is_played() {
    return EVERY_BUILD.stream()
        .map(
            id -> {
              Look look = Eyes.LOOKS.get(EVERY_BUILD.indexOf(id));
              return test(Catalog.find(id).orElseThrow(), look, LOOKS);
            });
  }

  /// Every game in every window, with `./check long`; `-Dgeometry.games=foil,skat` only those.
  @Tag("long")
  @TestFactory
  Stream<DynamicTest> what_matters_is_in_sight_while_every_game_is_played() {
    String few = System.getProperty("geometry.games", "");
    Set<String> wanted = Set.of(few.split(","));
    return Catalog.entries().stream()
        .filter(entry -> few.isEmpty() || wanted.contains(entry.id()))
        .flatMap(entry -> Eyes.LOOKS.stream().map(look -> test(entry, look, LOOKS_AT_WHOLE_GAMES)));
  }

  private DynamicTest test(CatalogEntry entry, Look look, int looks) {
    return DynamicTest.dynamicTest(entry.id() + " " + look, () -> play(entry, look, looks));
  }

  private void play(CatalogEntry entry, Look look, int looks) {
    try (TestBrowser own = browser.inThisThread()) {
      Page page = own.desktop();
      page.addInitScript(KEEP_SCENE);
      page.setViewportSize(look.width(), look.height());
      int seats = Math.max(3, entry.seating().fewest());
      new PagePlayer(page, false)
          .createTable(own.address(), entry.id(), "Harriet", seats, seats - 1);
      page.evaluate("size => (document.documentElement.dataset.size = size)", look.text());
      ScreenReaderPlayer player = new ScreenReaderPlayer(page, entry.id().hashCode());
      Set<String> faults = new LinkedHashSet<>();
      int scenes = 0;
      String frame = "";
      List<Seen> before = new ArrayList<>();
      for (int i = 0; i < looks && !player.look().over(); i++) {
        if (page.evaluate(LOOK) instanceof Map<?, ?> found) {
          String text = String.valueOf(found.get("text"));
          Seen seen = Seen.of(found.get("seen"));
          scenes++;
          faults.addAll(seen.faults());
          if (seen.scrolls()) faults.add("the felt scrolls");
          for (Seen then : before) faults.addAll(Eyes.moved(then, frame, seen, text));
          before = new ArrayList<>(List.of(seen));
          frame = text;
        }
        if (i % 3 > 0) TestBrowser.pause(page);
        else if (player.step()) before.clear();
      }
      assertThat(faults).as("%s %s, %d looks", entry.id(), look, scenes).isEmpty();
      assertThat(scenes).as("looks at %s", entry.id()).isGreaterThan(looks / 10);
      assertThat(own.errors()).isEmpty();
    }
  }
}
