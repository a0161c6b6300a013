package parlour.dictionary.maker;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/// Derivational morphology: whether a word is formed from another by a suffix or a prefix, or from
/// two as a compound, judged by WordNet, by the pronunciations and by how common the words are.
final class Derivations {
  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Cmudict cmudict;
  private final Inflections inflections;
  private final ToIntFunction<String> starts;

  /// `starts` gives the syllable starts of a word, as [Syllabifier#starts] does.
  Derivations(
      Scowl scowl,
      Wordnet wordnet,
      Cmudict cmudict,
      Inflections inflections,
      ToIntFunction<String> starts) {
    this.scowl = scowl;
    this.wordnet = wordnet;
    this.cmudict = cmudict;
    this.inflections = inflections;
    this.starts = starts;
  }

  static boolean beginsWithVowel(String ending) {
    return "aeiouy".indexOf(ending.charAt(0)) >= 0;
  }

  /// The bases that the spelling rules may turn into `stem` before a suffix.
  static List<String> possibleBases(String stem, String suffix) {
    if (suffix.equals("ically")) return List.of(stem + "ic");
    if (suffix.equals("ization") || suffix.equals("isation"))
      return List.of(stem + "ize", stem + "ise");
    List<String> bases = new ArrayList<>();
    int n = stem.length();
    if (stem.endsWith("i")) bases.add(stem.substring(0, n - 1) + "y");
    if (beginsWithVowel(suffix)) bases.add(stem + "e");
    bases.add(stem);
    if (beginsWithVowel(suffix) && n > 2 && stem.charAt(n - 1) == stem.charAt(n - 2))
      bases.add(stem.substring(0, n - 1));
    if (suffix.equals("ly")) bases.add(stem + "l");
    boolean takesShortStem = Set.of("ing", "ed", "er", "est").contains(suffix);
    bases.removeIf(base -> base.length() < 3 || (n < 3 && !takesShortStem));
    return bases;
  }

  /// Whether the word is `base` with the suffix.
  boolean isSuffixed(String word, String base, String suffix) {
    if (Set.of("ically", "ization", "isation").contains(suffix)) return true;
    int slack = Set.of("er", "en", "al").contains(suffix) ? 5 : 30;
    boolean changesSound = suffix.equals("ism") || suffix.equals("ist");
    if (rarer(base, word, slack) || !(changesSound || beginsLike(word, base))) return false;
    return switch (suffix) {
      case "er" -> isComparative(word, base) || isAgent(word, base);
      case "est" -> wordnet.has(PartOfSpeech.ADJECTIVE, base);
      case "y" ->
          wordnet.has(PartOfSpeech.ADJECTIVE, word) && !rarer(base, word, 20)
              ? inflections.isNoun(base) || wordnetRelates(word, base)
              : !rarer(base, word, 5) && wordnetRelates(word, base);
      case "en" ->
          !base.endsWith("ee")
              && !inflections.verbFormOf.containsKey(base)
              && (wordnetRelates(word, base)
                  || wordnet.has(PartOfSpeech.VERB, word)
                  || wordnet.has(PartOfSpeech.ADJECTIVE, word));
      case "ess", "age" -> wordnetRelates(word, base);
      case "ish" -> wordnet.has(PartOfSpeech.ADJECTIVE, word);
      case "ing", "ed", "able", "ably" ->
          inflections.isVerb(base) || wordnet.has(PartOfSpeech.NOUN, base);
      case "ant", "ent", "ance", "ence" -> inflections.isVerb(base);
      case "ize", "ise" -> base.matches(".*(al|er|ar|or|rn|an|on|rd|et|ure|ic)");
      case "al" -> !base.endsWith("ic") && isSuffixedWithAl(word, base);
      default -> true;
    };
  }

  /// Whether the base is rarer than the word by more than `slack` of SCOWL's sizes.
  private boolean rarer(String base, String word, int slack) {
    return scowl.size(base) > scowl.size(word) + slack;
  }

  private boolean isComparative(String word, String base) {
    return wordnet.has(PartOfSpeech.ADJECTIVE, base)
        && base.length() < 8
        && !wordnet.has(PartOfSpeech.NOUN, word);
  }

  private boolean isAgent(String word, String base) {
    return wordnet.has(PartOfSpeech.NOUN, word)
        ? wordnetRelates(word, base)
        : inflections.isVerb(base) || wordnet.has(PartOfSpeech.ADJECTIVE, base);
  }

