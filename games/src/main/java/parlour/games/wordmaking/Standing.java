package parlour.games.wordmaking;

import java.util.List;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// A word that stands before a player.
///
/// @param number by which it is named; no other word of the game has it
/// @param owner the player before whom it stands
/// @param turn in which turn it was made
/// @param sure whether it is beyond doubt
/// @param before the word it was made of, if that might have to be given back
public record Standing(
    int number, String word, Seat owner, int turn, boolean sure, List<Standing> before) {
  public Letters letters() {
    return Letters.of(word);
  }

  /// Whether it can still be doubted in that turn: in its own, and in the one after.
  public boolean isDoubtful(int now) {
    return !sure && turn >= now - 1;
  }

  /// The same word when nobody can doubt it any more.
  Standing settled() {
    return sure ? this : new Standing(number, word, owner, turn, true, List.of());
  }
}
