package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.config.Refusal;
import parlour.app.report.EveningPage;
import parlour.app.report.EveningText;
import parlour.app.report.TallyCards;
import parlour.app.run.EveningSimulation;
import parlour.app.run.Progress;
import parlour.app.run.RecordedGames;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.progressive.Foursome;
import parlour.games.progressive.Plan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Simulates evenings of progressive play and measures how fair they are, or prints the cards for
/// one.
@Command(
    name = "evening",
    description =
        "Simulates evenings of progressive play: who meets whom, and who gets the stars; or prints"
            + " tally cards and table numbers for one.",
    mixinStandardHelpOptions = true)
public final class EveningCommand implements Runnable {
  /// The fewest guests who can do without bots.
  private static final int FEWEST_WITHOUT_BOTS = 4;

  private static final int MOST_GUESTS = 64;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--guests",
      paramLabel = "N",
      defaultValue = "16",
      description = "How many guests come, 1 to 64; 4 at least without bots (16).")
  private int guests;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "travelling",
      description = "The game played at the tables (travelling).")
  private String game = "";

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "8",
      description = "How many games everybody plays (8).")
  private int rounds;

  @Option(
      names = "--simulate",
      paramLabel = "N",
      defaultValue = "0",
      description = "How many evenings to simulate in each movement (0).")
  private int evenings;

  @Option(
      names = "--fill",
      paramLabel = "HOW",
      defaultValue = "bots",
      description = "What happens to empty chairs: bots or byes (bots).")
  private String fill = "";

  @Option(
      names = "--devices",
      paramLabel = "N",
      defaultValue = "4",
      description = "On how many devices the people of a table play, 1 to 4 (4).")
  private int devices;

  @Option(
      names = "--edition",
      paramLabel = "N",
      defaultValue = "2",
      description = "The rules: 2 as today, 1 as before people came first (2).")
  private int edition;

  @Mixin private SharedOptions.GameSettings settings = new SharedOptions.GameSettings();

  @Mixin private SharedOptions.Seed seed = new SharedOptions.Seed(1);

  @Mixin private SharedOptions.Threads threads = new SharedOptions.Threads();

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a page with plots to this file.")
  private Path report = Path.of("");

  @Option(
      names = "--print",
      paramLabel = "FILE",
      description = "Write a page to print to this file: tally cards and table numbers.")
  private Path print = Path.of("");

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    int threadCount = threads.count();
    check();
    PrintWriter out = spec.commandLine().getOut();
    if (!print.toString().isEmpty()) {
      CommandInputs.write(print, () -> TallyCards.write(guests, rounds));
      if (!json.isOn()) out.println("The cards and table numbers are in " + print + ".");
    }
    if (evenings > 0) {
      EveningText sheet = simulate(threadCount);
      CommandInputs.write(report, () -> EveningPage.write(sheet));
      out.println(json.isOn() ? sheet.json().write() : sheet.text());
    }
    out.flush();
  }

  private void check() {
    int fewest = fill.equals("byes") ? FEWEST_WITHOUT_BOTS : 1;
    if (guests < fewest || guests > MOST_GUESTS)
      throw new Refusal(
          Refusal.USAGE, "Such an evening has " + fewest + " to 64 guests, not " + guests + ".");
    if (devices < 1 || devices > Foursome.FOUR)
      throw new Refusal(Refusal.USAGE, "A table has 1 to 4 devices, not " + devices + ".");
    if (rounds < 1 || rounds > 30)
      throw new Refusal(Refusal.USAGE, "An evening has 1 to 30 games, not " + rounds + ".");
    if (evenings < 0 || evenings > 1_000_000)
      throw new Refusal(Refusal.USAGE, "The number of evenings must be from 1 to 1000000.");
    if (evenings == 0 && print.toString().isEmpty())
      throw new Refusal(
          Refusal.USAGE,
          "Say how many evenings to simulate, with --simulate, or where to print cards, with"
              + " --print.");
    if (evenings == 0 && !report.toString().isEmpty())
      throw new Refusal(Refusal.USAGE, "A report is of evenings: say how many, with --simulate.");
    if (edition < 1 || edition > Plan.EDITION)
      throw new Refusal(
          Refusal.USAGE, "The editions of the rules are 1 and 2, not " + edition + ".");
    Plan.objection(game, chosen(), Map.of("fill", fill))
        .ifPresent(
            why -> {
              throw new Refusal(Refusal.USAGE, why);
            });
  }

  /// The options chosen; a game that there is not has none.
  private Map<String, String> chosen() {
    return Catalog.find(game).map(settings::values).orElse(Map.of());
  }

  private EveningText simulate(int threadCount) {
    List<EveningSimulation.Count> counts = new ArrayList<>();
    Plan custom = EveningSimulation.plan(game, chosen(), "custom", fill, edition);
    Game<?, ?, ?> opened = CommandInputs.open(custom.entry(), 4, custom.table().values());
    RecordedGames recordedGames =
        new RecordedGames(game, opened, seed.value(), custom.isPeopleFirst(), devices);
    try (ProgressBar bar = Progress.bar("evenings", 2L * evenings)) {
      for (String movement : List.of("custom", "balanced")) {
        Plan plan = EveningSimulation.plan(game, chosen(), movement, fill, edition);
        counts.add(
            new EveningSimulation(movement, plan, recordedGames, guests, rounds)
                .run(evenings, seed.value(), threadCount, bar::stepBy));
      }
    }
    return new EveningText(custom.entry().title(), rounds, recordedGames.games(), counts);
  }
}
