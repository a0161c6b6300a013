package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.play.Log;
import parlour.engine.play.Replay;
import parlour.engine.wire.LogCodec;
import parlour.games.Editions;
import parlour.games.LogVerification;

/// After one visit the server goes away: the page still plays against bots, and the logs verify.
class OfflineTest {
  /// A word of the game that is long enough to be among the finest.
  private static final Pattern LONG_WORD = Pattern.compile("\\b[A-Z]{4}");

  @Test
  void with_the_server_gone_games_go_on_and_their_logs_verify() throws IOException {
    try (TestBrowser browser = new TestBrowser(5)) {
      Page page =
          browser.page(
              new Browser.NewContextOptions()
                  .setViewportSize(1280, 800)
                  .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
      OfflineRobot robot = new OfflineRobot(page);
      String address = browser.address();
      page.navigate(address);
      page.locator(".game-card").first().waitFor();
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      browser.stopServer();
      page.navigate(address);
      page.locator("[data-gone=playable]").waitFor();
      AccessibilityCheck.check(page, "without the house");
      TestBrowser.picture(page, "without-the-house");

      page.locator("article[data-game=authors] [data-act=play-alone]").click();
      page.locator(".table").waitFor();
      robot.sitDown();
      assertThat(robot.play(15)).isPositive();

      page.navigate(address + "#game=logomachy");
      page.locator(".options > summary").click();
      page.locator("input[name=name]").fill("Edwin");
      page.locator("select[name=seats]").selectOption("2");
      page.locator("[data-setting=goal] label", has(page, "input[value='0']")).click();
      page.locator("[data-setting=hands] label", has(page, "input[value='3']")).click();
      page.locator("[data-act=create]").click();
      page.locator(".table .tile").first().waitFor();
      robot.sitDown();
      int half = robot.play(12);
      TestBrowser.picture(page, "logomachy-alone");
      page.reload();
      page.locator(".table .tile").first().waitFor();
      assertThat(page.locator("[role=log] li").count()).isPositive();
      assertThat(Integer.parseInt(page.locator(".table").getAttribute("data-seq")))
          .isGreaterThanOrEqualTo(half);
      robot.play(Integer.MAX_VALUE);
      holds("logomachy", log(page));

      page.locator("[data-act=verify]").click();
      assertThat(page.locator("[data-verified=true]")).isVisible();
      // The device has dealt by chance: a short game may have none but short words.
      if (LONG_WORD.matcher(page.locator("[role=log]").first().textContent()).find())
        assertThat(page.locator("[data-finest] dd").first()).isVisible();
    }
  }

  private static Page.LocatorOptions has(Page page, String inside) {
    return new Page.LocatorOptions().setHas(page.locator(inside));
  }

  private static String log(Page page) throws IOException {
    page.locator("dialog[data-dialog=result]").waitFor();
    TestBrowser.openMore(page);
    Download download = page.waitForDownload(() -> page.locator("[data-act=log]").click());
    return Files.readString(download.path());
  }

  /// What `parlour verify` checks, and more: replayed here, the game's log is byte for byte the one
  /// the device wrote.
  private static void holds(String game, String text) {
    assertThat(LogVerification.of(text, Editions.of(ShippedLexicon.load())))
        .isInstanceOf(LogVerification.Holds.class);
    LogCodec.Book book = LogCodec.read(text);
    Log.Header header = book.log().header();
    assertThat(header.game()).isEqualTo(game);
    Replay.Played played = Replay.play(Editions.of(ShippedLexicon.load()).open(header), book.log());
    assertThat(played.entries()).isEqualTo(book.log().entries().size()).isGreaterThan(10);
    assertThat(LogCodec.write(new LogCodec.Book(book.log(), played.referee().result())))
        .isEqualTo(text);
  }
}
