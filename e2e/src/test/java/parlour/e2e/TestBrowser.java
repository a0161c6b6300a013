package parlour.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;
import parlour.testkit.Seeds;

/// A server with its own store, and the headless Chromium of this thread to visit it with.
final class TestBrowser implements AutoCloseable {
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-dev-shm-usage",
          "--disable-audio-output",
          "--force-color-profile=srgb");

  /// Says that the device has shown how every game is played, so that no sheet lies over a table.
  private static final String HOW_TO_KNOWN =
      "if (!localStorage.getItem('parlour.howTo')) localStorage.setItem('parlour.howTo',"
          + " '[\"*\"]');";

  /// The felt is measured anew when a frame is drawn, and laid out after that; what a frame is the
  /// first to need is a font that comes late, and until then words are wider.
  static final String DRAWN =
      """
      async () => {
        for (let i = 0; i < 3; i++) {
          await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
          await document.fonts.ready;
        }
      }
      """;

  /// Waits until something is there no more.
  static final Locator.WaitForOptions GONE =
      new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

  /// How long a page is waited for: so long that no machine is too slow. Playwright itself would
  /// give up an assertion after five seconds.
  private static final int LONGEST_MILLIS = 180_000;

  static {
    PlaywrightAssertions.setDefaultAssertionTimeout(LONGEST_MILLIS);
  }

  /// Each thread of the tests has one Chromium for all that it runs, since a start takes longer
  /// than many a test; the contexts of different tests share nothing. It ends with the tests' JVM.
  private static final ThreadLocal<Browser> OF_THIS_THREAD =
      ThreadLocal.withInitial(TestBrowser::launch);

  private ParlourServer server;
  private final List<BrowserContext> contexts = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();

  private final boolean ownsServer;
  private boolean isServerStopped;

  /// Starts a server and a browser.
  ///
  /// @param botPacePercent how long bots take, in percent of their natural time
  TestBrowser(int botPacePercent) {
    this(serve(botPacePercent), true);
  }

  /// Starts a server with these options, at a port of its own choice, and a browser.
  TestBrowser(ServerOptions options) {
    this(ParlourServer.start(options.withPort(0)), true);
  }

  /// Visits this server, and closes it at the end.
  TestBrowser(ParlourServer server) {
    this(server, true);
  }

  private TestBrowser(ParlourServer server, boolean ownsServer) {
    this.server = server;
    this.ownsServer = ownsServer;
  }

  private static Browser launch() {
    BrowserType.LaunchOptions options =
        new BrowserType.LaunchOptions().setExecutablePath(chromium()).setArgs(FLAGS);
    return Playwright.create().chromium().launch(options);
  }

  private static ParlourServer serve(int botPacePercent) {
    try {
      return ParlourServer.start(
          ServerOptions.in(Files.createTempDirectory("parlour-e2e"))
              .withSeeds(Seeds.ofDeals())
              .withPort(0)
              .withBotPace(botPacePercent));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The same server with the browser of another thread.
  TestBrowser inThisThread() {
    return new TestBrowser(server, false);
  }

  /// The browser of this machine; without one the tests are skipped with a message, and fail on CI.
  private static Path chromium() {
    Stream<String> known =
        Stream.of(
            System.getProperty("chromium", ""),
            System.getenv().getOrDefault("CHROMIUM", ""),
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium");
    Stream<String> onPath =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
            .flatMap(
                folder ->
                    Stream.of("chromium", "chromium-browser", "google-chrome", "chrome")
                        .map(name -> folder + "/" + name));
    Optional<Path> found =
        Stream.concat(known, onPath)
            .filter(path -> !path.isEmpty())
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();
    if (found.isPresent()) return found.get();
    String message =
        "NO BROWSER: install chromium (or set CHROMIUM to its path) to run the browser tests.";
    if (System.getenv("CI") != null) throw new AssertionError(message);
    System.err.println(message);
    Assumptions.abort(message);
    throw new AssertionError(message);
  }

  String address() {
    return server.address().toString();
  }

  /// A desktop page with a mouse, in the light colour scheme.
  Page desktop() {
    return page(
        new Browser.NewContextOptions()
            .setViewportSize(1280, 800)
            .setColorScheme(ColorScheme.LIGHT));
  }

  /// A phone page with touch, in the dark colour scheme.
  Page phone() {
    return page(
        new Browser.NewContextOptions()
            .setViewportSize(390, 844)
            .setHasTouch(true)
            .setIsMobile(true)
            .setDeviceScaleFactor(2)
            .setColorScheme(ColorScheme.DARK));
  }

  /// Stops the server while pages are still open.
  void stopServer() {
    server.close();
    isServerStopped = true;
  }

  /// Stops the server, and starts it again at the same port; pages that are open come back to it.
  void restartServer(ServerOptions options, Runnable meanwhile) {
    int port = server.port();
    server.close();
    meanwhile.run();
    server = ParlourServer.start(options.withPort(port));
  }

  /// A page without a service worker, unless its options allow one.
  Page page(Browser.NewContextOptions options) {
    if (options.serviceWorkers == null) options.setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    BrowserContext context =
        OF_THIS_THREAD.get().newContext(options.setReducedMotion(ReducedMotion.REDUCE));
    contexts.add(context);
    context.setDefaultTimeout(LONGEST_MILLIS);
    context.addInitScript(HOW_TO_KNOWN);
    Page page = context.newPage();
    page.onPageError(error -> errors.add("page error: " + error));
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") && !message.text().contains("status of 4"))
            errors.add("console: " + message.text());
        });
    return page;
  }

  /// Errors that pages threw or logged.
  List<String> errors() {
    return errors;
  }

  /// Waits until what has changed is laid out and drawn.
  static void waitUntilDrawn(Page page) {
    page.evaluate(DRAWN);
  }

  /// A breath between two looks at a page, for who waits in a loop until something is there.
  static void pause(Page page) {
    page.waitForTimeout(50);
  }

  /// Opens what a result keeps under More: replay, analysis, download, verification.
  static void openMore(Page page) {
    page.locator("dialog[data-dialog=result] details.more:not([open]) > summary").click();
    Assertions.assertThat(AccessibilityCheck.sideways(page)).as("sideways").isLessThanOrEqualTo(0);
  }

  /// Saves a screenshot to look at.
  static void picture(Page page, String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "pictures", name + ".png")));
  }

  @Override
  public void close() {
    contexts.forEach(BrowserContext::close);
    if (ownsServer && !isServerStopped) server.close();
  }
}
