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
import parlour.lexicon.Manners;
import parlour.lexicon.WordLaw;

/// Finds words for simulated players, from the letters they see.
final class WordFinder {
  private static final Lexicon LEXICON = ShippedLexicon.load();

  /// The letters from the hardest to place to the easiest.
  private static final String HARDEST = "qjzxvkwfybhgmpucdlointrsae";

  /// A word and its letters.
  private record Entry(String word, Letters letters) {}

  /// Letters that cannot be covered with only `left` of them left over.
  private record DeadEnd(Letters letters, int left) {}

  /// Every admitted word, longest first.
  private final List<Entry> words = new ArrayList<>();

  WordFinder(WordLaw law) {
    this(law, false);
  }

  /// A finder for the words of a law; without coarse ones at a family table.
  WordFinder(WordLaw law, boolean family) {
    Judge judge = new Judge(LEXICON, law, family ? Manners.FAMILY : Manners.USUAL);
    for (int id = 0; id < LEXICON.size(); id++) {
      if (!judge.admitted().has(id)) continue;
      String word = LEXICON.word(id);
      words.add(new Entry(word, Letters.of(word)));
    }
    words.sort((one, other) -> other.word().length() - one.word().length());
  }

  /// The longest word that uses the extra letter and otherwise only these letters.
  Optional<String> longest(Letters letters, char more) {
    Letters all = letters.plus(more);
    for (Entry entry : words)
      if (entry.word().indexOf(more) >= 0 && all.covers(entry.letters()))
        return Optional.of(entry.word());
    return Optional.empty();
  }

  /// A word made of exactly these letters.
  Optional<String> anagram(Letters letters) {
    for (Entry entry : words) if (entry.letters().equals(letters)) return Optional.of(entry.word());
    return Optional.empty();
  }

  /// Disjoint words that leave as few of these letters as possible; an exhaustive search with
  /// memoized dead ends.
  List<String> cover(Letters letters) {
    List<Entry> within = words.stream().filter(entry -> letters.covers(entry.letters())).toList();
    for (int left = 0; left < letters.size(); left++) {
      List<String> chosen = new ArrayList<>();
      if (covers(letters, left, within, chosen, new HashSet<>())) return chosen;
    }
    return List.of();
  }

  private static boolean covers(
      Letters letters, int left, List<Entry> words, List<String> chosen, Set<DeadEnd> deadEnds) {
    if (letters.size() <= left) return true;
    if (!deadEnds.add(new DeadEnd(letters, left))) return false;
    char hardest = hardest(letters);
    for (Entry entry : words) {
      if (entry.word().indexOf(hardest) < 0 || !letters.covers(entry.letters())) continue;
      chosen.add(entry.word());
      if (covers(letters.minus(entry.letters()), left, words, chosen, deadEnds)) return true;
      chosen.removeLast();
    }
    return left > 0 && covers(letters.minus(hardest), left - 1, words, chosen, deadEnds);
  }

  /// The one of these letters that is hardest to place.
  static char hardest(Letters letters) {
    int place = 0;
    while (!letters.has(HARDEST.charAt(place))) place++;
    return HARDEST.charAt(place);
  }
}
