package parlour.app.command;

import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import parlour.app.config.Refusal;
import parlour.app.report.SeatNames;
import parlour.app.terminal.AnswerLine;
import parlour.bots.analysis.Hint;
import parlour.bots.analysis.Puzzle;
import parlour.engine.Answer;
import parlour.engine.wire.Json;
import parlour.engine.wire.NameTemplate;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.ScenePrinter;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Shows the puzzle of a day, gives hints, and judges an attempt.
@Command(
    name = "puzzle",
    description = "Shows the puzzle of the day: a position from a game with a word to find.",
    mixinStandardHelpOptions = true)
public final class PuzzleCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "A word game, such as logomachy.")
  private String game = "";

  @Option(names = "--date", paramLabel = "DAY", description = "The day, like 2026-03-14 (today).")
  private String date = "";

  @Option(
      names = "--hint",
      paramLabel = "N",
      defaultValue = "0",
      description = "A hint: 1 that there is something, 2 where, 3 what.")
  private int hint;

  @Option(
      names = "--try",
      paramLabel = "ANSWER",
      description = "An attempt, as at the table: a verb and what it needs.")
  private String attempt = "";

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    CatalogEntry entry = CommandInputs.entry(game);
    if (!Puzzle.isFor(entry))
      throw new Refusal(
          Refusal.USAGE,
          entry.title()
              + " has no puzzles; these have: "
              + String.join(", ", words().stream().map(CatalogEntry::id).toList())
              + ".");
    if (hint < 0 || hint > Hint.DEGREES)
      throw new Refusal(Refusal.USAGE, "Hints have the degrees 1 to " + Hint.DEGREES + ".");
    String day = day();
    int seats = seats(entry);
    Puzzle<?, ?> puzzle =
        Puzzle.of(entry, CommandInputs.open(entry, seats, Map.of()), seats, day)
            .orElseThrow(
                () ->
                    new Refusal(
                        Refusal.NO, "There is no puzzle of " + entry.title() + " on " + day + "."));
    PrintWriter out = spec.commandLine().getOut();
    if (json.isOn()) out.println(json(entry, day, puzzle).write());
    else tell(entry, day, puzzle, out);
    if (!attempt.isEmpty()) judge(puzzle, out);
    out.flush();
  }

  private static List<CatalogEntry> words() {
    return Catalog.entries().stream().filter(Puzzle::isFor).toList();
  }

  private String day() {
    if (date.isEmpty()) return LocalDate.now(ZoneOffset.UTC).toString();
    try {
      return LocalDate.parse(date).toString();
    } catch (DateTimeParseException _) {
      throw new Refusal(Refusal.USAGE, "A date is written like 2026-03-14, not \"" + date + "\".");
    }
  }

  private static int seats(CatalogEntry entry) {
    int seats = entry.seating().fewest();
    while (seats < entry.seating().most() && entry.objection(seats, Map.of()).isPresent()) seats++;
    return seats;
  }

  private void tell(CatalogEntry entry, String day, Puzzle<?, ?> puzzle, PrintWriter out) {
    out.println(entry.title() + ", the puzzle of " + day + ". You are " + name(puzzle) + ".");
    out.print(ScenePrinter.draw(puzzle.posed(), SeatNames::of));
    if (hint > 0) out.println(named(puzzle.hint().degree(hint)));
  }

  private static String name(Puzzle<?, ?> puzzle) {
    return SeatNames.of(puzzle.seat());
  }

  private static String named(String text) {
    return NameTemplate.fill(text, SeatNames::of);
  }

  private Json json(CatalogEntry entry, String day, Puzzle<?, ?> puzzle) {
    Json.Writer out =
        Json.fields()
            .put("game", entry.id())
            .put("date", day)
            .put("seat", puzzle.seat().index())
            .put("scene", puzzle.scene(), SceneCodec::write);
    if (hint > 0) out.put("help", named(puzzle.hint().degree(hint)));
    return out.done();
  }

  private void judge(Puzzle<?, ?> puzzle, PrintWriter out) {
    Answer answer = AnswerLine.read(puzzle.scene(), attempt);
    Puzzle.Verdict verdict = puzzle.attempt(answer);
    if (!verdict.legal() || !verdict.solved()) {
      out.flush();
      throw new Refusal(Refusal.NO, named(verdict.why()));
    }
    out.println("Solved! " + named(verdict.why()));
  }
}
