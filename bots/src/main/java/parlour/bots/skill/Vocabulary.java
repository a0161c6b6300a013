package parlour.bots.skill;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// The words a bot knows, looked up by letters and category.
public record Vocabulary(Lexicon lexicon, WordSet known) {
  public static Vocabulary of(Judge judge, int level) {
    return new Vocabulary(judge.lexicon(), judge.vocabulary(level));
  }

  /// The known words of a category that these letters can spell.
  List<String> within(Letters letters, Category category) {
    List<String> found = new ArrayList<>();
    lexicon
        .index()
        .within(
            letters,
            known,
            id -> {
              if (lexicon.is(id, category)) found.add(lexicon.word(id));
            });
    return found;
  }

  /// The known words of a category that use exactly these letters.
  public List<String> anagrams(String letters, Category category) {
    List<String> found = new ArrayList<>();
    lexicon
        .index()
        .anagrams(
            Letters.of(letters),
            known,
            id -> {
              if (lexicon.is(id, category)) found.add(lexicon.word(id));
            });
    return found;
  }
}
