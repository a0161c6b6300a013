package parlour.dictionary.maker;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// Sorts debris out of the word lists: bare letters and their plurals, symbols, abbreviations, and
/// Latin names, forms that only a rule has made, and strings that no other source has ever met.
///
/// A word with a sense of its own stays. Words of two and three letters go by the review, a few
/// others by a list of exceptions; the rest by evidence.
final class DebrisFilter {
  /// What becomes of a string of the word lists.
  enum Fate {
    /// In the usual list, and so in the large one.
    USUAL,
    /// In the large list only.
    LARGE,
    /// In no list.
    OUT;

    static Fate of(String text) {
      return valueOf(text.toUpperCase(Locale.ROOT));
    }
  }

  private static final int RARE_SIZE = 55;

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;
  private final Attestation attestation;
  private final Meanings meanings;
  private final RuleMadeForms forms;

  /// The reason for every word that is not in the usual list.
  final Map<String, String> reasons = new TreeMap<>();

  DebrisFilter(
      Scowl scowl,
      Wordnet wordnet,
      Overrides overrides,
      Attestation attestation,
      Meanings meanings,
      RuleMadeForms forms) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.overrides = overrides;
    this.attestation = attestation;
    this.meanings = meanings;
    this.forms = forms;
  }

  /// Takes the debris out of the lists, and moves words that have no meaning to show and no second
  /// source to the large list.
  void apply() {
    TreeMap<String, Fate> fates = new TreeMap<>();
    scowl.words.keySet().forEach(word -> fates.put(word, fate(word)));
    fates.forEach(
        (word, fate) -> {
          if (fate == Fate.OUT) scowl.words.remove(word);
          else if (fate == Fate.LARGE) scowl.words.put(word, Scowl.LARGE_SIZE);
          else scowl.words.computeIfPresent(word, (w, size) -> Math.min(size, Scowl.USUAL_SIZE));
        });
  }

  private Fate fate(String word) {
    if (word.length() > 1 && word.length() <= ShortWords.MAX_LETTERS) {
      Fate fate = overrides.shortWords.fate(word);
      return fate == Fate.USUAL ? fate : because(word, fate, "reviewed");
    }
    Fate exception = overrides.exceptions.get(word);
    if (exception != null)
      return exception == Fate.USUAL ? exception : because(word, exception, "exception");
    if (!hasOwnSense(word) && !overrides.meanings.containsKey(word)) {
      if (!word.matches(".*[aeiouy].*")) return because(word, Fate.OUT, "no vowel");
      if (isMerelyAbbreviation(word)) return because(word, Fate.OUT, "abbreviation");
      if (isPluralOfDebris(word))
        return because(word, Fate.OUT, "plural of an abbreviation or a letter");
      if (isTaxon(word)) {
        return because(
            word,
            attestation.isVouchedFor(word) ? Fate.LARGE : Fate.OUT,
            "a Latin name of botany or zoology");
      }
      if (forms.isMisspelt(word)) return because(word, Fate.OUT, "a form spelt against the rules");
      if (forms.isPluralTwice(word)) return because(word, Fate.OUT, "plural of a plural");
    }
    if (scowl.size(word) >= Scowl.LARGE_SIZE) return Fate.LARGE;
    if (forms.isPluralOfNoNoun(word)) return because(word, Fate.LARGE, "plural of no noun");
    if (isRare(word) && !meanings.has(word) && !attestation.has(word))
      return because(word, Fate.LARGE, "no meaning and no second source");
    return Fate.USUAL;
  }

  /// Whether WordNet has a sense of it under this spelling; one that names the sense by another
  /// word and only adds an abbreviation does not count.
  private boolean hasOwnSense(String word) {
    return wordnet.lowerCaseSenses(word).stream()
        .anyMatch(
            sense ->
                !scowl.isAbbreviation(word)
                    || wordnet.synset(sense).words().getFirst().equals(word));
  }

  /// Whether WordNet has it only as the Latin name of a family or a genus, no list of everyday
  /// words has it, and English has made no plural of it (APHIDES).
  private boolean isTaxon(String word) {
    return wordnet.isTaxon(word)
        && !attestation.hasTwelveDicts(word)
        && !forms.hasUsualPlural(word);
  }

  private boolean isRare(String word) {
    return scowl.size(word) >= RARE_SIZE;
  }

  private Fate because(String word, Fate fate, String reason) {
    reasons.put(word, reason);
    return fate;
  }

  private boolean isMerelyAbbreviation(String word) {
    return scowl.isAbbreviation(word)
        && !overrides.clippings.contains(word)
        && !attestation.hasTwelveDicts(word)
        && !meanings.has(word);
  }

  private boolean isPluralOfDebris(String word) {
    if (!word.endsWith("s") || attestation.hasTwelveDicts(word) || meanings.has(word)) return false;
    String base = word.substring(0, word.length() - 1);
    return scowl.isAbbreviation(base)
        && !overrides.clippings.contains(base)
        && (!scowl.words.containsKey(base) || fate(base) == Fate.OUT);
  }
}
