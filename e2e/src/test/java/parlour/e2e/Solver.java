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

  /// A word and its letters.
  private record Entry(String word, Letters letters) {}

  /// Every good word, the longest first.
  private final List<Entry> words = new ArrayList<>();

  Solver(WordLaw law) {
    Judge judge = new Judge(LEXICON, law);
    for (int id = 0; id < LEXICON.size(); id++) {
      if (!judge.admitted().has(id)) continue;
      String word = LEXICON.word(id);
      words.add(new Entry(word, Letters.of(word)));
    }
    words.sort((one, other) -> other.word().length() - one.word().length());
  }

  /// The longest word that these letters and one more make, with that one among its letters.
  Optional<String> longest(Letters letters, char more) {
    Letters all = letters.plus(more);
    for (Entry entry : words)
      if (entry.word().indexOf(more) >= 0 && all.covers(entry.letters()))
        return Optional.of(entry.word());
    return Optional.empty();
  }

  /// Words that use up all these letters but so many, if there are such.
  Optional<List<String>> words(Letters letters, int left) {
    List<Entry> within = words.stream().filter(each -> letters.covers(each.letters())).toList();
    return sorted(letters, within, 0, left);
  }

  private static Optional<List<String>> sorted(
      Letters letters, List<Entry> within, int from, int left) {
    if (letters.size() <= left) return Optional.of(new ArrayList<>());
    for (int i = from; i < within.size(); i++) {
      Entry entry = within.get(i);
      if (!letters.covers(entry.letters())) continue;
      Optional<List<String>> rest = sorted(letters.minus(entry.letters()), within, i, left);
      if (rest.isEmpty()) continue;
      rest.get().addFirst(entry.word());
      return rest;
    }
    return Optional.empty();
  }

  /// A word of just these letters.
  Optional<String> anagram(String letters) {
    Letters wanted = Letters.of(letters);
    return words.stream()
        .filter(each -> each.letters().equals(wanted))
        .map(Entry::word)
        .findFirst();
  }
}
