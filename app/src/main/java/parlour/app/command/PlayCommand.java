package parlour.app.command;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import parlour.app.guest.BotNames;
import parlour.app.guest.Guests;
import parlour.app.terminal.TerminalTable;
import parlour.bots.Contestant;
import parlour.engine.Game;
import parlour.games.material.CatalogEntry;
import parlour.lexicon.house.HouseList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Plays a game in the terminal, drawn from the same scenes as in the browser.
@Command(
    name = "play",
    description =
        "Plays a game in the terminal against bots. --seats includes you; --seed 0 deals a new game"
            + " every time.",
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy.")
  private String game = "";

  @Mixin private SharedOptions.Seats seats = new SharedOptions.Seats(0);

  @Mixin private SharedOptions.Level level = new SharedOptions.Level();

  @Option(
      names = "--bots",
      paramLabel = "WHO",
      split = ",",
      description =
          "Who plays against you, separated by commas, in the other chairs in turn: levels, or"
              + " classes of --with such as my.Bot (all of --level).")
  private List<String> bots = new ArrayList<>();

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.GameSettings settings = new SharedOptions.GameSettings();

  @Mixin private SharedOptions.HouseWords houseWords = new SharedOptions.HouseWords();

  @Mixin private SharedOptions.Seed seed = new SharedOptions.Seed(0);

  @Override
  public void run() {
    Guests guests = jars.load(bots);
    CatalogEntry entry = CommandInputs.entry(guests.games(), game);
    List<Contestant> others =
        bots.isEmpty()
            ? List.of(Contestant.level(level.value()))
            : bots.stream().map(new BotNames(guests)::contestant).toList();
    int table = seats.orElse(Math.max(2, entry.seating().fewest()));
    Game<?, ?, ?> opened =
        CommandInputs.open(entry, table, settings.values(entry), houseWords.lexicon());
    HouseList house = houseWords.list();
    if (!house.isEmpty()) spec.commandLine().getOut().println(CommandInputs.told(house));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
    long dealt = seed.value() != 0 ? seed.value() : System.nanoTime();
    new TerminalTable<>(opened, table, others, dealt, in, spec.commandLine().getOut()).run();
  }
}
