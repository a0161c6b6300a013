package parlour.app.research;

import java.util.List;
import parlour.app.report.ReportPage;
import parlour.lab.arena.WilsonInterval;

/// The arena's results as one HTML page with its plots.
public final class ArenaPage {
  private static final int CELL = 84;
  private static final int EDGE = 64;

  private final ReportPage out = new ReportPage("the arena");

  private ArenaPage() {}

  public static String write(List<ArenaText> sheets) {
    ArenaPage page = new ArenaPage();
    page.put("<h1>The arena</h1>");
    for (ArenaText sheet : sheets) page.game(sheet);
    return page.out.done();
  }

  private void put(String format, Object... values) {
    out.put(format, values);
  }

  private void game(ArenaText sheet) {
    put("<h2>%s</h2>", ReportPage.escaped(sheet.entry().title()));
    put(
        "<p>%d players, %d games a pair. %s</p>",
        sheet.seats(), sheet.games(), ReportPage.escaped(sheet.verdict()));
    matrix(sheet);
    neighbours(sheet);
    bars(sheet);
  }

  /// Who wins how often against whom; darker means more often.
  private void matrix(ArenaText sheet) {
    int players = sheet.names().size();
    put(
        "<svg role=\"img\" aria-label=\"Share of games won, by level and opponent\" width=\"%d\""
            + " height=\"%d\">",
        EDGE + players * CELL + 8, 28 + players * CELL / 2 + 8);
    for (int j = 0; j < players; j++)
      put(
          "<text x=\"%d\" y=\"18\" text-anchor=\"middle\">against %s</text>",
          EDGE + j * CELL + CELL / 2, sheet.names().get(j));
    for (int i = 0; i < players; i++) {
      int y = 28 + i * CELL / 2;
      put("<text x=\"0\" y=\"%d\">%s</text>", y + 26, sheet.label(i));
      for (int j = 0; j < players; j++) {
        if (i == j) continue;
        WilsonInterval won = sheet.contest().winShare(i, j);
        put(
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#8a3b12\""
                + " fill-opacity=\"%.2f\"/>",
            EDGE + j * CELL, y, CELL - 2, CELL / 2 - 2, 0.05 + 0.65 * won.share());
        put(
            "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\"><title>%.1f to %.1f</title>%.1f</text>",
            EDGE + j * CELL + CELL / 2,
            y + 26,
            100 * won.low(),
            100 * won.high(),
            100 * won.share());
      }
    }
    put("</svg>");
  }

  /// The higher of two neighbours against the lower, with the interval and the line at one half.
  private void neighbours(ArenaText sheet) {
    int pairs = sheet.names().size() - 1;
    int left = 110;
    int width = 480;
    put(
        "<svg role=\"img\" aria-label=\"Neighbouring levels: share of games won by the higher, with"
            + " 95 %% intervals\" width=\"%d\" height=\"%d\">",
        left + width + 70, 34 * pairs + 30);
    put(
        "<line x1=\"%d\" y1=\"0\" x2=\"%d\" y2=\"%d\" stroke=\"#2b2117\" stroke-dasharray=\"4"
            + " 4\"/>",
        left + width / 2, left + width / 2, 34 * pairs + 6);
    put(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">50 %%</text>",
        left + width / 2, 34 * pairs + 24);
    for (int i = 1; i <= pairs; i++) {
      WilsonInterval won = sheet.contest().winShare(i, i - 1);
      int y = 34 * (i - 1) + 20;
      put(
          "<text x=\"0\" y=\"%d\">%s against %s</text>",
          y + 4, sheet.names().get(i), sheet.names().get(i - 1));
      put(
          "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"%s\" stroke-width=\"3\"/>",
          left + width * won.low(),
          y,
          left + width * won.high(),
          y,
          won.isAboveHalf() ? "#2f5d3a" : "#8a3b12");
      put(
          "<circle cx=\"%.1f\" cy=\"%d\" r=\"5\" fill=\"%s\"/>",
          left + width * won.share(), y, won.isAboveHalf() ? "#2f5d3a" : "#8a3b12");
      put("<text x=\"%d\" y=\"%d\">%.1f</text>", left + width + 12, y + 4, 100 * won.share());
    }
    put("</svg>");
  }

  /// Ratings, and the time for a move on a logarithmic scale.
  private void bars(ArenaText sheet) {
    double[] ratings = sheet.contest().ratings();
    double most = 1;
    for (double rating : ratings) most = Math.max(most, Math.abs(rating));
    int middle = 300;
    put(
        "<svg role=\"img\" aria-label=\"Ratings and time per move\" width=\"820\" height=\"%d\">",
        30 * ratings.length + 30);
    put("<text x=\"%d\" y=\"16\" text-anchor=\"middle\">rating</text>", middle);
    put(
        "<text x=\"560\" y=\"16\">milliseconds a move (bar: mean, tick: longest; tenfold a"
            + " step)</text>");
    for (int i = 0; i < ratings.length; i++) {
      int y = 30 * i + 26;
      double length = 170 * Math.abs(ratings[i]) / most;
      put("<text x=\"0\" y=\"%d\">%s</text>", y + 14, sheet.label(i));
      put(
          "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"18\" fill=\"#8a3b12\""
              + " fill-opacity=\"0.7\"/>",
          ratings[i] < 0 ? middle - length : middle, y, length);
      put("<text x=\"490\" y=\"%d\">%.0f</text>", y + 14, ratings[i]);
      Arena.Pace pace = sheet.outcome().pace().get(i);
      put(
          "<rect x=\"560\" y=\"%d\" width=\"%.1f\" height=\"18\" fill=\"#2f5d3a\""
              + " fill-opacity=\"0.7\"><title>%.3f ms</title></rect>",
          y, logScale(pace.meanMillis()), pace.meanMillis());
      double longest = 560 + logScale(pace.longestMillis());
      put(
          "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#2b2117\""
              + " stroke-width=\"2\"/>",
          longest, y, longest, y + 18);
    }
    put("</svg>");
  }

  /// The position on a logarithmic scale from a microsecond to ten seconds.
  private static double logScale(double millis) {
    return 30 * Math.max(0, Math.log10(Math.max(millis, 1e-3)) + 3);
  }
}
