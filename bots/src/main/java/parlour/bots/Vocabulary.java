package parlour.bots;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// The words a bot knows.
record Vocabulary(Lexicon lexicon, String[] words, Letters[] bags) {
  static Vocabulary of(Judge judge, int level) {
    WordSet known = judge.vocabulary(level);
    List<String> words = new ArrayList<>();
    for (int id = known.next(0); id >= 0; id = known.next(id + 1))
      words.add(judge.lexicon().word(id));
    Letters[] bags = new Letters[words.size()];
    for (int i = 0; i < bags.length; i++) bags[i] = Letters.of(words.get(i));
    return new Vocabulary(judge.lexicon(), words.toArray(new String[0]), bags);
  }

  /// The words that can be laid with these letters.
  List<String> within(Letters letters, Category category) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < bags.length; i++) {
      if (letters.covers(bags[i]) && lexicon.is(lexicon.id(words[i]), category))
        found.add(words[i]);
    }
    return found;
  }

  /// The words of just these letters.
  List<String> anagrams(String letters, Category category) {
    List<String> found = new ArrayList<>();
    for (String word : within(Letters.of(letters), category))
      if (word.length() == letters.length()) found.add(word);
    return found;
  }
}
