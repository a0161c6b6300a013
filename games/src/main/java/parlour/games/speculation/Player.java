package parlour.games.speculation;

import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What one player has on the table.
///
/// @param letters the hand; the letter turned up is not among them
/// @param list the words made of it
/// @param plum the words of the Plum: made, by the dealer; noticed, by anybody else
public record Player(Letters letters, WordList list, WordList plum) {
  static final Player EMPTY = new Player(Letters.EMPTY, WordList.BLANK, WordList.BLANK);

  static Player of(Letters letters) {
    return new Player(letters, WordList.BLANK, WordList.BLANK);
  }

  Player with(Letters next) {
    return new Player(next, list, plum);
  }

  Player list(WordList next) {
    return new Player(letters, next, plum);
  }

  Player plum(WordList next) {
    return new Player(letters, list, next);
  }

  /// The list of that kind.
  WordList paper(char kind) {
    return kind == Drawing.PLUM ? plum : list;
  }
}
