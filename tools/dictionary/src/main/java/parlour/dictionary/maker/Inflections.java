package parlour.dictionary.maker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Inflectional morphology: which words are plurals of which nouns, and forms of which verbs.
///
/// A listed possessive (`cat's`) marks a noun, and so does a noun of WordNet. Listed forms in -ed
/// and -ing mark a verb, and so does a verb of WordNet. A word in S is the plural of a noun, or the
/// third person of a verb, if that base is listed and the spelling rules lead from one to the
/// other. Exceptions (`news`, `lens`) are written by hand.
final class Inflections {
  private static final Pattern SIBILANT = Pattern.compile(".*(s|x|z|sh)");
  private static final Pattern SIBILANT_OR_VOWEL = Pattern.compile(".*(s|x|z|ch|sh|o|i)");

  /// Words in -ies of up to so many letters come from one in -ie or -y: PIES from PIE, not from PI.
  private static final int SHORT_IN_IES = 5;

  private static final List<String> VERB_PREFIXES =
      List.of(
          "re", "over", "mis", "out", "un", "under", "up", "fore", "pre", "inter", "be", "with");

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;

  /// Words of the usual list before those that only the large one has.
  private final Comparator<String> usualFirst;

  /// Commoner words first: NOSES comes from NOSE, not from NOS.
  private final Comparator<String> commonFirst;

  /// Plurals with their singular, regular or not.
  final Map<String, String> pluralOf = new HashMap<>();

  /// Forms of a verb with their infinitive.
  final Map<String, String> verbFormOf = new HashMap<>();

  /// Third persons in S, such as `runs`, with their infinitive.
  final Map<String, String> thirdPersonOf = new HashMap<>();

  /// Plurals in S, whether their singular is listed or not.
  final Set<String> plurals = new HashSet<>();

