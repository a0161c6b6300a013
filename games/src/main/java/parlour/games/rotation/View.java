package parlour.games.rotation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.rotation.Open.Phase;
import parlour.lexicon.Letters;

/// What a chair may know: its own hand, how many letters the others hold, and all that lies open.
///
/// @param hand the letters of this chair; none for an onlooker
/// @param held how many letters each holds
public record View(Seat eye, Letters hand, PerSeat<Integer> held, Open open) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        eye.isNobody() ? Letters.EMPTY : position.hand(eye),
        PerSeat.of(position.players(), seat -> position.hand(seat).size()),
        position.open());
  }

  public Open.Turn turn() {
    return open.turn();
  }

  private boolean isTurn(Phase phase) {
    return !eye.isNobody() && turn().seat().equals(eye) && turn().phase() == phase;
  }

  /// Whether this chair is to name a word.
  public boolean mayLead() {
    return isTurn(Phase.LEAD);
  }

  /// Whether this chair is to play the next letter, or to own that it cannot.
  public boolean isToPlay() {
    return isTurn(Phase.WORD);
  }

  /// Whether this chair can play the next letter.
  public boolean mayPlay() {
    return isToPlay() && hand.has(turn().word().next());
  }

  /// Whether this chair may doubt the word just named.
  public boolean mayChallenge() {
    return !eye.isNobody() && !turn().claim().isNone() && !turn().word().leader().equals(eye);
  }
}
