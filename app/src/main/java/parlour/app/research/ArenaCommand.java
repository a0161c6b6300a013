package parlour.app.research;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.command.CommandInputs;
import parlour.app.command.SharedOptions;
import parlour.app.config.Refusal;
import parlour.app.guest.BotNames;
import parlour.app.guest.Guests;
import parlour.app.run.Progress;
import parlour.bots.Contestant;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.BotPace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Plays levels of bots against each other, and says how much better one is than another.
@Command(
    name = "arena",
    description =
        "Plays levels of bots against each other in a round robin: win rates, ratings and times."
            + " Two levels share a table; without --seats it has the fewest even number of chairs."
            + " --games is the number for every pair and must be even.",
    mixinStandardHelpOptions = true)
public final class ArenaCommand implements Runnable {
  private static final String ALL = "all";

  /// A document keeps the outcome between two of these lines.
  private static final String MARKER = "<!-- arena -->";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy, or all.")
  private String game = "";

  @Option(
      names = "--bots",
      paramLabel = "LEVELS",
      split = ",",
      defaultValue = "1,2,3,4,5",
      description =
          "The levels that play, separated by commas (1,2,3,4,5); 2.5 stands between 2 and 3,"
              + " my.Bot is a class of --with, my.Bot:4 its level 4.")
  private List<String> bots = List.of();

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.Games games = new SharedOptions.Games(200, 1_000_000);

  @Option(
      names = "--neighbours",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many times as many games neighbouring levels play (1).")
  private int neighbours;

  @Option(
      names = "--beside",
      paramLabel = "LEVEL",
      defaultValue = "",
      description =
          "Who sits in one more chair and plays as a person does, while the levels keep the pace"
              + " of --option pace=brisk or natural; nobody, if nothing is said.")
  private String beside = "";

  @Mixin private SharedOptions.Seats seats = new SharedOptions.Seats(0);

  @Mixin private SharedOptions.GameSettings settings = new SharedOptions.GameSettings();

  @Mixin private SharedOptions.Seed seed = new SharedOptions.Seed(1);

  @Mixin private SharedOptions.Threads threads = new SharedOptions.Threads();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "0",
      description = "Start no further round of a game after this many seconds; 0: no limit (0).")
  private int seconds;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a page with plots to this file.")
  private Path report = Path.of("");

  @Option(
      names = "--docs",
      paramLabel = "FILE",
      description = "Put the outcome between the two lines " + MARKER + " of this document.")
  private Path docs = Path.of("");

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    Guests guests = jars.load(bots);
    BotNames names = new BotNames(guests);
    List<Contestant> contestants = contestants(names);
    Optional<Contestant> person =
        beside.isEmpty() ? Optional.empty() : Optional.of(names.contestant(beside));
    if (games.count() % 2 != 0)
      throw new Refusal(Refusal.USAGE, "The number of games of a pair must be even.");
    if (neighbours < 1 || neighbours > 100)
      throw new Refusal(Refusal.USAGE, "Neighbours play 1 to 100 times as many games.");
    int threadCount = threads.count();
    if (game.equals(ALL) && (seats.isChosen() || settings.isChosen()))
      throw new Refusal(
          Refusal.USAGE, "Seats and options can be set for one game only, not for all.");
    CommandInputs.MarkedSection section = CommandInputs.section(docs, MARKER);
    List<ArenaText> sheets = new ArrayList<>();
    for (CatalogEntry entry :
        game.equals(ALL)
            ? guests.games().entries()
            : List.of(CommandInputs.entry(guests.games(), game)))
      sheets.add(sheet(entry, contestants, person, threadCount));
    CommandInputs.write(report, () -> ArenaPage.write(sheets));
    section.fill(() -> ArenaDocument.write(sheets, command()));
    PrintWriter out = spec.commandLine().getOut();
    if (json.isOn()) out.println(Json.items(sheets.stream().map(ArenaText::json).toList()).write());
    else for (ArenaText sheet : sheets) out.println(sheet.text());
    out.flush();
    for (ArenaText sheet : sheets) {
      if (sheet.outcome().refused() > 0)
        throw new Refusal(
            Refusal.NO,
            "The rules of "
                + sheet.entry().title()
                + " refused "
                + sheet.outcome().refused()
                + " moves of bots.");
    }
  }

  private String command() {
    return "./parlour arena "
        + game
        + " --bots "
        + String.join(",", bots)
        + " --games "
        + games.count()
        + (beside.isEmpty() ? "" : " --beside " + beside)
        + (neighbours > 1 ? " --neighbours " + neighbours : "")
        + (seconds > 0 ? " --seconds " + seconds : "")
        + (seed.value() != 1 ? " --seed " + seed.value() : "");
  }

  private List<Contestant> contestants(BotNames names) {
    List<Contestant> contestants = new ArrayList<>();
    for (String bot : bots) {
      Contestant contestant = names.contestant(bot);
      if (contestants.stream().anyMatch(other -> other.name().equals(contestant.name())))
        throw new Refusal(Refusal.USAGE, "The level " + bot + " is named twice.");
      contestants.add(contestant);
    }
    if (contestants.size() < 2)
      throw new Refusal(Refusal.USAGE, "At least two levels are needed to play each other.");
    return contestants;
  }

  private ArenaText sheet(
      CatalogEntry entry,
      List<Contestant> contestants,
      Optional<Contestant> person,
      int threadCount) {
    Map<String, String> chosen = settings.values(entry);
    Arena.Table table =
        new Arena.Table(
            seats.orElse(usualSeats(entry)),
            BotPace.of(Settings.of(entry.settings(), chosen)),
            person);
    Arena arena =
        new Arena(
            CommandInputs.open(entry, table.seats(), chosen),
            contestants,
            neighbours,
            table,
            seed.value());
    try (ProgressBar bar = Progress.bar(entry.id(), arena.games(games.count()))) {
      Arena.Outcome outcome = arena.run(games.count(), threadCount, seconds, bar::stepBy);
      return new ArenaText(entry, table.seats(), new TreeMap<>(chosen), outcome);
    }
  }

  /// The fewest chairs that two levels can share evenly, or the fewest there are.
  private int usualSeats(CatalogEntry entry) {
    int fewest = Math.max(entry.service().skills().fewestChairs(), entry.seating().fewest());
    return IntStream.rangeClosed(fewest, entry.seating().most())
        .filter(count -> count % 2 == 0 && entry.objection(count, settings.values(entry)).isEmpty())
        .findFirst()
        .orElse(entry.seating().fewest());
  }
}
