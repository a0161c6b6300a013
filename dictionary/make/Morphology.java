import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.lexicon.Syllables;

/// Divides the words of the lists: a derived word as the word it comes from (WRITE, WRIT-ER), a compound as its parts,
/// any other by its sound, and where no sound is known, by its letters.
final class Morphology {
  private static final List<String> LONG_PREFIXES =
      List.of("coun-ter", "in-ter", "su-per", "mul-ti", "hy-per", "ul-tra", "mi-cro");

  private static final List<String> PREFIXES =
      List.of(
          "un-der", "trans", "o-ver", "an-ti", "fore", "sem-i", "down", "self", "post", "non", "out", "mis", "dis",
          "sub", "pre", "mid", "un", "re", "in", "im", "en", "em", "de", "co", "up", "be");

  private static final List<String> SUFFIXES =
      List.of(
          "ically", "ization", "isation", "ness", "less", "ful", "ment", "ship", "hood", "wards", "ward", "some", "dom",
          "like", "wise", "ly", "able", "ably", "ism", "ist", "ize", "ise", "ish", "ance", "ence", "ant", "ent", "ous",
          "est", "ess", "ing", "age", "al", "ery", "er", "en", "ed", "y");

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Cmudict sounds;
  private final Inflections inflections;
  private final Kinship kinship;
  private final Map<String, Integer> known = new HashMap<>();
  private final Map<String, String> how = new HashMap<>();

