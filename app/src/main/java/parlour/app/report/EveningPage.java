package parlour.app.report;

import parlour.app.run.EveningSimulation;
import parlour.bots.Bots;

/// The results of simulated evenings as one HTML page with its plots.
public final class EveningPage {
  private final ReportPage out = new ReportPage("an evening, simulated");

  private EveningPage() {}

  public static String write(EveningText sheet) {
    EveningPage page = new EveningPage();
    page.head(sheet);
    page.compared(sheet);
    page.met(sheet);
    page.stars(sheet);
    for (EveningSimulation.Count count : sheet.counts()) page.matrix(count);
    page.times(sheet);
    return page.out.done();
  }

  private void put(String format, Object... values) {
    out.put(format, values);
  }

  private void head(EveningText sheet) {
    put("<h1>An evening of progressive play</h1>");
    put(
        "<p>%s, %d guests, %d games an evening, %d evenings in each movement. The levels one to"
            + " five come in turn among the guests. Tables were drawn from %d games that bots have"
            + " played; those the bell stopped are judged as they stood.</p>",
        ReportPage.escaped(sheet.title()),
        sheet.first().guests,
        sheet.rounds(),
        sheet.first().evenings,
        sheet.games());
  }

  private void compared(EveningText sheet) {
    put("<h2>The movements compared</h2>");
    put("<table><thead><tr><th>in an evening</th>");
    for (EveningSimulation.Count count : sheet.counts())
      put("<th>%s</th>", EveningText.name(count));
    put("</tr></thead><tbody>");
    put("<tr><td>pairs that never met</td>");
    for (EveningSimulation.Count count : sheet.counts())
      put("<td>%.1f %%</td>", 100 * count.shareOfPairs(0));
    put("</tr><tr><td>the most often two met</td>");
    for (EveningSimulation.Count count : sheet.counts()) put("<td>%d</td>", count.mostMeetings());
    put("</tr><tr><td>pairs that were partners more than once</td>");
    for (EveningSimulation.Count count : sheet.counts())
      put("<td>%.2f</td>", count.meanRepeatedPartners());
    put("</tr><tr><td>gold stars, level 5 over level 1</td>");
    for (EveningSimulation.Count count : sheet.counts())
      put("<td>%.2f</td>", count.meanGold(Bots.LEVELS) - count.meanGold(1));
    put("</tr><tr><td>the prize goes to level 5</td>");
    for (EveningSimulation.Count count : sheet.counts())
      put("<td>%.1f %%</td>", 100 * count.prizeShare(Bots.LEVELS));
    put("</tr><tr><td>half the games last less than, minutes</td>");
    for (EveningSimulation.Count count : sheet.counts())
      put("<td>%.1f</td>", count.minutesAtQuantile(0.5));
    put("</tr></tbody></table>");
  }

  private static String colour(int movement) {
    return movement == 0 ? ReportPage.BROWN : ReportPage.GREEN;
  }

  private void legend(EveningText sheet, int x, int y) {
    for (int m = 0; m < sheet.counts().size(); m++) {
      put(
          "<rect x=\"%d\" y=\"%d\" width=\"14\" height=\"14\" fill=\"%s\" fill-opacity=\"0.75\"/>",
          x + 150 * m, y, colour(m));
      put(
          "<text x=\"%d\" y=\"%d\">%s</text>",
          x + 150 * m + 20, y + 12, EveningText.name(sheet.counts().get(m)));
    }
  }

  /// How many pairs of guests met how often.
  private void met(EveningText sheet) {
    put("<h2>How often two guests met</h2>");
    int most = 0;
    double highest = 0;
    for (EveningSimulation.Count count : sheet.counts()) {
      most = Math.max(most, count.mostMeetings());
      for (int times = 0; times <= count.mostMeetings(); times++)
        highest = Math.max(highest, count.shareOfPairs(times));
    }
    put(
        "<svg role=\"img\" aria-label=\"Share of pairs of guests by how often they met, for both"
            + " movements\" width=\"%d\" height=\"270\">",
        70 * (most + 1) + 60);
    legend(sheet, 40, 0);
    for (int times = 0; times <= most; times++) {
      int x = 40 + 70 * times;
      for (int m = 0; m < sheet.counts().size(); m++) {
        double share = sheet.counts().get(m).shareOfPairs(times);
        double height = 180 * share / highest;
        put(
            "<rect x=\"%d\" y=\"%.1f\" width=\"26\" height=\"%.1f\" fill=\"%s\""
                + " fill-opacity=\"0.75\"><title>%.1f %%</title></rect>",
            x + 28 * m, 225 - height, height, colour(m), 100 * share);
        put(
            "<text x=\"%d\" y=\"%.1f\" text-anchor=\"middle\" style=\"font-size:11px\">%.0f</text>",
            x + 28 * m + 13, 221 - height, 100 * share);
      }
      put("<text x=\"%d\" y=\"243\" text-anchor=\"middle\">%d</text>", x + 27, times);
    }
    put(
        "<text x=\"40\" y=\"264\">times in an evening; the bars are shares in a hundred"
            + " pairs</text>");
    put("</svg>");
  }

