package parlour.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import parlour.app.config.TextFiles;
import parlour.games.Rulebook;
import parlour.games.gaps.Gaps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Prints the register of gaps: what the leaflets leave open.
@Command(
    name = "gaps",
    description = "Prints what the leaflets leave open, and how it is read here, as Markdown.",
    mixinStandardHelpOptions = true)
public final class GapsCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--into",
      paramLabel = "FILE",
      description = "Write it to this file; the part between its two markers is kept.")
  private Path into = Path.of("");

  @Override
  public void run() {
    Gaps gaps = Gaps.read(text(Gaps.RESOURCE), id -> text(Rulebook.resource(id)));
    PrintWriter out = spec.commandLine().getOut();
    if (into.toString().isEmpty()) {
      out.print(gaps.markdown("\n"));
      out.flush();
      return;
    }
    String before = Files.exists(into) ? TextFiles.read(into) : "";
    TextFiles.write(into, gaps.markdown(between(before)));
    out.println("The register of " + gaps.count() + " gaps is in " + into + ".");
    out.flush();
  }

  /// The part between the markers, which the survey writes.
  static String between(String page) {
    int open = page.indexOf(Gaps.SIMULATED);
    int close = page.lastIndexOf(Gaps.SIMULATED);
    return open >= 0 && close > open ? page.substring(open + Gaps.SIMULATED.length(), close) : "\n";
  }

  private static String text(String resource) {
    try (InputStream in = Gaps.class.getResourceAsStream(resource)) {
      if (in == null) throw new IllegalStateException("There is no " + resource + ".");
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
