package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import me.tongfei.progressbar.ProgressBar;
import parlour.app.config.Refusal;
import parlour.app.guest.BotNames;
import parlour.app.guest.Guests;
import parlour.app.run.Progress;
import parlour.app.run.Simulation;
import parlour.bots.Bots;
import parlour.bots.Contestant;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.engine.play.Log;
import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.games.material.CatalogEntry;
import parlour.games.pause.BotPace;
import parlour.lexicon.Lexicon;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Plays many games without a table and counts the results.
@Command(
    name = "simulate",
    description =
        "Plays many games between bots, or between players who move at random, and counts the"
            + " results. Without --seats three play, or the fewest players the game needs.",
    mixinStandardHelpOptions = true)
public final class SimulateCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy.")
  private String game = "";

  @Mixin private SharedOptions.Games games = new SharedOptions.Games(1_000, 100_000_000);

  @Mixin private SharedOptions.Seats seats = new SharedOptions.Seats(0);

  @Option(
      names = {"--players", "--bots"},
      paramLabel = "WHO",
      defaultValue = "random",
      split = ",",
      description =
          "random, a level of bots from 1 to 5, or a class of --with such as my.Bot; several,"
              + " separated by commas, take the chairs in turn (random).")
  private List<String> players = List.of();

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.GameSettings settings = new SharedOptions.GameSettings();

  @Mixin private SharedOptions.HouseWords houseWords = new SharedOptions.HouseWords();

  @Mixin private SharedOptions.Seed seed = new SharedOptions.Seed(1);

  @Mixin private SharedOptions.Threads threads = new SharedOptions.Threads();

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "Write the log of the first game to this file.")
  private Path log = Path.of("");

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    Guests guests = jars.load(players);
    CatalogEntry entry = CommandInputs.entry(guests.games(), game);
    int count = games.count();
    int threadCount = threads.count();
    int table = seats.orElse(usualSeats(entry));
    Lexicon lexicon = houseWords.lexicon();
    Game<?, ?, ?> opened = CommandInputs.open(entry, table, settings.values(entry), lexicon);
    Simulation simulation =
        new Simulation(
            opened,
            contestants(table, new BotNames(guests)),
            seed.value(),
            BotPace.of(Settings.of(entry.settings(), settings.values(entry))));
    Simulation.Tally tally;
    try (ProgressBar bar = Progress.bar(game, count)) {
      tally = simulation.run(count, threadCount, bar::stepBy);
    }
    CommandInputs.write(log, () -> log(entry, simulation, table, lexicon));
    PrintWriter out = spec.commandLine().getOut();
    out.println(json.isOn() ? json(entry, table, tally).write() : text(entry, table, tally));
    out.flush();
    if (tally.refused() > 0)
      throw new Refusal(Refusal.NO, "The rules refused " + tally.refused() + " moves of bots.");
  }

  private int usualSeats(CatalogEntry entry) {
    for (int count = 3; count <= entry.seating().most(); count++) {
      if (count >= entry.seating().fewest()
          && entry.objection(count, settings.values(entry)).isEmpty()) return count;
    }
    return entry.seating().fewest();
  }

  /// Who sits in each chair.
  private List<Contestant> contestants(int table, BotNames names) {
    List<Contestant> contestants = new ArrayList<>();
    for (int i = 0; i < table; i++)
      contestants.add(contestant(players.get(i % players.size()), names));
    long random = contestants.stream().filter(Contestant::isRandom).count();
    if (random > 0 && random < table)
      throw new Refusal(Refusal.USAGE, "Random players and bots cannot play at one table.");
    return contestants;
  }

  private static Contestant contestant(String player, BotNames names) {
    if (player.equals("random")) return Contestant.RANDOM;
    if (BotNames.isGuest(player) || player.matches("[1-5]")) return names.contestant(player);
    throw new Refusal(
        Refusal.USAGE,
        "There is no player \""
            + player
            + "\"; there are random and the levels 1 to "
            + Bots.LEVELS
            + ".");
  }

  private String log(CatalogEntry entry, Simulation simulation, int table, Lexicon lexicon) {
    Log.Header header =
        new Log.Header(
            entry.id(),
            entry.rulesVersion(),
            Settings.of(entry.settings(), settings.values(entry)),
            lexicon.version(),
            table,
            new Seed(seed.value(), "0".repeat(64)));
    return LogCodec.write(simulation.book(header));
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
        .put("minutesPerGame", tally.meanMinutes())
        .put("peoplesMinutes", tally.peoplesMinutes())
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
            (double) tally.moves() / tally.games(), tally.meanMinutes(), tally.unfinished()));
    out.append(
        String.format(
            "people would take about %.0f minutes; the catalogue says %d%n",
            tally.peoplesMinutes(), entry.minutes(table)));
    for (int i = 0; i < table; i++) {
      out.append(
          String.format(
              "seat %d won %.1f %%%n", i, 100.0 * tally.wins(Seat.of(i)) / tally.games()));
    }
    return out.toString().stripTrailing();
  }
}
