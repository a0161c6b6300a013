package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import parlour.app.config.Refusal;
import parlour.app.config.TextFiles;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;
import parlour.games.Editions;
import parlour.games.LogVerification;
import parlour.games.progressive.EveningLogCodec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Replays a log and checks every hash, the commitment to the deal, every move and the final score.
@Command(
    name = "verify",
    description =
        "Checks the log of a game or an evening: every hash, the commitment to the deal, every move"
            + " and the score.",
    mixinStandardHelpOptions = true)
public final class VerifyCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The log.")
  private Path file = Path.of("");

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Mixin private SharedOptions.JsonOutput json = new SharedOptions.JsonOutput();

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    String text = TextFiles.read(file);
    if (EveningLogCodec.isOne(text)) {
      switch (EveningLogCodec.verify(text)) {
        case EveningLogCodec.Verdict.Holds holds -> report(out, holds);
        case EveningLogCodec.Verdict.Fails(String why) -> fail(out, why);
      }
    } else {
      switch (LogVerification.of(text, Editions.of(jars.load().games(), ShippedLexicon.load()))) {
        case LogVerification.Holds holds -> report(out, holds);
        case LogVerification.ChainHolds holds -> report(out, holds);
        case LogVerification.Fails(String why) -> fail(out, why);
      }
    }
    out.flush();
  }

  private void fail(PrintWriter out, String why) {
    if (json.isOn())
      out.println(Json.fields().put("verified", false).put("why", why).done().write());
    out.flush();
    throw new Refusal(Refusal.NO, why);
  }

  private void report(PrintWriter out, EveningLogCodec.Verdict.Holds holds) {
    int games = holds.evening().past().size();
    if (json.isOn())
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
              + holds.evening().plan().entry().title()
              + ", "
              + games
              + " games, "
              + holds.entries()
              + " steps, every hash, every move from table to table and every star.");
  }

  private void report(PrintWriter out, LogVerification.Holds holds) {
    String game = holds.book().log().header().game();
    if (json.isOn()) {
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

  private void report(PrintWriter out, LogVerification.ChainHolds holds) {
    if (json.isOn()) out.println(holds.write().write());
    else
      out.println(
          "Verified: "
              + holds.book().log().header().game()
              + ", "
              + holds.book().log().entries().size()
              + " entries, every hash and the deal; the moves were not judged again. "
              + holds.why());
  }

  /// Reads a log whose hashes and commitment hold.
  static LogCodec.Book trusted(Path file) {
    try {
      return CommandInputs.book(file);
    } catch (LogCodec.Broken broken) {
      throw new Refusal(Refusal.NO, LogVerification.sentence(broken));
    }
  }
}
