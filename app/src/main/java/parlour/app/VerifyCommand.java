package parlour.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import parlour.engine.Json;
import parlour.engine.LogCodec;
import parlour.engine.Replay;
import parlour.engine.Result;
import parlour.engine.SceneCodec;
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
    try {
      LogCodec.Book book = trusted(file);
      Replay.Played played = Replay.play(Shelf.open(book), book.log());
      if (played.fault().isPresent()) {
        throw new Refusal(
            Refusal.NO,
            "Entry " + (played.entries() + 1) + " cannot be played: " + played.fault().get());
      }
      Optional<Result> result = played.referee().result();
      if (!result.equals(book.result()))
        throw new Refusal(Refusal.NO, "The final score is not the one the log claims.");
      report(out, book, played.entries(), result);
    } catch (Refusal refusal) {
      if (json)
        out.println(
            Json.fields().put("verified", false).put("why", refusal.sentence()).done().write());
      out.flush();
      throw refusal;
    }
    out.flush();
  }

  private void report(PrintWriter out, LogCodec.Book book, int entries, Optional<Result> result) {
    String game = book.log().header().game();
    if (json) {
      Json.Writer fields =
          Json.fields().put("verified", true).put("game", game).put("entries", entries);
      result.ifPresent(r -> fields.put("result", SceneCodec.write(r)));
      out.println(fields.done().write());
    } else {
      out.println(
          "Verified: "
              + game
              + ", "
              + entries
              + " entries, every hash, the deal and the final score "
              + result.map(r -> r.points().toString()).orElse("(the game was not ended)")
              + ".");
    }
  }

  /// A log whose hashes and commitment hold.
  static LogCodec.Book trusted(Path file) {
    try {
      return Shelf.book(file);
    } catch (LogCodec.Broken broken) {
      String where = broken.line() == 1 ? "the header" : "entry " + (broken.line() - 1);
      throw new Refusal(
          Refusal.NO,
          "The log does not hold at "
              + where
              + " (line "
              + broken.line()
              + "): "
              + broken.sentence());
    }
  }
}
