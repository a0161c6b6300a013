package parlour.games.crossword;

import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What the table waits for.
public sealed interface Phase {
  /// Whose turn it is; nobody once the game is over.
  Seat seat();

  /// How many turns of the hand came before this one.
  int number();

  /// When the time is up.
  long dueMillis();

  /// The player in turn lays a word or a discard.
  record Playing(Seat seat, int number, long dueMillis) implements Phase {}

  /// The player in turn has laid a card aside and draws.
  ///
  /// @param discard the card laid aside
  record Exchanging(Seat seat, int number, int discard, long dueMillis) implements Phase {}

  /// The player in turn has no card left, and the others let the last words stand or challenge.
  ///
  /// @param waiting those who have not yet let them stand
  record Out(Seat seat, int number, Seats waiting, long dueMillis) implements Phase {
    Out waitingFor(Seats rest) {
      return new Out(seat, number, rest, dueMillis);
    }
  }

  record Over() implements Phase {
    @Override
    public Seat seat() {
      return Seat.NOBODY;
    }

    @Override
    public int number() {
      return 0;
    }

    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
