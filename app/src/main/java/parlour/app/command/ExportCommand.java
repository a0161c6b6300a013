package parlour.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.Backup;
import parlour.server.config.ServerOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Packs tables into a file, as a backup or to move them to another store.
@Command(
    name = "export",
    description =
        "Packs the tables of a store into one file, as a backup or for another store. A running"
            + " server need not be stopped.",
    mixinStandardHelpOptions = true)
public final class ExportCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The file to write; an existing one is replaced.")
  private Path file = Path.of("");

  @Option(names = "--table", paramLabel = "ID", description = "Only this table; may be repeated.")
  private List<String> tables = List.of();

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.STORE_SETTINGS, System.getenv());
    Backup.Tally tally = Backup.pack(keeping(choices), file.toAbsolutePath(), Set.copyOf(tables));
    spec.commandLine().getOut().println("Packed " + counted(tally) + " into " + file + ".");
  }

  static ServerOptions.Keeping keeping(SettingSources choices) {
    return new ServerOptions.Keeping(
        Path.of(choices.text("data")).toAbsolutePath().normalize(), choices.text("store"));
  }

  static String counted(Backup.Tally tally) {
    return tally.tables()
        + (tally.tables() == 1 ? " table with " : " tables with ")
        + tally.events()
        + (tally.events() == 1 ? " event" : " events");
  }
}
