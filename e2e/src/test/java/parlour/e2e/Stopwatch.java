package parlour.e2e;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Measures how long a move takes from one screen to the other, by the clock both pages share.
///
/// A page records when it sends a play, and when each state of the table is drawn. Nothing is
/// asserted, because the result depends on the machine and its load.
final class Stopwatch {
  private static final String RECORDER =
      """
      window.marks = { sent: 0, seen: {}, ready: 0 };
      const now = () => performance.timeOrigin + performance.now();
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        if (String(text).includes('"type":"play"')) window.marks.sent = now();
        return send.call(this, text);
      };
      new MutationObserver(() => {
        const table = document.querySelector('.table');
        const seq = table?.dataset.seq;
        if (seq !== undefined && !(seq in window.marks.seen)) window.marks.seen[seq] = now();
        if (!window.marks.ready && table?.querySelector('.tile')) window.marks.ready = performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-seq'] });
      """;

  private final List<Long> millis = new ArrayList<>();

  /// Installs the recorder; call it before the page is opened.
  void watch(Page page) {
    page.addInitScript(RECORDER);
  }

  /// Records a move that `by` has just made, when the other screen was at state `before`.
  void played(Page by, Page other, int before) {
    String seenAt =
        """
        before => {
          const later = Object.keys(window.marks.seen).map(Number).filter((seq) => seq > before);
          return later.length > 0 && window.marks.seen[Math.min(...later)];
        }
        """;
    Object seen = other.waitForFunction(seenAt, before).jsonValue();
    Object sent = by.evaluate("() => window.marks.sent");
    millis.add(Math.round(((Number) seen).doubleValue() - ((Number) sent).doubleValue()));
  }

  /// The result in a sentence.
  String moves() {
    if (millis.isEmpty()) return "No move was timed.";
    List<Long> sorted = new ArrayList<>(millis);
    Collections.sort(sorted);
    return "A move is on the other screen after %d ms at the median, %d ms at worst, of %d moves."
        .formatted(sorted.get(sorted.size() / 2), sorted.getLast(), sorted.size());
  }

  /// Opens a page for the first time, and says how long it took until the table was usable.
  String cold(Page page, String address) {
    watch(page);
    page.navigate(address);
    page.waitForFunction("() => window.marks.ready > 0");
    Object ready = page.evaluate("() => window.marks.ready");
    return "A table can be used %d ms after its page was first opened."
        .formatted(Math.round(((Number) ready).doubleValue()));
  }
}
