package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;

/// Whether a page can be used by everybody: nothing axe objects to, and no scrolling sideways.
final class Access {
  private Access() {}

  static void check(Page page, String view) {
    List<String> violations =
        new AxeBuilder(page).analyze().getViolations().stream().map(Access::tell).toList();
    assertThat(violations).as(view).isEmpty();
    assertThat(sideways(page)).as(view + " scrolls sideways").isLessThanOrEqualTo(0);
  }

  /// By how many pixels the page, its room or its dialog is wider than what is seen of it.
  static int sideways(Page page) {
    Object wide =
        page.evaluate(
            "Math.max(...[document.documentElement, ...document.querySelectorAll('.room, dialog')]"
                + ".map(each => each.scrollWidth - each.clientWidth))");
    return ((Number) wide).intValue();
  }

  private static String tell(Rule rule) {
    return rule.getId()
        + ": "
        + rule.getHelp()
        + " "
        + rule.getNodes().stream().limit(3).map(node -> String.valueOf(node.getHtml())).toList();
  }
}
