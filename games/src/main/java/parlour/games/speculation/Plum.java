package parlour.games.speculation;

import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// The dealer's Plum, and the letter turned up beside it.
///
/// @param letters what it holds
/// @param open whether it has been turned up
/// @param exposed the letter turned up from the dealer's hand, or none
public record Plum(Letters letters, boolean open, char exposed) {
  static final Plum NONE = new Plum(Letters.EMPTY, false, LetterFaces.NONE);

  public boolean isExposed() {
    return exposed != LetterFaces.NONE;
  }

  Plum with(Letters next) {
    return new Plum(next, open, exposed);
  }

  Plum expose(char letter) {
    return new Plum(letters, open, letter);
  }

  Plum turnUp() {
    return new Plum(letters, true, exposed);
  }

  /// Those letters and the one turned up.
  public Letters and(Letters hand) {
    return isExposed() ? hand.plus(exposed) : hand;
  }

  /// All it holds and the one turned up.
  public Letters all() {
    return and(letters);
  }
}
