package parlour.app.command;

import java.nio.file.Path;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.DailyCopies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Puts a backup into a fresh data folder.
@Command(
    name = "restore",
    description =
        "Puts a backup that the server or \"parlour backup\" made into a data folder that has no"
            + " tables yet; it never overwrites any.",
    mixinStandardHelpOptions = true)
public final class RestoreCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The backup, such as backups/parlour-….db.")
  private Path file = Path.of("");

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.STORE_SETTINGS, System.getenv());
    Path data = Path.of(choices.text("data")).toAbsolutePath().normalize();
    DailyCopies.Copy copy = DailyCopies.restore(file.toAbsolutePath(), data);
    spec.commandLine()
        .getOut()
        .println("Restored into " + data + ": " + BackupCommand.told(copy) + ".");
  }
}
