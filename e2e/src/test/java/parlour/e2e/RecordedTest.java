package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Recorded games of every kind are shown frame by frame: the page shows what the scene says.
@Order(2)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RecordedTest {
  private static final String SAME_SCENE = RecordedPage.script("sameScene.js");
  private static final long SEED = 5;

  /// How long after the button has changed a press is still meant for the act before: `GRACE_MS`.
  private static final int GRACE_MILLIS = 600;

  /// A word made of pieces, and whether a press of the act was sent or told what it lacks.
  private static final Pattern SPELLING = Pattern.compile("\"kind\":\"spell\"[^}]*\"ids\":\\[\"");

  private static final String ANSWERED =
      "before => window.sent.length > before || document.querySelector('.notice').textContent.trim() !== ''";

  private TestBrowser browser;

  @BeforeAll
  void open() {
    browser = new TestBrowser(100);
  }

  @AfterAll
  void close() {
    browser.close();
  }

  @TestFactory
  Stream<DynamicTest> the_page_shows_what_the_scene_says() {
    return compare(60, 4);
  }

  @Tag("long")
  @TestFactory
  Stream<DynamicTest> the_page_shows_what_the_scene_says_in_whole_games() {
    return compare(20_000, 400);
  }

  @Test
  void what_is_folded_at_a_seat_can_be_read_and_put_away() {
    RecordedPage recorded = new RecordedPage(browser.phone(), browser.address());
    Page page = recorded.page();
    RecordedGame game = RecordedGame.of(Catalog.find("authors").orElseThrow(), SEED, 20_000);
    recorded.sit(game, 0);
    page.setViewportSize(360, 640);
    Locator chip = page.locator(".seat .zone-chip summary").first();
    // Late in the game there are most books; at its very end the result would lie over them.
    List<String> frames = game.scenes().getFirst();
    for (String frame : frames.subList(0, frames.size() - 3).reversed()) {
      recorded.show(List.of(frame, frame), "() => true");
      if (chip.count() > 0) break;
    }
    chip.tap();
    Locator panel = page.locator(".seat .chip-panel:visible");
    BoundingBox box = panel.boundingBox();
    assertThat(box.height).as("a book is a good deal higher than a line").isGreaterThan(60);
    assertThat(box.x).isNotNegative();
    assertThat(box.x + box.width).isLessThanOrEqualTo(360);
    page.keyboard().press("Escape");
    assertThat(panel.count()).isZero();
    chip.tap();
    assertThat(panel.count()).isOne();
    // Where no list reaches, however long.
    page.touchscreen().tap(358, 638);
    assertThat(panel.count()).isZero();
  }

  @Test
  void a_press_meant_for_the_act_before_does_nothing_when_another_takes_its_place() {
    RecordedPage recorded = new RecordedPage(browser.desktop(), browser.address());
    Page page = recorded.page();
    RecordedGame game = RecordedGame.of(Catalog.find("foil").orElseThrow(), SEED, 60);
    String turn =
        game.scenes().getFirst().stream()
            .filter(frame -> frame.contains(verb("draw")))
            .findFirst()
            .orElseThrow();
    recorded.sit(game, 0);
    recorded.show(List.of(turn.replace(verb("draw"), verb("discard"))), "() => true");
    page.locator(".primary[data-verb=discard]").waitFor();
    // A press bears its time, so that it is early or late whatever time the machine takes.
    String press =
        """
        at => {
          const before = window.sent.length;
          const click = new MouseEvent('click', { bubbles: true });
          Object.defineProperty(click, 'timeStamp', { value: at });
          document.querySelector('.primary[data-verb=draw]').dispatchEvent(click);
          return window.sent.length - before;
        }
        """;
    double came = ((Number) page.evaluate("() => performance.now()")).doubleValue();
    recorded.show(List.of(turn), "() => true");
    page.locator(".primary[data-verb=draw]").waitFor();
    assertThat(page.evaluate(press, came + GRACE_MILLIS - 1)).as("sent").isEqualTo(0);
    assertThat(page.locator(".notice").textContent()).contains("Nothing was pressed.");
    double now = ((Number) page.evaluate("() => performance.now()")).doubleValue();
    assertThat(page.evaluate(press, now + GRACE_MILLIS)).as("sent when meant").isEqualTo(1);
  }

  /// Where a word is set from letters that were clicked, the focus stays on a letter: Enter comes
  /// in with the word all the same, and does not click that letter.
  @Test
  void enter_goes_on_with_the_word_wherever_its_letters_were_clicked() {
    RecordedPage recorded = new RecordedPage(browser.desktop(), browser.address());
    Page page = recorded.page();
    Locator letters =
        page.locator("button[data-piece][data-usable]:not([data-zone=stick]):visible");
    Locator set = page.locator(".trough button[data-piece]");
    Set<String> tried = new HashSet<>();
    for (CatalogEntry kind : Catalog.entries()) {
      RecordedGame game = RecordedGame.of(kind, SEED, 60);
      Optional<String> spelling =
          game.scenes().getFirst().stream().filter(SPELLING.asPredicate()).findFirst();
      if (spelling.isEmpty()) continue;
      recorded.sit(game, 0);
      recorded.show(List.of(spelling.get()), "() => true");
      if (set.count() > 0 || letters.count() < 2) continue;
      letters.first().click();
      letters.first().click();
      if (set.count() != 2) continue;
      Object before = page.evaluate("() => window.sent.length");
      page.keyboard().press("Enter");
      assertThat(set.count()).as("letters set in %s", kind.id()).isEqualTo(2);
      assertThat((boolean) page.evaluate(ANSWERED, before)).as("%s answers", kind.id()).isTrue();
      tried.add(kind.id());
    }
    assertThat(tried).contains("out-in-the-cold", "logomachy", "crossword");
  }

  private static String verb(String verb) {
    return "\"verb\":\"" + verb + "\"";
  }

  /// Shows frames of each game one after the other, to another chair each time.
  private Stream<DynamicTest> compare(int steps, int frames) {
    RecordedPage page = new RecordedPage(browser.desktop(), browser.address());
    List<CatalogEntry> kinds = Catalog.entries();
    return IntStream.range(0, kinds.size())
        .mapToObj(
            i ->
                DynamicTest.dynamicTest(
                    kinds.get(i).id(), () -> compare(page, kinds.get(i), i, steps, frames)));
  }

  private void compare(RecordedPage page, CatalogEntry kind, int chair, int steps, int frames) {
    RecordedGame game = RecordedGame.of(kind, SEED, steps);
    int eye = chair % game.scenes().size();
    page.sit(game, eye);
    List<String> scenes = game.scenes().get(eye).stream().limit(frames).toList();
    List<String> changes = game.changes().get(eye).subList(0, scenes.size());
    for (Object found : page.show(changes, scenes, SAME_SCENE))
      assertThat((List<?>) found).isEmpty();
    assertThat(browser.errors()).isEmpty();
  }
}
