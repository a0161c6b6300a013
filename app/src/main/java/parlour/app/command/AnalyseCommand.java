package parlour.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import parlour.app.config.Refusal;
import parlour.app.report.AnalysisPage;
import parlour.bots.analysis.Analysis;
import parlour.bots.analysis.Analyst;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneText;
import parlour.lexicon.Lexicon;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Goes through a game that was played, and tells what was there to be had.
@Command(
    name = "analyse",
    description = "Goes through a log and tells what was there to be had at each turn.",
    mixinStandardHelpOptions = true)
public final class AnalyseCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The log.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(names = "--html", paramLabel = "FILE", description = "Writes a page with the chart.")
  private Path html = Path.of("");

  @Override
  public void run() {
    LogCodec.Book book = VerifyCommand.trusted(file);
    Lexicon lexicon = ShippedLexicon.load();
    Analysis analysis =
        Analyst.of(CommandInputs.open(book), book.log(), lexicon, word -> meaning(lexicon, word));
    if (!html.toString().isEmpty()) keep(analysis);
    PrintWriter out = spec.commandLine().getOut();
    if (json) out.println(analysis.json().write());
    else tell(analysis, out);
    out.flush();
    int entries = book.log().entries().size();
    if (analysis.entries() < entries)
      throw new Refusal(
          Refusal.NO, "Entry " + (analysis.entries() + 1) + " of the log cannot be played.");
  }

  private static String meaning(Lexicon lexicon, String word) {
    return ShippedLexicon.definitions().of(lexicon.id(word)).orElse("");
  }

  private void keep(Analysis analysis) {
    try {
      Files.writeString(html, AnalysisPage.write(analysis));
    } catch (IOException e) {
      throw new Refusal(
          Refusal.MACHINE, "The page cannot be written to " + html + ": " + e.getMessage() + ".");
    }
  }

  private static void tell(Analysis analysis, PrintWriter out) {
    for (Analysis.Turn turn : analysis.turns()) {
      out.printf(Locale.ROOT, "%5d %8.1f  %s%n", turn.entry(), turn.at() / 1000.0, said(turn));
      if (turn.cost() != 0 && !turn.chances().there().isEmpty())
        out.printf(Locale.ROOT, "%16s%s%n", "", there(turn));
      for (Analysis.Missed missed : turn.chances().missed())
        out.printf(
            Locale.ROOT,
            "%16s%s let it pass: %s%n",
            "",
            ReplayCommand.name(missed.by()),
            names(missed.play()));
    }
    for (Analysis.Finest finest : analysis.finest())
      out.printf(
          Locale.ROOT,
          "%s's finest word: %s%s%n",
          ReplayCommand.name(finest.by()),
          finest.word().toUpperCase(Locale.ROOT),
          finest.meaning().isEmpty() ? "" : " (" + finest.meaning() + ")");
    if (!analysis.leads().isEmpty()) out.println("The end: " + analysis.leads().getLast().scores());
  }

  public static String names(String text) {
    return SceneText.withNames(text, ReplayCommand::name);
  }

  public static String said(Analysis.Turn turn) {
    return turn.lines().isEmpty() ? names(turn.played()) : names(String.join(" ", turn.lines()));
  }

  /// What there was, in a sentence.
  public static String there(Analysis.Turn turn) {
    Analysis.Chance best = turn.chances().there().getFirst();
    String play = names(best.play());
    if (turn.cost() < 0)
      return play.equals(names(turn.played()))
          ? "There was nothing else."
          : "There was " + play + ".";
    return String.format(Locale.ROOT, "There was %s, worth %.1f more.", play, turn.cost() / 100.0);
  }
}
