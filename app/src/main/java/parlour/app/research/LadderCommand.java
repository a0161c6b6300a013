package parlour.app.research;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import parlour.app.command.CommandInputs;
import parlour.app.command.SharedOptions;
import parlour.app.config.Refusal;
import parlour.bots.Contestant;
import parlour.bots.skill.Levels;
import parlour.bots.skill.Strength;
import parlour.engine.Game;
import parlour.games.GameList;
import parlour.games.material.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Finds the rungs of a game's ladder: strengths from level 1 to 5 of which each beats the one
/// below it about seven times in ten.
@Command(
    name = "ladder",
    description =
        "Finds strengths of bots from level 1 to 5, each of which beats the one below it about"
            + " seven times in ten, and says how often it does. --games is the number of games of"
            + " every trial and must be even.",
    mixinStandardHelpOptions = true)
public final class LadderCommand implements Runnable {
  private static final String ALL = "all";
  private static final double WANTED = 0.7;
  private static final double FEWEST = 0.62;
  private static final double MOST = 0.78;
  private static final int STRONGEST = 100 * Levels.COUNT;

  /// A document keeps the table between two of these lines.
  private static final String MARKER = "<!-- ladder -->";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy, or all.")
  private String game = "";

  @Mixin private SharedOptions.Games games = new SharedOptions.Games(100, 1_000_000);

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.Threads threads = new SharedOptions.Threads();

  @Option(
      names = "--docs",
      paramLabel = "FILE",
      description = "Put the table between the two lines " + MARKER + " of this document.")
  private Path docs = Path.of("");

  @Override
  public void run() {
    if (games.count() % 2 != 0)
      throw new Refusal(Refusal.USAGE, "The number of games of a trial must be even.");
    GameList guests = jars.load().games();
    CommandInputs.MarkedSection section = CommandInputs.section(docs, MARKER);
    PrintWriter out = spec.commandLine().getOut();
    StringBuilder table = new StringBuilder();
    table.append(
        "\nWritten by `./parlour ladder "
            + game
            + " --games "
            + games.count()
            + "`; do not edit.\n\n| game | steps | strengths, and in brackets how often each beats"
            + " the one before it |\n|---|---|---|\n");
    for (CatalogEntry entry :
        game.equals(ALL) ? guests.entries() : List.of(CommandInputs.entry(guests, game))) {
      String row = row(entry);
      out.println(row);
      out.flush();
      table.append(row).append('\n');
    }
    section.fill(() -> table.append('\n').toString());
  }

  /// A strength and its share of the games against the rung below.
  private record Rung(int strength, double share) {}

  private String row(CatalogEntry entry) {
    int seats = seats(entry);
    Game<?, ?, ?> opened = CommandInputs.open(entry, seats, Map.of());
    List<Rung> rungs = new ArrayList<>();
    int now = 100;
    while (now < STRONGEST) {
      Rung next = next(opened, seats, now);
      rungs.add(next);
      now = next.strength;
    }
    StringBuilder row = new StringBuilder("| " + entry.title() + " | " + rungs.size() + " | 1");
    for (Rung rung : rungs)
      row.append(
          String.format(
              Locale.ROOT, ", %s (%.0f)", name(rung.strength), Math.floor(100 * rung.share + 0.5)));
    return row.append(" |").toString();
  }

  /// The next rung, found by bisection; the strongest bot if that is not too far.
  private Rung next(Game<?, ?, ?> opened, int seats, int now) {
    Rung best = new Rung(STRONGEST, share(opened, seats, now, STRONGEST));
    if (best.share <= MOST) return best;
    int low = now;
    int high = Math.min(STRONGEST, now + 200);
    while (high - low > 1) {
      int middle = (low + high) / 2;
      Rung tried = new Rung(middle, share(opened, seats, now, middle));
      if (Math.abs(tried.share - WANTED) < Math.abs(best.share - WANTED)) best = tried;
      if (tried.share >= FEWEST && tried.share <= MOST) return tried;
      if (tried.share < WANTED) low = middle;
      else high = middle;
    }
    return best;
  }

  private double share(Game<?, ?, ?> opened, int seats, int lower, int upper) {
    Arena arena =
        new Arena(opened, List.of(player(lower), player(upper)), 1, Arena.Table.of(seats), 1);
    return arena.run(games.count(), threads.count(), 0, _ -> {}).contest().winShare(1, 0).share();
  }

  /// A strength as bots are asked for: a whole level, or hundredths.
  private static Contestant player(int hundredths) {
    Strength strength = new Strength(hundredths);
    return Contestant.level(strength.isLevel() ? strength.level() : hundredths);
  }

  private static String name(int hundredths) {
    return hundredths % 100 == 0
        ? String.valueOf(hundredths / 100)
        : String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
  }

  /// The fewest chairs that two strengths can share evenly.
  private static int seats(CatalogEntry entry) {
    int fewest = Math.max(entry.service().skills().fewestChairs(), entry.seating().fewest());
    return IntStream.rangeClosed(fewest, entry.seating().most())
        .filter(count -> count % 2 == 0 && entry.objection(count, Map.of()).isEmpty())
        .findFirst()
        .orElse(entry.seating().fewest());
  }
}
