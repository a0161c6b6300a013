import java.util.ArrayList;
import java.util.Arrays;
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
          "ically", "ization", "isation", "ness", "less", "ful", "ment", "ship", "hood", "wards", "ward", "some", "dom", "like", "wise", "ly", "able",
          "ably", "ism", "ist", "ize", "ise", "ish", "ance", "ence", "ant", "ent", "ous", "est", "ess",
          "ing", "age", "al", "ery", "er", "en", "ed", "y");

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Cmudict sounds;
  private final Inflections inflections;
  private final Map<String, Integer> known = new HashMap<>();
  private final Map<String, String> how = new HashMap<>();

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
    var found = inflected(word);
    if (found.isPresent()) {
      return note(word, "inflected", found.get());
    }
    found = suffixed(word).filter(starts -> saidSo(word, starts));
    if (found.isPresent()) {
      return note(word, "suffixed", found.get());
    }
    found = prefixed(word, LONG_PREFIXES).filter(starts -> saidSo(word, starts));
    if (found.isPresent()) {
      return note(word, "prefixed", found.get());
    }
    found = prefixed(word, PREFIXES).filter(starts -> saidSo(word, starts));
    if (found.isPresent()) {
      return note(word, "prefixed", found.get());
    }
    found = compound(word).filter(starts -> saidSo(word, starts));
    if (found.isPresent()) {
      return note(word, "compound", found.get());
    }
    found = sounded(word);
    if (found.isPresent()) {
      return note(word, "sounded", found.get());
    }
    return note(word, "letters", Syllables.starts(word));
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
    var all = sounds.of(word);
    if (all.isEmpty()) {
      return Optional.empty();
    }
    var best = all.getFirst();
    for (var sound : all) {
      if (Cmudict.syllables(best) > 1 && Cmudict.syllables(sound) > Cmudict.syllables(best)) {
        best = sound;
      }
    }
    return Optional.of(best);
  }

  /// Whether a division has no more syllables than the word is ever said with.
  private boolean saidSo(String word, int starts) {
    return sounds.of(word).isEmpty()
        || sounds.of(word).stream().anyMatch(sound -> Cmudict.syllables(sound) >= Integer.bitCount(starts));
  }

  /// The sound without stress, faint vowels all alike.
  private static String bare(String[] sound) {
    return " " + String.join(" ", sound).replace("IH0", "AH").replaceAll("[0-9]", "") + " ";
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
      return Optional.of(withEd(word, verb));
    }
    if (!verb.isEmpty() && word.endsWith("en") && !verb.endsWith("ee") && verb.length() > 2 && word.startsWith(verb.replaceAll("e$", ""))) {
      return Optional.of(join(word, verb, "en"));
    }
    return Optional.empty();
  }

  private int withEd(String word, String verb) {
    int said = best(verb).map(Cmudict::syllables).orElse(99);
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
    return best(base)
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
    boolean le = base.matches(".*[^aeiouyl]le") && at == base.length() - 1 && vowelBegins(ending);
    if (le) {
      // WRES-TLE, WRES-TLING: the last syllable of the base stays one.
      return starts;
    }
    boolean doubled =
        word.charAt(at - 1) == word.charAt(at - 2) && !base.startsWith(word.substring(0, at)) && vowelBegins(ending);
    int from = doubled ? at - 1 : at;
    boolean vowelless = word.substring(31 - Integer.numberOfLeadingZeros(starts), from).matches("[^aeiouy]*");
    return (vowelless ? starts : starts | 1 << from) | inner(ending, at);
  }

  private static boolean vowelBegins(String ending) {
    return "aeiouy".indexOf(ending.charAt(0)) >= 0;
  }

  private static int inner(String ending, int at) {
    return switch (ending) {
      case "able", "ably" -> 1 << (at + 1);
      case "ery" -> 1 << (at + 2);
      default -> 0;
    };
  }

  // Suffixes.

  private Optional<Integer> suffixed(String word) {
    for (var suffix : SUFFIXES) {
      if (!word.endsWith(suffix) || word.length() < suffix.length() + 2) {
        continue;
      }
      var stem = word.substring(0, word.length() - suffix.length());
      var base =
          bases(stem, suffix).stream()
              .filter(b -> scowl.words.containsKey(b) && related(word, b, suffix))
              .min(Comparator.comparing(this::band));
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

  private static List<String> bases(String stem, String suffix) {
    if (suffix.equals("ically")) {
      return List.of(stem + "ic");
    }
    if (suffix.equals("ization") || suffix.equals("isation")) {
      return List.of(stem + "ize", stem + "ise");
    }
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
    boolean short_ = Set.of("ing", "ed", "er", "est").contains(suffix);
    bases.removeIf(base -> base.length() < 3 || (n < 3 && !short_));
    return bases;
  }

  private boolean related(String word, String base, String suffix) {
    switch (suffix) {
      case "ically", "ization", "isation" -> {
        return true;
      }
      default -> {}
    }
    int slack = Set.of("er", "en", "al").contains(suffix) ? 5 : 30;
    boolean free = suffix.equals("ism") || suffix.equals("ist");
    if (band(base) > band(word) + slack || !(free || beginsAlike(word, base))) {
      return false;
    }
    return switch (suffix) {
      case "er" -> (wordnet.is('a', base) && base.length() < 8 && !wordnet.is('n', word)) || agent(word, base);
      case "est" -> wordnet.is('a', base);
      case "y" ->
          wordnet.is('a', word) && band(base) <= band(word) + 20
              ? inflections.noun(base) || pointed(word, base)
              : band(base) <= band(word) + 5 && pointed(word, base);
      case "en" ->
          !base.endsWith("ee")
              && !inflections.verbFormOf.containsKey(base)
              && (pointed(word, base) || wordnet.is('v', word) || wordnet.is('a', word));
      case "ess", "age" -> pointed(word, base);
      case "ish" -> wordnet.is('a', word);
      case "ing", "ed", "able", "ably" -> inflections.verb(base) || wordnet.is('n', base);
      case "ant", "ent", "ance", "ence" -> inflections.verb(base);
      case "ize", "ise" -> base.matches(".*(al|er|ar|or|rn|an|on|rd|et|ure|ic)");
      case "al" ->
          !base.endsWith("ic")
              && (Integer.bitCount(starts(base)) > 1 && wordnet.is('a', word)
                  || inflections.verb(base) && wordnet.is('n', word)
                  || pointed(word, base));
      default -> true;
    };
  }

  /// Whether the longer word is said like the shorter one as far as that goes; if a sound is not known, yes.
  private boolean beginsAlike(String word, String base) {
    if (!sounds.has(word) || !sounds.has(base)) {
      return true;
    }
    for (var whole : sounds.of(word)) {
      for (var part : sounds.of(base)) {
        if (bare(whole).startsWith(bare(part).replaceAll(base.endsWith("le") ? " AH L $" : " IY $", " "))) {
          return true;
        }
      }
    }
    return false;
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

  private Optional<Integer> prefixed(String word, List<String> prefixes) {
    for (var divided : prefixes) {
      var prefix = divided.replace("-", "");
      if (word.startsWith(prefix) && word.length() >= prefix.length() + 3) {
        var base = word.substring(prefix.length());
        if (scowl.words.containsKey(base) && endsAlike(word, base) && band(base) <= band(word) + 20) {
          int inner = divided.indexOf('-');
          return Optional.of(starts(base) << prefix.length() | 1 | (inner < 0 ? 0 : 1 << inner));
        }
      }
    }
    return Optional.empty();
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
    int bestCost = Integer.MAX_VALUE;
    for (int at = 3; at <= word.length() - 2; at++) {
      var first = word.substring(0, at);
      var second = word.substring(at);
      int cost = band(first) + band(second) + (inflections.pluralOf.containsKey(first) ? 30 : 0);
      boolean long_ = second.length() > 2 || Set.of("up", "by", "in", "on").contains(second);
      if (long_ && cost < bestCost && soundsAlike(word, first, second)) {
        bestCost = cost;
        best = Optional.of(starts(second) << at | starts(first));
      }
    }
    return best;
  }

  private boolean soundsAlike(String word, String first, String second) {
    if (band(first) > 60 || band(second) > 60) {
      return false;
    }
    var whole = best(word);
    if (whole.isEmpty()) {
      boolean common = band(first) <= 40 && band(second) <= 40;
      boolean longish = first.length() > 3 && second.length() > 3;
      boolean particle = second.length() == 2 && first.length() > 2 && wordnet.is('v', first) && wordnet.is('n', word);
      return (common && (longish || (first.length() + second.length() > 7 && second.length() > 3))) || particle
          || (longish && band(first) <= 50 && band(second) <= 50);
    }
    var a = best(first);
    var b = best(second);
    return a.isPresent() && b.isPresent() && bare(whole.get()).equals(bare(a.get()) + bare(b.get()).substring(1))
        && stressed(whole.get(), 0, Cmudict.syllables(a.get()))
        && stressed(whole.get(), Cmudict.syllables(a.get()), 99);
  }

  /// Whether a part of a compound keeps a stress of its own.
  private static boolean stressed(String[] sound, int from, int to) {
    int vowel = 0;
    for (var phoneme : sound) {
      if (Cmudict.vowel(phoneme) && vowel++ >= from && vowel <= to && !phoneme.endsWith("0")) {
        return true;
      }
    }
    return false;
  }
}
