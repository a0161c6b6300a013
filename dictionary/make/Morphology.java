import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Scribe;

/// Divides the words of the lists: a derived word as the word it comes from (WRITE, WRIT-ER), a compound as its parts,
/// any other by its sound, and where no sound is known, by its letters.
final class Morphology {
  private static final List<String> PREFIXES =
      List.of(
          "counter", "under", "inter", "super", "multi", "trans", "hyper", "ultra", "micro", "over", "anti", "fore",
          "semi", "down", "self", "post", "non", "out", "mis", "dis", "sub", "pre", "mid", "un", "re", "in", "im", "en",
          "em", "de", "co", "up", "be");

  private static final List<String> SUFFIXES =
      List.of(
          "ness", "less", "ful", "ment", "ship", "hood", "wards", "ward", "some", "dom", "like", "wise", "ly", "able",
          "ible", "ably", "ibly", "ism", "ist", "ize", "ise", "ish", "ance", "ence", "ant", "ent", "ous", "est", "ess",
          "ing", "age", "er", "en", "ed", "y");

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Cmudict sounds;
  private final Inflections inflections;
  private final Map<String, Integer> known = new HashMap<>();
  final Map<String, String> how = new HashMap<>();

  Morphology(Scowl scowl, Wordnet wordnet, Cmudict sounds, Inflections inflections) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.sounds = sounds;
    this.inflections = inflections;
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

  private int compute(String word) {
    var found = inflected(word);
    if (found.isPresent()) {
      return note(word, "inflected", found.get());
    }
    found = suffixed(word);
    if (found.isPresent()) {
      return note(word, "suffixed", found.get());
    }
    found = compound(word);
    if (found.isPresent()) {
      return note(word, "compound", found.get());
    }
    found = prefixed(word);
    if (found.isPresent()) {
      return note(word, "prefixed", found.get());
    }
    found = sounded(word);
    if (found.isPresent()) {
      return note(word, "sounded", found.get());
    }
    return note(word, "letters", Letterwise.starts(word));
  }

  private int note(String word, String way, int starts) {
    how.put(word, way);
    return starts;
  }

  private int band(String word) {
    var size = scowl.words.get(word);
    return size == null ? 99 : size;
  }

  // Sound.

  private Optional<Integer> sounded(String word) {
    for (var spelling : Spellings.of(word)) {
      var best = best(spelling);
      if (best.isPresent()) {
        var starts = Divider.starts(word, best.get());
        if (starts.isPresent()) {
          return starts;
        }
      }
    }
    return Optional.empty();
  }

  /// The fullest way to say a word: what is slurred in talk is still a syllable in print.
  private Optional<String[]> best(String word) {
    String[] best = null;
    for (var sound : sounds.of(word)) {
      if (best == null || Cmudict.syllables(sound) > Cmudict.syllables(best)) {
        best = sound;
      }
    }
    return Optional.ofNullable(best);
  }

  private static String bare(String[] sound) {
    return " " + String.join(" ", sound).replaceAll("[0-9]", "") + " ";
  }

