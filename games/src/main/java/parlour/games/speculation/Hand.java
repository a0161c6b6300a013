package parlour.games.speculation;

import parlour.games.material.Paper;
import parlour.lexicon.Letters;

/// What one player has before him.
///
/// @param letters his hand; the letter turned up is not among them
/// @param list the words made of it
/// @param plum the words of the Plum: made, by the dealer; noticed, by anybody else
public record Hand(Letters letters, Paper list, Paper plum) {
  static final Hand EMPTY = new Hand(Letters.EMPTY, Paper.BLANK, Paper.BLANK);

  static Hand of(Letters letters) {
    return new Hand(letters, Paper.BLANK, Paper.BLANK);
  }

  Hand with(Letters next) {
    return new Hand(next, list, plum);
  }

  Hand list(Paper next) {
    return new Hand(letters, next, plum);
  }

  Hand plum(Paper next) {
    return new Hand(letters, list, next);
  }

  /// The list of that kind.
  Paper paper(char kind) {
    return kind == Table.PLUM ? plum : list;
  }
}
