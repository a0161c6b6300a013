import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Which words are plurals of which nouns, and forms of which verbs.
///
/// A listed possessive (`cat's`) marks a noun; so does a noun of WordNet. A listed form in -ed or -ing marks a verb; so
/// does a verb of WordNet. A word in S is the plural of a noun, or the third person of a verb, that is listed and spelt
/// as it would be without the ending. Words that are nouns themselves (`glass`, `lens`, `news`) are plurals only when
/// what would be left is a commoner noun.
final class Inflections {
  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;

  private final Set<String> irregularVerbs = new HashSet<>();

  final Map<String, String> pluralOf = new HashMap<>();
  final Map<String, String> verbFormOf = new HashMap<>();

  /// Plurals in S, with or without a singular that is listed.
  final Set<String> plurals = new HashSet<>();

  /// Third persons in S, such as `runs`.
  final Map<String, String> thirdOf = new HashMap<>();

  Inflections(Scowl scowl, Wordnet wordnet, Overrides overrides) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.overrides = overrides;
    wordnet.irregular.get('v').values().forEach(irregularVerbs::addAll);
    for (var word : scowl.words.keySet()) {
      plural(word).ifPresent(base -> pluralOf.put(word, base));
      if (word.endsWith("s") && (pluralOf.containsKey(word) || alwaysPlural(word))) {
        plurals.add(word);
      }
      third(word).ifPresent(base -> thirdOf.put(word, base));
      verbForm(word).ifPresent(base -> verbFormOf.put(word, base));
    }
  }

  boolean noun(String word) {
    return scowl.possessed.contains(word) || wordnet.is('n', word);
  }

  boolean verb(String word) {
    return wordnet.is('v', word) || inflected(word);
  }

  /// Whether a noun is hardly ever a verb: never met as one in WordNet's texts, while it was met as a noun or its form
  /// in -ing is rare.
  boolean rarelyVerb(String word) {
    boolean turned = stems(word).stream().anyMatch(stem -> scowl.words.getOrDefault(stem + "ing", 99) <= 40);
    return noun(word) && wordnet.tagged('v', word) == 0 && (wordnet.tagged('n', word) > 0 || !turned);
  }

  private boolean listed(String word) {
    return scowl.words.containsKey(word);
  }

  /// Whether the lists turn the word as a verb: both in -ing and in -ed.
  private boolean inflected(String word) {
    return stems(word).stream()
        .filter(stem -> !stem.equals(word) || !listed(word + "e"))
        .anyMatch(stem -> listed(stem + "ing") && (listed(stem + "ed") || irregularPast(word)));
  }

  private boolean irregularPast(String word) {
    return irregularVerbs.contains(word);
  }

  /// What -ing and -ed are joined to: `love` lov-, `cry` cry- and cri-, `run` run- and runn-.
  static List<String> stems(String word) {
    var stems = new ArrayList<String>();
    int last = word.length() - 1;
    if (word.endsWith("e") && !word.endsWith("ee") && !word.endsWith("oe") && !word.endsWith("ye")) {
      stems.add(word.substring(0, last));
    } else {
      stems.add(word);
    }
    if (last > 0 && !vowel(word.charAt(last)) && vowel(word.charAt(last - 1))) {
      stems.add(word + word.charAt(last));
    }
    return stems;
  }

  static boolean vowel(char letter) {
    return "aeiou".indexOf(letter) >= 0;
  }

  /// The words that become this one by a final S, as the spelling rules allow, the likeliest first.
  static List<String> withoutS(String word) {
    var bases = new ArrayList<String>();
    int n = word.length();
    if (n < 3 || !word.endsWith("s") || word.endsWith("ss")) {
      return bases;
    }
    if (word.endsWith("ies") && n > 4) {
      bases.add(word.substring(0, n - 3) + "y");
    }
    if (word.endsWith("es")) {
      var stem = word.substring(0, n - 2);
      if (stem.matches(".*(s|x|z|ch|sh|o|ss|zz|i)")) {
        bases.add(stem);
      }
      if (stem.matches(".*(zz|ss)") && stem.length() > 3) {
        bases.add(stem.substring(0, stem.length() - 1));
      }
    }
    var base = word.substring(0, n - 1);
    if (!base.matches(".*(s|x|z|sh)")) {
      bases.add(base);
    }
    return bases;
  }

  private Optional<String> plural(String word) {
    if (overrides.notPlurals.contains(word)) {
      return Optional.empty();
    }
    for (var base : wordnet.irregular.get('n').getOrDefault(word, List.of())) {
      if (listed(base) && !base.equals(word)) {
        return Optional.of(base);
      }
    }
    var bases = withoutS(word);
    bases.addAll(learned(word));
    return bases.stream()
        .filter(this::listed)
        .filter(base -> noun(base) || gerund(base) || unclassed(base) || alwaysPlural(word))
        .findFirst();
  }

  /// Plural-only words and pairs, and the plurals of shortenings that are not listed as words themselves.
  private boolean alwaysPlural(String word) {
    return !overrides.notPlurals.contains(word)
        && (overrides.pluralOnly.contains(word)
            || overrides.pairs.contains(word)
            || withoutS(word).stream().anyMatch(this::shortening));
  }

  private boolean shortening(String base) {
    return base.length() > 2 && !listed(base) && scowl.abbreviations.containsKey(base);
  }

  private static boolean gerund(String word) {
    return word.endsWith("ing") && word.length() > 5;
  }

  /// A word no source gives a part of speech: if it takes an S at all, it is a noun.
  private boolean unclassed(String word) {
    return !wordnet.is('v', word) && !wordnet.is('a', word) && !wordnet.is('r', word) && !inflected(word)
        && !verbFormOf(word) && word.length() > 2;
  }

  private boolean verbFormOf(String word) {
    return verbForm(word).isPresent();
  }

  /// Plurals with a change in the stem: `thieves` of thief, `knives` of knife, `crises` of crisis, `matrices` of matrix.
  private static List<String> learned(String word) {
    var bases = new ArrayList<String>();
    change(bases, word, "ves", "f");
    change(bases, word, "ves", "fe");
    change(bases, word, "ses", "sis");
    change(bases, word, "ices", "ix");
    change(bases, word, "ices", "ex");
    return bases;
  }

  private static void change(List<String> bases, String word, String ending, String instead) {
    if (word.endsWith(ending)) {
      bases.add(word.substring(0, word.length() - ending.length()) + instead);
    }
  }

  private Optional<String> third(String word) {
    return withoutS(word).stream().filter(this::listed).filter(this::verb).findFirst();
  }

  private Optional<String> verbForm(String word) {
    for (var base : wordnet.irregular.get('v').getOrDefault(word, List.of())) {
      if (listed(base) && !base.equals(word)) {
        return Optional.of(base);
      }
    }
    for (var ending : List.of("ing", "ed")) {
      if (word.endsWith(ending) && word.length() > ending.length() + 1) {
        var stem = word.substring(0, word.length() - ending.length());
        for (var base : bases(stem, ending)) {
          if (listed(base) && wordnet.is('v', base)) {
            return Optional.of(base);
          }
        }
      }
    }
    return third(word);
  }

  private static List<String> bases(String stem, String ending) {
    int n = stem.length();
    var bases = new ArrayList<String>();
    if (ending.equals("ed") && stem.endsWith("i")) {
      bases.add(stem.substring(0, n - 1) + "y");
    }
    bases.add(stem + "e");
    bases.add(stem);
    if (n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2)) {
      bases.add(stem.substring(0, n - 1));
    }
    return bases;
  }
}
