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
}
