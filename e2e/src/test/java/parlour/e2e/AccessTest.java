package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every view passes the axe accessibility rules, in both colour schemes and two sizes.
@Order(4)
class AccessTest {
  /// Whether the buttons beside the chairs, or the chairs, leave the sheet that they stand on.
  private static final String CUT_AT_THE_CHAIRS =
      """
      () => {
        const sheet = document.querySelector('.choose').getBoundingClientRect();
        const all = [...document.querySelectorAll('.party li, .party button')];
        return all.some((e) => {
          const r = e.getBoundingClientRect();
          return r.left < sheet.left || r.right > sheet.right || e.scrollWidth > e.clientWidth + 1;
        });
      }
      """;

  private static TestBrowser browser;

  @BeforeAll
  static void open() {
    browser = new TestBrowser(5);
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT,1280,800", "DARK,390,844"})
  void axe_finds_nothing(ColorScheme colorScheme, int width, int height) {
    checkEveryView(colorScheme, width, height);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"DARK,1280,800", "LIGHT,390,844"})
  void axe_finds_nothing_the_other_way_round(ColorScheme colorScheme, int width, int height) {
    checkEveryView(colorScheme, width, height);
  }

  private static void checkEveryView(ColorScheme colorScheme, int width, int height) {
    Page page =
        browser.page(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(colorScheme));
    PagePlayer player = new PagePlayer(page, false);
    page.navigate(browser.address());
    page.locator(".game-card").first().waitFor();
    AccessibilityCheck.check(page, "lobby");
    page.navigate(browser.address() + "#rules=logomachy");
    page.locator("[data-how-to], [data-clause-id]").first().waitFor();
    AccessibilityCheck.check(page, "rules");
    page.route("**/gapsPage*", route -> route.fulfill(new Route.FulfillOptions().setStatus(404)));
    page.navigate(browser.address() + "#gaps");
    page.locator("[data-missing]").waitFor();
    AccessibilityCheck.check(page, "missing");
    page.unroute("**/gapsPage*");
    page.locator("[data-act=try-again]").click();
    page.locator("[data-chapter=wow]").waitFor();
    AccessibilityCheck.check(page, "gaps");
    player.createTable(browser.address(), "logomachy", "Edwin", 3, 1);
    AccessibilityCheck.check(page, "gathering");
    player.press(page.locator("[data-act=start]"));
    page.locator(".table .tile").first().waitFor();
    AccessibilityCheck.check(page, "table");
    page.locator(".table [data-act=hint]").hover();
    AccessibilityCheck.check(page, "table, a hint under the pointer");
    page.navigate(browser.address());
    page.navigate(browser.address() + "#game=slap-jack");
    page.locator("[data-act=create]").waitFor();
    while (page.locator("[data-act=one-more]").isEnabled())
      page.locator("[data-act=one-more]").click();
    assertThat(page.evaluate(CUT_AT_THE_CHAIRS)).isEqualTo(false);
    page.evaluate("() => (document.querySelector('.party').style.flexWrap = 'nowrap')");
    assertThat(page.evaluate(CUT_AT_THE_CHAIRS))
        .as("chairs in one line are found out")
        .isEqualTo(true);
    page.evaluate("() => (document.querySelector('.party').style.flexWrap = '')");
    AccessibilityCheck.check(page, "set-up");
    page.context().close();
  }
}
