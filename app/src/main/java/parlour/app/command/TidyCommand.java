package parlour.app.command;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.Tidying;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Shows which tables and evenings have been kept long enough, and forgets them; strikes a name.
@Command(
    name = "tidy",
    description =
        "Lists the tables and evenings that have been kept long enough: never dealt, finished, or"
            + " deserted for a month. A game that is being played is never among them. The server must be stopped;"
            + " a running one tidies by itself.",
    mixinStandardHelpOptions = true)
public final class TidyCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--forget", description = "Erase them, and do not only list them.")
  private boolean forget;

  @Option(
      names = "--strike",
      paramLabel = "TABLE/SEAT",
      description =
          "Instead, strike the name of whoever sat in a chair, and what they said there, from a"
              + " table. The first chair is 0.")
  private String chair = "";

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.TIDY_SETTINGS, System.getenv());
    PrintWriter out = spec.commandLine().getOut();
    if (!chair.isEmpty()) {
      strike(choices, out);
      return;
    }
    List<Tidying.Found> found =
        Tidying.byHand(
            ExportCommand.keeping(choices), ServeCommand.retention(choices), Instant.now(), forget);
    for (Tidying.Found each : found)
      out.println(
          (each.kind() == Tidying.Kind.TABLE ? "table " : "evening ")
              + each.id()
              + "  "
              + why(each.reason())
              + "  last used "
              + each.last());
    String what = found.size() + (found.size() == 1 ? " table or evening" : " tables and evenings");
    if (forget) out.println("Forgot " + what + ".");
    else out.println(what + " could be forgotten; --forget does it.");
  }

  private void strike(SettingSources choices, PrintWriter out) {
    Matcher parts = Pattern.compile("([a-z0-9]+)/(\\d{1,2})").matcher(chair);
    if (!parts.matches())
      throw new Refusal(
          Refusal.USAGE, "Name a chair as TABLE/SEAT, such as k3v9m2xqabcd/1, not " + chair + ".");
    int seat = Integer.parseInt(parts.group(2));
    if (!Tidying.strikeName(ExportCommand.keeping(choices), parts.group(1), seat))
      throw new Refusal(Refusal.USAGE, "There is no chair " + chair + " in this store.");
    out.println("Struck the name and the words of chair " + chair + ".");
  }

  private static String why(Tidying.Reason reason) {
    return switch (reason) {
      case NEVER_DEALT -> "never dealt";
      case FINISHED -> "finished";
      case DESERTED -> "deserted";
    };
  }
}
