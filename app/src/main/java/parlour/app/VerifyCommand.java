package parlour.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Json;
import parlour.engine.LogCodec;
import parlour.engine.SceneCodec;
import parlour.games.Scrutiny;
import parlour.games.progressive.EveningBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Re-executes a log: every hash, the deal's commitment, every move, the final score.
@Command(
    name = "verify",
    description =
        "Checks a log of a game or an evening: every hash, the commitment, every move, the score.",
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The log.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    String text = Shelf.text(file);
    if (EveningBook.isOne(text)) {
      switch (EveningBook.verify(text)) {
        case EveningBook.Verdict.Holds holds -> report(out, holds);
        case EveningBook.Verdict.Fails(String why) -> fail(out, why);
      }
    } else {
      switch (Scrutiny.of(text, ShippedLexicon.load())) {
        case Scrutiny.Holds holds -> report(out, holds);
        case Scrutiny.Fails(String why) -> fail(out, why);
      }
    }
    out.flush();
  }

  private void fail(PrintWriter out, String why) {
    if (json) out.println(Json.fields().put("verified", false).put("why", why).done().write());
    out.flush();
    throw new Refusal(Refusal.NO, why);
  }

  private void report(PrintWriter out, EveningBook.Verdict.Holds holds) {
    int games = holds.evening().past().size();
    if (json)
      out.println(
          Json.fields()
              .put("verified", true)
              .put("evening", holds.evening().plan().game())
              .put("entries", holds.entries())
              .put("games", games)
              .done()
              .write());
    else
      out.println(
          "Verified: an evening of "
              + holds.evening().plan().kind().title()
              + ", "
              + games
              + " games, "
              + holds.entries()
              + " steps, every hash, every move from table to table and every star.");
  }

  private void report(PrintWriter out, Scrutiny.Holds holds) {
    String game = holds.book().log().header().game();
    if (json) {
      Json.Writer fields =
          Json.fields().put("verified", true).put("game", game).put("entries", holds.entries());
      holds.result().ifPresent(result -> fields.put("result", SceneCodec.write(result)));
      out.println(fields.done().write());
    } else {
      out.println(
          "Verified: "
              + game
              + ", "
              + holds.entries()
              + " entries, every hash, the deal and the final score "
              + holds
                  .result()
                  .map(result -> result.points().toString())
                  .orElse("(the game was not ended)")
              + ".");
    }
  }

  /// A log whose hashes and commitment hold.
  static LogCodec.Book trusted(Path file) {
    try {
      return Shelf.book(file);
    } catch (LogCodec.Broken broken) {
      throw new Refusal(Refusal.NO, Scrutiny.sentence(broken));
    }
  }
}
