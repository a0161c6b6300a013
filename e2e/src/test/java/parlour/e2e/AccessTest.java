package parlour.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every view, in both lamps and two sizes, has nothing axe objects to.
class AccessTest {
  @ParameterizedTest
  @CsvSource({"LIGHT,1280,800", "DARK,1280,800", "LIGHT,390,844", "DARK,390,844"})
  void axe_finds_nothing(ColorScheme lamp, int width, int height) {
    try (Evening evening = new Evening(5)) {
      Page page =
          evening.page(
              new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(lamp));
      Guest guest = new Guest(page, false);
      page.navigate(evening.address());
      page.locator(".game-card").first().waitFor();
      check(page, "lobby", lamp, width);
      page.navigate(evening.address() + "#rules=logomachy");
      page.locator("[data-clause-id]").first().waitFor();
      check(page, "rules", lamp, width);
      page.navigate(evening.address() + "#gaps");
      page.locator("[data-chapter=wow]").waitFor();
      check(page, "gaps", lamp, width);
      guest.layTable(evening.address(), "logomachy", "Edwin", 3, 1);
      check(page, "gathering", lamp, width);
      guest.press(page.locator("[data-act=fill]"));
      guest.deal();
      page.locator(".table .tile").first().waitFor();
      check(page, "table", lamp, width);
      page.navigate(evening.address());
      page.navigate(evening.address() + "#game=slap-jack");
      page.locator("[data-act=create]").waitFor();
      check(page, "set-up", lamp, width);
    }
  }

  private static void check(Page page, String view, ColorScheme lamp, int width) {
    Evening.picture(page, view + "-" + lamp + "-" + width);
    Access.check(page, view);
  }
}