  Inflections(Scowl scowl, Wordnet wordnet, Overrides overrides) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.overrides = overrides;
    this.usualFirst = Comparator.comparing(word -> scowl.size(word) > Scowl.USUAL_SIZE);
    this.commonFirst = Comparator.comparingInt(scowl::size);
    for (String word : scowl.words.keySet()) {
      singular(word).ifPresent(base -> pluralOf.put(word, base));
      if (word.endsWith("s") && (pluralOf.containsKey(word) || isAlwaysPlural(word)))
        plurals.add(word);
      thirdPersonBase(word).ifPresent(base -> thirdPersonOf.put(word, base));
      verbBase(word).ifPresent(base -> verbFormOf.put(word, base));
    }
  }

  boolean isNoun(String word) {
    return scowl.withPossessive.contains(word)
        || wordnet.has(PartOfSpeech.NOUN, word)
        || overrides.isWrittenAs(PartOfSpeech.NOUN, word);
  }

  private boolean isVerbByItself(String word) {
    return wordnet.has(PartOfSpeech.VERB, word) || overrides.isWrittenAs(PartOfSpeech.VERB, word);
  }

  boolean isVerb(String word) {
    return isVerbByItself(word) || hasVerbForms(word);
  }

  /// Whether SCOWL's lists for the usual list have the word.
  boolean isUsual(String word) {
    return scowl.size(word) <= Scowl.USUAL_SIZE;
  }

  private boolean listed(String word) {
    return scowl.words.containsKey(word);
  }

  /// Whether the lists inflect the word as a verb: in -ing, and in -ed unless it is irregular.
  private boolean hasVerbForms(String word) {
    return stems(word).stream()
        .filter(stem -> !stem.equals(word) || !listed(word + "e"))
        .anyMatch(
            stem -> listed(stem + "ing") && (listed(stem + "ed") || wordnet.isIrregularVerb(word)));
  }

  /// What -ing and -ed are added to: lov- for `love`, run- and runn- for `run`.
  static List<String> stems(String word) {
    List<String> stems = new ArrayList<>();
    int last = word.length() - 1;
    if (word.endsWith("e")
        && !word.endsWith("ee")
        && !word.endsWith("oe")
        && !word.endsWith("ye")) {
      stems.add(word.substring(0, last));
    } else {
      stems.add(word);
    }
    if (last > 0 && !isVowel(word.charAt(last)) && isVowel(word.charAt(last - 1)))
      stems.add(word + word.charAt(last));
    return stems;
  }

  private static boolean isVowel(char letter) {
    return "aeiou".indexOf(letter) >= 0;
  }

  /// The bases a word may have before its final S, as the spelling rules allow, the likeliest
  /// first.
  static List<String> basesOfS(String word) {
    List<String> bases = new ArrayList<>();
    int n = word.length();
    if (n < 3 || !word.endsWith("s") || word.endsWith("ss")) return bases;
    if (word.endsWith("ies") && n > 4) bases.add(word.substring(0, n - 3) + "y");
    if (word.endsWith("es")) {
      String stem = word.substring(0, n - 2);
      boolean likelyWithE = stem.endsWith("i") && n <= SHORT_IN_IES;
      if (SIBILANT_OR_VOWEL.matcher(stem).matches() && !likelyWithE) bases.add(stem);
      if ((stem.endsWith("zz") || stem.endsWith("ss")) && stem.length() > 3)
        bases.add(stem.substring(0, stem.length() - 1));
    }
    String base = word.substring(0, n - 1);
    if (!SIBILANT.matcher(base).matches()) bases.add(base);
    return bases;
  }

  /// Whether the base has lost a consonant that the word's own stem has: DISCUSSES comes from
  /// DISCUSS, not from DISCUS.
  private boolean isUndoubled(String word, String base) {
    String stem = word.substring(0, Math.max(0, word.length() - 2));
    return word.endsWith("es") && base.length() == stem.length() - 1 && listed(stem);
  }

  private Optional<String> singular(String word) {
    if (overrides.notPlurals.contains(word)) return Optional.empty();
    List<String> link = overrides.links.getOrDefault(word, List.of("", ""));
    if (link.getFirst().equals("plural")) return Optional.of(link.getLast());
    Optional<String> irregular = irregularBase(PartOfSpeech.NOUN, word);
    if (irregular.isPresent()) return irregular;
    return Stream.concat(
            basesOfS(word).stream().sorted(commonFirst), basesOfChangedStem(word).stream())
        .sorted(usualFirst)
        .filter(base -> !isUndoubled(word, base))
        .filter(this::listed)
        .filter(
            base ->
                isNoun(base) || isGerund(base) || hasNoPartOfSpeech(base) || isAlwaysPlural(word))
        .findFirst();
  }

  private Optional<String> irregularBase(PartOfSpeech part, String word) {
    return wordnet.lemmasOf(part, word).stream()
        .filter(base -> listed(base) && !base.equals(word))
        .filter(base -> part != PartOfSpeech.NOUN || !isGerund(word))
        .findFirst();
  }

  /// Plural-only words and pairs, and plurals of abbreviations that are not words themselves.
  private boolean isAlwaysPlural(String word) {
    return !overrides.notPlurals.contains(word)
        && (overrides.pluralOnly.contains(word)
            || overrides.pairs.contains(word)
            || basesOfS(word).stream().anyMatch(this::isMerelyAbbreviation));
  }

  private boolean isMerelyAbbreviation(String base) {
    return base.length() > 2 && !listed(base) && scowl.abbreviations.containsKey(base);
  }

  private static boolean isGerund(String word) {
    return word.endsWith("ing") && word.length() > 5;
  }

  /// Whether no source gives the word a part of speech: if it takes an S at all, it is a noun.
  private boolean hasNoPartOfSpeech(String word) {
    return !isVerb(word)
        && !wordnet.has(PartOfSpeech.ADJECTIVE, word)
        && !wordnet.has(PartOfSpeech.ADVERB, word)
        && verbBase(word).isEmpty()
        && word.length() > 2;
  }

  /// Singulars of plurals whose stem changes: `thieves`, `knives`, `crises`, `matrices`.
  private static List<String> basesOfChangedStem(String word) {
    List<String> bases = new ArrayList<>();
    addBase(bases, word, "ves", "f");
    addBase(bases, word, "ves", "fe");
    addBase(bases, word, "ses", "sis");
    addBase(bases, word, "ices", "ix");
    addBase(bases, word, "ices", "ex");
    addBase(bases, word, "men", "man");
    return bases;
  }

  private static void addBase(List<String> bases, String word, String ending, String singular) {
    if (word.endsWith(ending))
      bases.add(word.substring(0, word.length() - ending.length()) + singular);
  }

  private Optional<String> thirdPersonBase(String word) {
    return basesOfS(word).stream()
        .sorted(commonFirst)
        .filter(this::listed)
        .filter(this::isVerb)
        .findFirst();
  }

  private Optional<String> verbBase(String word) {
    List<String> link = overrides.links.getOrDefault(word, List.of("", ""));
    if (link.getFirst().equals("verb")) return Optional.of(link.getLast());
    return irregularBase(PartOfSpeech.VERB, word)
        .or(() -> prefixedIrregularBase(word))
        .or(() -> baseBefore("ing", word))
        .or(() -> baseBefore("ed", word))
        .or(() -> thirdPersonBase(word));
  }

  /// The infinitive of an irregular form with a prefix: OVERATE comes from OVEREAT.
  private Optional<String> prefixedIrregularBase(String word) {
    for (String prefix : VERB_PREFIXES) {
      if (word.startsWith(prefix)) {
        String form = word.substring(prefix.length());
        for (String lemma : wordnet.lemmasOf(PartOfSpeech.VERB, form)) {
          if (!lemma.equals(form) && listed(prefix + lemma)) return Optional.of(prefix + lemma);
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> baseBefore(String ending, String word) {
    if (!word.endsWith(ending) || word.length() <= ending.length() + 1) return Optional.empty();
    String stem = word.substring(0, word.length() - ending.length());
    return basesOfStem(stem, ending).stream()
        .sorted(usualFirst)
        .filter(base -> listed(base) && isVerbByItself(base))
        .findFirst();
  }

  private static List<String> basesOfStem(String stem, String ending) {
    int n = stem.length();
    List<String> bases = new ArrayList<>();
    if (ending.equals("ed") && stem.endsWith("i")) bases.add(stem.substring(0, n - 1) + "y");
    bases.add(stem + "e");
    bases.add(stem);
    if (n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2)) bases.add(stem.substring(0, n - 1));
    return bases;
  }
}
