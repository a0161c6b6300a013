package parlour.games.travelling;

import parlour.lexicon.Letters;

/// What one player has on the table.
///
/// @param letters all the letters, those in the word among them
/// @param before the word that stood when the letters came, or nothing
/// @param since the round in which it was made
/// @param word the word as it stands now
/// @param changes how often it has been changed since the letters came
/// @param passed whether the player is ready to pass
public record Player(
    Letters letters, String before, int since, String word, int changes, boolean passed) {
  static final Player NONE = new Player(Letters.EMPTY, "", 0, "", 0, false);

  /// A word already made, if any, and letters to go on with.
  static Player of(String word, int since, Letters more) {
    return new Player(Letters.of(word).plus(more), word, since, word, 0, false);
  }

  /// The letters that are in no word.
  public Letters loose() {
    return letters.minus(Letters.of(word));
  }

  Player form(String next) {
    return new Player(letters, before, since, next, changes + 1, false);
  }

  Player pass() {
    return new Player(letters, before, since, word, changes, true);
  }

  /// The round in which the word was made as it stands.
  int since(int round) {
    return word.equals(before) ? since : round;
  }

  /// The fewest letters of a new word.
  public int least() {
    return Math.max(Travelling.SHORTEST, before.length() + 1);
  }
}
