package parlour.games.wordmaking;

import java.util.List;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// A word that stands before a player.
///
/// @param number by which it is named; no other word of the game has it
/// @param owner the player before whom it stands
/// @param until up to which turn it may be doubted
/// @param before the word it was made of, if that might have to be given back
public record Standing(int number, String word, Seat owner, int until, List<Standing> before) {
  public Letters letters() {
    return Letters.of(word);
  }

  /// Until when a word may be doubted that is beyond doubt.
  static final int SURE = 0;

  /// Whether it can still be doubted in that turn.
  public boolean isDoubtful(int now) {
    return until >= now;
  }

  /// The same word when nobody can doubt it any more.
  Standing settled() {
    return new Standing(number, word, owner, SURE, List.of());
  }
}
