package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.wire.Json;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;
import parlour.testkit.LoopbackPushService;

/// A member switches on being called; the server pushes; the real service worker shows it and leads
/// to the chair.
///
/// A Chromium without a network gets no subscription from its own push service. So the page is
/// handed one of ours, and what ours has received and decrypted is given to the service worker by
/// the browser's own protocol, as it would give it a push.
class NoticesTest {
  @TempDir Path folder;

  private static String subscribing(Json subscription) {
    return """
    const subscription = %s;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error("not so");
      return { toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }) };
    };
    """
        .formatted(subscription.write());
  }

  @Test
  void what_the_server_pushes_the_service_worker_shows_and_it_leads_to_the_table() {
    try (LoopbackPushService push = new LoopbackPushService(folder);
        TestBrowser browser =
            new TestBrowser(
                ParlourServer.start(
                    ServerOptions.in(folder.resolve("data"))
                        .withPort(0)
                        .with(
                            new ServerOptions.Outgoing(
                                "mailto:host@parlour.example",
                                "https://parlour.example",
                                Set.of(push.origin())))))) {
      Page page =
          browser.page(
              new Browser.NewContextOptions()
                  .setViewportSize(1280, 800)
                  .setPermissions(List.of("notifications"))
                  .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
      page.addInitScript(subscribing(push.subscription("ben").done()));
      APIRequestContext api = page.context().request();
      Json club =
          post(
              api,
              browser.address() + "api/clubs",
              "",
              "{\"club\":\"The Circle\",\"name\":\"Ada\"}");
      String path = browser.address() + "c/" + club.at("club").asText();

      page.navigate(path + "#inviteToken=" + club.at("inviteToken").asText());
      page.locator("input[name=name]").fill("Ben");
      page.locator("[data-act=join-club]").click();
      Locator told = page.locator("[data-notices] input[name=notices]");
      assertThat(told).not().isChecked();
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      told.click();
      assertThat(told).isChecked();
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
      page.waitForCondition(() -> !push.received().isEmpty());
      LoopbackPushService.Received pushed = push.received().remove();
      assertThat(pushed.wrong()).isEmpty();

      deliver(page, browser.address(), pushed.body());
      deliver(page, browser.address(), "what an older house might say");
      page.waitForFunction(
          "async () => (await (await navigator.serviceWorker.ready).getNotifications()).length ==="
              + " 2");
      Object shown =
          page.evaluate(
              """
              async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map((each) => [each.title, each.body, each.tag, each.data].join("|")).sort()
              """);
      String table = laid.at("table").asText();
      String url = "/c/" + club.at("club").asText() + "#table=" + table;
      assertThat(shown)
          .isEqualTo(
              List.of(
                  "Parlour|Something waits for you.|parlour|/",
                  "The Circle|A table of Skat with Ada is laid for you.|" + table + "|" + url));

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

  /// Gives the page's service worker a push, as the browser does when one comes.
  private static void deliver(Page page, String origin, String data) {
    CDPSession session = page.context().newCDPSession(page);
    AtomicReference<String> registration = new AtomicReference<>("");
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        event -> {
          for (JsonElement each : event.getAsJsonArray("registrations"))
            registration.set(each.getAsJsonObject().get("registrationId").getAsString());
        });
    session.send("ServiceWorker.enable");
    page.waitForCondition(() -> !"".equals(registration.get()));
    JsonObject push = new JsonObject();
    push.addProperty("origin", origin);
    push.addProperty("registrationId", registration.get());
    push.addProperty("data", data);
    session.send("ServiceWorker.deliverPushMessage", push);
    session.detach();
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
