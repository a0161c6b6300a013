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
    Backup.Counts counts =
        Backup.export(keeping(choices), file.toAbsolutePath(), Set.copyOf(tables));
    spec.commandLine().getOut().println("Packed " + counted(counts) + " into " + file + ".");
  }

  static ServerOptions.Storage keeping(SettingSources choices) {
    return new ServerOptions.Storage(
        Path.of(choices.text("data")).toAbsolutePath().normalize(), choices.text("store"));
  }

  static String counted(Backup.Counts counts) {
    return counts.tables()
        + (counts.tables() == 1 ? " table with " : " tables with ")
        + counts.events()
        + (counts.events() == 1 ? " event" : " events");
  }
}
