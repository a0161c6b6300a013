package parlour.app.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import parlour.app.config.Refusal;
import parlour.app.report.SeatNames;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.play.Replay;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.NameTemplate;
import parlour.engine.wire.ScenePrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Replays a log and tells what happened.
@Command(
    name = "replay",
    description = "Replays a log and tells what happened.",
    mixinStandardHelpOptions = true)
public final class ReplayCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The log.")
  private Path file = Path.of("");

  @Mixin private SharedOptions.GuestJars jars = new SharedOptions.GuestJars();

  @Option(
      names = "--seat",
      paramLabel = "N",
      defaultValue = "-1",
      description = "The seat whose view is shown; -1: an onlooker's (-1).")
  private int seat;

  @Option(names = "--scenes", description = "Draw the table after every move.")
  private boolean scenes;

  @Override
  public void run() {
    LogCodec.Book book = VerifyCommand.trusted(file);
    Game<?, ?, ?> game = CommandInputs.open(jars.load().games(), book);
    int seats = book.log().header().seats();
    if (seat < -1 || seat >= seats)
      throw new Refusal(Refusal.USAGE, "There are seats 0 to " + (seats - 1) + " in this log.");
    PrintWriter out = spec.commandLine().getOut();
    Seat eye = Seat.of(seat);
    Replay.Played played =
        Replay.play(
            game,
            book.log(),
            (referee, entry, decision) -> tell(referee, entry, decision, eye, out));
    out.print(ScenePrinter.draw(played.referee().scene(eye), SeatNames::of));
    out.flush();
    played
        .fault()
        .ifPresent(
            fault -> {
              throw new Refusal(
                  Refusal.NO, "Entry " + (played.entries() + 1) + " cannot be played: " + fault);
            });
  }

  private void tell(
      Referee<?, ?, ?> referee,
      Log.Entry entry,
      Referee.Decision.Accepted decision,
      Seat eye,
      PrintWriter out) {
    for (Event event : decision.events()) {
      out.printf(
          "%8.1f  %s%n",
          entry.atMillis() / 1000.0,
          NameTemplate.fill(event.seenBy(eye).line().text(), SeatNames::of));
    }
    if (scenes) out.print(ScenePrinter.draw(referee.scene(eye), SeatNames::of));
  }
}
