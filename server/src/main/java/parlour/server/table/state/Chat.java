package parlour.server.table.state;

import java.util.Set;
import java.util.function.UnaryOperator;
import parlour.engine.Seat;

/// What was said at a table: how many lines there were, and the latest of them, which is all that
/// whoever comes is told. Older ones stay in the journal alone.
///
/// @param lines how many lines there were, numbered from 1
/// @param latest the last of them
public record Chat(long lines, AppendList<Line> latest) {
  /// What was said, and the name of whoever sat there then; nothing for the table itself.
  public record Line(TableEvent.Said said, String name) {
    Line struck(Seat seat, Set<String> names) {
      return new Line(
          NameStriking.struck(said, seat, names),
          said.seat().equals(seat) ? NameStriking.neutralName(seat) : name);
    }
  }

  /// How many lines are told to whoever comes.
  static final int MOST_TOLD = 100;

  static final Chat EMPTY = new Chat(0, AppendList.empty());

  /// @param gameMillis the latest time of the game that is known: nothing was said before it, nor
  ///   before the line before
  Chat with(TableEvent.Said said, String name, long gameMillis) {
    long earliest = Math.max(gameMillis, atMillis());
    TableEvent.Said timed = said.at(Math.max(said.atMillis(), earliest));
    return new Chat(lines + 1, latest(new Line(timed, name)));
  }

  /// When the last line was said, in milliseconds since the deal.
  public long atMillis() {
    return latest.isEmpty() ? 0 : latest.getLast().said().atMillis();
  }

  /// Old lines are dropped many at a time, so that a line costs no more than to append it.
  private AppendList<Line> latest(Line line) {
    if (latest.size() < 2 * MOST_TOLD) return latest.with(line);
    AppendList<Line> kept = AppendList.empty();
    for (int i = latest.size() - MOST_TOLD + 1; i < latest.size(); i++)
      kept = kept.with(latest.get(i));
    return kept.with(line);
  }

  Chat changed(UnaryOperator<Line> change) {
    AppendList<Line> changed = AppendList.empty();
    for (Line line : latest) changed = changed.with(change.apply(line));
    return new Chat(lines, changed);
  }

  /// The number of the first line that is told to somebody who has those up to another.
  public long firstTold(long had) {
    return Math.max(Math.max(0, lines - MOST_TOLD), had) + 1;
  }

  /// A line that is told.
  public Line line(long n) {
    return latest.get(Math.toIntExact(n - 1 - (lines - latest.size())));
  }
}
