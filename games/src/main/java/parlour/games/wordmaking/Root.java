package parlour.games.wordmaking;

import java.util.Set;
import parlour.lexicon.Lexicon;

/// A small stemmer: whether a longer word keeps the root of a shorter one, by prefix, ending or
/// inflection; the strict rule refuses to take a word by such a word.
final class Root {
  private static final Set<String> PREFIXES =
      Set.of(
          "un", "re", "in", "im", "dis", "mis", "non", "pre", "over", "under", "out", "fore", "de",
          "en", "be", "sub", "up");

  private static final Set<String> ENDINGS =
      Set.of(
          "s", "es", "ed", "ing", "ings", "er", "ers", "est", "ly", "y", "ness", "less", "ful",
          "able", "ible", "ment", "ments", "ish", "ist", "ism", "ion", "ions", "or", "ors", "ship",
          "hood", "like", "en");

  /// Those that join an E: BAKED, BAKER, FINEST.
  private static final Set<String> AFTER_E = Set.of("d", "r", "rs", "st");

  private Root() {}

  static boolean isKept(Lexicon lexicon, String word, String longer) {
    String root = base(lexicon, word);
    String other = base(lexicon, longer);
    return root.equals(other) || grows(root, other) || grows(word, longer);
  }

  /// The word this one is a form of, or itself.
  private static String base(Lexicon lexicon, String word) {
    int id = lexicon.id(word);
    if (id < 0) return word;
    int base = lexicon.verbFormOf(id) >= 0 ? lexicon.verbFormOf(id) : lexicon.pluralOf(id);
    return base < 0 ? word : lexicon.word(base);
  }

  private static boolean grows(String word, String longer) {
    if (longer.length() <= word.length()) return false;
    int added = longer.length() - word.length();
    if (longer.endsWith(word) && PREFIXES.contains(longer.substring(0, added))) return true;
    if (!longer.startsWith(word)) return false;
    String ending = longer.substring(word.length());
    return ENDINGS.contains(ending) || word.endsWith("e") && AFTER_E.contains(ending);
  }
}
