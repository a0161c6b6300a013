package parlour.games;

import parlour.lexicon.WordLaw;

/// The word law of each leaflet, by the game's id.
public final class WordLaws {
  private WordLaws() {}

  /// The law a game's leaflet lays down; the general one of leaflet 000 where it says nothing of
  /// its own.
  public static WordLaw of(String game) {
    return switch (game) {
      case "logomachy" -> WordLaw.LOGOMACHY;
      case "foil" -> WordLaw.FOIL;
      case "crossword" -> WordLaw.CROSSWORD;
      case "wmwt" -> WordLaw.WORD_MAKING;
      case "speculation" -> WordLaw.LISTS;
      default -> WordLaw.GENERAL;
    };
  }
}
