package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;
import parlour.testkit.LoopbackPushService;
import parlour.testkit.Seeds;

/// A member switches on being called; the server pushes; the real service worker shows it and leads
/// to the chair.
@ResourceLock(CalledPage.LOCK)
class NoticesTest {
  @TempDir Path folder;

  @Test
  void what_the_server_pushes_the_service_worker_shows_and_it_leads_to_the_table() {
    try (LoopbackPushService push = new LoopbackPushService(folder);
        TestBrowser browser =
            new TestBrowser(
                ServerOptions.in(folder.resolve("data"))
                    .withSeeds(Seeds.ofDeals())
                    .with(CalledPage.outgoing(push)))) {
      CalledPage ben = CalledPage.of(browser, push, "ben");
      Page page = ben.page();
      APIRequestContext api = page.context().request();
      Json club =
          post(
              api,
              browser.address() + "api/clubs",
              "",
              "{\"club\":\"The Circle\",\"name\":\"Ada\"}");
      String path = browser.address() + "c/" + club.at("club").asText();

      Locator told = ben.join(path + "#inviteToken=" + club.at("inviteToken").asText(), "Ben");
      page.locator("[data-notices] select[name=from]").selectOption("23");
      AccessibilityCheck.check(page, "notices of a club");
      TestBrowser.picture(page, "club-notices");
      page.reload();
      assertThat(page.locator("[data-notices] select[name=from]")).hasValue("23");

      Json laid =
          post(
              api,
              browser.address() + "api/clubs/" + club.at("club").asText() + "/tables",
              club.at("token").asText(),
              "{\"game\":\"skat\",\"seats\":2,\"members\":[1]}");
      String forHim = "A table of Skat with Ada is laid for you.";
      ben.deliverUntilShown(ben.next().body(), forHim);
      String table = laid.at("table").asText();
      String url = "/c/" + club.at("club").asText() + "#table=" + table;
      assertThat(ben.deliverUntilShown("what an older house might say", "Something waits for you."))
          .isEqualTo(
              List.of(
                  "Parlour|Something waits for you.|parlour|/",
                  "The Circle|" + forHim + "|" + table + "|" + url));

      page.navigate(browser.address() + url.substring(1));
      page.waitForURL(Pattern.compile(".*/t/" + table + "$"));
      assertThat(page.locator(".chair[data-me]")).hasAttribute("data-seat", "1");
      page.goBack();
      assertThat(told).isChecked();
      told.click();
      assertThat(told).not().isChecked();
      assertThat(browser.errors()).isEmpty();
    }
  }

  private static Json post(APIRequestContext api, String url, String token, String body) {
    RequestOptions options =
        RequestOptions.create().setHeader("Content-Type", "application/json").setData(body);
    if (!token.isEmpty()) options.setHeader("Authorization", "Bearer " + token);
    return Json.parse(api.post(url, options).text());
  }

  @Test
  void a_house_that_calls_nobody_says_why() {
    try (TestBrowser browser = new TestBrowser(5)) {
      Page page = browser.desktop();
      page.navigate(browser.address() + "#club");
      page.locator("input[name=club]").fill("The Circle");
      page.locator("input[name=name]").fill("Ada");
      page.locator("[data-act=found-club]").click();
      page.locator("dialog[data-dialog=club-invite]").waitFor();
      assertThat(page.locator("[data-notices]"))
          .containsText("This house cannot call you: its host has given it no https address.");
      assertThat(page.locator("[data-notices] input")).hasCount(0);
    }
  }
}