  Morphology(Scowl scowl, Wordnet wordnet, Cmudict sounds, Inflections inflections) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.sounds = sounds;
    this.inflections = inflections;
    this.kinship = new Kinship(scowl, wordnet, sounds, inflections, this::starts);
  }

  /// One bit for each letter at which a syllable of the word begins.
  int starts(String word) {
    var memo = known.get(word);
    if (memo != null) {
      return memo;
    }
    int starts = compute(word);
    known.put(word, starts);
    return starts;
  }

  /// How each word was divided, one to a line: for those who improve the rules.
  List<String> report() {
    return how.entrySet().stream().map(entry -> entry.getKey() + "\t" + entry.getValue()).sorted().toList();
  }

  /// Whether the word is made of two.
  boolean compounds(String word) {
    var base = inflections.pluralOf.getOrDefault(word, inflections.verbFormOf.getOrDefault(word, word));
    starts(base);
    return "compound".equals(how.get(base)) && sounds.has(base);
  }

  private int compute(String word) {
    var inflected = inflected(word);
    if (inflected.isPresent()) {
      return note(word, "inflected", inflected.get());
    }
    return first(word, "suffixed", suffixed(word))
        .or(() -> first(word, "prefixed", prefixed(word, LONG_PREFIXES)))
        .or(() -> first(word, "prefixed", prefixed(word, PREFIXES)))
        .or(() -> first(word, "compound", compound(word)))
        .or(() -> sounded(word).map(starts -> note(word, "sounded", starts)))
        .orElseGet(() -> note(word, "letters", Syllables.starts(word)));
  }

  private Optional<Integer> first(String word, String way, Optional<Integer> found) {
    return found.filter(starts -> saidSo(word, starts)).map(starts -> note(word, way, starts));
  }

  private int note(String word, String way, int starts) {
    how.put(word, way);
    return starts;
  }

  private Optional<Integer> sounded(String word) {
    for (var spelling : Spellings.of(word)) {
      var best = sounds.best(spelling);
      if (best.isPresent()) {
        var starts = Divider.starts(word, best.get());
        if (starts.isPresent()) {
          return starts;
        }
      }
    }
    return Optional.empty();
  }

  /// Whether a division has no more syllables than the word is ever said with.
  private boolean saidSo(String word, int starts) {
    return sounds.of(word).isEmpty()
        || sounds.of(word).stream().anyMatch(sound -> Cmudict.syllables(sound) >= Integer.bitCount(starts));
  }

  private Optional<Integer> inflected(String word) {
    var third = inflections.thirdOf.get(word);
    var base = inflections.pluralOf.getOrDefault(word, third == null ? "" : third);
    if (word.endsWith("s") && !base.isEmpty()) {
      return Optional.of(withS(word, base));
    }
    var verb = inflections.verbFormOf.getOrDefault(word, "");
    if (!verb.isEmpty() && word.endsWith("ing") && word.length() > verb.length()) {
      return Optional.of(join(word, verb, "ing"));
    }
    if (!verb.isEmpty() && word.endsWith("ed") && word.length() > verb.length()) {
      return Optional.of(withEd(word, verb));
    }
    boolean long_ = verb.length() > 2 && !verb.endsWith("ee");
    if (long_ && word.endsWith("en") && word.startsWith(verb.replaceAll("e$", ""))) {
      return Optional.of(join(word, verb, "en"));
    }
    return Optional.empty();
  }

  private int withEd(String word, String verb) {
    int said = sounds.best(verb).map(Cmudict::syllables).orElse(99);
    boolean spoken =
        verb.matches(".*[td]e?")
            || (wordnet.is('a', word) && sounds.of(word).stream().anyMatch(sound -> Cmudict.syllables(sound) > said));
    return spoken ? join(word, verb, "ed") : starts(verb) & mask(word);
  }

  private int withS(String word, String base) {
    int starts = starts(base) & mask(word);
    boolean changed = base.endsWith("sis") && word.length() == base.length();
    return !changed && word.endsWith("es") && hisses(base) ? starts | 1 << (word.length() - 2) : starts;
  }

  /// Whether a word ends in a sound that makes -ES a syllable: GLASS-ES, but STOMACHS.
  private boolean hisses(String base) {
    return sounds.best(base)
        .map(sound -> Set.of("S", "Z", "SH", "ZH", "CH", "JH").contains(sound[sound.length - 1]))
        .orElse(base.matches(".*(s|x|z|ch|sh|[cgsz]e)"));
  }

  private static int mask(String word) {
    return (1 << word.length()) - 1;
  }

  /// The division of base plus an ending that is a syllable of its own.
  private int join(String word, String base, String ending) {
    int at = word.length() - ending.length();
    int starts = starts(base) & mask(word.substring(0, at));
    boolean le = base.matches(".*[^aeiouyl]le") && at == base.length() - 1 && Kinship.vowelBegins(ending);
    if (le) {
      // WRES-TLE, WRES-TLING: the last syllable of the base stays one.
      return starts;
    }
    boolean doubled =
        word.charAt(at - 1) == word.charAt(at - 2) && !base.startsWith(word.substring(0, at)) && Kinship.vowelBegins(ending);
    int from = doubled ? at - 1 : at;
    boolean vowelless = word.substring(31 - Integer.numberOfLeadingZeros(starts), from).matches("[^aeiouy]*");
    return (vowelless ? starts : starts | 1 << from) | inner(ending, at);
  }

  private static int inner(String ending, int at) {
    return switch (ending) {
      case "able", "ably" -> 1 << (at + 1);
      case "ery" -> 1 << (at + 2);
      default -> 0;
    };
  }

  private Optional<Integer> suffixed(String word) {
    for (var suffix : SUFFIXES) {
      if (!word.endsWith(suffix) || word.length() < suffix.length() + 2) {
        continue;
      }
      var stem = word.substring(0, word.length() - suffix.length());
      var base =
          Kinship.bases(stem, suffix).stream()
              .filter(b -> scowl.words.containsKey(b) && kinship.related(word, b, suffix))
              .min(Comparator.comparing(kinship::band));
      if (base.isPresent()) {
        return Optional.of(withSuffix(word, base.get(), suffix));
      }
    }
    return Optional.empty();
  }

  private int withSuffix(String word, String base, String suffix) {
    int at = word.length() - suffix.length();
    return switch (suffix) {
      case "ed" -> withEd(word, base);
      case "ically" -> starts(base) | 1 << (base.length() - 1) | 1 << (word.length() - 2);
      case "ization", "isation" -> (starts(base) & mask(word.substring(0, at + 1))) | 1 << (at + 1) | 1 << (at + 3);
      default -> join(word, base, suffix);
    };
  }

  private Optional<Integer> prefixed(String word, List<String> prefixes) {
    for (var divided : prefixes) {
      var prefix = divided.replace("-", "");
      if (word.startsWith(prefix) && word.length() >= prefix.length() + 3) {
        var base = word.substring(prefix.length());
        if (scowl.words.containsKey(base) && kinship.endsAlike(word, base) && kinship.band(base) <= kinship.band(word) + 20) {
          int inner = divided.indexOf('-');
          return Optional.of(starts(base) << prefix.length() | 1 | (inner < 0 ? 0 : 1 << inner));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Integer> compound(String word) {
    Optional<Integer> best = Optional.empty();
    int bestCost = Integer.MAX_VALUE;
    for (int at = 3; at <= word.length() - 2; at++) {
      var first = word.substring(0, at);
      var second = word.substring(at);
      int cost = kinship.band(first) + kinship.band(second) + (inflections.pluralOf.containsKey(first) ? 30 : 0);
      boolean long_ = second.length() > 2 || Set.of("up", "by", "in", "on").contains(second);
      if (long_ && cost < bestCost && kinship.soundsAlike(word, first, second)) {
        bestCost = cost;
        best = Optional.of(starts(second) << at | starts(first));
      }
    }
    return best;
  }
}
