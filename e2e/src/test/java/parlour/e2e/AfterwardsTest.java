package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A hasty player is the Bull-Frog three times; the frog hops and croaks, and then the whole game
/// is looked at again.
@Tag("long")
class AfterwardsTest {
  /// Counts the notes that are played.
  private static final String EAR =
      "window.notes = 0; const real = AudioScheduledSourceNode.prototype.start;"
          + " AudioScheduledSourceNode.prototype.start = function (...when) {"
          + " window.notes++; return real.apply(this, when); };";

  @Test
  void the_frog_hops_and_croaks_and_the_game_is_verified_and_seen_again() {
    try (Evening evening = new Evening(20)) {
      Page page = evening.desktop();
      page.addInitScript(EAR);
      Guest guest = new Guest(page, false);
      guest.layTable(evening.address(), "bull-frog", "Edwin", 3, 2, "deals", "3");
      startsTooSoon(page);
      Locator frog = page.locator("[data-antic=croak]");
      frog.waitFor();
      assertThat(frog).containsText("Edwin");
      page.waitForFunction(
          "() => document.querySelector('[data-antic] img').naturalWidth > 0 && window.notes > 0");
      page.keyboard().press("0");
      assertThat(page.locator(".notice, [role=status]").filter(text("Sounds are off")).first())
          .isVisible();
      for (int attempt = 0; attempt < 40 && !guest.isOver(); attempt++) startsTooSoon(page);
      result(page);
      seenAgain(page);
      assertThat(evening.troubles()).isEmpty();
    }
  }

  /// Throws in his cards before the Bear has appeared, if he can.
  private static void startsTooSoon(Page page) {
    Locator throwIn = page.locator("button[data-verb=throw]:not([disabled])");
    page.waitForCondition(() -> throwIn.count() > 0 || page.locator("dialog .ranking").count() > 0);
    if (throwIn.count() > 0) throwIn.first().click(new Locator.ClickOptions().setForce(true));
    page.waitForTimeout(150);
  }

  private static void result(Page page) {
    Locator sheet = page.locator("dialog[data-dialog=result]");
    sheet.waitFor();
    assertThat(sheet.locator(".podium [data-rank=\"1\"]")).isVisible();
    assertThat(sheet.locator("[data-chart] svg")).isVisible();
    sheet.locator("[data-act=verify]").click();
    assertThat(sheet.locator("[data-verified=true]")).containsText("Verified");
    Access.check(page, "result");
  }

  private static void seenAgain(Page page) {
    page.locator("[data-act=replay]").click();
    page.locator("[data-replay=\"0\"] .table").waitFor();
    int last = Integer.parseInt(page.locator(".scrub input").getAttribute("max"));
    assertThat(last).isGreaterThan(2);
    page.locator("body").press("ArrowRight");
    page.locator("[data-replay=\"1\"] .table[data-seq=\"1\"]").waitFor();
    page.locator("select[name=eye]").selectOption("1");
    page.locator(".table[data-eye=\"1\"][data-seq=\"1\"]").waitFor();
    page.locator("select[name=speed]").selectOption("8");
    page.locator("[data-act=run]").click();
    page.waitForCondition(
        () -> Integer.parseInt(page.locator(".table").getAttribute("data-seq")) >= 3);
    page.locator("[data-act=last]").click();
    page.locator(".table[data-seq=\"" + last + "\"]").waitFor();
    assertThat(page.locator("[role=log] li").last()).isVisible();
    Access.check(page, "replay");
  }

  private static Locator.FilterOptions text(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
