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
  private static final int TIRELESS = 10_000;

  private final List<TableEvent> events = new ArrayList<>();
  private final List<Match> stages = new ArrayList<>();
  private Match match;

  public Judging(Match match) {
    this.match = match;
  }

  /// An input waiting to be judged.
  ///
  /// @param id the player's own number, nought for a bot
  /// @param at the time it is given, in milliseconds since the deal
  public record Input(Seat by, Answer answer, long id, long at) {}

  /// What became of it.
  public sealed interface Verdict {
    record Stood(int seq) implements Verdict {}

    record Refused(String clause, String why) implements Verdict {}
  }

  public Verdict hear(Input input, Optional<PhotoFinish> photo) {
    long at = Math.max(input.at(), match.at());
    for (int i = 0; match.referee().isDue(at) && i < TIRELESS; i++) {
      if (!clock(at)) break;
    }
    if (input.id() != 0 && input.id() <= match.lastPlay(input.by())) {
      int seq = match.plays().entry(input.by(), input.id());
      return seq > 0
          ? new Verdict.Stood(seq)
          : new Verdict.Refused(TableRules.SENSE.id(), "That play came out of order.");
    }
    TableEvent.Played played =
        new TableEvent.Played(new Log.Entry(at, input.by(), input.answer()), input.id(), photo);
    return switch (match.after(played)) {
      case Match.Step.Stood(Match next) -> {
        keep(played, next);
        yield new Verdict.Stood(next.entries().size());
      }
      case Match.Step.Refused(String clause, String why) -> new Verdict.Refused(clause, why);
    };
  }

  /// Lets the clock speak once, at its deadline, if that has passed.
  public boolean clock(long until) {
    if (!match.referee().isDue(until)) return false;
    long deadline = Math.max(match.referee().prompt().deadlineMillis(), match.at());
    TableEvent.Played spoke = new TableEvent.Played(Log.Entry.clock(deadline), 0, Optional.empty());
    return switch (match.after(spoke)) {
      case Match.Step.Stood(Match next) -> {
        keep(spoke, next);
        yield true;
      }
      case Match.Step.Refused(_, String why) ->
          throw new IllegalStateException("the clock was refused: " + why);
    };
  }

  private void keep(TableEvent event, Match next) {
    events.add(event);
    stages.add(next);
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
  public List<Match> stages() {
    return stages;
  }
}
