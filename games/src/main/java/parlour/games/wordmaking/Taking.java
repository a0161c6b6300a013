package parlour.games.wordmaking;

import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Ruling;
import parlour.engine.Sentence;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;

/// Whether a word may be changed into another, whatever letters lie in the pool: it must be more
/// than an inflection, and by the strict rule more than the same root.
///
/// @param strict whether a word taken must change its root
public record Taking(Lexicon lexicon, boolean strict) {
  /// What the letters have against making a word of another, in a sentence, or nothing.
  public static String misfit(String taken, String word) {
    Letters old = Letters.of(taken);
    Letters longer = Letters.of(word);
    if (!longer.covers(old))
      return Sentence.of(
          "{0} does not use all the letters of {1}.", capitals(word), capitals(taken));
    return longer.equals(old) ? Sentence.of("A letter must be added to {0}.", capitals(taken)) : "";
  }

  /// Whether the rules let a player change a word into this one; their own word may always grow.
  public boolean mayBecome(String taken, boolean own, String word) {
    return own || !isMerePlural(taken, word) && !(strict && Root.isKept(lexicon, taken, word));
  }

  /// Whether a word is merely the plural of another; in the first edition, whether S or ES merely
  /// inflects it.
  private boolean isMerePlural(String taken, String word) {
    if (!lexicon.isFirstEdition()) return lexicon.isPlural(taken, word);
    return (word.equals(taken + "s") || word.equals(taken + "es"))
        && (lexicon.isPlural(taken, word) || lexicon.isVerbForm(taken, word));
  }

  /// Refuses to let a word of another player be taken so.
  public <T> Ruling.Illegal<T> forbidden(String taken, String word) {
    Rule rule =
        !isMerePlural(taken, word)
            ? Rule.ROOT_SCOPE
            : word.equals(taken + "es") ? Rule.ES : Rule.PLURAL_TAKE;
    return new Ruling.Illegal<>(rule, why(taken, word) + ".");
  }

  /// Why a word of another player may not be taken so.
  public String why(String taken, String word) {
    return Sentence.of(
        isMerePlural(taken, word)
            ? "{0} may not be taken merely by making it {1}"
            : "{0} may not be taken by {1}, which keeps its root",
        capitals(taken),
        capitals(word));
  }
}
