package parlour.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Json;
import parlour.engine.LogCodec;
import parlour.engine.SceneCodec;
import parlour.games.Scrutiny;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Re-executes a log: every hash, the deal's commitment, every move, the final score.
@Command(
    name = "verify",
    description =
        "Checks a log: every hash, the commitment to the deal, every move and the final score.",
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
    switch (Scrutiny.of(Shelf.text(file), ShippedLexicon.load())) {
      case Scrutiny.Holds holds -> report(out, holds);
      case Scrutiny.Fails(String why) -> {
        if (json) out.println(Json.fields().put("verified", false).put("why", why).done().write());
        out.flush();
        throw new Refusal(Refusal.NO, why);
      }
    }
    out.flush();
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
