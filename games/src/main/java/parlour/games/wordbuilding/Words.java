package parlour.games.wordbuilding;

import parlour.lexicon.Judge;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// The words of this game, and where their syllables begin.
///
/// @param good those that may be in a player's mind
public record Words(Judge judge, WordSet good) {
  /// The most letters of a word.
  public static final int LONGEST = 30;

  public Words(Judge judge) {
    this(judge, upTo(LONGEST, judge));
  }

  private static WordSet upTo(int letters, Judge judge) {
    WordSet admitted = judge.admitted();
    return WordSet.of(
        admitted.size(), id -> admitted.has(id) && judge.lexicon().length(id) <= letters);
  }

  WordIndex graph() {
    return judge.lexicon().index();
  }

  /// Whether these letters as they stand are a word.
  public boolean isWord(String letters) {
    return letters.length() <= LONGEST && judge.admit(letters) >= 0;
  }

  /// One bit for every letter at which a syllable begins, the first letter lowest.
  public int starts(String word) {
    return judge.lexicon().syllableStarts(word);
  }

  /// The word in syllables: SAM-PLE.
  String divided(String word) {
    return String.join("-", judge.lexicon().divide(word));
  }
}
