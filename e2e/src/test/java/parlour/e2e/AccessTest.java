package parlour.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
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
    page.navigate(browser.address() + "#gaps");
    page.locator("[data-chapter=wow]").waitFor();
    AccessibilityCheck.check(page, "gaps");
    player.createTable(browser.address(), "logomachy", "Edwin", 3, 1);
    AccessibilityCheck.check(page, "gathering");
    player.press(page.locator("[data-act=start]"));
    page.locator(".table .tile").first().waitFor();
    AccessibilityCheck.check(page, "table");
    page.navigate(browser.address());
    page.navigate(browser.address() + "#game=slap-jack");
    page.locator("[data-act=create]").waitFor();
    AccessibilityCheck.check(page, "set-up");
    page.context().close();
  }
}
