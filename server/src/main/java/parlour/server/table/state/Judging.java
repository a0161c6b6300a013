package parlour.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Log;
import parlour.engine.Seat;
import parlour.engine.TableRules;

/// Hears inputs in the order of their times and finds out what would become of them; nothing is
/// kept yet.
///
/// The clock is heard before anything that comes after its deadline: a late play is judged by what
/// the table has become.
public final class Judging {
  /// No game lets its clock speak so often in a row.
  private static final int MOST_CLOCK_STEPS = 10_000;

  private final List<TableEvent> events = new ArrayList<>();
  private final List<Match> matches = new ArrayList<>();
  private Match match;

  public Judging(Match match) {
    this.match = match;
  }

  /// An input waiting to be judged.
  ///
  /// @param id the player's own number, nought for a bot
  /// @param at the time it is given, in milliseconds since the deal
  public record Input(Seat by, Answer answer, long id, long atMillis) {}

  /// What became of it.
  public sealed interface Verdict {
    record Accepted(int seq) implements Verdict {}

    record Refused(String clause, String why) implements Verdict {}
  }

  public Verdict judge(Input input, Optional<PhotoFinish> photoFinish) {
    long at = Math.max(input.atMillis(), match.atMillis());
    for (int i = 0; match.referee().isDue(at) && i < MOST_CLOCK_STEPS; i++) {
      if (!runClock(at)) break;
    }
    if (input.id() != 0 && input.id() <= match.lastPlay(input.by())) {
      int seq = match.playIds().entry(input.by(), input.id());
      return seq > 0
          ? new Verdict.Accepted(seq)
          : new Verdict.Refused(TableRules.SENSE.id(), "That play came out of order.");
    }
    TableEvent.Played played =
        new TableEvent.Played(
            new Log.Entry(at, input.by(), input.answer()), input.id(), photoFinish);
    return switch (match.after(played)) {
      case Match.Step.Accepted(Match next) -> {
        accept(played, next);
        yield new Verdict.Accepted(next.entries().size());
      }
      case Match.Step.Refused(String clause, String why) -> new Verdict.Refused(clause, why);
    };
  }

  /// Lets the clock speak once, at its deadline, if that has passed.
  public boolean runClock(long until) {
    if (!match.referee().isDue(until)) return false;
    long deadline = Math.max(match.referee().prompt().deadline(), match.atMillis());
    TableEvent.Played spoke = new TableEvent.Played(Log.Entry.clock(deadline), 0, Optional.empty());
    return switch (match.after(spoke)) {
      case Match.Step.Accepted(Match next) -> {
        accept(spoke, next);
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

  /// What is to be kept.
  public List<TableEvent> events() {
    return events;
  }

  /// The match after each of them.
  public List<Match> matches() {
    return matches;
  }
}
