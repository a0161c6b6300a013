package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Seat;
import parlour.games.sheets.Entry;

/// The judge in the pocket, in a browser: whole games entered by hand, without the server, by
/// keyboard.
@Tag("long")
class PocketTest {
  private static TestBrowser browser;

  @BeforeAll
  static void open() {
    browser = new TestBrowser(5);
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static void begin(Page page, String address, RecordedSheet recorded) {
    page.navigate(address + "#pocket=" + recorded.game());
    Locator form = page.locator("form[data-form=new]");
    form.waitFor();
    if (recorded.game().equals("foil")) {
      page.locator("details.options summary").click();
      page.locator("[data-setting=game] select").selectOption("three-hands");
    }
    while (form.locator("[name^=player]").count() > recorded.seats())
      form.locator("[data-act=fewer]").click();
    while (form.locator("[name^=player]").count() < recorded.seats())
      form.locator("[data-act=more]").click();
    for (int seat = 0; seat < recorded.seats(); seat++)
      form.locator("[name=player" + seat + "]").fill("Player " + (char) ('A' + seat));
    form.locator("[name=dealer][value='" + recorded.dealer() + "']").check();
    form.locator("[data-act=begin-sheet]").click();
    page.locator(".standing").waitFor();
  }

  private static void enter(Page page, Entry entry, int lines) {
    page.locator("[data-entry=" + entry.form() + "]").click();
    if (!entry.values().isEmpty()) {
      Locator form = page.locator("form[data-form=" + entry.form() + "]");
      form.waitFor();
      for (Map.Entry<String, String> value : new TreeMap<>(entry.values()).entrySet()) {
        Locator blank = form.locator("[name='" + value.getKey() + "']");
        if ("SELECT".equals(blank.evaluate("blank => blank.tagName")))
          blank.selectOption(value.getValue());
        else blank.fill(value.getValue());
      }
      form.locator("[data-act=enter]").click();
    }
    page.waitForFunction(
        "lines => JSON.parse(localStorage.getItem('parlour.pocket') ?? '{}').sheets"
            + " && Object.values(JSON.parse(localStorage.getItem('parlour.pocket')).sheets)[0]"
            + ".entries.length === lines",
        lines);
  }

  private static void endsAs(RecordedSheet recorded, Page page) {
    page.locator(".standing[data-over]").waitFor();
    for (int seat = 0; seat < recorded.seats(); seat++) {
      Locator place = page.locator(".standing li[data-seat='" + seat + "']");
      assertThat(place.getAttribute("data-points"))
          .isEqualTo(String.valueOf(recorded.result().points().at(Seat.of(seat))));
      assertThat(place.getAttribute("data-wins") != null)
          .isEqualTo(recorded.result().winners().has(Seat.of(seat)));
    }
    assertThat(page.locator("[data-entry]").count()).isZero();
  }

  private static void enterAll(Page page, String address, RecordedSheet recorded) {
    begin(page, address, recorded);
    int lines = 0;
    for (Entry entry : recorded.entries()) enter(page, entry, ++lines);
    endsAs(recorded, page);
  }

  static Stream<RecordedSheet> recorded() {
    return SheetTest.recorded();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("recorded")
  void a_whole_game_entered_by_hand_ends_as_before_the_referee(RecordedSheet recorded) {
    Page page = browser.phone();
    enterAll(page, browser.address(), recorded);
    TestBrowser.picture(page, "pocket-" + recorded.game());
    page.context().close();
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void after_one_visit_the_judge_needs_no_server() {
    try (TestBrowser own = new TestBrowser(5)) {
      Page page =
          own.page(
              new Browser.NewContextOptions()
                  .setViewportSize(390, 844)
                  .setColorScheme(ColorScheme.DARK)
                  .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
      String address = own.address();
      page.navigate(address);
      page.locator(".game-card").first().waitFor();
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      own.stopServer();
      RecordedSheet logomachy = RecordedSheet.logomachy(3);
      enterAll(page, address, logomachy);
      AccessibilityCheck.check(page, "a finished sheet");
      page.locator("[data-act=undo-entry]").click();
      page.locator(".standing:not([data-over])").waitFor();
      judge(page);
      watch(page);
    }
  }

  private static void judge(Page page) {
    page.locator("[name=pocket-tab][value=judge]").check(force());
    Locator word = page.locator("[data-question=word]");
    word.locator("[name=word]").fill("ample");
    page.keyboard().press("Enter");
    word.locator(".ruling[data-good=true]").waitFor();
    word.locator("[name=word]").fill("xqzz");
    page.keyboard().press("Enter");
    word.locator(".ruling[data-good=false]").waitFor();
    Locator taking = page.locator("[data-question=taking]");
    taking.locator("[name=new]").fill("AMPLE");
    taking.locator("[name=from]").fill("LAME");
    taking.locator("[name=added]").fill("P");
    taking.locator("[data-act=judge]").click();
    taking.locator(".ruling[data-good=true]").waitFor();
    AccessibilityCheck.check(page, "the judge");
  }

  private static void watch(Page page) {
    page.locator("[name=pocket-tab][value=watch]").check(force());
    Locator timer = page.locator("[role=timer]");
    assertThat(timer).hasAttribute("data-left", "60");
    page.locator("[data-act=start-clock]").click();
    assertThat(timer).not().hasAttribute("data-left", "60");
    AccessibilityCheck.check(page, "the watch");
    page.locator("[data-act=stop-clock]").click();
    page.locator("[data-act=reset-clock]").click();
    assertThat(timer).hasAttribute("data-left", "60");
  }

  private static Locator.CheckOptions force() {
    return new Locator.CheckOptions().setForce(true);
  }

  @Test
  void a_sheet_is_kept_by_keyboard_alone_and_shared_with_another_device() {
    Page page = browser.desktop();
    page.navigate(browser.address() + "#pocket=bull-frog");
    page.locator("form[data-form=new] [name=player0]").focus();
    page.keyboard().type("Ann");
    page.keyboard().press("Enter");
    page.locator("[data-entry=croak]").focus();
    page.keyboard().press("Enter");
    page.locator("form[data-form=croak] select").focus();
    page.keyboard().press("Tab");
    page.keyboard().press("Enter");
    assertThat(page.locator(".standing li[data-seat='0']")).hasAttribute("data-points", "1");
    page.locator("[data-act=share-sheet]").focus();
    page.keyboard().press("Enter");
    String link = page.locator("[data-link=copy-sheet]").inputValue();
    AccessibilityCheck.check(page, "a shared sheet");

    Page other = browser.phone();
    other.navigate(link);
    assertThat(other.locator(".standing li[data-seat='0']")).hasAttribute("data-points", "1");
    other.locator("[data-entry=croak]").click();
    other.locator("form[data-form=croak] [data-act=enter]").click();
    assertThat(page.locator(".standing li[data-seat='0']")).hasAttribute("data-points", "2");

    APIResponse pdf = page.request().get(browser.address() + "print/bull-frog.pdf?ink=spare");
    assertThat(pdf.status()).isEqualTo(200);
    assertThat(pdf.headers()).containsEntry("content-type", "application/pdf");
    assertThat(new String(pdf.body(), StandardCharsets.ISO_8859_1)).startsWith("%PDF-");
    assertThat(page.request().get(browser.address() + "print/chess.pdf").status()).isEqualTo(404);
    page.context().close();
    other.context().close();
  }
}
