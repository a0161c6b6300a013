package parlour.dictionary.maker;

import java.util.Map;
import java.util.TreeMap;

/// Whether people meet a word in S as a plural first (CATS) or as a verb (GETS), where it can be
/// both.
///
/// Two sources have counted: running text, which names the likelier part of speech of the form
/// first, and WordNet, which tells how often the noun and the verb were met, and has more senses of
/// one or the other. A word that either calls a verb and neither a plural is a verb. Where they do
/// not agree, or neither knows, it is doubtful and counts as a plural, unless a reader has found it
/// to be a verb first.
final class EverydayUse {
  private enum Use {
    PLURAL,
    VERB,
    UNKNOWN
  }

  private final Wordnet wordnet;
  private final Attestation texts;
  private final Inflections inflections;
  private final Overrides overrides;

  EverydayUse(Wordnet wordnet, Attestation texts, Inflections inflections, Overrides overrides) {
    this.wordnet = wordnet;
    this.texts = texts;
    this.inflections = inflections;
    this.overrides = overrides;
  }

  /// Whether the word is first of all a plural; asked of words that are third persons as well.
  boolean isPluralFirst(String word) {
    if (overrides.verbsFirst.contains(word)) return false;
    Use inTexts = inTexts(word);
    Use counted = counted(word);
    return inTexts == Use.PLURAL
        || counted == Use.PLURAL
        || inTexts == Use.UNKNOWN && counted == Use.UNKNOWN;
  }

  private boolean isDoubtful(String word) {
    Use inTexts = inTexts(word);
    return inTexts == Use.UNKNOWN
        ? counted(word) == Use.UNKNOWN
        : counted(word) != Use.UNKNOWN && counted(word) != inTexts;
  }

  /// The doubtful words of fewer letters than `length`, each with what it counts as.
  Map<String, String> doubtful(int length) {
    TreeMap<String, String> doubtful = new TreeMap<>();
    for (String word : inflections.plurals) {
      if (word.length() < length
          && inflections.thirdPersonOf.containsKey(word)
          && isDoubtful(word)) {
        doubtful.put(word, isPluralFirst(word) ? "plural" : "verb");
      }
    }
    return doubtful;
  }

  private Use inTexts(String word) {
    return texts.tags(word).stream()
        .filter(tag -> tag.equals("NNS") || tag.equals("VBZ"))
        .findFirst()
        .map(tag -> tag.equals("NNS") ? Use.PLURAL : Use.VERB)
        .orElse(Use.UNKNOWN);
  }

  private Use counted(String word) {
    String noun = inflections.pluralOf.getOrDefault(word, word);
    String verb = inflections.thirdPersonOf.getOrDefault(word, "");
    int nouns = wordnet.tagCount(PartOfSpeech.NOUN, noun);
    int verbs = wordnet.tagCount(PartOfSpeech.VERB, verb);
    if (nouns == verbs) {
      nouns = wordnet.lowerCaseSenses(PartOfSpeech.NOUN, noun).size();
      verbs = wordnet.lowerCaseSenses(PartOfSpeech.VERB, verb).size();
    }
    return nouns > verbs ? Use.PLURAL : verbs > nouns ? Use.VERB : Use.UNKNOWN;
  }
}
