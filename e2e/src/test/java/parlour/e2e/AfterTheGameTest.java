package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What players can look at when a game is over: the result, the replay, and the analysis.
@Tag("long")
class AfterTheGameTest {
  /// Counts the sounds that are played.
  private static final String SOUND_COUNTER =
      "window.notes = 0; const real = AudioScheduledSourceNode.prototype.start;"
          + " AudioScheduledSourceNode.prototype.start = function (...when) {"
          + " window.notes++; return real.apply(this, when); };";

  private static TestBrowser browser;

  @BeforeAll
  static void open() {
    browser = new TestBrowser(5);
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  /// A player who always throws in too soon is the Bull-Frog three times.
  @Test
  void the_frog_hops_and_croaks_and_the_game_is_verified_and_replayed() {
    Page page = browser.desktop();
    page.addInitScript(SOUND_COUNTER);
    PagePlayer player = new PagePlayer(page, false);
    player.createTable(
        browser.address(), "bull-frog", "Edwin", 3, 2, "deals", "3", "pause", "none");
    throwInTooSoon(page);
    Locator frog = page.locator("[data-antic=croak]");
    frog.waitFor();
    assertThat(frog).containsText("You");
    page.waitForFunction(
        "() => document.querySelector('[data-antic] img').naturalWidth > 0 && window.notes > 0");
    page.keyboard().press("0");
    assertThat(page.locator(".notice, [role=status]").filter(text("Sounds are off")).first())
        .isVisible();
    for (int attempt = 0; attempt < 80 && !player.isOver(); attempt++) throwInTooSoon(page);
    result(page);
    checkReplay(page);
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void a_finished_game_of_logomachy_is_analysed() {
    PagePlayer player = new PagePlayer(browser.desktop(), false);
    player.createTable(browser.address(), "logomachy", "Edwin", 2, 1, "goal", "1", "pause", "none");
    while (isAsked(player)) player.playTurn();
    checkAnalysis(player, "logomachy");
    AccessibilityCheck.check(player.page(), "analysis");
    Locator moment = player.page().locator("[data-annotated] li .moment").nth(2);
    String entry = moment.locator("xpath=..").getAttribute("data-entry");
    moment.click();
    player
        .page()
        .locator("[data-replay=\"" + entry + "\"] .table[data-seq=\"" + entry + "\"]")
        .waitFor();
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void a_finished_game_of_word_taking_is_analysed() {
    PagePlayer player = new PagePlayer(browser.desktop(), false);
    player.createTable(
        browser.address(), "wmwt", "Harriet", 2, 1, "goal", "5", "win", "at-once", "least", "3");
    while (isAsked(player)) player.drawAndPass();
    checkAnalysis(player, "wmwt");
    assertThat(player.page().locator("[data-verdict=none] .there li").count())
        .as("a player who only draws and passes has missed words")
        .isPositive();
    assertThat(browser.errors()).isEmpty();
  }

  /// Waits for the player's turn, or for the end of the game.
  private static boolean isAsked(PagePlayer player) {
    player.page().waitForCondition(() -> player.isMyTurn() || player.isOver());
    return !player.isOver();
  }

  /// Throws in the cards before the Bear has appeared, or turns one, if possible.
  private static void throwInTooSoon(Page page) {
    Locator throwIn = page.locator("button[data-verb=throw]:not([disabled])");
    Locator turn = page.locator(".acts button[data-verb=turn]");
    Locator over = page.locator("dialog .ranking");
    page.waitForCondition(() -> throwIn.count() + turn.count() + over.count() > 0);
    page.keyboard().press(throwIn.count() > 0 ? "b" : "t");
    TestBrowser.pause(page);
  }

  private static void result(Page page) {
    Locator sheet = page.locator("dialog[data-dialog=result]");
    sheet.waitFor();
    assertThat(sheet.locator(".podium [data-rank=\"1\"]")).isVisible();
    assertThat(sheet.locator("[data-chart] svg")).isVisible();
    TestBrowser.openMore(page);
    sheet.locator("[data-act=verify]").click();
    assertThat(sheet.locator("[data-verified=true]")).containsText("Verified");
    AccessibilityCheck.check(page, "result");
  }

  private static void checkReplay(Page page) {
    page.locator("[data-act=replay]").click();
    page.locator("[data-replay=\"0\"] .table").waitFor();
    page.waitForCondition(() -> last(page) > 2);
    page.locator("body").press("ArrowRight");
    page.locator("[data-replay=\"1\"] .table[data-seq=\"1\"]").waitFor();
    page.locator("select[name=eye]").selectOption("1");
    page.locator(".table[data-eye=\"1\"][data-seq=\"1\"]").waitFor();
    page.locator("select[name=speed]").selectOption("8");
    page.locator("[data-act=run]").click();
    page.waitForCondition(
        () -> Integer.parseInt(page.locator(".table").getAttribute("data-seq")) >= 3);
    page.locator("[data-act=last]").click();
    page.locator(".table[data-seq=\"" + last(page) + "\"]").waitFor();
    assertThat(page.locator("[role=log] li").last()).isVisible();
    AccessibilityCheck.check(page, "replay");
  }

  private static int last(Page page) {
    return Integer.parseInt(page.locator(".scrub input").getAttribute("max"));
  }

  /// Goes from the result to the analysis: annotated minute book, chart and finest words.
  private static void checkAnalysis(PagePlayer player, String game) {
    Page page = player.page();
    TestBrowser.openMore(page);
    page.locator("dialog[data-dialog=result] [data-act=analysis]").click();
    page.locator("[data-annotated] li[data-entry]").first().waitFor();
    assertThat(page.locator(".analysis [data-chart] .lead-line")).hasCount(2);
    Locator finest = page.locator(".analysis [data-finest] dd");
    assertThat(finest.first()).isVisible();
    assertThat(finest.first().textContent()).as("a word and its meaning").hasSizeGreaterThan(3);
    assertThat(page.locator("[data-reckoning] tbody tr").first()).isVisible();
    TestBrowser.picture(page, "analysis-" + game);
    page.locator("[data-annotated]").scrollIntoViewIfNeeded();
    int all = page.locator("[data-annotated] li[data-entry]").count();
    page.locator("[name=which][value=less]").check();
    int less = page.locator("[data-annotated] li[data-entry]").count();
    assertThat(less).isBetween(1, all - 1);
    page.locator("[data-annotated] .there").first().scrollIntoViewIfNeeded();
    TestBrowser.picture(page, "analysis-" + game + "-less");
    page.locator("[name=which][value=all]").check();
  }

  private static Locator.FilterOptions text(String text) {
    return new Locator.FilterOptions().setHasText(text);
  }
}
