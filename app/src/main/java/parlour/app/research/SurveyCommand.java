package parlour.app.research;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.command.CommandInputs;
import parlour.app.command.SharedOptions;
import parlour.app.run.Progress;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Measures what our readings of the gaps in the leaflets amount to in play.
@Command(
    name = "survey",
    description = {
      "Plays every game with its usual options and with every option about a gap in its leaflet,",
      "and measures length, the first seat's advantage, and how often our own readings decide.",
      "--games is the number for each way of playing; --seats applies where the game allows it."
    },
    mixinStandardHelpOptions = true)
public final class SurveyCommand implements Runnable {
  /// The register of gaps keeps the table between two of these lines.
  private static final String MARKER = "<!-- simulated -->";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", arity = "0..*", description = "The games (all).")
  private List<String> ids = new ArrayList<>();

  @Mixin private SharedOptions.Games games = new SharedOptions.Games(200, 1_000_000);

  @Mixin private SharedOptions.Level level = new SharedOptions.Level();

  @Mixin private SharedOptions.Seats seats = new SharedOptions.Seats(3);

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description = "Put the table between the markers of this register of gaps.")
  private Path file = Path.of("");

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    Survey survey = new Survey(games.count(), level.value(), seats.orElse(0));
    CommandInputs.MarkedSection section = CommandInputs.section(file, MARKER);
    List<CatalogEntry> entries =
        ids.isEmpty() ? Catalog.entries() : ids.stream().map(CommandInputs::entry).toList();
    List<Survey.Way> ways = entries.stream().flatMap(entry -> survey.ways(entry).stream()).toList();
    List<Survey.Row> rows = new ArrayList<>();
    try (ProgressBar bar = Progress.bar("survey", ways.size())) {
      for (Survey.Way way : ways) {
        rows.add(survey.measure(way));
        bar.step();
      }
    }
    String table = Survey.markdown(rows, level.value());
    section.fill(() -> table);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isOn() ? json(rows).write() + "\n" : table);
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
              .put("movesPerGame", row.meanMoves())
              .put("minutesPerGame", row.meanMinutes())
              .put("firstSeat", row.firstSeatShare())
              .put("used", row.used())
              .put("decided", row.decided())
              .put("unfinished", row.unfinished())
              .done());
    }
    return Json.items(items);
  }
}
