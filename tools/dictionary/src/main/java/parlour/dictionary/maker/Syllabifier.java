package parlour.dictionary.maker;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.dictionary.spelling.SpellingVariants;
import parlour.lexicon.Syllables;

/// Syllabification (hyphenation) of every word: a derived word is divided like its base (WRITE,
/// WRIT-ER), a compound like its parts, any other word by its pronunciation, and if that is not
/// known, by its letters.
///
/// A division is an int with one bit for each letter at which a syllable begins, the first letter
/// lowest.
final class Syllabifier {
  /// How the division of a word was found.
  private enum Method {
    INFLECTED,
    SUFFIXED,
    PREFIXED,
    COMPOUND,
    SOUNDED,
    LETTERS
  }

  private static final List<String> LONG_PREFIXES =
      List.of("coun-ter", "in-ter", "su-per", "mul-ti", "hy-per", "ul-tra", "mi-cro");

  private static final List<String> PREFIXES =
      List.of(
          "un-der", "trans", "o-ver", "an-ti", "fore", "sem-i", "down", "self", "post", "non",
          "out", "mis", "dis", "sub", "pre", "mid", "un", "re", "in", "im", "en", "em", "de", "co",
          "up", "be");

  private static final List<String> SUFFIXES =
      List.of(
          "ically", "ization", "isation", "ness", "less", "ful", "ment", "ship", "hood", "wards",
          "ward", "some", "dom", "like", "wise", "ly", "able", "ably", "ism", "ist", "ize", "ise",
          "ish", "ance", "ence", "ant", "ent", "ous", "est", "ess", "ing", "age", "al", "ery", "er",
          "en", "ed", "y");

  private static final Set<String> SIBILANTS = Set.of("S", "Z", "SH", "ZH", "CH", "JH");

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Cmudict cmudict;
  private final Inflections inflections;
  private final Derivations derivations;
  private final Overrides overrides;
  private final Map<String, Integer> divisions = new HashMap<>();
  private final Map<String, Method> methods = new HashMap<>();

  Syllabifier(
      Scowl scowl, Wordnet wordnet, Cmudict cmudict, Inflections inflections, Overrides overrides) {
    this.overrides = overrides;
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.cmudict = cmudict;
    this.inflections = inflections;
    this.derivations = new Derivations(scowl, wordnet, cmudict, inflections, this::starts);
  }

  /// One bit for each letter at which a syllable of the word begins.
  int starts(String word) {
    Integer known = divisions.get(word);
    if (known != null) return known;
    int starts = divide(word);
    divisions.put(word, starts);
    return starts;
  }

  /// How each word was divided, one to a line, to help improve the rules.
  List<String> report() {
    return methods.entrySet().stream()
        .map(entry -> entry.getKey() + "\t" + entry.getValue().name().toLowerCase(Locale.ROOT))
        .sorted()
        .toList();
  }

  /// Whether the word, or the word it is a form of, is pronounced like two words together.
  boolean isCompound(String word) {
    String base =
        inflections.pluralOf.getOrDefault(word, inflections.verbFormOf.getOrDefault(word, word));
    starts(base);
    return methods.get(base) == Method.COMPOUND && cmudict.has(base);
  }

  private int divide(String word) {
    String written = overrides.syllables.get(word);
    if (written != null) return starts(List.of(written.split("-")));
    return noted(word, Method.INFLECTED, inflected(word))
        .or(() -> noted(word, Method.SUFFIXED, sayable(word, suffixed(word))))
        .or(() -> noted(word, Method.PREFIXED, sayable(word, prefixed(word, LONG_PREFIXES))))
        .or(() -> noted(word, Method.PREFIXED, sayable(word, prefixed(word, PREFIXES))))
        .or(() -> noted(word, Method.COMPOUND, sayable(word, compound(word))))
        .or(() -> noted(word, Method.SOUNDED, sounded(word)))
        .or(() -> noted(word, Method.LETTERS, Optional.of(Syllables.starts(word))))
        .orElseThrow();
  }

  private static int starts(List<String> syllables) {
    int starts = 0;
    int at = 0;
    for (String syllable : syllables) {
      starts |= 1 << at;
      at += syllable.length();
    }
    return starts;
  }

  private Optional<Integer> noted(String word, Method method, Optional<Integer> starts) {
    starts.ifPresent(found -> methods.put(word, method));
    return starts;
  }

  /// The division, if some pronunciation of the word has that many syllables or more.
  private Optional<Integer> sayable(String word, Optional<Integer> starts) {
    List<String[]> pronunciations = cmudict.pronunciations(word);
    return starts.filter(
        found ->
            pronunciations.isEmpty()
                || pronunciations.stream()
                    .anyMatch(phonemes -> Cmudict.syllables(phonemes) >= Integer.bitCount(found)));
  }

  private Optional<Integer> sounded(String word) {
    for (String spelling : SpellingVariants.of(word)) {
      Optional<Integer> starts =
          cmudict.fullest(spelling).flatMap(phonemes -> PhoneticSyllabifier.starts(word, phonemes));
      if (starts.isPresent()) return starts;
    }
    return Optional.empty();
  }