  /// Gold stars by level, with their standard deviation.
  private void stars(EveningText sheet) {
    put("<h2>Gold stars by skill</h2>");
    double most = sheet.rounds();
    put(
        "<svg role=\"img\" aria-label=\"Gold stars by level of the guest, mean and spread, for both"
            + " movements\" width=\"720\" height=\"%d\">",
        44 * Bots.LEVELS + 60);
    legend(sheet, 80, 0);
    for (int level = 1; level <= Bots.LEVELS; level++) {
      int y = 44 * (level - 1) + 32;
      put("<text x=\"0\" y=\"%d\">level %d</text>", y + 22, level);
      for (int m = 0; m < sheet.counts().size(); m++) {
        EveningSimulation.Count count = sheet.counts().get(m);
        double mean = 80 + 560 * count.meanGold(level) / most;
        double spread = 560 * count.goldDeviation(level) / most;
        int at = y + 10 + 16 * m;
        put(
            "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"%s\" stroke-width=\"3\"/>",
            mean - spread, at, mean + spread, at, colour(m));
        put(
            "<circle cx=\"%.1f\" cy=\"%d\" r=\"5\" fill=\"%s\"><title>%.2f</title></circle>",
            mean, at, colour(m), count.meanGold(level));
        put(
            "<text x=\"650\" y=\"%d\" style=\"font-size:12px\">%.2f</text>",
            at + 4, count.meanGold(level));
      }
    }
    int foot = 44 * Bots.LEVELS + 40;
    for (int stars = 0; stars <= most; stars += Math.max(1, sheet.rounds() / 8))
      put(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>",
          80 + 560 * stars / most, foot, stars);
    put("<text x=\"80\" y=\"%d\">gold stars: mean, and one standard deviation</text>", foot + 18);
    put("</svg>");
  }

  /// How often each two guests were partners, below the diagonal, and opponents, above it.
  private void matrix(EveningSimulation.Count count) {
    put("<h2>Who met whom: %s</h2>", EveningText.name(count));
    int cell = Math.max(9, 480 / count.guests);
    long most = 1;
    for (int i = 0; i < count.guests; i++)
      for (int j = 0; j < count.guests; j++)
        most = Math.max(most, Math.max(count.partners[i][j], count.opponents[i][j]));
    put(
        "<svg role=\"img\" aria-label=\"How often each pair of guests were partners (below) and"
            + " opponents (above)\" width=\"%d\" height=\"%d\">",
        cell * count.guests + 10, cell * count.guests + 34);
    for (int i = 0; i < count.guests; i++) {
      for (int j = 0; j < count.guests; j++) {
        if (i == j) continue;
        long times = i > j ? count.partners[i][j] : count.opponents[i][j];
        put(
            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\""
                + " fill-opacity=\"%.2f\"><title>guests %d and %d: %.2f an evening</title></rect>",
            j * cell,
            i * cell,
            cell - 1,
            cell - 1,
            i > j ? ReportPage.GREEN : ReportPage.BROWN,
            0.03 + 0.9 * times / most,
            i + 1,
            j + 1,
            (double) times / count.evenings);
      }
    }
    put(
        "<text x=\"0\" y=\"%d\">green, below: partners; brown, above: opponents; the darker the"
            + " oftener</text>",
        cell * count.guests + 22);
    put("</svg>");
  }

  /// The distribution of the length of a game, from bell to bell.
  private void times(EveningText sheet) {
    put("<h2>Minutes from bell to bell</h2>");
    double longest = 0.1;
    for (EveningSimulation.Count count : sheet.counts())
      longest = Math.max(longest, count.minutesAtQuantile(0.99));
    int bins = 24;
    double[][] shares = new double[sheet.counts().size()][bins];
    double highest = 0;
    for (int m = 0; m < shares.length; m++) {
      EveningSimulation.Count count = sheet.counts().get(m);
      for (long millis : count.gameMillis) {
        int bin = (int) Math.min(bins - 1, millis / 60_000.0 / longest * bins);
        shares[m][bin] += 1.0 / count.gameMillis.size();
        highest = Math.max(highest, shares[m][bin]);
      }
    }
    put(
        "<svg role=\"img\" aria-label=\"Length of a game in minutes, for both movements\""
            + " width=\"720\" height=\"230\">");
    legend(sheet, 40, 0);
    for (int m = 0; m < shares.length; m++) {
      StringBuilder path = new StringBuilder();
      for (int bin = 0; bin < bins; bin++)
        path.append(bin == 0 ? "M" : "L")
            .append(
                String.format(
                    java.util.Locale.ROOT,
                    "%.1f %.1f ",
                    40 + (bin + 0.5) * 640 / bins,
                    190 - 150 * shares[m][bin] / highest));
      put("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"3\"/>", path, colour(m));
    }
    put("<line x1=\"40\" y1=\"190\" x2=\"680\" y2=\"190\" stroke=\"%s\"/>", ReportPage.INK);
    for (int i = 0; i <= 8; i++)
      put(
          "<text x=\"%d\" y=\"208\" text-anchor=\"middle\">%.1f</text>",
          40 + 80 * i, longest * i / 8);
    put("<text x=\"40\" y=\"226\">minutes</text>");
    put("</svg>");
  }
}
