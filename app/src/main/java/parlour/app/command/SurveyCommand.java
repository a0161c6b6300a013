package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.config.Refusal;
import parlour.app.run.Progress;
import parlour.app.run.Survey;
import parlour.bots.Bots;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Finds out what our readings of the gaps come to.
@Command(
    name = "survey",
    description = {
      "Plays every game as usual and with every option about a gap of its leaflet,",
      "and counts length, the first seat's advantage, and how often our own readings decide."
    },
    mixinStandardHelpOptions = true)
public final class SurveyCommand implements Runnable {
  /// Between two of these the register of gaps keeps the table.
  private static final String MARKER = "<!-- simulated -->";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", arity = "0..*", description = "The games (all).")
  private List<String> ids = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many games of each way (200).")
  private int games;

  @Option(
      names = "--level",
      paramLabel = "L",
      defaultValue = "3",
      description = "The level of the bots, 1 to 5 (3).")
  private int level;

  @Option(
      names = "--seats",
      paramLabel = "K",
      defaultValue = "3",
      description = "How many players, where the game lets them (3).")
  private int seats;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description = "Puts the table between the markers of the register of gaps.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    if (games < 1 || games > 1_000_000)
      throw new Refusal(Refusal.USAGE, "The number of games must be from 1 to 1000000.");
    if (level < 1 || level > Bots.LEVELS)
      throw new Refusal(Refusal.USAGE, "The level must be from 1 to " + Bots.LEVELS + ".");
    CommandInputs.Gap gap = CommandInputs.gap(file, MARKER);
    List<CatalogEntry> entries =
        ids.isEmpty() ? Catalog.entries() : ids.stream().map(CommandInputs::entry).toList();
    List<Survey.Way> ways = entries.stream().flatMap(entry -> Survey.ways(entry).stream()).toList();
    Survey survey = new Survey(games, level, seats);
    List<Survey.Row> rows = new ArrayList<>();
    try (ProgressBar bar = Progress.bar("survey", ways.size())) {
      for (Survey.Way way : ways) {
        rows.add(survey.measure(way));
        bar.step();
      }
    }
    String table = Survey.markdown(rows, level);
    gap.fill(() -> table);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? json(rows).write() + "\n" : table);
    out.flush();
  }

  private static Json json(List<Survey.Row> rows) {
    List<Json> items = new ArrayList<>();
    for (Survey.Row row : rows) {
      items.add(
          Json.fields()
              .put("game", row.way().entry().id())
              .put("way", row.way().label())
              .put("players", row.players())
              .put("games", row.games())
              .put("movesPerGame", row.moves())
              .put("minutesPerGame", row.minutes())
              .put("firstSeat", row.first())
              .put("used", row.used())
              .put("decided", row.decided())
              .put("unfinished", row.unfinished())
              .done());
    }
    return Json.items(items);
  }
}
