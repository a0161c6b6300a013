package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.lexicon.house.HouseList;
import parlour.server.DeskKey;
import parlour.server.ParlourServer;
import parlour.server.config.HouseRules;
import parlour.server.config.ServerOptions;
import parlour.testkit.PathProxy;
import parlour.testkit.Seeds;

/// The host's desk, and a house below a path of another site, in a browser.
class HouseTest {
  private static final String PATH = "/parlour";

  private static TestBrowser browser;
  private static String desk;
  private static int port;

  @BeforeAll
  static void open() throws IOException {
    Path folder = Files.createTempDirectory("parlour-e2e");
    HouseRules invites =
        new HouseRules(HouseList.NONE, HouseRules.WhoOpens.INVITED, HouseRules.SignOn.NONE, false);
    ParlourServer server =
        ParlourServer.start(
            ServerOptions.in(folder)
                .withSeeds(Seeds.ofDeals())
                .withPort(0)
                .withBotPace(5)
                .withBasePath(PATH)
                .with(invites));
    browser = new TestBrowser(server);
    desk = browser.address() + "#house=" + DeskKey.of(folder);
    port = server.port();
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static Page page(int width, int height, ColorScheme colorScheme) {
    return browser.page(
        new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(colorScheme));
  }

  /// The invitation of the house, made at the desk.
  private static String invitation(Page page) {
    page.navigate(desk);
    page.locator("[data-act=invite]").click();
    return page.locator("[data-link=copy-invitation]").inputValue();
  }

  @ParameterizedTest
  @CsvSource({"LIGHT,1280,800", "DARK,360,640"})
  void axe_finds_nothing_at_the_desk_and_a_phone_shows_its_whole_width(
      ColorScheme colorScheme, int width, int height) {
    Page page = page(width, height, colorScheme);
    invitation(page);
    page.locator(".house input[maxlength='200']").fill("We close at ten.");
    page.locator("[data-act=say]").click();
    page.locator("[data-act=hush]").waitFor();
    for (int i = 0; i < page.locator(".house summary").count(); i++)
      page.locator(".house summary").nth(i).click();
    AccessibilityCheck.check(page, "desk");
    assertThat(Contrast.faults(page)).as("can be read").isEmpty();
    assertThat(reachedByTab(page))
        .as("reached by Tab, with a ring")
        .isEqualTo(page.evaluate(PRESSED));
    assertThat(page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))
        .as("nothing scrolls sideways, with settings and log open")
        .isEqualTo(true);
    page.locator("[data-act=hush]").click();
    page.context().close();
  }

  /// All that can be pressed or written in at the desk.
  private static final String PRESSED =
      """
      () => [...document.querySelectorAll('.house :is(button, input, summary, a[href])')]
        .filter(each => each.checkVisibility() && !each.disabled).length
      """;

  private static final String RING =
      """
      () => {
        const at = document.activeElement;
        if (!at || !at.closest('.house')) return 'outside';
        const {outlineStyle, boxShadow} = getComputedStyle(at);
        return outlineStyle !== 'none' || boxShadow !== 'none' ? 'ring' : 'no ring: ' + at.outerHTML;
      }
      """;

  /// How many places at the desk Tab comes to with a ring to be seen.
  private static int reachedByTab(Page page) {
    page.locator("a.home").focus();
    int reached = 0;
    for (int press = 0; press < 200; press++) {
      page.keyboard().press("Tab");
      Object ring = page.evaluate(RING);
      if (ring.equals("ring")) reached++;
      else if (reached > 0) return reached;
    }
    return reached;
  }

  @Test
  void a_word_to_everybody_is_said_by_keys_alone_and_put_away_by_whoever_has_read_it() {
    Page host = page(1280, 800, ColorScheme.LIGHT);
    Page guest = page(390, 844, ColorScheme.LIGHT);
    guest.navigate(invitation(host));
    guest.navigate(browser.address() + "#game=slap-jack");
    guest.locator("[data-act=create]").click();
    guest.locator(".table").first().waitFor();
    host.locator(".house input[maxlength='200']").focus();
    host.keyboard().type("We close at ten.");
    host.keyboard().press("Tab");
    assertThat(host.evaluate("document.activeElement.dataset.act")).isEqualTo("say");
    host.keyboard().press("Enter");
    guest.locator(".house-notice").waitFor();
    assertThat(guest.locator(".house-notice").innerText()).contains("We close at ten.");
    AccessibilityCheck.check(guest, "notice");
    guest.locator("[data-act=notice-read]").click();
    assertThat(guest.locator(".house-notice").count()).isZero();
    host.locator("[data-act=hush]").focus();
    host.keyboard().press("Enter");
    host.locator("[data-act=hush]").waitFor(TestBrowser.GONE);
    host.reload();
    host.locator("[data-act=end]").first().focus();
    host.keyboard().press("Enter");
    host.locator("[data-act=end]", new Page.LocatorOptions().setHasText("End it now")).waitFor();
    assertThat(guest.locator(".fault").count()).as("nothing is taken by one press").isZero();
    host.keyboard().press("Enter");
    guest.locator(".fault").waitFor();
    assertThat(guest.locator(".fault").innerText()).contains("has ended it");
    host.context().close();
    guest.context().close();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void a_house_below_a_path_is_played_in_through_a_proxy(boolean strips) throws IOException {
    Page page = page(1280, 800, ColorScheme.LIGHT);
    String token = invitation(page).replaceFirst(".*#", "#");
    try (PathProxy proxy = new PathProxy(port, PATH, strips)) {
      String site = "http://127.0.0.1:" + proxy.port();
      page.navigate(site + PATH + "/");
      page.locator("[data-door=invited]").waitFor();
      page.navigate(site + PATH + "/" + token);
      page.waitForURL(site + PATH + "/");
      page.locator("[data-door=invited]").waitFor(TestBrowser.GONE);
      page.locator(".game-card [data-act=set-up]").first().click();
      page.locator("[data-act=create]").click();
      page.waitForURL(site + PATH + "/t/*");
      page.locator(".table .seat, .table .tile").first().waitFor();
      page.reload();
      page.locator(".table .seat, .table .tile").first().waitFor();
      page.locator("a.home").click();
      page.waitForURL(site + PATH + "/");
      Object broken =
          page.evaluate(
              "[...document.images].filter(each => each.complete && !each.naturalWidth).length");
      assertThat(broken).as("drawings that did not come").isEqualTo(0);
    }
    page.context().close();
  }
}