  private Optional<Integer> inflected(String word) {
    String thirdPerson = inflections.thirdPersonOf.getOrDefault(word, "");
    String base = inflections.pluralOf.getOrDefault(word, thirdPerson);
    if (word.endsWith("s") && !base.isEmpty()) return Optional.of(withS(word, base));
    String verb = inflections.verbFormOf.getOrDefault(word, "");
    if (!verb.isEmpty() && word.endsWith("ing") && word.length() > verb.length())
      return Optional.of(withSyllable(word, verb, "ing"));
    if (!verb.isEmpty() && word.endsWith("ed") && word.length() > verb.length())
      return Optional.of(withEd(word, verb));
    if (verb.length() > 2
        && !verb.endsWith("ee")
        && word.endsWith("en")
        && word.startsWith(verb.replaceAll("e$", ""))) {
      return Optional.of(withSyllable(word, verb, "en"));
    }
    return Optional.empty();
  }

  /// -ED is a syllable after T and D, and in adjectives such as LEARN-ED.
  private int withEd(String word, String verb) {
    int verbSyllables = cmudict.fullest(verb).map(Cmudict::syllables).orElse(Integer.MAX_VALUE);
    boolean spoken =
        verb.matches(".*[td]e?")
            || (wordnet.has(PartOfSpeech.ADJECTIVE, word)
                && cmudict.pronunciations(word).stream()
                    .anyMatch(phonemes -> Cmudict.syllables(phonemes) > verbSyllables));
    return spoken ? withSyllable(word, verb, "ed") : starts(verb) & mask(word.length());
  }

  private int withS(String word, String base) {
    int starts = starts(base) & mask(word.length());
    boolean changesSis = base.endsWith("sis") && word.length() == base.length();
    return !changesSis && word.endsWith("es") && endsInSibilant(base)
        ? starts | 1 << (word.length() - 2)
        : starts;
  }

  /// Whether the word ends in a sibilant, which makes -ES a syllable: GLASS-ES, but STOMACHS.
  private boolean endsInSibilant(String word) {
    return cmudict
        .fullest(word)
        .map(phonemes -> SIBILANTS.contains(phonemes[phonemes.length - 1]))
        .orElse(word.matches(".*(s|x|z|ch|sh|[cgsz]e)"));
  }

  private static int mask(int letters) {
    return (1 << letters) - 1;
  }

  /// The division of base plus an ending that is a syllable of its own.
  private int withSyllable(String word, String base, String ending) {
    int at = word.length() - ending.length();
    int starts = starts(base) & mask(at);
    boolean vowelEnding = Derivations.beginsWithVowel(ending);
    if (vowelEnding && base.matches(".*[^aeiouyl]le") && at == base.length() - 1) {
      // WRES-TLE, WRES-TLING: the ending joins the last syllable of the base.
      return starts;
    }
    boolean doubled =
        vowelEnding
            && word.charAt(at - 1) == word.charAt(at - 2)
            && !base.startsWith(word.substring(0, at));
    int from = doubled ? at - 1 : at;
    int lastStart = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(starts);
    boolean vowelless = word.substring(lastStart, from).matches("[^aeiouy]*");
    return (vowelless ? starts : starts | 1 << from) | startsWithin(ending, at);
  }

  private static int startsWithin(String ending, int at) {
    return switch (ending) {
      case "able", "ably" -> 1 << (at + 1);
      case "ery" -> 1 << (at + 2);
      default -> 0;
    };
  }

  private Optional<Integer> suffixed(String word) {
    for (String suffix : SUFFIXES) {
      if (word.endsWith(suffix) && word.length() >= suffix.length() + 2) {
        String stem = word.substring(0, word.length() - suffix.length());
        Optional<String> base =
            Derivations.possibleBases(stem, suffix).stream()
                .filter(scowl.words::containsKey)
                .filter(possible -> derivations.isSuffixed(word, possible, suffix))
                .min(Comparator.comparingInt(scowl::size));
        if (base.isPresent()) return Optional.of(withSuffix(word, base.get(), suffix));
      }
    }
    return Optional.empty();
  }

  private int withSuffix(String word, String base, String suffix) {
    int at = word.length() - suffix.length();
    return switch (suffix) {
      case "ed" -> withEd(word, base);
      case "ically" -> starts(base) | 1 << (base.length() - 1) | 1 << (word.length() - 2);
      case "ization", "isation" -> (starts(base) & mask(at + 1)) | 1 << (at + 1) | 1 << (at + 3);
      default -> withSyllable(word, base, suffix);
    };
  }

  private Optional<Integer> prefixed(String word, List<String> prefixes) {
    for (String hyphenated : prefixes) {
      String prefix = hyphenated.replace("-", "");
      if (word.startsWith(prefix) && word.length() >= prefix.length() + 3) {
        String base = word.substring(prefix.length());
        if (derivations.isPrefixed(word, base)) {
          int hyphen = hyphenated.indexOf('-');
          int prefixStarts = 1 | (hyphen < 0 ? 0 : 1 << hyphen);
          return Optional.of(starts(base) << prefix.length() | prefixStarts);
        }
      }
    }
    return Optional.empty();
  }

  /// The division into the two commonest words it may be a compound of.
  private Optional<Integer> compound(String word) {
    Optional<Integer> best = Optional.empty();
    int lowestCost = Integer.MAX_VALUE;
    for (int at = 3; at <= word.length() - 2; at++) {
      String first = word.substring(0, at);
      String second = word.substring(at);
      int pluralCost = inflections.pluralOf.containsKey(first) ? 30 : 0;
      int cost = scowl.size(first) + scowl.size(second) + pluralCost;
      boolean possible = second.length() > 2 || Set.of("up", "by", "in", "on").contains(second);
      if (possible && cost < lowestCost && derivations.isCompound(word, first, second)) {
        lowestCost = cost;
        best = Optional.of(starts(second) << at | starts(first));
      }
    }
    return best;
  }
}
