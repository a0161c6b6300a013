package parlour.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import parlour.app.config.Refusal;
import parlour.app.report.AnalysisPage;
import parlour.app.report.AnalysisText;
import parlour.bots.analysis.Analysis;
import parlour.bots.analysis.Analyst;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.LogCodec;
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
    else AnalysisText.print(analysis, out);
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
          Refusal.SYSTEM, "The page cannot be written to " + html + ": " + e.getMessage() + ".");
    }
  }
}
