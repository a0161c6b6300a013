package parlour.bots.skill;

import java.util.BitSet;
import parlour.lexicon.Lexicon;

/// Tells letters that could be a word from gibberish, by trigrams: a string is implausible if three
/// letters in a row, or two at its beginning or end, hardly occur in any word of the dictionary.
public final class LetterPatterns {
  private static final int SYMBOLS = 27;
  private static final int EDGE = 26;

  /// One word in this many is looked at, which is enough to meet every common trigram.
  private static final int STRIDE = 2;

  private final BitSet seen;

  private LetterPatterns(BitSet seen) {
    this.seen = seen;
  }

  public static LetterPatterns of(Lexicon lexicon) {
    BitSet seen = new BitSet(SYMBOLS * SYMBOLS * SYMBOLS);
    for (int id = 0; id < lexicon.size(); id += STRIDE) {
      String word = lexicon.word(id);
      for (int at = -1; at + 1 < word.length(); at++) seen.set(trigram(word, at));
    }
    return new LetterPatterns(seen);
  }

  /// Whether letters look like a word.
  public boolean isPlausible(String letters) {
    for (int at = -1; at + 1 < letters.length(); at++)
      if (!seen.get(trigram(letters, at))) return false;
    return true;
  }

  /// Three symbols from a place on; before the first letter and after the last there is an edge.
  private static int trigram(String word, int from) {
    int number = 0;
    for (int at = from; at < from + 3; at++) number = number * SYMBOLS + symbol(word, at);
    return number;
  }

  private static int symbol(String word, int at) {
    return at < 0 || at >= word.length() ? EDGE : word.charAt(at) - 'a';
  }
}