  private boolean isSuffixedWithAl(String word, String base) {
    boolean adjective =
        Integer.bitCount(starts.applyAsInt(base)) > 1 && wordnet.has(PartOfSpeech.ADJECTIVE, word);
    boolean noun = inflections.isVerb(base) && wordnet.has(PartOfSpeech.NOUN, word);
    return adjective || noun || wordnetRelates(word, base);
  }

  /// Whether the word is pronounced like the base as far as that goes; true if a pronunciation is
  /// not known.
  private boolean beginsLike(String word, String base) {
    if (!cmudict.has(word) || !cmudict.has(base)) return true;
    String dropped = base.endsWith("le") ? " AH L $" : " IY $";
    for (String[] whole : cmudict.pronunciations(word)) {
      for (String[] part : cmudict.pronunciations(base)) {
        if (Cmudict.comparable(whole)
            .startsWith(Cmudict.comparable(part).replaceAll(dropped, " "))) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether WordNet relates the word to the base, by a pointer or in the gloss; true if WordNet
  /// does not have the word.
  private boolean wordnetRelates(String word, String base) {
    List<String> senses = wordnet.lowerCaseSenses(word);
    for (String id : senses) {
      Wordnet.Synset sense = wordnet.synset(id);
      for (Wordnet.Pointer pointer : sense.pointers()) {
        if (Set.of("+", "\\", "@").contains(pointer.symbol())
            && wordnet.synset(pointer.target()).words().contains(base)) {
          return true;
        }
      }
      if (glossMentions(sense.gloss(), base)) return true;
    }
    return senses.isEmpty();
  }

  private static boolean glossMentions(String gloss, String base) {
    int semicolon = gloss.indexOf(';');
    String text = semicolon < 0 ? gloss : gloss.substring(0, semicolon);
    return List.of(text.split("[^a-z]+")).stream()
        .anyMatch(word -> word.equals(base) || word.equals(base + "s"));
  }

  /// Whether the word is a prefix and `base`: its pronunciation ends like that of the base, and the
  /// base is not much rarer.
  boolean isPrefixed(String word, String base) {
    return scowl.words.containsKey(base) && endsLike(word, base) && !rarer(base, word, 20);
  }

  private boolean endsLike(String word, String base) {
    Optional<String[]> whole = cmudict.fullest(word);
    Optional<String[]> part = cmudict.fullest(base);
    if (whole.isEmpty()) return base.length() >= 4;
    return part.isPresent()
        && Cmudict.comparable(whole.get()).endsWith(Cmudict.comparable(part.get()));
  }

  /// Whether the word is a compound of these two: pronounced like one after the other or, if its
  /// pronunciation is not known, made of common words.
  boolean isCompound(String word, String first, String second) {
    if (scowl.size(first) > 60 || scowl.size(second) > 60) return false;
    Optional<String[]> whole = cmudict.fullest(word);
    return whole.isEmpty()
        ? looksLikeCompound(word, first, second)
        : soundsLikeCompound(whole.get(), first, second);
  }

  private boolean looksLikeCompound(String word, String first, String second) {
    int rarerSize = Math.max(scowl.size(first), scowl.size(second));
    boolean bothLong = first.length() > 3 && second.length() > 3;
    boolean longTogether = word.length() > 7 && second.length() > 3;
    boolean verbAndParticle =
        second.length() == 2
            && first.length() > 2
            && wordnet.has(PartOfSpeech.VERB, first)
            && wordnet.has(PartOfSpeech.NOUN, word);
    return (rarerSize <= 40 && (bothLong || longTogether))
        || (rarerSize <= 50 && bothLong)
        || verbAndParticle;
  }

  private boolean soundsLikeCompound(String[] whole, String first, String second) {
    Optional<String[]> one = cmudict.fullest(first);
    Optional<String[]> other = cmudict.fullest(second);
    if (one.isEmpty() || other.isEmpty()) return false;
    String joined = Cmudict.comparable(one.get()) + Cmudict.comparable(other.get()).substring(1);
    int boundary = Cmudict.syllables(one.get());
    return Cmudict.comparable(whole).equals(joined)
        && isStressed(whole, 0, boundary)
        && isStressed(whole, boundary, Integer.MAX_VALUE);
  }

  /// Whether one of the vowels from `from` up to `to` has a primary or secondary stress.
  private static boolean isStressed(String[] phonemes, int from, int to) {
    int vowel = 0;
    for (String phoneme : phonemes) {
      if (Cmudict.isVowel(phoneme)) {
        if (vowel >= from && vowel < to && !phoneme.endsWith("0")) return true;
        vowel++;
      }
    }
    return false;
  }
}
