import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/// Whether one word comes from another: by what WordNet says, by how the two are said, and by how common they are.
final class Kinship {
  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Cmudict sounds;
  private final Inflections inflections;
  private final ToIntFunction<String> starts;

  Kinship(Scowl scowl, Wordnet wordnet, Cmudict sounds, Inflections inflections, ToIntFunction<String> starts) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.sounds = sounds;
    this.inflections = inflections;
    this.starts = starts;
  }

  /// SCOWL's size of a word; a word that is not listed is rarer than any.
  int band(String word) {
    var size = scowl.words.get(word);
    return size == null ? 99 : size;
  }

  static boolean vowelBegins(String ending) {
    return "aeiouy".indexOf(ending.charAt(0)) >= 0;
  }

  /// The words that may have become `stem` before a suffix, as the spelling rules allow.
  static List<String> bases(String stem, String suffix) {
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

  /// Whether the word is `base` with a suffix.
  boolean related(String word, String base, String suffix) {
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
              && (Integer.bitCount(starts.applyAsInt(base)) > 1 && wordnet.is('a', word)
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
        if (Cmudict.bare(whole).startsWith(Cmudict.bare(part).replaceAll(base.endsWith("le") ? " AH L $" : " IY $", " "))) {
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

  /// Whether a word with a prefix still ends like the word it comes from.
  boolean endsAlike(String word, String base) {
    var whole = sounds.best(word);
    var part = sounds.best(base);
    if (whole.isEmpty()) {
      return base.length() >= 4;
    }
    return part.isPresent() && Cmudict.bare(whole.get()).endsWith(Cmudict.bare(part.get()));
  }

  /// Whether a word is said like its two parts one after the other; if its sound is not known, whether both are common.
  boolean soundsAlike(String word, String first, String second) {
    if (band(first) > 60 || band(second) > 60) {
      return false;
    }
    var whole = sounds.best(word);
    if (whole.isEmpty()) {
      boolean common = band(first) <= 40 && band(second) <= 40;
      boolean longish = first.length() > 3 && second.length() > 3;
      boolean particle = second.length() == 2 && first.length() > 2 && wordnet.is('v', first) && wordnet.is('n', word);
      return (common && (longish || (first.length() + second.length() > 7 && second.length() > 3))) || particle
          || (longish && band(first) <= 50 && band(second) <= 50);
    }
    var a = sounds.best(first);
    var b = sounds.best(second);
    return a.isPresent() && b.isPresent() && Cmudict.bare(whole.get()).equals(Cmudict.bare(a.get()) + Cmudict.bare(b.get()).substring(1))
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
