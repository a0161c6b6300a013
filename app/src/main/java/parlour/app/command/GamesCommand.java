package parlour.app.command;

import java.io.PrintWriter;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Setting;
import parlour.engine.wire.FieldCodec;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Lists the games there are.
@Command(
    name = "games",
    description = "Lists the games, or tells about one.",
    mixinStandardHelpOptions = true)
public final class GamesCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A game to tell about.",
      defaultValue = "")
  private String game = "";

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    List<CatalogEntry> entries =
        game.isEmpty() ? Catalog.entries() : List.of(CommandInputs.entry(game));
    PrintWriter out = spec.commandLine().getOut();
    if (json) out.println(Json.items(entries.stream().map(GamesCommand::json).toList()).write());
    else if (game.isEmpty()) for (CatalogEntry entry : entries) brief(entry, out);
    else whole(entries.getFirst(), out);
    out.flush();
  }

  private static void brief(CatalogEntry entry, PrintWriter out) {
    out.printf(
        "%-16s %-28s %2d–%-2d players  leaflet %s%n",
        entry.id(),
        entry.title(),
        entry.seating().fewest(),
        entry.seating().most(),
        entry.about().leaflet());
  }

  private static void whole(CatalogEntry entry, PrintWriter out) {
    out.println(entry.title() + ", " + entry.about().subtitle());
    out.println(entry.about().summary());
    out.println(
        entry.seating().fewest()
            + " to "
            + entry.seating().most()
            + " players, about "
            + entry.about().minutes()
            + " minutes, from leaflet "
            + entry.about().leaflet()
            + ".");
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
    return Json.fields()
        .put("id", entry.id())
        .put("title", entry.title())
        .put("subtitle", entry.about().subtitle())
        .put("leaflet", entry.about().leaflet())
        .put("summary", entry.about().summary())
        .put("fewest", entry.seating().fewest())
        .put("most", entry.seating().most())
        .put("minutes", entry.about().minutes())
        .put("race", entry.about().race())
        .puts("options", entry.settings(), FieldCodec::write)
        .done();
  }
}
