package parlour.app.command;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import parlour.app.config.Refusal;
import parlour.app.terminal.TerminalTable;
import parlour.bots.Bots;
import parlour.engine.Game;
import parlour.games.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A table in the terminal, drawn from the same scenes as the browser's.
@Command(
    name = "play",
    description = "Plays a game in the terminal against bots.",
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "The game, such as logomachy.")
  private String game = "";

  @Option(
      names = "--seats",
      paramLabel = "K",
      defaultValue = "0",
      description = "How many players, yourself included.")
  private int seats;

  @Option(
      names = "--level",
      paramLabel = "L",
      defaultValue = "3",
      description = "How well the bots play, 1 to 5 (3).")
  private int level;

  @Mixin private GameOptions agreement = new GameOptions();

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      defaultValue = "0",
      description = "The seed of the deal (a new one).")
  private long seed;

  @Override
  public void run() {
    CatalogEntry entry = CommandInputs.entry(game);
    if (level < 1 || level > Bots.LEVELS)
      throw new Refusal(Refusal.USAGE, "The levels are 1 to " + Bots.LEVELS + ".");
    int table = seats > 0 ? seats : Math.max(2, entry.seating().fewest());
    Game<?, ?, ?> opened = CommandInputs.open(entry, table, agreement.options());
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
    long dealt = seed != 0 ? seed : System.nanoTime();
    new TerminalTable<>(opened, table, level, dealt, in, spec.commandLine().getOut()).run();
  }
}
