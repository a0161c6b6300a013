import java.util.Map;

/// A short definition of a word: its usual meaning in the part of speech it is most often met in.
final class Meanings {
  private static final Map<Character, String> PARTS = Map.of('n', "noun", 'v', "verb", 'a', "adjective", 'r', "adverb");
  private static final int LONGEST = 110;

  private final Wordnet wordnet;

  Meanings(Wordnet wordnet) {
    this.wordnet = wordnet;
  }

  /// The definition, or nothing.
  String of(String word, boolean name) {
    char best = 0;
    int met = -1;
    for (char part : new char[] {'n', 'v', 'a', 'r'}) {
      var senses = name ? wordnet.senses(part, word) : wordnet.plainSenses(part, word);
      int tagged = wordnet.tagged(part, word);
      if (!senses.isEmpty() && tagged > met) {
        best = part;
        met = tagged;
      }
    }
    if (best == 0) {
      return "";
    }
    var senses = name ? wordnet.senses(best, word) : wordnet.plainSenses(best, word);
    var gloss = shorten(wordnet.synset(senses.getFirst()).gloss());
    return gloss.isEmpty() ? "" : PARTS.get(best) + ": " + gloss;
  }

  private static String shorten(String gloss) {
    int quote = gloss.indexOf("; \"");
    var text = (quote < 0 ? gloss : gloss.substring(0, quote)).strip();
    while (text.length() > LONGEST && text.lastIndexOf(';') > 20) {
      text = text.substring(0, text.lastIndexOf(';')).strip();
    }
    if (text.length() > LONGEST) {
      int space = text.lastIndexOf(' ', LONGEST);
      text = text.substring(0, space < 0 ? LONGEST : space).replaceAll("[,;(]+$", "") + " ...";
    }
    return text.startsWith("\"") ? "" : text;
  }
}
