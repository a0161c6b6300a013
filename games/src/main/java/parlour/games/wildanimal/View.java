package parlour.games.wildanimal;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What one seat may know: whose name is whose, how many cards lie where, and the tops of the open
/// piles.
///
/// @param tops the top card of each open pile, or -1
/// @param alike whose tops match the card just turned
public record View(
    Seat eye,
    Position.Match match,
    PerSeat<Animal> names,
    PerSeat<Integer> packs,
    PerSeat<Integer> open,
    PerSeat<Integer> tops,
    Seats alike,
    Position.Turn turn) {
  static final int NO_CARD = -1;

  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.match(),
        position.names(),
        position.packs().map((_, pack) -> pack.size()),
        position.open().map((_, pile) -> pile.size()),
        position.open().map((_, pile) -> pile.isEmpty() ? NO_CARD : pile.top()),
        position.alike(),
        position.turn());
  }

  boolean isPlaying() {
    return turn.dueMillis() != Prompt.NEVER && !eye.isNobody();
  }

  /// Whether this seat is to turn a card.
  public boolean mayTurn() {
    return isPlaying() && !turn.paused() && alike.isEmpty() && turn.turner().equals(eye);
  }

  /// Whether this seat may call a name.
  public boolean mayCall() {
    return isPlaying()
        && !turn.paused()
        && turn.number() > 0
        && !turn.right().has(eye)
        && !turn.silent().has(eye);
  }
}
