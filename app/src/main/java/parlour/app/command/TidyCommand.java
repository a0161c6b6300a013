package parlour.app.command;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.Tidying;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Shows which tables have been kept long enough, and forgets them.
@Command(
    name = "tidy",
    description =
        "Lists the tables that have been kept long enough: never dealt, finished, or deserted for a"
            + " month. A game that is being played is never among them. The server must be stopped;"
            + " a running one tidies by itself.",
    mixinStandardHelpOptions = true)
public final class TidyCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--forget", description = "Erase them, and do not only list them.")
  private boolean forget;

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.TIDY_SETTINGS, System.getenv());
    List<Tidying.Found> found =
        Tidying.byHand(
            ExportCommand.keeping(choices), ServeCommand.retention(choices), Instant.now(), forget);
    PrintWriter out = spec.commandLine().getOut();
    for (Tidying.Found each : found)
      out.println(each.table() + "  " + why(each.reason()) + "  last used " + each.last());
    String tables = found.size() + (found.size() == 1 ? " table" : " tables");
    if (forget) out.println("Forgot " + tables + ".");
    else out.println(tables + " could be forgotten; --forget does it.");
  }

  private static String why(Tidying.Reason reason) {
    return switch (reason) {
      case NEVER_DEALT -> "never dealt";
      case FINISHED -> "finished";
      case DESERTED -> "deserted";
    };
  }
}
