package parlour.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/// Checks the accessibility of a page with axe, and that it does not scroll sideways.
///
/// Axe is injected once per document, and all its rules run; only violations are reported node by
/// node, because the report takes longer than the check.
final class AccessibilityCheck {
  private static final String AXE = AxeBuilder.getAxeScript();

  private static final String RUN =
      """
      async () => {
        const found = await axe.run(document, {resultTypes: ['violations']});
        if (found.passes.length === 0) throw new Error('axe checked nothing');
        return found.violations.map(
          rule => rule.id + ': ' + rule.help + ' ' + rule.nodes.slice(0, 3).map(node => node.html).join(' '));
      }
      """;

  private AccessibilityCheck() {}

  static void check(Page page, String view) {
    assertThat(violations(page)).as(view).isEmpty();
    assertThat(sideways(page)).as(view + " scrolls sideways").isLessThanOrEqualTo(0);
  }

  private static List<?> violations(Page page) {
    if (!Boolean.TRUE.equals(page.evaluate("'axe' in window"))) page.evaluate(AXE);
    return (List<?>) page.evaluate(RUN);
  }

  /// By how many pixels the page, its room or its dialog is wider than its visible part.
  static int sideways(Page page) {
    Object wide =
        page.evaluate(
            "Math.max(...[document.documentElement, ...document.querySelectorAll('.play-page, dialog')]"
                + ".map(each => each.scrollWidth - each.clientWidth))");
    return ((Number) wide).intValue();
  }
}
