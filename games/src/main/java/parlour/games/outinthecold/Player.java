package parlour.games.outinthecold;

import parlour.lexicon.Letters;

/// What one player has on the table in a round.
///
/// @param draws how often the player has waited
/// @param laid the word laid to come in, or what became of it
public record Player(Letters hand, int draws, Stage stage, Laid laid) {
  /// The most draws of a round.
  public static final int DRAWS = 5;

  /// Where a player is.
  public enum Stage {
    OUT,
    IN,
    COLD
  }

  static Player dealt(Letters hand) {
    return new Player(hand, 0, Stage.OUT, Laid.NONE);
  }

  Player draws(Letters drawn) {
    return new Player(hand.plus(drawn), draws + 1, stage, laid);
  }

  Player at(Stage next) {
    return new Player(hand, draws, next, laid);
  }

  Player in(Laid word) {
    return new Player(hand.minus(Letters.of(word.word())), draws, Stage.IN, word);
  }

  Player with(Laid word) {
    return new Player(hand, draws, stage, word);
  }

  Player less(Letters added) {
    return new Player(hand.minus(added), draws, stage, laid);
  }

  Player with(Letters letters) {
    return new Player(letters, draws, stage, laid);
  }
}
