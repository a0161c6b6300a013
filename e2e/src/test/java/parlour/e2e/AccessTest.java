package parlour.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every view, in both lamps and two sizes, has nothing axe objects to.
class AccessTest {
  private static TestBrowser evening;

  @BeforeAll
  static void open() {
    evening = new TestBrowser(5);
  }

  @AfterAll
  static void close() {
    evening.close();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT,1280,800", "DARK,1280,800", "LIGHT,390,844", "DARK,390,844"})
  void axe_finds_nothing(ColorScheme lamp, int width, int height) {
    Page page =
        evening.page(
            new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(lamp));
    PagePlayer guest = new PagePlayer(page, false);
    page.navigate(evening.address());
    page.locator(".game-card").first().waitFor();
    AccessibilityCheck.check(page, "lobby");
    page.navigate(evening.address() + "#rules=logomachy");
    page.locator("[data-clause-id]").first().waitFor();
    AccessibilityCheck.check(page, "rules");
    page.navigate(evening.address() + "#gaps");
    page.locator("[data-chapter=wow]").waitFor();
    AccessibilityCheck.check(page, "gaps");
    guest.layTable(evening.address(), "logomachy", "Edwin", 3, 1);
    AccessibilityCheck.check(page, "gathering");
    guest.press(page.locator("[data-act=fill]"));
    guest.deal();
    page.locator(".table .tile").first().waitFor();
    AccessibilityCheck.check(page, "table");
    page.navigate(evening.address());
    page.navigate(evening.address() + "#game=slap-jack");
    page.locator("[data-act=create]").waitFor();
    AccessibilityCheck.check(page, "set-up");
    page.context().close();
  }
}
