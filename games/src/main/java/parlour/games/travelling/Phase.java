package parlour.games.travelling;

import parlour.engine.Prompt;
import parlour.engine.Seats;

/// How far a round has come.
public sealed interface Phase {
  /// When the clock speaks, or never.
  long dueMillis();

  /// Everybody makes or enlarges a word.
  ///
  /// @param passes how often letters have been passed in this round
  record Forming(int passes, long dueMillis) implements Phase {}

  /// The words are shown and may be challenged.
  ///
  /// @param content those who have read the words and doubt nothing more
  record Reading(Seats content, long dueMillis) implements Phase {
    Reading content(Seats more) {
      return new Reading(content.or(more), dueMillis);
    }
  }

  record Over() implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
