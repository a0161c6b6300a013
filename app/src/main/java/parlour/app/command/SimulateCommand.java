package parlour.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.config.Refusal;
import parlour.app.run.Progress;
import parlour.app.run.Simulation;
import parlour.bots.Bots;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.Seed;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Plays many games without a table.
@Command(
    name = "simulate",
    description =
        "Plays many games between bots, or players who do anything that is allowed, and counts.",
    mixinStandardHelpOptions = true)
public final class SimulateCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy.")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many games (1000).")
  private int games;

  @Option(
      names = "--seats",
      paramLabel = "K",
      defaultValue = "0",
      description = "How many players (the fewest, but three if it may).")
  private int seats;

  @Option(
      names = "--players",
      paramLabel = "WHO",
      defaultValue = "random",
      split = ",",
      description =
          "random, or a level 1 to 5 of bots; several, with commas between, sit down in turn.")
  private List<String> players = List.of();

  @Mixin private GameOptions agreement = new GameOptions();

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      defaultValue = "1",
      description = "The seed of the first game (1).")
  private long seed;

  @Mixin private CoresOption cores = new CoresOption();

  @Option(names = "--log", paramLabel = "FILE", description = "Writes the first game's log.")
  private Path log = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    CatalogEntry entry = CommandInputs.entry(game);
    if (games < 1 || games > 100_000_000)
      throw new Refusal(Refusal.USAGE, "The number of games must be from 1 to 100000000.");
    int threads = cores.count();
    int table = seats > 0 ? seats : usualSeats(entry);
    Game<?, ?, ?> opened = CommandInputs.open(entry, table, agreement.options());
    List<Integer> levels = levels(table);
    Simulation simulation = new Simulation(opened, levels, seed);
    Simulation.Tally tally;
    try (ProgressBar bar = Progress.bar(game, games)) {
      tally = simulation.run(games, threads, bar::stepBy);
    }
    if (!log.toString().isEmpty()) keep(entry, simulation, table);
    PrintWriter out = spec.commandLine().getOut();
    out.println(json ? json(entry, table, tally).write() : text(entry, table, tally));
    out.flush();
    if (tally.refused() > 0)
      throw new Refusal(Refusal.NO, tally.refused() + " plans of bots were refused by the rules.");
  }

  private int usualSeats(CatalogEntry entry) {
    for (int count = 3; count <= entry.seating().most(); count++) {
      if (count >= entry.seating().fewest()
          && entry.objection(count, agreement.options()).isEmpty()) return count;
    }
    return entry.seating().fewest();
  }

  /// The level of each chair; nought: anything that is allowed.
  private List<Integer> levels(int table) {
    List<Integer> levels = new ArrayList<>();
    for (int i = 0; i < table; i++) levels.add(level(players.get(i % players.size())));
    if (levels.contains(0) && levels.stream().anyMatch(level -> level > 0)) {
      throw new Refusal(Refusal.USAGE, "Random players and bots do not sit at one table.");
    }
    return levels;
  }

  private static int level(String player) {
    if (player.equals("random")) return 0;
    if (player.length() == 1 && player.charAt(0) >= '1' && player.charAt(0) <= '0' + Bots.LEVELS)
      return player.charAt(0) - '0';
    throw new Refusal(
        Refusal.USAGE,
        "There is no player \""
            + player
            + "\"; there are random and the levels 1 to "
            + Bots.LEVELS
            + ".");
  }

  private void keep(CatalogEntry entry, Simulation simulation, int table) {
    Log.Header header =
        new Log.Header(
            entry.id(),
            entry.rulesVersion(),
            Settings.of(entry.settings(), agreement.options()),
            ShippedLexicon.load().version(),
            table,
            new Seed(seed, "0".repeat(64)));
    try {
      Files.writeString(log, LogCodec.write(simulation.book(header)));
    } catch (IOException e) {
      throw new Refusal(
          Refusal.MACHINE, "The log cannot be written to " + log + ": " + e.getMessage() + ".");
    }
  }

  private Json json(CatalogEntry entry, int table, Simulation.Tally tally) {
    List<Json> wins = new ArrayList<>();
    for (int i = 0; i < table; i++) wins.add(new Json.Decimal(tally.wins(Seat.of(i))));
    return Json.fields()
        .put("game", entry.id())
        .put("seats", table)
        .put("players", Json.texts(players))
        .put("games", tally.games())
        .put("moves", tally.moves())
        .put("seconds", tally.seconds())
        .put("movesPerSecond", Math.round(tally.moves() / tally.seconds()))
        .put("unfinished", tally.unfinished())
        .put("movesPerGame", (double) tally.moves() / tally.games())
        .put("minutesPerGame", tally.minutes())
        .put("wins", Json.items(wins))
        .done();
  }

  private static String text(CatalogEntry entry, int table, Simulation.Tally tally) {
    StringBuilder out = new StringBuilder();
    out.append(
        String.format(
            "%s, %d players: %,d games, %,d moves in %.2f s, %,d moves a second%n",
            entry.title(),
            table,
            tally.games(),
            tally.moves(),
            tally.seconds(),
            Math.round(tally.moves() / tally.seconds())));
    out.append(
        String.format(
            "a game: %.0f moves, %.1f minutes at the table; unfinished: %d%n",
            (double) tally.moves() / tally.games(), tally.minutes(), tally.unfinished()));
    for (int i = 0; i < table; i++) {
      out.append(
          String.format(
              "seat %d won %.1f %%%n", i, 100.0 * tally.wins(Seat.of(i)) / tally.games()));
    }
    return out.toString().stripTrailing();
  }
}
