package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The host's own controls, and that the whole table fits on the screen.
@Tag("long")
class HostTest {
  private static TestBrowser browser;

  @BeforeAll
  static void open() {
    browser = new TestBrowser(5);
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  @Test
  void the_host_sets_the_patience_sends_a_player_away_and_renews_the_links() {
    PagePlayer host = new PagePlayer(browser.desktop(), false);
    PagePlayer friend = new PagePlayer(browser.phone(), true);
    Page page = host.page();
    String old = host.createTable(browser.address(), "logomachy", "Edwin", 2, 0);
    friend.join(old, "Rosalie");
    host.deal();
    friend.page().locator(".table").waitFor();

    page.locator("[data-act=seating]").click();
    Locator desk = page.locator("[data-host-desk]");
    desk.locator("[name=patience]").selectOption("120");
    assertThat(desk.locator("[data-said]")).containsText("A bot will play in");
    assertThat(desk.locator("[name=patience]")).hasValue("120");
    desk.locator("[name=hints]").uncheck();
    assertThat(desk.locator("[name=hints]")).not().isChecked();
    AccessibilityCheck.check(page, "host");
    TestBrowser.picture(page, "host");

    desk.locator("[data-seat='1'] [data-act=send-away]").click();
    assertThat(friend.page().locator(".table")).isVisible();
    desk.locator("[data-seat='1'] [data-act=send-away]").click();
    assertThat(desk.locator("[data-said]")).containsText("Rosalie is sent away");
    friend.page().locator(".table").waitFor(gone());
    desk.locator("[data-act=new-links]").click();
    assertThat(desk.locator("[data-said]")).containsText("The links are new");
    String fresh = desk.locator("[data-link=copy-invite]").inputValue();
    assertThat(fresh).isNotEqualTo(old);

    PagePlayer late = new PagePlayer(browser.phone(), true);
    late.page().navigate(old);
    late.page().locator("input[name=name]").fill("Harriet");
    late.press(late.page().locator("[data-act=sit]"));
    assertThat(late.page().locator("[role=alert]")).isVisible();
    late.page().navigate(browser.address());
    late.page().navigate(fresh);
    late.page().locator("input[name=name]").fill("Harriet");
    late.press(late.page().locator("[data-act=sit]"));
    late.page().locator(".table[data-eye='1'] .rack").waitFor();
    assertThat(page.locator(".seats")).containsText("Harriet");
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void the_whole_table_is_visible_during_the_guided_first_hand() {
    Page page = browser.desktop();
    PagePlayer player = new PagePlayer(page, false);
    for (String game : new String[] {"logomachy", "foil", "crossword"}) {
      player.createTable(browser.address(), game, "Edwin", 3, 2);
      page.locator("[data-lesson]").waitFor();
      for (int[] window : new int[][] {{1280, 800}, {1920, 1080}}) {
        page.setViewportSize(window[0], window[1]);
        TestBrowser.waitUntilDrawn(page);
        TestBrowser.picture(page, "whole-" + game + window[0]);
        Object below =
            page.evaluate("() => document.documentElement.scrollHeight - window.innerHeight");
        assertThat(((Number) below).intValue())
            .as("%s at %d, below the fold", game, window[0])
            .isZero();
      }
    }
  }

  @Test
  void the_whole_rack_is_visible_even_beside_a_form() {
    Page page = browser.desktop();
    PagePlayer player = new PagePlayer(page, false);
    player.createTable(browser.address(), "crossword", "Edwin", 3, 2);
    page.waitForCondition(player::isMyTurn);
    checkRackVisible(page);
    player.press(page.locator(".acts [data-verb=exchange]"));
    page.locator(".offer-form").waitFor();
    checkRackVisible(page);
    TestBrowser.picture(page, "rack-with-a-form");
    player.createTable(browser.address(), "rotation", "Edwin", 4, 3);
    page.locator(".table .rack").waitFor();
    checkRackVisible(page);
  }

  private static void checkRackVisible(Page page) {
    Object below =
        page.evaluate(
            "() => document.querySelector('.rack').getBoundingClientRect().bottom"
                + " + scrollY - innerHeight");
    assertThat(((Number) below).intValue()).as("the rack below the fold").isNotPositive();
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions()
        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED);
  }
}
