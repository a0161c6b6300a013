package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import parlour.app.config.ServerSetting;
import parlour.app.config.SettingSources;
import parlour.app.guest.Guests;
import parlour.bots.Bots;
import parlour.server.UpgradeCheck;
import parlour.server.table.state.InstalledGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Shows which tables this version could not go on with.
@Command(
    name = "upgrade-check",
    description =
        "Lists the tables of a store that this version cannot play as they were dealt. Run it with"
            + " the new version before an upgrade, and tell their players. A running server need"
            + " not be stopped.",
    mixinStandardHelpOptions = true)
public final class UpgradeCheckCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    SettingSources choices =
        SettingSources.of(spec.commandLine(), ServerSetting.STORE_SETTINGS, System.getenv());
    List<UpgradeCheck.Found> found =
        UpgradeCheck.find(ExportCommand.keeping(choices), installed(choices));
    PrintWriter out = spec.commandLine().getOut();
    for (UpgradeCheck.Found each : found)
      out.println(
          each.table()
              + "  "
              + each.game()
              + "  "
              + told(each.outcome())
              + "  "
              + String.join(", ", each.players())
              + "  "
              + each.why());
    long ends = found.stream().filter(each -> each.outcome() == UpgradeCheck.Outcome.ENDS).count();
    out.println(
        ends == 0
            ? "No game in play is ended by this version."
            : ends + (ends == 1 ? " game" : " games") + " in play would end with this version.");
  }

  /// The games that a server on this data folder has: those of its plugins too.
  private static InstalledGames installed(SettingSources choices) {
    Guests guests = Guests.load(List.of(), Guests.plugins(Path.of(choices.text("data"))));
    return new InstalledGames(guests.games(), Bots::seat, guests.loader());
  }

  private static String told(UpgradeCheck.Outcome outcome) {
    return switch (outcome) {
      case ENDS -> "ends";
      case SHOWN -> "finished, can be replayed";
    };
  }
}
