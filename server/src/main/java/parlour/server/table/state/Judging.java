package parlour.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.play.Log;

/// Judges a batch of inputs in the order of their times and collects the events to be stored;
/// nothing is durable yet.
///
/// A deadline that passed before an input is applied first, so a late play is judged on the
/// position it really meets.
public final class Judging {
  /// Guards against a game whose clock never comes to rest.
  private static final int MOST_CLOCK_STEPS = 10_000;

  private final List<TableEvent> events = new ArrayList<>();
  private final List<Match> matches = new ArrayList<>();
  private Match match;

  public Judging(Match match) {
    this.match = match;
  }

  /// An input waiting to be judged.
  ///
  /// @param id the player's own number for the play, 0 for a bot
  /// @param atMillis the time the input counts from, in milliseconds since the deal
  public record Input(Seat by, Answer answer, long id, long atMillis) {}

  /// What became of it.
  public sealed interface Verdict {
    /// @param number the number of the play among those of its seat, 0 for a bot's
    record Accepted(int number) implements Verdict {}

    record Refused(String clause, String why) implements Verdict {}
  }

  public Verdict judge(Input input, Optional<PhotoFinish> photoFinish) {
    long atMillis = Math.max(input.atMillis(), match.atMillis());
    for (int i = 0; match.referee().isDue(atMillis) && i < MOST_CLOCK_STEPS; i++) {
      if (!runClock(atMillis)) break;
    }
    if (input.id() != 0 && input.id() <= match.lastPlay(input.by())) {
      int number = match.playIds().number(input.by(), input.id());
      return number > 0
          ? new Verdict.Accepted(number)
          : new Verdict.Refused(TableRules.SENSE.id(), "That play came out of order.");
    }
    TableEvent.Played played =
        new TableEvent.Played(
            new Log.Entry(atMillis, input.by(), input.answer()), input.id(), photoFinish);
    return switch (match.after(played)) {
      case Match.Step.Accepted(Match next) -> {
        accept(played, next);
        yield new Verdict.Accepted(next.playIds().number(input.by(), input.id()));
      }
      case Match.Step.Refused(String clause, String why) -> new Verdict.Refused(clause, why);
    };
  }

  /// Applies the deadline once, at its own time, if it has passed.
  public boolean runClock(long nowMillis) {
    if (!match.referee().isDue(nowMillis)) return false;
    long deadline = Math.max(match.referee().prompt().deadlineMillis(), match.atMillis());
    TableEvent.Played clock = new TableEvent.Played(Log.Entry.clock(deadline), 0, Optional.empty());
    return switch (match.after(clock)) {
      case Match.Step.Accepted(Match next) -> {
        accept(clock, next);
        yield true;
      }
      case Match.Step.Refused(_, String why) ->
          throw new IllegalStateException("the clock was refused: " + why);
    };
  }

  private void accept(TableEvent event, Match next) {
    events.add(event);
    matches.add(next);
    match = next;
  }

  public Match match() {
    return match;
  }

  /// The events to be stored.
  public List<TableEvent> events() {
    return events;
  }

  /// The match after each of the events.
  public List<Match> matches() {
    return matches;
  }
}
