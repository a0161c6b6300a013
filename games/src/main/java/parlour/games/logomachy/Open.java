package parlour.games.logomachy;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// All that lies open to everybody: everything but the hands and the pack.
public record Open(Match match, Captured captured, Pool pool, Turn turn) {
  /// What lasts from deal to deal.
  ///
  /// @param scores the points of each player, or of their side
  /// @param deal which deal this is, from one
  public record Match(PerSeat<Integer> scores, Seat dealer, int deal) {}

  /// What lasts until the next play.
  ///
  /// @param seat who is to play, or nobody: the hands are out and the last word may still be
  ///   challenged, or all is over
  /// @param play the number of the play to come, from one
  /// @param dueMillis when the time is up
  /// @param claim the word that may still be challenged
  public record Turn(Seat seat, int play, long dueMillis, Claim claim) {
    /// Nothing may be challenged any more.
    Turn settled(long nextDueMillis) {
      return new Turn(seat, play, nextDueMillis, Claim.NONE);
    }
  }

  /// A word just proclaimed that stands unless somebody challenges it, and what would come back if
  /// it falls.
  ///
  /// @param by who proclaimed it
  /// @param doubters who may challenge it
  /// @param card the card played, which stays in the pool if the word falls
  public record Claim(
      Seat by, Seats doubters, String word, char card, Captured captured, Pool pool) {
    static final Claim NONE =
        new Claim(Seat.NOBODY, Seats.NONE, "", 'a', Captured.none(0), Pool.EMPTY);

    public boolean isNone() {
      return by.isNobody();
    }
  }

  public boolean isOver() {
    return turn.seat.isNobody() && turn.dueMillis == Prompt.NEVER;
  }

  Open with(Turn next) {
    return new Open(match, captured, pool, next);
  }

  Open with(Captured richer, Pool poorer) {
    return new Open(match, richer, poorer, turn);
  }

  Open with(Match next) {
    return new Open(next, captured, pool, turn);
  }
}
