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
    friend.page().locator(".table").waitFor(TestBrowser.GONE);
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
  void the_lobby_shows_the_company_and_start_in_its_first_screen() {
    for (int[] window : new int[][] {{1280, 800}, {390, 844}, {360, 640}}) {
      PagePlayer host = new PagePlayer(browser.desktop(), false);
      Page page = host.page();
      page.setViewportSize(window[0], window[1]);
      String invitation = host.createTable(browser.address(), "crossword", "Edwin", 4, 1);
      Page friend = browser.desktop();
      friend.setViewportSize(window[0], window[1]);
      friend.navigate(invitation);
      friend.locator("input[name=name]:focus").waitFor();
      friend.keyboard().type("Rosalie");
      friend.keyboard().press("Enter");
      friend.getByText("Edwin will start; you sit here.").waitFor();
      page.locator(".chair[data-kind=person]:not([data-me])").waitFor();
      assertThat(isSeen(page, "[data-act=start]")).as("Start at %d", window[0]).isTrue();
      assertThat(isSeen(page, ".chair[data-me]")).as("my chair at %d", window[0]).isTrue();
      assertThat(page.locator("[data-kind=empty]").first()).containsText("a bot will play");
      assertThat(page.locator("[data-act=start]")).hasText("Start with 2 bots");
      assertThat(friend.locator("[data-act=start], [data-setting], [data-invite]")).hasCount(0);
      assertThat(friend.locator("main")).not().containsText("./parlour");
      Locator felt = friend.locator(".small-table");
      assertThat(felt).not().containsText("100 points");
      page.locator("[data-length=usual]").click();
      assertThat(felt).containsText("100 points");
      host.press(page.locator("[data-act=start]"));
      friend.locator(".table").waitFor();
    }
    assertThat(browser.errors()).isEmpty();
  }

  private static boolean isSeen(Page page, String what) {
    return (boolean)
        page.locator(what)
            .evaluate(
                "e => { const b = e.getBoundingClientRect(); return b.top >= 0 && b.bottom <="
                    + " innerHeight && b.left >= 0 && b.right <= innerWidth && scrollY === 0; }");
  }

  @Test
  void an_unknown_game_is_said_to_be_none_and_a_picture_opens_the_page_of_a_game() {
    Page page = browser.desktop();
    page.navigate(browser.address() + "#game=whist");
    page.getByText("There is no game called “whist” in this house.").waitFor();
    page.navigate(browser.address());
    page.locator("[data-game=logomachy] .picture").click();
    page.locator("[data-game-page=logomachy] .steps li").first().waitFor();
    page.locator("[data-act=create]").click();
    page.locator(".table").waitFor();
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
}
