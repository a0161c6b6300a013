package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.config.Refusal;
import parlour.app.report.ArenaDocument;
import parlour.app.report.ArenaPage;
import parlour.app.report.ArenaText;
import parlour.app.run.Arena;
import parlour.app.run.Progress;
import parlour.bots.Bots;
import parlour.bots.skill.Levels;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Lets the levels of the bots play each other, and tells how much better one is than another.
@Command(
    name = "arena",
    description =
        "Lets levels of bots play each other in a round robin, and tells who wins how often.",
    mixinStandardHelpOptions = true)
public final class ArenaCommand implements Runnable {
  private static final String ALL = "all";

  /// Between two of these a document keeps the outcome.
  private static final String MARKER = "<!-- arena -->";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy, or all.")
  private String game = "";

  @Option(
      names = "--bots",
      paramLabel = "LEVELS",
      split = ",",
      defaultValue = "1,2,3,4,5",
      description = "The levels that play, with commas between (1,2,3,4,5).")
  private List<String> bots = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many games every pair plays; an even number (200).")
  private int games;

  @Option(
      names = "--neighbours",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many times as many games neighbouring levels play (1).")
  private int neighbours;

  @Option(
      names = "--seats",
      paramLabel = "K",
      defaultValue = "0",
      description = "How many chairs, taken in turn by the two levels (the fewest even number).")
  private int seats;

  @Mixin private GameOptions agreement = new GameOptions();

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      defaultValue = "1",
      description = "The seed of the first deal (1).")
  private long seed;

  @Mixin private CoresOption cores = new CoresOption();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "0",
      description = "For all: stops adding rounds to a game after so many seconds (never).")
  private int seconds;

  @Option(names = "--report", paramLabel = "FILE", description = "Writes a page with the plots.")
  private Path report = Path.of("");

  @Option(
      names = "--docs",
      paramLabel = "FILE",
      description = "Puts the outcome between two lines " + MARKER + " of a document.")
  private Path docs = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    List<Integer> levels = levels();
    if (games < 2 || games > 1_000_000 || games % 2 != 0)
      throw new Refusal(
          Refusal.USAGE, "The number of games of a pair must be even, from 2 to 1000000.");
    if (neighbours < 1 || neighbours > 100)
      throw new Refusal(Refusal.USAGE, "Neighbours play 1 to 100 times as many games.");
    int threads = cores.count();
    if (game.equals(ALL) && (seats > 0 || !agreement.options().isEmpty()))
      throw new Refusal(Refusal.USAGE, "Seats and options are settled for one game at a time.");
    CommandInputs.Gap gap = CommandInputs.gap(docs, MARKER);
    List<ArenaText> sheets = new ArrayList<>();
    for (CatalogEntry entry :
        game.equals(ALL) ? Catalog.entries() : List.of(CommandInputs.entry(game)))
      sheets.add(sheet(entry, levels, threads));
    CommandInputs.keep(report, () -> ArenaPage.write(sheets));
    gap.fill(() -> ArenaDocument.write(sheets, command()));
    PrintWriter out = spec.commandLine().getOut();
    if (json) out.println(Json.items(sheets.stream().map(ArenaText::json).toList()).write());
    else for (ArenaText sheet : sheets) out.println(sheet.text());
    out.flush();
    for (ArenaText sheet : sheets) {
      if (sheet.outcome().refused() > 0)
        throw new Refusal(
            Refusal.NO,
            sheet.outcome().refused()
                + " plans of bots were refused by the rules of "
                + sheet.entry().title()
                + ".");
    }
  }

  private String command() {
    return "./parlour arena "
        + game
        + " --bots "
        + String.join(",", bots)
        + " --games "
        + games
        + (neighbours > 1 ? " --neighbours " + neighbours : "")
        + (seconds > 0 ? " --seconds " + seconds : "")
        + (seed != 1 ? " --seed " + seed : "");
  }

  private List<Integer> levels() {
    List<Integer> levels = new ArrayList<>();
    for (String bot : bots) {
      boolean known =
          bot.length() == 1 && bot.charAt(0) >= '1' && bot.charAt(0) <= '0' + Bots.LEVELS;
      if (!known)
        throw new Refusal(
            Refusal.USAGE,
            "There is no bot \"" + bot + "\"; there are the levels 1 to " + Bots.LEVELS + ".");
      if (levels.contains(bot.charAt(0) - '0'))
        throw new Refusal(Refusal.USAGE, "The level " + bot + " is named twice.");
      levels.add(bot.charAt(0) - '0');
    }
    if (levels.size() < 2)
      throw new Refusal(Refusal.USAGE, "It takes two levels at least to play each other.");
    return levels;
  }

  private ArenaText sheet(CatalogEntry entry, List<Integer> levels, int threads) {
    int table = seats > 0 ? seats : usualSeats(entry);
    Arena arena =
        new Arena(
            CommandInputs.open(entry, table, agreement.options()), levels, neighbours, table, seed);
    try (ProgressBar bar = Progress.bar(entry.id(), arena.games(games))) {
      Arena.Outcome outcome = arena.run(games, threads, seconds, bar::stepBy);
      return new ArenaText(entry, table, new TreeMap<>(agreement.options()), outcome);
    }
  }

  /// The fewest chairs that two levels can share evenly, or the fewest there are.
  private int usualSeats(CatalogEntry entry) {
    int fewest = Math.max(Levels.chairs(entry.id()), entry.seating().fewest());
    return IntStream.rangeClosed(fewest, entry.seating().most())
        .filter(count -> count % 2 == 0 && entry.objection(count, agreement.options()).isEmpty())
        .findFirst()
        .orElse(entry.seating().fewest());
  }
}
