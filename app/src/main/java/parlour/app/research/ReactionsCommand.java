package parlour.app.research;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import parlour.app.command.CommandInputs;
import parlour.app.command.SharedOptions;
import parlour.app.config.Refusal;
import parlour.bots.Bots;
import parlour.bots.Simulator;
import parlour.bots.skill.Reflexes;
import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.lab.arena.Contest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Plays simulated people of different reaction times against each level in the race games.
@Command(
    name = "reactions",
    description =
        "Plays simulated people, quick ones and slow ones, against each level of bots in the games"
            + " of reaction, and says how often they win.",
    mixinStandardHelpOptions = true)
public final class ReactionsCommand implements Runnable {
  private static final int[] MEAN_MILLIS = {500, 800, 1_200, 1_600, 2_000};
  private static final int MAX_STEPS = 200_000;

  /// A document keeps the tables between two of these lines.
  private static final String MARKER = "<!-- reactions -->";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private SharedOptions.Games games = new SharedOptions.Games(200, 1_000_000);

  @Option(
      names = "--docs",
      paramLabel = "FILE",
      description = "Put the tables between the two lines " + MARKER + " of this document.")
  private Path docs = Path.of("");

  @Override
  public void run() {
    if (games.count() % 2 != 0)
      throw new Refusal(Refusal.USAGE, "The number of games of a pair must be even.");
    CommandInputs.MarkedSection section = CommandInputs.section(docs, MARKER);
    StringBuilder tables = new StringBuilder();
    for (CatalogEntry entry : Catalog.entries())
      if (entry.service().skills().isPureRace()) table(entry, tables);
    String text = tables.toString();
    section.fill(() -> text);
    PrintWriter out = spec.commandLine().getOut();
    out.println(text);
    out.flush();
  }

  private void table(CatalogEntry entry, StringBuilder out) {
    out.append("\n### ").append(entry.title()).append("\n\n| a person of | level 1");
    for (int level = 2; level <= Bots.LEVELS; level++) out.append(" | ").append(level);
    out.append(" |\n|---").append("|---".repeat(Bots.LEVELS)).append("|\n");
    Game<?, ?, ?> game = CommandInputs.open(entry, 2, Map.of());
    for (int mean : MEAN_MILLIS) {
      out.append(String.format(Locale.ROOT, "| %.1f s", mean / 1_000.0));
      for (int level = 1; level <= Bots.LEVELS; level++)
        out.append(String.format(Locale.ROOT, " | %.0f", 100 * share(game, mean, level)));
      out.append(" |\n");
    }
  }

  /// The person's share of the games against one bot; a tie counts half.
  private <S, M, V> double share(Game<S, M, V> game, int meanMillis, int level) {
    double won = 0;
    for (int number = 0; number < games.count(); number++) {
      Seats person = Contest.seating(2, number);
      List<Bot<M, V>> bots = new ArrayList<>();
      for (int i = 0; i < 2; i++)
        bots.add(
            person.has(Seat.of(i))
                ? Bots.racing(game, Reflexes.ofPerson(meanMillis)).orElseThrow()
                : Bots.seat(game, level));
      Seats winners =
          Simulator.play(game, Contest.deal(1, number), bots, MAX_STEPS)
              .result()
              .orElseThrow()
              .winners();
      if (winners.size() == 2) won += 0.5;
      else if (winners.equals(person)) won++;
    }
    return won / games.count();
  }
}
