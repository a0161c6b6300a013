package parlour.app.command;

import java.nio.file.Path;
import java.time.Instant;
import parlour.app.config.Refusal;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.server.DailyCopies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Makes a backup of the embedded store now.
@Command(
    name = "backup",
    description =
        "Makes a backup of the tables now, as a running server does every day: a whole copy of the"
            + " embedded store in the folder backups of the data folder, opened and counted. A"
            + " running server need not be stopped. For PostgreSQL use pg_dump.",
    mixinStandardHelpOptions = true)
public final class BackupCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.BACKUP_SETTINGS, System.getenv());
    if (!choices.text("store").isEmpty())
      throw new Refusal(
          Refusal.USAGE,
          "Tables in PostgreSQL are backed up with pg_dump, or with \"parlour export\".");
    DailyCopies.Copy copy =
        new DailyCopies(
                Path.of(choices.text("data")).toAbsolutePath().normalize(),
                choices.number("backups", 0, ServeCommand.MOST_BACKUPS))
            .make(Instant.now());
    spec.commandLine().getOut().println("Made " + copy.file() + ": " + told(copy) + ".");
  }

  static String told(DailyCopies.Copy copy) {
    return copy.events() == 0
        ? "no events yet"
        : copy.events() + " events, the newest of " + copy.newest();
  }
}
