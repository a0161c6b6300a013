package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// A benchmark of the page on a phone with a slow processor, with `./check page-speed`: when a cold
/// page first shows something, and what each frame of a recorded game costs. It prints the tables
/// of bench/RESULTS.md.
///
/// Its name keeps it out of the ordinary test run: how fast a machine is proves nothing.
class PageSpeed {
  /// How many times slower than this machine the phone is.
  private static final int THROTTLE = 4;

  private static final int COLD_PAGES = 5;
  private static final int MOST_STEPS = 80;

  /// The frames before anything counts: by then the browser has compiled the scripts.
  private static final int WARM_UP = 15;

  private static final String FIRST_PAINT =
      """
      () => new Promise(done => {
        const seen = () => performance.getEntriesByName('first-contentful-paint')[0];
        const look = () => seen() ? done(seen().startTime) : setTimeout(look, 20);
        look();
      })
      """;

  @Test
  void on_a_throttled_phone() {
    try (TestBrowser browser = new TestBrowser(100)) {
      System.out.printf(
          Locale.ROOT,
          "First paint of the front page, cold: %.0f ms; on a phone %d times slower: %.0f ms%n",
          firstPaint(browser, 1),
          THROTTLE,
          firstPaint(browser, THROTTLE));
      Page phone = browser.phone();
      CDPSession session = throttled(phone, THROTTLE);
      session.send("Performance.enable");
      RecordedPage recorded = new RecordedPage(phone, browser.address());
      System.out.println(
          "| game | frames | script, ms a frame | style and layout, ms a frame | layouts a frame | elements styled a frame |");
      System.out.println("|---|---|---|---|---|---|");
      for (CatalogEntry entry : Catalog.entries()) measure(recorded, session, entry);
      assertThat(browser.errors()).isEmpty();
    }
  }

  private static void measure(RecordedPage recorded, CDPSession session, CatalogEntry entry) {
    RecordedGame game = RecordedGame.of(entry, 1, MOST_STEPS);
    List<String> frames = game.changes().getFirst();
    recorded.sit(game, 0);
    int from = Math.min(WARM_UP, frames.size() / 2);
    recorded.show(frames.subList(1, from), "() => true");
    double script = metric(session, "ScriptDuration");
    double layout = metric(session, "LayoutDuration") + metric(session, "RecalcStyleDuration");
    double layouts = metric(session, "LayoutCount");
    List<String> counted = frames.subList(from, frames.size());
    recorded.show(counted, "() => true");
    script = metric(session, "ScriptDuration") - script;
    layout = metric(session, "LayoutDuration") + metric(session, "RecalcStyleDuration") - layout;
    layouts = metric(session, "LayoutCount") - layouts;
    // Counted by itself: a trace takes time.
    recorded.sit(game, 0);
    recorded.show(frames.subList(1, from), "() => true");
    int styled = StyledElements.perFrame(recorded, counted).stream().mapToInt(n -> n).sum();
    System.out.printf(
        Locale.ROOT,
        "| %s | %d | %.1f | %.1f | %.1f | %d |%n",
        entry.id(),
        counted.size(),
        script * 1_000 / counted.size(),
        layout * 1_000 / counted.size(),
        layouts / counted.size(),
        styled / counted.size());
  }

  /// The median over pages that have nothing in their cache.
  private static double firstPaint(TestBrowser browser, int throttle) {
    return IntStream.range(0, COLD_PAGES)
        .mapToDouble(
            _ -> {
              Page page = browser.phone();
              throttled(page, throttle);
              page.navigate(browser.address());
              double millis = ((Number) page.evaluate(FIRST_PAINT)).doubleValue();
              page.context().close();
              return millis;
            })
        .sorted()
        .skip(COLD_PAGES / 2)
        .findFirst()
        .orElseThrow();
  }

  private static CDPSession throttled(Page page, int rate) {
    CDPSession session = page.context().newCDPSession(page);
    JsonObject how = new JsonObject();
    how.addProperty("rate", rate);
    session.send("Emulation.setCPUThrottlingRate", how);
    return session;
  }

  /// A running total of the browser, in seconds.
  private static double metric(CDPSession session, String name) {
    for (JsonElement each : session.send("Performance.getMetrics").getAsJsonArray("metrics"))
      if (each.getAsJsonObject().get("name").getAsString().equals(name))
        return each.getAsJsonObject().get("value").getAsDouble();
    throw new IllegalStateException("the browser does not measure " + name);
  }
}