  // Inflections.

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
      boolean spoken = verb.endsWith("t") || verb.endsWith("d") || verb.endsWith("te") || verb.endsWith("de");
      return Optional.of(spoken ? join(word, verb, "ed") : starts(verb) & mask(word));
    }
    return Optional.empty();
  }

  private int withS(String word, String base) {
    int starts = starts(base) & mask(word);
    if (word.length() < 2) return 1;
    boolean hissing = base.matches(".*(s|x|z|ch|sh|[cgsz]e)") && !silentCh(base) && word.endsWith("es");
    if (base.endsWith("sis") && word.endsWith("ses")) {
      return starts;
    }
    if (!hissing) {
      return starts;
    }
    return starts | 1 << (word.length() - 2);
  }

  private boolean silentCh(String base) {
    return base.endsWith("ch") && best(base).map(s -> s[s.length - 1].equals("K")).orElse(false);
  }

  private static int mask(String word) {
    return (1 << word.length()) - 1;
  }

  /// The division of base plus an ending that is a syllable of its own.
  private int join(String word, String base, String ending) {
    int at = word.length() - ending.length();
    int starts = starts(base) & mask(word.substring(0, at));
    boolean le = base.matches(".*[^aeiouyl]le") && at == base.length() - 1 && vowelBegins(ending);
    if (le) {
      // WRES-TLE, WRES-TLING: the last syllable of the base stays one.
      return starts;
    }
    boolean doubled =
        at == base.length() + 1 && word.charAt(at - 1) == word.charAt(at - 2) && vowelBegins(ending);
    return starts | 1 << (doubled ? at - 1 : at) | inner(ending, at);
  }

  private static boolean vowelBegins(String ending) {
    return "aeiouy".indexOf(ending.charAt(0)) >= 0;
  }

  private static int inner(String ending, int at) {
    return ending.equals("able") || ending.equals("ably") || ending.equals("ible") || ending.equals("ibly") ? 1 << (at + 1) : 0;
  }

  // Suffixes.

  private Optional<Integer> suffixed(String word) {
    for (var suffix : SUFFIXES) {
      if (!word.endsWith(suffix) || word.length() < suffix.length() + 2) {
        continue;
      }
      var stem = word.substring(0, word.length() - suffix.length());
      for (var base : bases(stem, suffix)) {
        if (scowl.words.containsKey(base) && related(word, base, suffix)) {
          return Optional.of(join(word, base, suffix));
        }
      }
    }
    return Optional.empty();
  }

  private static List<String> bases(String stem, String suffix) {
    var bases = new ArrayList<String>();
    int n = stem.length();
    if (stem.endsWith("i")) {
      bases.add(stem.substring(0, n - 1) + "y");
    }
    if (vowelBegins(suffix)) {
      bases.add(stem + "e");
    }
    bases.add(stem);
    if (vowelBegins(suffix) && n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2)) {
      bases.add(stem.substring(0, n - 1));
    }
    if (suffix.equals("ly")) {
      bases.add(stem + "l");
    }
    bases.removeIf(base -> base.length() < 2 || (base.length() < 3 && suffix.length() < 3));
    return bases;
  }

  private boolean related(String word, String base, String suffix) {
    if (band(base) > band(word) + 30) {
      return false;
    }
    var whole = best(word);
    var part = best(base);
    if (whole.isPresent() && part.isPresent()) {
      var stem = bare(part.get()).strip();
      if (!bare(whole.get()).strip().startsWith(stem.replaceAll(" (AH|IH|IY)$", ""))) {
        return false;
      }
    }
    return switch (suffix) {
      case "er" -> wordnet.is('a', base) && base.length() < 8 && !wordnet.is('n', word) || agent(word, base);
      case "est" -> wordnet.is('a', base);
      case "y", "en", "ess", "age" -> pointed(word, base);
      case "ing", "ed" -> inflections.verb(base) || wordnet.is('n', base);
      case "ant", "ent", "ance", "ence", "able", "ible", "ably", "ibly" -> inflections.verb(base) || wordnet.is('n', base);
      case "ly" -> wordnet.is('a', base) || wordnet.is('n', base) || scowl.words.containsKey(base);
      default -> true;
    };
  }

  private boolean agent(String word, String base) {
    return wordnet.is('n', word) ? pointed(word, base) : inflections.verb(base) || wordnet.is('a', base);
  }

  /// Whether WordNet says that one word was made from the other.
  private boolean pointed(String word, String base) {
    boolean listed = false;
    for (char part : new char[] {'n', 'v', 'a', 'r'}) {
      for (var sense : wordnet.plainSenses(part, word)) {
        listed = true;
        for (var pointer : wordnet.synset(sense).pointers()) {
          if ((pointer.symbol().equals("+") || pointer.symbol().equals("\\") || pointer.symbol().equals("@"))
              && wordnet.synset(pointer.target()).words().contains(base)) {
            return true;
          }
        }
        if (mentions(wordnet.synset(sense).gloss(), base)) {
          return true;
        }
      }
    }
    return !listed;
  }

  private static boolean mentions(String gloss, String base) {
    int stop = gloss.indexOf(';');
    var text = stop < 0 ? gloss : gloss.substring(0, stop);
    return Arrays.asList(text.split("[^a-z]+")).stream().anyMatch(w -> w.equals(base) || w.equals(base + "s"));
  }

  // Prefixes and compounds.

  private Optional<Integer> prefixed(String word) {
    for (var prefix : PREFIXES) {
      if (word.startsWith(prefix) && word.length() >= prefix.length() + 3) {
        var base = word.substring(prefix.length());
        if (scowl.words.containsKey(base) && endsAlike(word, base) && band(base) <= band(word) + 20) {
          return Optional.of(starts(base) << prefix.length() | prefixStarts(prefix));
        }
      }
    }
    return Optional.empty();
  }

  private static int prefixStarts(String prefix) {
    return switch (prefix) {
      case "counter" -> 0b10001;
      case "under", "inter", "multi", "ultra", "anti" -> 0b101;
      case "super" -> 0b101;
      case "hyper", "micro", "semi" -> prefix.equals("micro") ? 0b101 : prefix.equals("semi") ? 0b1001 >> 1 | 1 : 0b101;
      case "over" -> 0b11;
      default -> 1;
    };
  }

  private boolean endsAlike(String word, String base) {
    var whole = best(word);
    var part = best(base);
    if (whole.isEmpty()) {
      return base.length() >= 4;
    }
    return part.isPresent() && bare(whole.get()).endsWith(bare(part.get()));
  }

  private Optional<Integer> compound(String word) {
    Optional<Integer> best = Optional.empty();
    int bestBand = 61;
    for (int at = 3; at <= word.length() - 3; at++) {
      var first = word.substring(0, at);
      var second = word.substring(at);
      int band = Math.max(band(first), band(second));
      if (band < bestBand && soundsAlike(word, first, second)) {
        bestBand = band;
        best = Optional.of(starts(second) << at | starts(first));
      }
    }
    return best;
  }

  private boolean soundsAlike(String word, String first, String second) {
    var whole = best(word);
    if (whole.isEmpty()) {
      return band(first) <= 50 && band(second) <= 50 && wordnet.is('n', first) && !scowl.possessed.isEmpty()
          && (second.length() > 3 || first.length() > 3) && sounds.has(first) && sounds.has(second)
          && inflections.noun(second);
    }
    var a = best(first);
    var b = best(second);
    return a.isPresent() && b.isPresent() && bare(whole.get()).equals(bare(a.get()) + bare(b.get()).substring(1))
        && stressed(whole.get(), Cmudict.syllables(a.get()));
  }

  /// Whether the second part of a compound keeps a stress of its own.
  private static boolean stressed(String[] sound, int from) {
    int vowel = 0;
    for (var phoneme : sound) {
      if (Cmudict.vowel(phoneme) && vowel++ >= from && !phoneme.endsWith("0")) {
        return true;
      }
    }
    return false;
  }
}
