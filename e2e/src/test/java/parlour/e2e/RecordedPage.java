package parlour.e2e;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// A page that shows recorded frames: a stub takes the place of its WebSocket, and nothing is
/// played.
final class RecordedPage {
  private static final String STUB = script("recorded.js");

  /// Hands frames over one by one, waits until the page is laid out, and looks at each.
  private static final String SHOW =
      """
      async ({ sent, frames }) => {
        const look = LOOK, drawn = DRAWN;
        const seen = [];
        for (let n = 0; n < frames.length; n++) {
          const began = performance.now();
          window.deliver(sent[n]);
          await drawn();
          seen.push(look(frames[n], (performance.now() - began) / 1000));
        }
        return seen;
      }
      """;

  /// Goes to another table without loading the page again.
  private static final String SIT =
      """
      table => {
        delete window.deliver;
        history.pushState(null, '', '/t/' + table + '#watchToken=recorded');
        dispatchEvent(new PopStateEvent('popstate'));
      }
      """;

  private final Page page;
  private int tables;

  RecordedPage(Page page, String address) {
    this.page = page;
    page.addInitScript(STUB);
    page.navigate(address + "t/recorded#watchToken=recorded");
  }

  /// A script of the tests' resources.
  static String script(String name) {
    try (InputStream in = RecordedPage.class.getResourceAsStream(name)) {
      if (in == null) throw new IllegalStateException(name + " is missing");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Sits down at a recorded table, which forgets the one before.
  void sit(RecordedGame game, int eye) {
    page.evaluate(SIT, "recorded-" + ++tables);
    page.waitForFunction("() => 'deliver' in window && window.sent.length > 0");
    show(List.of(game.table().get(eye), game.scenes().get(eye).getFirst()), "() => true");
    page.locator(".table").waitFor();
  }

  /// Shows frames one after the other; what the given function says of each.
  List<?> show(List<String> frames, String look) {
    return show(frames, frames, look);
  }

  /// Sends frames one after the other; what the given function says of the page and the frame that
  /// it should look like.
  List<?> show(List<String> sent, List<String> frames, String look) {
    return (List<?>)
        page.evaluate(
            SHOW.replace("LOOK", look.strip().replaceFirst(";$", ""))
                .replace("DRAWN", TestBrowser.DRAWN.strip()),
            Map.of("sent", sent, "frames", frames));
  }

  Page page() {
    return page;
  }
}
