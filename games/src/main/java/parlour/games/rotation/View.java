package parlour.games.rotation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// What one seat may know: its own hand, how many letters the others hold, and all that lies open.
///
/// @param hand the letters of this seat; none for an onlooker
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

  /// Whether this seat is to name a word.
  public boolean mayLead() {
    return turn().phase() instanceof Phase.Lead lead && lead.seat().equals(eye);
  }

  /// Whether this seat is to play the next letter, or to say that it cannot.
  public boolean isToPlay() {
    return turn().phase() instanceof Phase.Spell spell
        && spell.seat().equals(eye)
        && !spell.forced();
  }

  /// Whether this seat can play the next letter.
  public boolean mayPlay() {
    return isToPlay() && hand.has(turn().word().next());
  }

  /// Whether this seat may say that it cannot or will not play the next letter.
  boolean mayFail(Options options) {
    return isToPlay() && (options.withholding() || !mayPlay());
  }

  /// Whether this seat may doubt the word just named.
  public boolean mayChallenge() {
    Open.Claim claim = turn().claim();
    return !eye.isNobody()
        && !claim.isNone()
        && !turn().word().leader().equals(eye)
        && (claim.asked().isEmpty() || claim.asked().has(eye));
  }

  /// Whether this seat is asked if it lets the word just named stand.
  public boolean mayLetStand() {
    return turn().claim().asked().has(eye);
  }
}
