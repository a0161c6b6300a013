package parlour.games.bullfrog;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;

/// What one seat may know: how many cards lie where, and the one on top.
///
/// @param bear whether that is the Bear
public record View(
    Seat eye,
    Position.Match match,
    PerSeat<Integer> counts,
    int centre,
    int shown,
    boolean bear,
    Position.Turn turn) {
  static View of(Position position, Seat eye, boolean bear) {
    return new View(
        eye,
        position.match(),
        position.packs().map((_, pack) -> pack.size()),
        position.centre().cards().size(),
        position.centre().shown(),
        bear,
        position.turn());
  }

  boolean isPlaying() {
    return turn.dueMillis() != Prompt.NEVER && turn.frog().isNobody() && !eye.isNobody();
  }

  /// Whether this seat may throw in its cards.
  public boolean mayThrow() {
    return isPlaying() && shown != Position.NO_CARD && !turn.thrown().has(eye);
  }

  /// Whether this seat is to turn a card.
  public boolean mayTurn() {
    return isPlaying() && !bear && turn.turner().equals(eye);
  }
}
