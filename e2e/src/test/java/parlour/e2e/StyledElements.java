package parlour.e2e;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Counts the elements that the browser styles anew for each frame, with what is drawn before and
/// after them. Unlike the time it takes, that is the same on every machine that is not loaded, but
/// for clocks.
final class StyledElements {
  private static final List<String> CATEGORIES =
      List.of("blink.user_timing", "disabled-by-default-devtools.timeline.invalidationTracking");

  private static final String STYLED = "StyleResolver::ResolveStyle";
  private static final String SHOWN = "shown";

  private StyledElements() {}

  /// Shows frames one after the other; how many elements were styled for each.
  static List<Integer> perFrame(RecordedPage recorded, List<String> frames) {
    Page page = recorded.page();
    Browser browser = page.context().browser();
    browser.startTracing(page, new Browser.StartTracingOptions().setCategories(CATEGORIES));
    recorded.show(frames, "() => { performance.mark('" + SHOWN + "'); }");
    String trace = new String(browser.stopTracing(), StandardCharsets.UTF_8);
    List<JsonObject> events = new ArrayList<>();
    for (JsonElement each :
        JsonParser.parseString(trace).getAsJsonObject().getAsJsonArray("traceEvents"))
      events.add(each.getAsJsonObject());
    List<JsonObject> shown = named(events, SHOWN);
    // Other pages of the same browser are in the trace, too.
    int own = shown.getFirst().get("pid").getAsInt();
    List<Long> styled =
        named(events, STYLED).stream()
            .filter(each -> each.get("pid").getAsInt() == own)
            .map(StyledElements::at)
            .toList();
    List<Integer> counts = new ArrayList<>();
    long before = 0;
    for (long end : shown.stream().map(StyledElements::at).sorted().toList()) {
      long from = before;
      counts.add((int) styled.stream().filter(at -> from < at && at <= end).count());
      before = end;
    }
    return counts;
  }

  private static List<JsonObject> named(List<JsonObject> events, String name) {
    return events.stream().filter(each -> each.get("name").getAsString().equals(name)).toList();
  }

  private static long at(JsonObject event) {
    return event.get("ts").getAsLong();
  }
}
