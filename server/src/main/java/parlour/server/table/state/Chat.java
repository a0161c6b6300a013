package parlour.server.table.state;

import java.util.function.UnaryOperator;

/// What was said at a table: how many lines there were, and the latest of them, which is all that
/// whoever comes is told. Older ones stay in the journal alone.
///
/// @param lines how many lines there were, numbered from 1
/// @param latest the last of them
public record Chat(long lines, AppendList<TableEvent.Said> latest) {
  /// How many lines are told to whoever comes.
  static final int MOST_TOLD = 100;

  static final Chat EMPTY = new Chat(0, AppendList.empty());

  /// @param gameMillis the latest time of the game that is known: nothing was said before it, nor
  ///   before the line before
  Chat with(TableEvent.Said said, long gameMillis) {
    long earliest = Math.max(gameMillis, atMillis());
    return new Chat(lines + 1, latest(said.at(Math.max(said.atMillis(), earliest))));
  }

  /// When the last line was said, in milliseconds since the deal.
  public long atMillis() {
    return latest.isEmpty() ? 0 : latest.getLast().atMillis();
  }

  /// Old lines are dropped many at a time, so that a line costs no more than to append it.
  private AppendList<TableEvent.Said> latest(TableEvent.Said said) {
    if (latest.size() < 2 * MOST_TOLD) return latest.with(said);
    AppendList<TableEvent.Said> kept = AppendList.empty();
    for (int i = latest.size() - MOST_TOLD + 1; i < latest.size(); i++)
      kept = kept.with(latest.get(i));
    return kept.with(said);
  }

  Chat changed(UnaryOperator<TableEvent.Said> change) {
    AppendList<TableEvent.Said> changed = AppendList.empty();
    for (TableEvent.Said said : latest) changed = changed.with(change.apply(said));
    return new Chat(lines, changed);
  }

  /// The number of the first line that is told to somebody who has those up to another.
  public long firstTold(long had) {
    return Math.max(Math.max(0, lines - MOST_TOLD), had) + 1;
  }

  /// A line that is told.
  public TableEvent.Said line(long n) {
    return latest.get(Math.toIntExact(n - 1 - (lines - latest.size())));
  }
}
