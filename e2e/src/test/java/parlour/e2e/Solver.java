package parlour.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// Finds words for those who play through a page, as people do: from what they see.
final class Solver {
  private static final Lexicon LEXICON = ShippedLexicon.load();

  private final Judge judge;

  Solver(WordLaw law) {
    this.judge = new Judge(LEXICON, law);
  }

  /// Words that use up all these letters but so many, if there are such.
  Optional<List<String>> words(Letters letters, int left) {
    List<String> within = new ArrayList<>();
    for (int id = 0; id < LEXICON.size(); id++) {
      String word = LEXICON.word(id);
      if (word.length() <= letters.size()
          && judge.admitted().has(id)
          && letters.covers(Letters.of(word))) within.add(word);
    }
    within.sort((one, other) -> other.length() - one.length());
    return sorted(letters, within, 0, left);
  }

  private static Optional<List<String>> sorted(
      Letters letters, List<String> within, int from, int left) {
    if (letters.size() <= left) return Optional.of(new ArrayList<>());
    for (int i = from; i < within.size(); i++) {
      Letters word = Letters.of(within.get(i));
      if (!letters.covers(word)) continue;
      Optional<List<String>> rest = sorted(letters.minus(word), within, i, left);
      if (rest.isEmpty()) continue;
      rest.get().addFirst(within.get(i));
      return rest;
    }
    return Optional.empty();
  }

  /// A word of just these letters.
  Optional<String> anagram(String letters) {
    Letters wanted = Letters.of(letters);
    for (int id = 0; id < LEXICON.size(); id++) {
      String word = LEXICON.word(id);
      if (word.length() == letters.length()
          && Letters.of(word).equals(wanted)
          && judge.admitted().has(id)) return Optional.of(word);
    }
    return Optional.empty();
  }
}
