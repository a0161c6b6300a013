package parlour.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import parlour.app.config.Refusal;
import parlour.app.guest.Guests;
import parlour.bots.Bots;
import parlour.print.PrintOrder;
import parlour.print.PrintRun;
import parlour.server.table.state.InstalledGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Writes the PDF of a box: cards and letters to cut, what lies beside them, and the leaflet.
@Command(
    name = "print",
    description = "Writes a box as a PDF to print on both sides, cut and fold.",
    mixinStandardHelpOptions = true)
public final class PrintCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "GAME|BOX",
      description =
          "A game, a box such as letters-300, crossword or logomachy-72, or evening for tally cards"
              + " and table numbers.")
  private String name = "";

  @Option(names = "--paper", description = "a4 or letter.", defaultValue = "a4")
  private String paper = "";

  @Option(
      names = "--ink",
      description = "colour, or spare for outlines on white.",
      defaultValue = "colour")
  private String ink = "";

  @Option(
      names = "--size",
      description = "card or tile; a box of letters is usually cut to tiles, the others to cards.",
      defaultValue = "")
  private String size = "";

  @Option(names = "--into", paramLabel = "FILE", description = "The PDF; usually NAME.pdf.")
  private Path into = Path.of("");

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Override
  public void run() {
    Guests guests = jars.load();
    InstalledGames installed = new InstalledGames(guests.games(), Bots::seat, guests.loader());
    PrintOrder order;
    try {
      order = PrintOrder.read(guests.games(), name, paper, ink, size);
    } catch (IllegalArgumentException wrong) {
      throw new Refusal(Refusal.USAGE, String.valueOf(wrong.getMessage()));
    }
    Path file = into.toString().isEmpty() ? Path.of(name + ".pdf") : into;
    try {
      Files.write(file, new PrintRun(installed.games(), installed::resource).write(order));
    } catch (IOException broken) {
      throw new Refusal(Refusal.SYSTEM, "The file " + file + " cannot be written.");
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        "It is in " + file + ". Print it in full size, on both sides, turned over the long edge.");
    out.flush();
  }
}
