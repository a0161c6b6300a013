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

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    List<CatalogEntry> kinds = game.isEmpty() ? Catalog.kinds() : List.of(CommandInputs.kind(game));
    PrintWriter out = spec.commandLine().getOut();
    if (json.isOn())
      out.println(Json.items(kinds.stream().map(GamesCommand::json).toList()).write());
    else if (game.isEmpty()) for (CatalogEntry kind : kinds) brief(kind, out);
    else whole(kinds.getFirst(), out);
    out.flush();
  }

  private static void brief(CatalogEntry kind, PrintWriter out) {
    out.printf(
        "%-16s %-28s %2d–%-2d players  leaflet %s%n",
        kind.id(),
        kind.title(),
        kind.seating().fewest(),
        kind.seating().most(),
        kind.about().leaflet());
  }

  private static void whole(CatalogEntry kind, PrintWriter out) {
    out.println(kind.title() + ", " + kind.about().subtitle());
    out.println(kind.about().summary());
    out.println(
        kind.seating().fewest()
            + " to "
            + kind.seating().most()
            + " players, about "
            + kind.about().minutes()
            + " minutes, from leaflet "
            + kind.about().leaflet()
            + ".");
    for (Setting setting : kind.settings()) {
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

  private static Json json(CatalogEntry kind) {
    return Json.fields()
        .put("id", kind.id())
        .put("title", kind.title())
        .put("subtitle", kind.about().subtitle())
        .put("leaflet", kind.about().leaflet())
        .put("summary", kind.about().summary())
        .put("fewest", kind.seating().fewest())
        .put("most", kind.seating().most())
        .put("minutes", kind.about().minutes())
        .put("race", kind.about().race())
        .puts("options", kind.settings(), FieldCodec::write)
        .done();
  }
}
