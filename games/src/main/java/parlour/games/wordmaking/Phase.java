package parlour.games.wordmaking;

import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What the table waits for.
public sealed interface Phase {
  /// When the clock speaks.
  long dueMillis();

  /// A player does all they can.
  record Play(long dueMillis) implements Phase {}

  /// The others vote on a word.
  ///
  /// @param number the word's
  /// @param asked those who have not voted yet
  /// @param consulting those who want it looked up
  /// @param voters how many vote in all
  /// @param restMillis how long the turn's clock had to run, in milliseconds, or for ever
  record Vote(
      int number, Seats asked, Seats consulting, int voters, long restMillis, long dueMillis)
      implements Phase {
    Vote heard(Seat by, boolean consult) {
      Seats more = consult ? consulting.with(by) : consulting;
      return new Vote(number, asked.without(by), more, voters, restMillis, dueMillis);
    }

    /// Nobody is asked any more.
    Vote closed() {
      return new Vote(number, Seats.NONE, consulting, voters, restMillis, dueMillis);
    }

    boolean isCarried() {
      return 2 * consulting.size() > voters;
    }

    boolean isLost() {
      return 2 * (consulting.size() + asked.size()) <= voters;
    }
  }

  /// The player has words enough, and some of them may still be doubted.
  ///
  /// @param restMillis how long the turn's clock had to run, in milliseconds, or for ever
  record Closing(long restMillis, long dueMillis) implements Phase {}

  record Over() implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
