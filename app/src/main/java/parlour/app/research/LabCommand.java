package parlour.app.research;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import parlour.app.command.SharedOptions;
import parlour.app.config.Refusal;
import parlour.lab.LabSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Games stepped through by a program on the other end of standard input and output.
@Command(
    name = "lab",
    description =
        "Lets a program step through many games at once, for training and testing players: one"
            + " JSON request on a line of standard input, one answer on a line of standard output."
            + " docs/BOTS.md describes the requests.",
    mixinStandardHelpOptions = true)
public final class LabCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--stdio",
      description = "Read requests from standard input and answer on standard output.")
  private boolean stdio;

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.HouseWords houseWords = new SharedOptions.HouseWords();

  @Override
  public void run() {
    if (!stdio)
      throw new Refusal(
          Refusal.USAGE,
          "Say --stdio to talk over standard input and output; a running server has the lab at"
              + " /api/lab.");
    LabSession session = new LabSession(jars.load().games(), houseWords.lexicon());
    PrintWriter out = spec.commandLine().getOut();
    try {
      answerAll(
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16),
          session,
          out);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static void answerAll(BufferedReader in, LabSession session, PrintWriter out)
      throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.isBlank()) continue;
      out.print(session.answer(line));
      out.print('\n');
      out.flush();
    }
  }
}
