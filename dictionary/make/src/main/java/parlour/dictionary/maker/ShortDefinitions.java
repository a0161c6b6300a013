package parlour.dictionary.maker;

/// Picks a word's short definition: WordNet's first gloss in the part of speech the word is most
/// often met in.
final class ShortDefinitions {
  private static final int MAX_LENGTH = 110;

  private final Wordnet wordnet;

  ShortDefinitions(Wordnet wordnet) {
    this.wordnet = wordnet;
  }

  /// The definition after its part of speech, as in "noun: a small domestic cat", or an empty
  /// string. Senses that are written with a capital count only for a name.
  String of(String word, boolean name) {
    var definition = "";
    int mostTags = -1;
    for (var part : PartOfSpeech.values()) {
      var senses = name ? wordnet.senses(part, word) : wordnet.lowerCaseSenses(part, word);
      int tags = wordnet.tagCount(part, word);
      if (!senses.isEmpty() && tags > mostTags) {
        mostTags = tags;
        var gloss = shorten(wordnet.synset(senses.getFirst()).gloss());
        definition = gloss.isEmpty() ? "" : part.text() + ": " + gloss;
      }
    }
    return definition;
  }

  /// The gloss without its examples, cut at a semicolon or, if need be, between two words.
  static String shorten(String gloss) {
    int quote = gloss.indexOf("; \"");
    var text = (quote < 0 ? gloss : gloss.substring(0, quote)).strip();
    while (text.length() > MAX_LENGTH && text.lastIndexOf(';') > 20) {
      text = text.substring(0, text.lastIndexOf(';')).strip();
    }
    if (text.length() > MAX_LENGTH) {
      int space = text.lastIndexOf(' ', MAX_LENGTH);
      text = text.substring(0, space < 0 ? MAX_LENGTH : space).replaceAll("[,;(]+$", "") + " ...";
    }
    return text.startsWith("\"") ? "" : text;
  }
}
