package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// What a player needs is in view at the same place in every scene of recorded games and at every
/// size.
///
/// In every build half of the games are measured, those that [EyesTest] does not look at, each
/// window having its turn at a third of them; the layout of all scenes in all windows is checked
/// without a browser (`layout.test.ts`). Every game in every window: `./check long`.
@Order(4)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GeometryTest {
  private static final Gson GSON = new Gson();
  private static final String GEOMETRY = RecordedPage.script("geometry.js");
  private static final long SEED = 5;

  /// The felt scrolls in no more than one of so many scenes: long cribs on the lowest phones.
  private static final int MOST_SCROLLING = 20;

  private static final String USUAL = "usual";
  private static final String LARGEST = "largest";

  /// A window.
  private record Window(int width, int height, int leastFelt) {}

  private static final List<Window> WINDOWS =
      List.of(
          new Window(1280, 800, 220),
          new Window(360, 640, 120),
          new Window(390, 844, 220),
          new Window(320, 568, 100),
          new Window(1920, 1080, 300));

  /// What [#GEOMETRY] finds.
  private record Geometry(
      List<String> faults, Map<String, List<Double>> kept, int felt, boolean scrolls) {}

  /// A window by day or by night, with text of a size.
  private record Look(Window window, ColorScheme scheme, String text) {}

  /// How much is looked at: frames of each game, in all looks or in one of them.
  private record Extent(int steps, int frames, List<Look> looks, boolean all) {
    List<Look> of(int game) {
      if (all) return looks;
      return Eyes.areOn(game) ? List.of() : List.of(looks.get(game % looks.size()));
    }
  }

  private static final Extent SUITE =
      new Extent(
          60,
          2,
          List.of(
              new Look(WINDOWS.get(0), ColorScheme.LIGHT, USUAL),
              new Look(WINDOWS.get(1), ColorScheme.DARK, USUAL),
              new Look(WINDOWS.get(2), ColorScheme.LIGHT, LARGEST)),
          false);

  /// `-Dgeometry.frames=10` looks at fewer frames of each whole game, `-Dgeometry.games=foil,skat`
  /// at those games alone.
  private static final Extent WHOLE =
      new Extent(20_000, Integer.getInteger("geometry.frames", 60), everyLook(), true);

  /// Every window in both colour schemes, and with the largest text once each.
  private static List<Look> everyLook() {
    List<Look> looks = new ArrayList<>();
    for (Window window : WINDOWS)
      looks.addAll(
          List.of(
              new Look(window, ColorScheme.LIGHT, USUAL),
              new Look(window, ColorScheme.DARK, USUAL),
              new Look(window, ColorScheme.LIGHT, LARGEST)));
    return looks;
  }

  private TestBrowser browser;

  @BeforeAll
  void open() {
    browser = new TestBrowser(100);
  }

  @AfterAll
  void close() {
    browser.close();
  }

  @Test
  void what_one_needs_is_in_view() {
    measure(SUITE);
  }

  @Tag("long")
  @Test
  void what_one_needs_is_in_view_in_whole_games_at_every_size() {
    measure(WHOLE);
  }

  /// Whether a rectangle is another one by more than a pixel.
  private static boolean moved(List<Double> before, List<Double> after) {
    if (before.size() != after.size()) return true;
    for (int i = 0; i < before.size(); i++)
      if (Math.abs(before.get(i) - after.get(i)) > 1) return true;
    return false;
  }

  private void measure(Extent extent) {
    List<String> faults = new ArrayList<>();
    int seen = 0;
    Map<String, Integer> scrolls = new LinkedHashMap<>();
    Page window = browser.desktop();
    RecordedPage page = new RecordedPage(window, browser.address());
    String few = System.getProperty("geometry.games", "");
    Set<String> wanted = Set.of(few.split(","));
    int number = 0;
    for (CatalogEntry kind : Catalog.entries()) {
      List<Look> looks = extent.of(number++);
      if (looks.isEmpty() || !few.isEmpty() && !wanted.contains(kind.id())) continue;
      RecordedGame game = RecordedGame.of(kind, SEED, extent.steps());
      List<String> frames = game.sample(0, extent.frames());
      for (Look look : looks) {
        Window size = look.window();
        window.setViewportSize(size.width(), size.height());
        window.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(look.scheme()));
        window.evaluate("size => (document.documentElement.dataset.size = size)", look.text());
        Map<String, List<Double>> kept = new LinkedHashMap<>();
        page.sit(game, 0);
        for (Object measured : page.show(frames, GEOMETRY)) {
          Geometry found = GSON.fromJson(GSON.toJsonTree(measured), Geometry.class);
          String where =
              kind.id() + " " + size.width() + "×" + size.height() + " " + look.text() + ": ";
          for (String fault : found.faults()) faults.add(where + fault);
          if (look.text().equals(USUAL) && found.felt() < size.leastFelt())
            faults.add(where + "the felt is " + found.felt() + " high");
          for (var each : found.kept().entrySet()) {
            List<Double> before = kept.computeIfAbsent(each.getKey(), _ -> each.getValue());
            if (moved(before, each.getValue()))
              faults.add(
                  where + each.getKey() + " moved from " + before + " to " + each.getValue());
          }
          seen++;
          if (found.scrolls())
            scrolls.merge(kind.id() + " " + look.text() + " " + size.width(), 1, Integer::sum);
        }
      }
    }
    assertThat(browser.errors()).isEmpty();
    int scrolled = scrolls.values().stream().mapToInt(each -> each).sum();
    System.out.printf(
        "Geometry of %d scenes (%d games, %d windows, colour schemes and sizes of text); the felt"
            + " scrolled in %d: %s%n",
        seen, Catalog.entries().size(), extent.looks().size(), scrolled, scrolls);
    if (scrolled > seen / MOST_SCROLLING) faults.add("the felt scrolls: " + scrolls);
    assertThat(faults.stream().distinct().toList()).isEmpty();
  }
}
