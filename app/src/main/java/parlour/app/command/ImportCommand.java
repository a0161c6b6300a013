package parlour.app.command;

import java.nio.file.Path;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Unpacks a file of tables into a store.
@Command(
    name = "import",
    description =
        "Unpacks a file of tables into a store, all of it or nothing. Stop the server first if it"
            + " uses the embedded store.",
    mixinStandardHelpOptions = true)
public final class ImportCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The file that \"parlour export\" wrote.")
  private Path file = Path.of("");

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.STORE_SETTINGS, System.getenv());
    Backup.Counts counts = Backup.restore(ExportCommand.keeping(choices), file.toAbsolutePath());
    String said =
        counts.known() == counts.tables() && counts.known() > 0
            ? "Nothing new: what the file holds was there already."
            : "Unpacked "
                + ExportCommand.counted(counts)
                + (counts.known() == 0
                    ? ""
                    : "; " + counts.known() + " of the tables were there already")
                + ".";
    spec.commandLine().getOut().println(said);
  }
}
