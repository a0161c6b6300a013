package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// A lost line is told by a banner over the player's own side, and nothing can be pressed until it
/// is back.
class LostLineTest {
  @Test
  void a_banner_tells_it_and_nothing_can_be_pressed_meanwhile() {
    try (TestBrowser browser = new TestBrowser(100)) {
      Page page = browser.desktop();
      RecordedPage table = new RecordedPage(page, browser.address());
      CatalogEntry kind = Catalog.find("logomachy").orElseThrow();
      RecordedGame game = RecordedGame.of(kind, 5, 40);
      table.sit(game, 0);
      table.show(game.sample(0, 3), "() => true");
      Locator banner = page.locator(".lost-line");
      assertThat(banner).hasCount(0);

      page.evaluate("() => window.lose()");
      assertThat(banner).isVisible();
      AccessibilityCheck.check(page, "a lost line");
      Locator buttons = page.locator(".dock button, .felt button");
      assertThat(buttons.count()).isPositive();
      Object reached =
          buttons.evaluateAll(
              "all => all.filter(button => {"
                  + " const r = button.getBoundingClientRect();"
                  + " const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);"
                  + " return hit !== null && button.contains(hit); }).length");
      assertThat(reached).as("buttons that can be hit").isEqualTo(0);
      page.keyboard().press("Enter");
      assertThat(page.evaluate("() => window.sent.length")).as("frames sent").isEqualTo(0);
      TestBrowser.picture(page, "lost-line");

      page.waitForCondition(
          () -> {
            page.evaluate("() => window.find()");
            return banner.count() == 0;
          });
      assertThat(page.locator(".dock:not([inert])")).isVisible();
      assertThat(browser.errors()).isEmpty();
    }
  }
}
