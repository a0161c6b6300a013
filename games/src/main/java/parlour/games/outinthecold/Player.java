package parlour.games.outinthecold;

import parlour.lexicon.Letters;

/// What one player has on the table in a round.
///
/// @param draws how often the player has waited
/// @param laid the word laid to come in, or what became of it
public record Player(Letters hand, int draws, Progress progress, LaidWord laid) {
  /// The most draws of a round.
  public static final int DRAWS = 5;

  /// Where a player is.
  public enum Progress {
    OUT,
    IN,
    COLD
  }

  static Player dealt(Letters hand) {
    return new Player(hand, 0, Progress.OUT, LaidWord.NONE);
  }

  Player draws(Letters drawn) {
    return new Player(hand.plus(drawn), draws + 1, progress, laid);
  }

  Player at(Progress next) {
    return new Player(hand, draws, next, laid);
  }

  Player in(LaidWord word) {
    return new Player(hand.minus(Letters.of(word.word())), draws, Progress.IN, word);
  }

  Player with(LaidWord word) {
    return new Player(hand, draws, progress, word);
  }

  Player less(Letters added) {
    return new Player(hand.minus(added), draws, progress, laid);
  }

  Player with(Letters letters) {
    return new Player(letters, draws, progress, laid);
  }
}
