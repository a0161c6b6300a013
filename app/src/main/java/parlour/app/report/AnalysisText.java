package parlour.app.report;

import java.io.PrintWriter;
import java.util.Locale;
import parlour.bots.analysis.Analysis;
import parlour.engine.wire.NameTemplate;

/// The analysis of a finished game as plain text.
public final class AnalysisText {
  private AnalysisText() {}

  public static void print(Analysis analysis, PrintWriter out) {
    for (Analysis.Turn turn : analysis.turns()) {
      out.printf(
          Locale.ROOT, "%5d %8.1f  %s%n", turn.entry(), turn.atMillis() / 1000.0, said(turn));
      if (turn.costHundredths() != 0 && !turn.alternatives().best().isEmpty())
        out.printf(Locale.ROOT, "%16s%s%n", "", there(turn));
      for (Analysis.Missed missed : turn.alternatives().missed())
        out.printf(
            Locale.ROOT,
            "%16s%s let it pass: %s%n",
            "",
            SeatNames.of(missed.by()),
            names(missed.play()));
    }
    for (Analysis.Finest finest : analysis.finest())
      out.printf(
          Locale.ROOT,
          "%s's finest word: %s%s%n",
          SeatNames.of(finest.by()),
          finest.word().toUpperCase(Locale.ROOT),
          finest.meaning().isEmpty() ? "" : " (" + finest.meaning() + ")");
    if (!analysis.leads().isEmpty()) out.println("The end: " + analysis.leads().getLast().scores());
  }

  static String names(String text) {
    return NameTemplate.fill(text, SeatNames::of);
  }

  static String said(Analysis.Turn turn) {
    return turn.lines().isEmpty() ? names(turn.played()) : names(String.join(" ", turn.lines()));
  }

  /// The best play of a turn, in a sentence.
  static String there(Analysis.Turn turn) {
    Analysis.Alternative best = turn.alternatives().best().getFirst();
    String play = names(best.play());
    if (turn.costHundredths() < 0)
      return play.equals(names(turn.played()))
          ? "There was nothing else."
          : "There was " + play + ".";
    return String.format(
        Locale.ROOT, "There was %s, worth %.1f more.", play, turn.costHundredths() / 100.0);
  }
}
