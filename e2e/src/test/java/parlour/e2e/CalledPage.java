package parlour.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import parlour.engine.wire.Json;
import parlour.server.config.ServerOptions;
import parlour.testkit.LoopbackPushService;

/// A page with the real service worker, which is called by a push service of ours.
///
/// A Chromium without a network gets no subscription from its own push service. So the page is
/// handed one of ours, and what ours has received and decrypted is given to the service worker by
/// the browser's own protocol, as it would give it a push.
record CalledPage(Page page, String origin, String device, LoopbackPushService push) {
  /// The program trusts one push service at a time.
  static final String LOCK = "push service";

  private static final int MOST_DELIVERIES = 20;
  private static final int LOOKS = 200;

  static CalledPage of(TestBrowser browser, LoopbackPushService push, String device) {
    Page page =
        browser.page(
            new Browser.NewContextOptions()
                .setViewportSize(1280, 800)
                .setPermissions(List.of("notifications"))
                .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    page.addInitScript(subscribing(push.subscription(device).done()));
    return new CalledPage(page, browser.address(), device, push);
  }

  /// What lets a server call by this push service and no other.
  static ServerOptions.Outgoing outgoing(LoopbackPushService push) {
    return new ServerOptions.Outgoing(
        "mailto:host@parlour.example", "https://parlour.example", Set.of(push.origin()));
  }

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

  /// Joins a club by its invitation, and has this browser called.
  ///
  /// @return the switch that was turned on
  Locator join(String invitation, String name) {
    page.navigate(invitation);
    page.locator("input[name=name]").fill(name);
    page.locator("[data-act=join-club]").click();
    return switchOn();
  }

  Locator switchOn() {
    Locator told = page.locator("[data-notices] input[name=notices]");
    assertThat(told).not().isChecked();
    page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    told.click();
    assertThat(told).isChecked();
    return told;
  }

  /// Waits for the next message to this browser; there is nothing wrong with it.
  LoopbackPushService.Received next() {
    page.waitForCondition(() -> waiting().isPresent());
    LoopbackPushService.Received next = waiting().orElseThrow();
    push.received().remove(next);
    assertThat(next.wrong()).isEmpty();
    return next;
  }

  private Optional<LoopbackPushService.Received> waiting() {
    return push.received().stream().filter(each -> each.path().endsWith("/" + device)).findFirst();
  }

  /// Gives the service worker a push, as the browser does when one comes.
  private void deliver(String data) {
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
    JsonObject message = new JsonObject();
    message.addProperty("origin", origin);
    message.addProperty("registrationId", registration.get());
    message.addProperty("data", data);
    session.send("ServiceWorker.deliverPushMessage", message);
    session.detach();
  }

  /// Delivers a push until the service worker shows a notice with this text, for the browser now
  /// and then loses one, and a notice of the same thing replaces another.
  ///
  /// @return all notices: title, text, tag and where it leads, of each
  List<?> deliverUntilShown(String data, String text) {
    for (int delivery = 0; delivery < MOST_DELIVERIES; delivery++) {
      deliver(data);
      for (int look = 0; look < LOOKS; look++) {
        List<?> shown = shown();
        if (shown.stream().anyMatch(each -> String.valueOf(each).contains("|" + text + "|")))
          return shown;
        TestBrowser.pause(page);
      }
    }
    throw new AssertionError("no notice says: " + text);
  }

  private List<?> shown() {
    return (List<?>)
        page.evaluate(
            """
            async () => (await (await navigator.serviceWorker.ready).getNotifications())
              .map((each) => [each.title, each.body, each.tag, each.data].join("|")).sort()
            """);
  }
}
