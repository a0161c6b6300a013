package parlour.app.command;

import java.io.PrintWriter;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Setting;
import parlour.engine.wire.FieldCodec;
import parlour.engine.wire.Json;
import parlour.games.CatalogEntryCodec;
import parlour.games.GameList;
import parlour.games.material.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Lists the games, or describes one with its options.
@Command(
    name = "games",
    description = "Lists the games, or describes one with its options.",
    mixinStandardHelpOptions = true)
public final class GamesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A game to describe.",
      defaultValue = "")
  private String game = "";

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    GameList games = jars.load().games();
    List<CatalogEntry> entries =
        game.isEmpty() ? games.entries() : List.of(CommandInputs.entry(games, game));
    PrintWriter out = spec.commandLine().getOut();
    if (json.isOn())
      out.println(Json.items(entries.stream().map(GamesCommand::json).toList()).write());
    else if (game.isEmpty()) for (CatalogEntry entry : entries) brief(entry, out);
    else whole(entries.getFirst(), out);
    out.flush();
  }

  private static void brief(CatalogEntry entry, PrintWriter out) {
    out.printf(
        "%-16s %-28s %2d–%-2d players  %s%s%n",
        entry.id(),
        entry.title(),
        entry.seating().fewest(),
        entry.seating().most(),
        entry.about().isGuest() ? "a guest" : "leaflet " + entry.about().leaflet(),
        entry.about().reconstructed() ? ", reconstructed" : "");
  }

  private static void whole(CatalogEntry entry, PrintWriter out) {
    String subtitle = entry.about().subtitle();
    out.println(subtitle.isEmpty() ? entry.title() : entry.title() + ", " + subtitle);
    out.println(entry.about().summary());
    out.println(
        entry.seating().fewest()
            + " to "
            + entry.seating().most()
            + " players, about "
            + entry.minutesInWords()
            + " minutes, "
            + (entry.about().isGuest()
                ? "a guest of the house"
                : "from leaflet " + entry.about().leaflet())
            + ".");
    if (entry.about().reconstructed())
      out.println("Its rules are lost, in whole or in part; these are our reconstruction.");
    for (Setting setting : entry.settings()) {
      out.println("  " + setting.name() + ": " + setting.label() + " (" + setting.clause() + ")");
      for (Field.Option choice : setting.choices()) {
        out.println(
            "    "
                + choice.value()
                + "  "
                + choice.label()
                + (choice.value().equals(setting.usual()) ? "  (usual)" : ""));
      }
    }
  }

  private static Json json(CatalogEntry entry) {
    return CatalogEntryCodec.facts(entry)
        .puts("options", entry.settings(), FieldCodec::write)
        .done();
  }
}
