package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import parlour.app.config.Refusal;
import parlour.app.report.AnalysisPage;
import parlour.app.report.AnalysisText;
import parlour.bots.analysis.Analysis;
import parlour.bots.analysis.Analyst;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.wire.LogCodec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Analyses a finished game from its log.
@Command(
    name = "analyse",
    description = "Analyses a log: the best plays at every turn, the lead and the finest words.",
    mixinStandardHelpOptions = true)
public final class AnalyseCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The log.")
  private Path file = Path.of("");

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "Write a page with the chart to this file.")
  private Path html = Path.of("");

  @Override
  public void run() {
    LogCodec.Book book = VerifyCommand.trusted(file);
    Game<?, ?, ?> game = CommandInputs.open(jars.load().games(), book);
    Analysis analysis = Analyst.of(game, book.log(), AnalyseCommand::meaning);
    CommandInputs.write(html, () -> AnalysisPage.write(analysis));
    PrintWriter out = spec.commandLine().getOut();
    if (json.isOn()) out.println(analysis.json().write());
    else AnalysisText.print(analysis, out);
    out.flush();
    int entries = book.log().entries().size();
    if (analysis.entries() < entries)
      throw new Refusal(
          Refusal.NO, "Entry " + (analysis.entries() + 1) + " of the log cannot be played.");
  }

  private static String meaning(String word) {
    return ShippedLexicon.definitions().of(word).orElse("");
  }
}
