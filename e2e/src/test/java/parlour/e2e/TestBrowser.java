package parlour.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import parlour.server.ParlourServer;
import parlour.server.config.ServerOptions;

/// A server with its own store, and a browser to come in with.
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
          "--force-color-profile=srgb");

  private final ParlourServer server;
  private final Playwright playwright;
  private final Browser browser;
  private final List<String> troubles = new ArrayList<>();

  private final boolean ours;
  private boolean isOut;

  /// Opens the house, with bots that take so many hundredths of their natural time.
  TestBrowser(int botPace) {
    this(serve(botPace), true);
  }

  private TestBrowser(ParlourServer server, boolean ours) {
    this.server = server;
    this.ours = ours;
    playwright = Playwright.create();
    browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium()).setArgs(FLAGS));
  }

  private static ParlourServer serve(int botPace) {
    try {
      return ParlourServer.start(
          ServerOptions.in(Files.createTempDirectory("parlour-e2e"))
              .withPort(0)
              .withBotPace(botPace));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The same house, with a browser of its own for another thread.
  TestBrowser beside() {
    return new TestBrowser(server, false);
  }

  /// A browser of this machine; without one the tests are skipped aloud, and on CI they fail.
  private static Path chromium() {
    Stream<String> usual =
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
        Stream.concat(usual, onPath)
            .filter(path -> !path.isEmpty())
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();
    if (found.isPresent()) return found.get();
    String loud =
        "NO BROWSER: install chromium (or set CHROMIUM to its path) to run the browser tests.";
    if (System.getenv("CI") != null) throw new AssertionError(loud);
    System.err.println(loud);
    Assumptions.abort(loud);
    throw new AssertionError(loud);
  }

  String address() {
    return server.address().toString();
  }

  /// A desk with a mouse, in daylight.
  Page desktop() {
    return page(
        new Browser.NewContextOptions()
            .setViewportSize(1280, 800)
            .setColorScheme(ColorScheme.LIGHT));
  }

  /// A phone with a finger, in the evening.
  Page phone() {
    return page(
        new Browser.NewContextOptions()
            .setViewportSize(390, 844)
            .setHasTouch(true)
            .setIsMobile(true)
            .setDeviceScaleFactor(2)
            .setColorScheme(ColorScheme.DARK));
  }

  /// The house closes its doors while its guests still sit before their pages.
  void goOut() {
    server.close();
    isOut = true;
  }

  /// A page that keeps nothing for later, unless its options say so.
  Page page(Browser.NewContextOptions options) {
    if (options.serviceWorkers == null) options.setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    BrowserContext context = browser.newContext(options.setReducedMotion(ReducedMotion.REDUCE));
    context.setDefaultTimeout(60_000);
    Page page = context.newPage();
    page.onPageError(error -> troubles.add("page error: " + error));
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") && !message.text().contains("status of 4"))
            troubles.add("console: " + message.text());
        });
    return page;
  }

  /// What pages complained of.
  List<String> troubles() {
    return troubles;
  }

  /// Keeps a picture, to be looked at.
  static void picture(Page page, String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "pictures", name + ".png")));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    if (ours && !isOut) server.close();
  }
}
