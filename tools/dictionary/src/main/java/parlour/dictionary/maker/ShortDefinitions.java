package parlour.dictionary.maker;

import java.util.List;
import java.util.function.Predicate;

/// Picks a word's short definition: the gloss of its everyday sense in the part of speech the word
/// is most often met in.
final class ShortDefinitions {
  private static final int MAX_LENGTH = 110;

  /// A special sense met more often than this in the tagged texts is the everyday one after all.
  private static final int SELDOM = 2;

  private final Wordnet wordnet;
  private final Overrides overrides;
  private final Predicate<String> special;
  private final Predicate<String> offensive;

  /// `special` tells senses that are not the everyday ones: technical or offensive.
  ShortDefinitions(
      Wordnet wordnet,
      Overrides overrides,
      Predicate<String> special,
      Predicate<String> offensive) {
    this.wordnet = wordnet;
    this.overrides = overrides;
    this.special = special;
    this.offensive = offensive;
  }

  /// The definition after its part of speech, as in "noun: a small domestic cat", or an empty
  /// string. Senses that are written with a capital count only for a name.
  String of(String word, boolean name) {
    String definition = "";
    int mostTags = -1;
    for (PartOfSpeech part : PartOfSpeech.values()) {
      List<String> senses =
          inoffensive(name ? wordnet.senses(part, word) : wordnet.lowerCaseSenses(part, word));
      int tags = wordnet.tagCount(part, word);
      if (senses.isEmpty()) continue;
      String everyday = everydaySense(part, word, senses);
      boolean chosen = isChosen(word, everyday);
      if (special.test(everyday) && tags <= SELDOM) tags = -1;
      String gloss = shorten(wordnet.synset(everyday).gloss());
      if (!gloss.isEmpty() && (chosen || tags > mostTags || definition.isEmpty())) {
        mostTags = chosen ? Integer.MAX_VALUE : tags;
        definition = part.text() + ": " + gloss;
      }
    }
    return definition;
  }

  /// The definition of a word in one part of speech, or an empty string.
  String as(PartOfSpeech part, String word) {
    List<String> senses = inoffensive(wordnet.lowerCaseSenses(part, word));
    if (senses.isEmpty()) return "";
    String gloss = shorten(wordnet.synset(everydaySense(part, word, senses)).gloss());
    return gloss.isEmpty() ? "" : part.text() + ": " + gloss;
  }

  /// The senses without those that offend, unless all do.
  private List<String> inoffensive(List<String> senses) {
    List<String> shown = senses.stream().filter(offensive.negate()).toList();
    return shown.isEmpty() ? senses : shown;
  }

  private boolean isChosen(String word, String sense) {
    String wanted = overrides.senses.get(word);
    return wanted != null && wordnet.synset(sense).gloss().startsWith(wanted);
  }

  /// The sense met most often in the tagged texts; one that is special and hardly ever met gives
  /// way to the first that is not.
  private String everydaySense(PartOfSpeech part, String word, List<String> senses) {
    for (String sense : senses) if (isChosen(word, sense)) return sense;
    String best = senses.getFirst();
    int most = wordnet.senseCount(part, word, best);
    for (String sense : senses) {
      if (wordnet.senseCount(part, word, sense) > most) {
        best = sense;
        most = wordnet.senseCount(part, word, sense);
      }
    }
    if (most > SELDOM || !special.test(best)) return best;
    return senses.stream().filter(special.negate()).findFirst().orElse(best);
  }

  /// The gloss without its examples, cut at a semicolon or, if need be, between two words.
  static String shorten(String gloss) {
    int quote = gloss.indexOf("; \"");
    String text = (quote < 0 ? gloss : gloss.substring(0, quote)).strip();
    while (text.length() > MAX_LENGTH && text.lastIndexOf(';') > 20)
      text = text.substring(0, text.lastIndexOf(';')).strip();
    if (text.length() > MAX_LENGTH) {
      int space = text.lastIndexOf(' ', MAX_LENGTH);
      text = text.substring(0, space < 0 ? MAX_LENGTH : space).replaceAll("[,;(]+$", "") + " ...";
    }
    return text.startsWith("\"") ? "" : text;
  }
}
