package parlour.dictionary.maker;

import java.util.List;
import java.util.regex.Pattern;

/// Forms that somebody's rule has made and nobody has used: SCOTCHS, TOGING, COCCIS, FLAMINGS.
///
/// A form that a dictionary has is good as it is. Any other must be spelt as the rules of spelling
/// ask, a plural must come from a singular, and from a noun.
final class RuleMadeForms {
  private static final Pattern ONE_SHORT_SYLLABLE =
      Pattern.compile("[^aeiou]*(qu)?[aeiou][^aeiouwxy]");

  private final Wordnet wordnet;
  private final Webster webster;
  private final Cmudict cmudict;
  private final Overrides overrides;
  private final Attestation attestation;
  private final Inflections inflections;
  private final ShortDefinitions definitions;

  RuleMadeForms(
      Wordnet wordnet,
      Webster webster,
      Cmudict cmudict,
      Overrides overrides,
      Attestation attestation,
      Inflections inflections,
      ShortDefinitions definitions) {
    this.wordnet = wordnet;
    this.webster = webster;
    this.cmudict = cmudict;
    this.overrides = overrides;
    this.attestation = attestation;
    this.inflections = inflections;
    this.definitions = definitions;
  }

  /// Whether the word is a form that is spelt as no writer spells it.
  boolean isMisspelt(String word) {
    if (isKnown(word)) return false;
    String singular = inflections.pluralOf.getOrDefault(word, "");
    String infinitive = inflections.verbFormOf.getOrDefault(word, "");
    return needsAnotherEnding(singular) && word.equals(singular + "s")
        || ONE_SHORT_SYLLABLE.matcher(infinitive).matches()
            && (word.equals(infinitive + "ing") || word.equals(infinitive + "ed"));
  }

  /// Whether the word is a plural of a plural.
  boolean isPluralTwice(String word) {
    String singular = inflections.pluralOf.getOrDefault(word, "");
    return !isKnown(word)
        && word.endsWith("s")
        && isPluralOnly(singular, inflections.pluralOf.getOrDefault(singular, ""));
  }

  /// Whether the word is a plural of what is no noun, and running text has never met it. A word in
  /// -ing must be a noun first of all.
  boolean isPluralOfNoNoun(String word) {
    String singular = inflections.pluralOf.getOrDefault(word, "");
    if (singular.isEmpty() || !word.endsWith("s") || isKnown(word) || attestation.hasText(word))
      return false;
    if (webster.isNoun(singular) || overrides.isWrittenAs(PartOfSpeech.NOUN, singular))
      return false;
    String meaning = definitions.of(singular, false);
    return singular.endsWith("ing")
        ? !meaning.isEmpty() && !meaning.startsWith("noun:")
        : !inflections.isNoun(singular) && (!meaning.isEmpty() || webster.has(singular));
  }

  /// Whether the usual list has a plural of the word.
  boolean hasUsualPlural(String word) {
    return inflections.pluralOf.entrySet().stream()
        .anyMatch(plural -> plural.getValue().equals(word) && inflections.isUsual(plural.getKey()));
  }

  private boolean isKnown(String word) {
    return attestation.isVouchedFor(word)
        || overrides.isByHand(word)
        || !wordnet.lowerCaseSenses(word).isEmpty();
  }

  /// Whether every sense of the word is that of its singular: COCCI, not CINERARIA.
  private boolean isPluralOnly(String word, String singular) {
    List<String> senses = wordnet.lowerCaseSenses(word);
    return !singular.isEmpty()
        && !senses.isEmpty()
        && senses.stream().allMatch(sense -> wordnet.synset(sense).words().contains(singular));
  }

  /// Whether a noun does not simply take an S: SCOTCH, but not EPOCH.
  private boolean needsAnotherEnding(String noun) {
    return noun.matches(".*[^aeiou]y") || noun.endsWith("ch") && cmudict.endsIn("CH", noun);
  }
}
