package parlour.e2e;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.dictionary.ShippedLexicon;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// Finds words for those who play through a page, as people do: from what they see.
final class WordFinder {
  private static final Lexicon LEXICON = ShippedLexicon.load();

  /// The letters that are hardest to place come first.
  private static final String HARDEST = "qjzxvkwfybhgmpucdlointrsae";

  /// A word and its letters.
  private record Entry(String word, Letters letters) {}

  /// Letters that could not be placed with so many left over.
  private record Vain(Letters letters, int left) {}

  /// Every good word, the longest first.
  private final List<Entry> words = new ArrayList<>();

  WordFinder(WordLaw law) {
    this(law, false);
  }

  /// Knows the words of a law; at a family table no coarse ones.
  WordFinder(WordLaw law, boolean family) {
    Judge judge = new Judge(LEXICON, law, family);
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

  /// A word of just these letters.
  Optional<String> anagram(Letters letters) {
    for (Entry entry : words) if (entry.letters().equals(letters)) return Optional.of(entry.word());
    return Optional.empty();
  }

  /// Words apart from each other that leave as few of these letters as possible.
  List<String> cover(Letters letters) {
    List<Entry> within = words.stream().filter(entry -> letters.covers(entry.letters())).toList();
    for (int left = 0; left < letters.size(); left++) {
      List<String> chosen = new ArrayList<>();
      if (covers(letters, left, within, chosen, new HashSet<>())) return chosen;
    }
    return List.of();
  }

  private static boolean covers(
      Letters letters, int left, List<Entry> words, List<String> chosen, Set<Vain> vain) {
    if (letters.size() <= left) return true;
    if (!vain.add(new Vain(letters, left))) return false;
    char hardest = hardest(letters);
    for (Entry entry : words) {
      if (entry.word().indexOf(hardest) < 0 || !letters.covers(entry.letters())) continue;
      chosen.add(entry.word());
      if (covers(letters.minus(entry.letters()), left, words, chosen, vain)) return true;
      chosen.removeLast();
    }
    return left > 0 && covers(letters.minus(hardest), left - 1, words, chosen, vain);
  }

  /// The letter of these that is hardest to place.
  static char hardest(Letters letters) {
    int place = 0;
    while (!letters.has(HARDEST.charAt(place))) place++;
    return HARDEST.charAt(place);
  }
}
