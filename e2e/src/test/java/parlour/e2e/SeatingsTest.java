package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The three ways to share a table: a television with phones as hands, one screen passed round, and
/// a device each; and the change from one to another in the middle of a game.
@Order(3)
class SeatingsTest {
  private static TestBrowser browser;

  @BeforeAll
  static void open() {
    browser = new TestBrowser(5);
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static Page television(ColorScheme colorScheme) {
    return browser.page(
        new Browser.NewContextOptions().setViewportSize(1920, 1080).setColorScheme(colorScheme));
  }

  @Test
  void a_television_shows_the_table_and_two_phones_hold_the_hands() {
    PagePlayer laptop = new PagePlayer(browser.desktop(), false);
    laptop.createTable(browser.address(), "logomachy", "Edwin", 2, 0);
    laptop.press(laptop.page().locator("[data-act=seating]"));
    Page screen = television(ColorScheme.LIGHT);
    screen.navigate(laptop.page().locator("[data-link=copy-television]").inputValue());
    String code = screen.locator(".gathering-screen .qr").getAttribute("data-qr");

    PagePlayer rosalie = new PagePlayer(browser.phone(), true);
    rosalie.join(code, "Rosalie");
    laptop.press(laptop.page().locator("dialog [data-act=hand-on]"));
    PagePlayer edwin = new PagePlayer(browser.phone(), true);
    edwin.page().navigate(laptop.page().locator("[data-link=copy-chair]").inputValue());
    edwin.deal();
    assertThat(edwin.page().url()).as("the handover code leaves the address").doesNotContain("#");
    laptop.page().getByText("Your chair goes on from another device.").first().waitFor();

    screen.locator(".table").waitFor();
    rosalie.page().locator(".play-page[data-screen=hand] .rack").waitFor();
    assertThat(screen.locator("[data-mine], .rack").count()).as("no hand on the screen").isZero();
    assertThat(rosalie.page().locator(".seats").isVisible()).as("no seats on a hand").isFalse();
    PagePlayer first = turn(edwin, rosalie);
    String before = seq(screen);
    first.playTurn();
    screen.waitForCondition(() -> !seq(screen).equals(before));
    PagePlayer second = turn(edwin, rosalie);
    assertThat(second).as("players alternate").isNotSameAs(first);
    assertThat(second.page().title()).startsWith("●");
    screen.waitForFunction("() => !document.querySelector('[data-callout]')");
    check(screen, "television");
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void before_the_deal_no_sheet_is_empty_and_nothing_touches_or_covers() {
    PagePlayer host = new PagePlayer(browser.desktop(), false);
    PagePlayer friend = new PagePlayer(browser.phone(), true);
    friend.join(host.createTable(browser.address(), "skat", "Edwin", 2, 0), "Rosalie");
    Page page = host.page();
    page.waitForCondition(() -> page.locator("[data-kind=empty]").count() == 0);
    assertThat(page.locator(".leaf-sheet:not(:has(*))").count()).as("empty sheets").isZero();
    Object closest =
        page.locator(".length")
            .evaluateAll(
                """
                all => Math.min(...all.map(each => {
                  const says = document.createRange();
                  says.selectNodeContents(each.querySelector('span'));
                  return each.querySelector('i').getBoundingClientRect().left - says.getBoundingClientRect().right;
                }))
                """);
    assertThat(((Number) closest).doubleValue())
        .as("between a length and its minutes")
        .isGreaterThan(4);
    // A tap waits until nothing lies over the field.
    friend.press(friend.page().locator(".talk-sheet input"));
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void one_screen_is_passed_round_behind_a_curtain_and_a_seat_moves_to_a_phone() {
    PagePlayer host = new PagePlayer(browser.desktop(), false);
    Page page = host.page();
    host.createTable(browser.address(), "logomachy", "Edwin", 2, 0, "clock", "off");
    page.locator("[name=another]").fill("Rosalie");
    page.keyboard().press("Enter");
    host.deal();
    int last = -1;
    for (int turn = 0; turn < 4; turn++) {
      int before = last;
      page.waitForCondition(
          () -> page.locator("[data-curtain]").count() == 1 && curtainSeat(page) != before);
      assertThat(page.locator("[data-mine], .rack, [data-piece^='h.']").count())
          .as("nobody's hand behind the curtain")
          .isZero();
      if (turn == 0) check(page, "curtain");
      last = curtainSeat(page);
      page.keyboard().press("Enter");
      page.locator(".table[data-eye='" + last + "'][data-mine] .rack").waitFor();
      page.locator(".acts [data-verb=lay]").click();
      page.locator(".rack button[data-piece]").first().click();
    }
    page.locator("[data-curtain]").waitFor();
    // Whose turn it is not has no curtain; under one, the button of the bar cannot be pressed.
    Locator says =
        page.locator(
            curtainSeat(page) == 0
                ? "[data-act=raise]"
                : ".round-bar [data-act=look][data-seat='0']");
    page.locator("[data-act=raise]").click();
    page.locator(".rack").waitFor();
    page.locator("[data-act=seating]").click();
    page.locator("dialog [data-seat='1'] [data-act=hand-on]").click();
    PagePlayer phone = new PagePlayer(browser.phone(), true);
    phone.page().navigate(page.locator("[data-link=copy-chair]").inputValue());
    phone.page().locator(".table[data-eye='1']").waitFor();
    page.waitForCondition(
        () -> page.locator(".table[data-eye='-1']").count() == 1 && says.count() > 0);
    TestBrowser.waitUntilDrawn(page);
    assertThat(page.locator("[data-mine], .rack, [data-piece^='h.']").count())
        .as("the hand that is left stays covered until its player says who they are")
        .isZero();
    page.reload();
    says.waitFor();
    assertThat(page.locator(".rack").count()).as("and after loading the page again").isZero();
    says.click();
    page.locator(".table[data-eye='0'] .rack").waitFor();
    assertThat(page.locator(".round-bar, [data-curtain]").count()).as("one each now").isZero();
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void in_a_race_everybody_at_the_screen_has_their_own_buttons() {
    PagePlayer host = new PagePlayer(browser.desktop(), false);
    Page page = host.page();
    host.createTable(browser.address(), "slap-jack", "Edwin", 3, 1, "tempo", "800");
    page.locator("[name=another]").fill("Rosalie");
    page.keyboard().press("Enter");
    host.deal();
    Locator ready = page.locator(".press-set [data-verb=am-ready]");
    ready.first().waitFor();
    assertThat(ready.count()).as("one press for all at this screen").isEqualTo(1);
    ready.click();
    // In the pause after a picture nobody has buttons.
    page.waitForCondition(() -> page.locator(".press-set[data-seat]").count() == 2);
    Locator told =
        page.locator("[role=log] li", new Page.LocatorOptions().setHasText("Rosalie")).first();
    // A press in the pause after a picture is too late and tells of nobody.
    page.waitForCondition(
        () -> {
          page.locator(".press-set[data-seat]:not([data-seat='0']) [data-verb=giggle]").click();
          TestBrowser.pause(page);
          return told.count() > 0;
        });
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void a_first_hand_is_guided_by_hints_until_the_player_ends_it() {
    PagePlayer player = new PagePlayer(browser.desktop(), false);
    Page page = player.page();
    player.createTable(browser.address(), "logomachy", "Harriet", 2, 1);
    Locator slip = page.locator("[data-lesson]:not([data-lesson=start])");
    slip.waitFor();
    page.waitForCondition(() -> page.locator(".table[data-led], [data-hinted]").count() == 1);
    page.locator("[data-act=lesson-end]").click();
    assertThat(page.locator("[data-lesson]").count()).isZero();
    page.reload();
    page.locator(".table .tile").first().waitFor();
    assertThat(page.locator("[data-lesson]").count()).as("it was enough").isZero();
  }

  @Test
  void nothing_goes_on_before_how_to_play_has_come_and_been_read() {
    Page page = browser.desktop();
    page.addInitScript("localStorage.setItem('parlour.howTo', '[]')");
    List<String> rests = new ArrayList<>();
    page.onWebSocket(
        socket ->
            socket.onFrameSent(
                frame -> {
                  if (frame.text().contains("\"rest\"")) rests.add(frame.text());
                }));
    List<Route> held = new ArrayList<>();
    page.route("**/rules", held::add);
    page.navigate(browser.address());
    page.locator("article[data-game=logomachy] [data-act=play-now]").click();
    page.waitForCondition(() -> !rests.isEmpty() && !held.isEmpty());
    held.forEach(Route::resume);
    page.locator("dialog [data-how-to]").waitFor();
    assertThat(rests).containsExactly("{\"type\":\"rest\",\"on\":true}");
    page.locator("dialog [data-act=how-to-play]").click();
    page.waitForCondition(() -> rests.size() == 2);
    assertThat(rests.getLast()).isEqualTo("{\"type\":\"rest\",\"on\":false}");
    assertThat(browser.errors()).isEmpty();
  }

  /// Every view in both colour schemes, as narrow as a window at 400 percent and as wide as a
  /// television.
  @Tag("long")
  @ParameterizedTest
  @CsvSource({"LIGHT,320,640", "DARK,320,640", "LIGHT,1920,1080", "DARK,1920,1080"})
  void every_view_can_be_read_and_used(ColorScheme colorScheme, int width, int height) {
    Page page =
        browser.page(
            new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(colorScheme));
    PagePlayer player = new PagePlayer(page, false);
    page.navigate(browser.address());
    page.locator(".game-card .tile").first().waitFor();
    check(page, "lobby-" + colorScheme + width);
    page.locator("[data-act=ways]").click();
    page.locator("dialog[data-dialog=ways]").waitFor();
    check(page, "ways-" + colorScheme + width);
    page.keyboard().press("Escape");
    player.createTable(browser.address(), "logomachy", "Edwin", 2, 1);
    // Contrast is measured where texts stood a moment before: nothing moves at the player's turn.
    page.waitForCondition(player::isMyTurn);
    check(page, "table-" + colorScheme + width);
    Locator seating = page.locator("[data-act=seating]:visible");
    if (seating.count() == 0) page.locator("[data-act=talk]").click();
    seating.click();
    page.locator("dialog[data-dialog=seating] .share").waitFor();
    check(page, "seating-" + colorScheme + width);
    page.locator("dialog [name=screen][value=all]").click();
    page.locator(".play-page[data-screen=all] .table").waitFor();
    check(page, "all-" + colorScheme + width);
  }

  /// At 400 percent a window of 1280 by 1024 is 320 by 256: it may scroll down, never sideways.
  @Test
  void at_four_hundred_percent_nothing_scrolls_sideways() {
    Page page = browser.page(new Browser.NewContextOptions().setViewportSize(320, 256));
    PagePlayer player = new PagePlayer(page, false);
    page.navigate(browser.address());
    page.locator(".game-card").first().waitFor();
    assertThat(AccessibilityCheck.sideways(page)).as("lobby").isLessThanOrEqualTo(0);
    player.createTable(browser.address(), "logomachy", "Edwin", 2, 1);
    page.locator(".table .tile").first().waitFor();
    assertThat(AccessibilityCheck.sideways(page)).as("table").isLessThanOrEqualTo(0);
    Locator last = page.locator(".rack button[data-piece]").last();
    last.scrollIntoViewIfNeeded();
    assertThat(last.isVisible()).isTrue();
  }

  private static PagePlayer turn(PagePlayer one, PagePlayer other) {
    one.page().waitForCondition(() -> one.isMyTurn() || other.isMyTurn());
    return one.isMyTurn() ? one : other;
  }

  private static String seq(Page page) {
    return String.valueOf(page.locator(".table").first().getAttribute("data-seq"));
  }

  private static int curtainSeat(Page page) {
    return Integer.parseInt(
        String.valueOf(page.locator("[data-curtain]").getAttribute("data-curtain")));
  }

  private static void check(Page page, String view) {
    TestBrowser.picture(page, "view-" + view);
    AccessibilityCheck.check(page, view);
    assertThat(Contrast.faults(page)).as(view + " can be read").isEmpty();
  }
}
