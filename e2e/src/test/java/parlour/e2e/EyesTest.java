package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import parlour.e2e.Eyes.Look;
import parlour.e2e.Eyes.Seen;
import parlour.engine.Seat;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Looks at recorded games of every kind as a person would: everything on the table can be seen or
/// is named by a chip, nothing lies over what the moment is about, and what a hand is about to
/// touch stays where it is.
///
/// In every build half of the games are looked at, those that [GeometryTest] does not measure, each
/// window having its turn at a quarter of them. Every game in every window: `./check long`.
@Order(2)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EyesTest {
  private static final long SEED = 5;

  /// What was found in many scenes.
  private static final class Findings {
    private final List<String> faults = new ArrayList<>();
    private final List<String> moved = new ArrayList<>();
    private final List<String> scrolling = new ArrayList<>();
    private int scenes;
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
  void what_matters_is_in_sight() {
    look(60, 2, false);
  }

  @Tag("long")
  @Test
  void what_matters_is_in_sight_in_whole_games() {
    look(20_000, 60, true);
  }

  /// The cards turned up of Wild Animal were once drawn nowhere, and a card lay in their place:
  /// eyes must see both.
  @Test
  void eyes_see_what_is_hidden_and_what_is_covered() {
    RecordedPage page = new RecordedPage(browser.desktop(), browser.address());
    RecordedGame game = RecordedGame.of(Catalog.find("wild-animal").orElseThrow(), SEED, 40);
    List<String> frames = game.scenes().getFirst();
    page.sit(game, 0);
    String last = frames.getLast();
    assertThat(seen(page, last).faults()).isEmpty();
    for (String harm : List.of("each.style.display = 'none'", "each.prepend(cover)")) {
      String harmed =
          """
          text => {
            const cover = document.createElement('div');
            Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 9 });
            for (const each of document.querySelectorAll('.at[data-role=FOCUS]')) HARM;
            const found = (EYES)(text);
            for (const each of document.querySelectorAll('.at')) each.style.display = '';
            cover.remove();
            return found;
          }
          """
              .replace("HARM", harm)
              .replace("EYES", Eyes.SCRIPT);
      assertThat(seen(page, last, harmed).faults())
          .as(harm)
          .anyMatch(fault -> fault.contains("cannot be seen"));
    }
  }

  /// What must not be cut, covered or broken, each time as a harm that eyes must see. The longest
  /// word there is lies whole on its rail on every phone.
  @Test
  void eyes_see_what_is_cut_and_what_is_covered() {
    Page window = browser.desktop();
    RecordedPage page = new RecordedPage(window, browser.address());
    RecordedGame game = RecordedGame.of(Catalog.find("wmwt").orElseThrow(), SEED, 60);
    page.sit(game, 0);
    String last =
        game.scenes().getFirst().reversed().stream()
            .filter(frame -> frame.contains("\"spell\"") && frame.contains("\"words\":[{"))
            .findFirst()
            .orElseThrow();
    for (int width : List.of(390, 360)) {
      window.setViewportSize(width, 844);
      window.keyboard().press("Escape");
      assertThat(seen(page, last).faults()).isEmpty();
      window.locator(".trough").focus();
      window.keyboard().type("INCOMPREHENSIBILITIES");
      assertThat(window.locator(".trough .tile").count()).isEqualTo(21);
      assertThat(seen(page, last).faults()).as("21 letters at %d", width).isEmpty();
    }
    for (String[] harm :
        new String[][] {
          {"off the rail", ".trough .tiles { flex-wrap: nowrap; max-width: none }"},
          {"cut", ".seat .stat { max-width: 1rem; white-space: nowrap; overflow: hidden }"},
          {"broken", ".word .tiles { width: 3rem }"},
          {"told over seat", ".table .told { grid-area: seats }"},
        }) {
      String harmed =
          """
          text => {
            const style = new CSSStyleSheet();
            style.replaceSync('HARM');
            const told = document.querySelector('.told').appendChild(document.createElement('p'));
            Object.assign(told, { className: 'bubble', textContent: 'Harriet: Have you a lion?' });
            told.dataset.callout = 1;
            document.adoptedStyleSheets = [style];
            const found = (EYES)(text);
            document.adoptedStyleSheets = [];
            told.remove();
            return found;
          }
          """
              .replace("HARM", harm[1])
              .replace("EYES", Eyes.SCRIPT);
      assertThat(seen(page, last, harmed).faults())
          .as(harm[1])
          .anyMatch(fault -> fault.contains(harm[0]));
    }
  }

  private static Seen seen(RecordedPage page, String frame) {
    return seen(page, frame, Eyes.SCRIPT);
  }

  private static Seen seen(RecordedPage page, String frame, String look) {
    return Seen.of(page.show(List.of(frame), look).getFirst());
  }

  private void look(int steps, int frames, boolean everyWindow) {
    Findings found = new Findings();
    Page window = browser.desktop();
    RecordedPage page = new RecordedPage(window, browser.address());
    String few = System.getProperty("geometry.games", "");
    Set<String> wanted = Set.of(few.split(","));
    int number = 0;
    for (CatalogEntry kind : Catalog.entries()) {
      int turn = number++;
      if (!everyWindow && !Eyes.areOn(turn)) continue;
      Look own = Eyes.LOOKS.get(turn % Eyes.LOOKS.size());
      if (!few.isEmpty() && !wanted.contains(kind.id())) continue;
      RecordedGame game = RecordedGame.of(kind, SEED, steps);
      for (Look look : everyWindow ? Eyes.LOOKS : List.of(own)) {
        window.setViewportSize(look.width(), look.height());
        window.evaluate("size => (document.documentElement.dataset.size = size)", look.text());
        page.sit(game, 0);
        String where = kind.id() + " " + look;
        look(page, game.sample(0, frames), where, found);
        pairs(page, game, where, frames / 4, found);
      }
    }
    assertThat(browser.errors()).isEmpty();
    System.out.printf("Eyes: %d scenes%n", found.scenes);
    assertThat(found.scrolling.stream().distinct().toList()).as("the felt scrolls").isEmpty();
    assertThat(found.faults.stream().distinct().toList()).isEmpty();
    assertThat(found.moved.stream().distinct().toList()).isEmpty();
  }

  private static void look(RecordedPage page, List<String> frames, String where, Findings found) {
    for (String frame : frames) {
      Seen seen = seen(page, frame);
      found.scenes++;
      for (String fault : seen.faults()) found.faults.add(where + ": " + fault);
      if (seen.scrolls()) found.scrolling.add(where);
    }
  }

  /// Shows two frames in a row between which the player did nothing: what can be touched in both,
  /// in a zone that has stayed as it was, lies where it lay.
  private static void pairs(
      RecordedPage page, RecordedGame game, String where, int most, Findings found) {
    List<String> frames = game.scenes().getFirst();
    int step = Math.max(1, frames.size() / Math.max(1, most));
    for (int i = 1; i < frames.size(); i += step) {
      if (game.by().get(i).equals(Seat.of(0))) continue;
      Seen then = seen(page, frames.get(i - 1));
      Seen now = seen(page, frames.get(i));
      for (String moved : Eyes.moved(then, frames.get(i - 1), now, frames.get(i)))
        found.moved.add(where + ": " + moved + " at " + i);
    }
  }
}
