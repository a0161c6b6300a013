package parlour.app.report;

import java.util.List;
import java.util.Locale;
import parlour.bots.analysis.Analysis;
import parlour.engine.Seat;

/// An analysis as one HTML page: the scores over time, the finest words, and every turn with its
/// best plays.
public final class AnalysisPage {
  private static final String[] INKS = {
    "#8a3b12", "#2f5d3a", "#2d4b7a", "#8a6d12", "#6b2d6b", "#3a6b6b", "#7a2d2d", "#444444"
  };
  private static final int WIDTH = 760;
  private static final int HEIGHT = 260;

  private final ReportPage out =
      new ReportPage(
          "a game gone through again",
          """
          body { max-width: 54rem; }
          ol { list-style: none; padding: 0; }
          li { border-top: 1px solid #d8ccb4; padding: .4rem 0; }
          .there { color: #2f5d3a; margin: 0 0 0 1.5rem; }
          .missed { color: #8a3b12; margin: 0 0 0 1.5rem; }
          """);

  private AnalysisPage() {}

  public static String write(Analysis analysis) {
    AnalysisPage page = new AnalysisPage();
    page.put("<h1>%s, gone through again</h1>", ReportPage.escaped(analysis.game()));
    page.chart(analysis);
    page.words(analysis);
    page.turns(analysis);
    return page.out.done();
  }

  private void put(String format, Object... values) {
    out.put(format, values);
  }

  /// A step chart of every chair's score over the entries of the log.
  private void chart(Analysis analysis) {
    List<Analysis.Lead> leads = analysis.leads();
    int low = 0;
    int high = 1;
    for (Analysis.Lead lead : leads) {
      for (int i = 0; i < analysis.seats(); i++) {
        low = Math.min(low, lead.scores().at(Seat.of(i)));
        high = Math.max(high, lead.scores().at(Seat.of(i)));
      }
    }
    put("<h2>The lead</h2>");
    put(
        "<svg role=\"img\" aria-label=\"The scores over time\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">",
        WIDTH + 60, HEIGHT + 40, WIDTH + 60, HEIGHT + 40);
    put("<text x=\"0\" y=\"16\">%d</text><text x=\"0\" y=\"%d\">%d</text>", high, HEIGHT + 10, low);
    put(
        "<line x1=\"40\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#d8ccb4\"/>",
        HEIGHT + 10, WIDTH + 40, HEIGHT + 10);
    double entries = Math.max(1, analysis.entries());
    for (int i = 0; i < analysis.seats(); i++) {
      StringBuilder points = new StringBuilder();
      double y = 0;
      for (Analysis.Lead lead : leads) {
        double x = 40 + WIDTH * lead.entry() / entries;
        if (!points.isEmpty()) points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
        y = 10 + HEIGHT * (high - lead.scores().at(Seat.of(i))) / (double) (high - low);
        points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
      }
      points.append(String.format(Locale.ROOT, "%d,%.1f", WIDTH + 40, y));
      put(
          "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"%s\"/>",
          INKS[i % INKS.length], points);
      put(
          "<text x=\"%d\" y=\"%d\" style=\"fill:%s\">%s</text>",
          40 + 90 * i, HEIGHT + 34, INKS[i % INKS.length], SeatNames.of(Seat.of(i)));
    }
    put("</svg>");
  }

  private void words(Analysis analysis) {
    if (analysis.finest().isEmpty()) return;
    put("<h2>The finest words</h2>");
    put("<ul>");
    for (Analysis.Finest finest : analysis.finest())
      put(
          "<li>%s: <strong>%s</strong> %s</li>",
          SeatNames.of(finest.by()),
          finest.word().toUpperCase(Locale.ROOT),
          ReportPage.escaped(finest.meaning()));
    put("</ul>");
  }

  private void turns(Analysis analysis) {
    put("<h2>The minutes</h2>");
    put("<ol>");
    for (Analysis.Turn turn : analysis.turns()) {
      put("<li>%s", ReportPage.escaped(AnalysisText.said(turn)));
      if (turn.costHundredths() != 0 && !turn.alternatives().best().isEmpty())
        put("<p class=\"there\">%s</p>", ReportPage.escaped(AnalysisText.there(turn)));
      for (Analysis.Missed missed : turn.alternatives().missed())
        put(
            "<p class=\"missed\">%s let it pass: %s</p>",
            SeatNames.of(missed.by()), ReportPage.escaped(AnalysisText.names(missed.play())));
      put("</li>");
    }
    put("</ol>");
  }
}
