package parlour.games.spellingmatch;

import java.util.function.IntConsumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordsByLength;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// The words of this game, and those of three to six letters that are picked for slow players.
public final class Words {
  /// The level of vocabulary they are picked from.
  private static final int COMMON = 3;

  private static final int TRIES = 64;

  private final Judge judge;
  private final WordsByLength byLength;

  public Words(Judge judge) {
    this.judge = judge;
    this.byLength =
        new WordsByLength(judge.lexicon().index(), judge.vocabulary(COMMON), 3, 6, _ -> true);
  }

  public Judge judge() {
    return judge;
  }

  private WordIndex graph() {
    return judge.lexicon().index();
  }

  boolean isWord(String word) {
    return judge.admit(word) >= 0;
  }

  /// A common word by its number; nothing past the last one.
  String common(int length, int index) {
    return index < byLength.count(length) ? byLength.word(length, index) : "";
  }

  /// A random common word that these letters can make; if there is none at all, any of them.
  String anyOf(Letters heap, int length, Dice dice) {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      String word = byLength.any(length, dice);
      if (heap.covers(Letters.of(word))) return word;
    }
    for (int i = 0; i < byLength.count(length); i++) {
      String word = byLength.word(length, i);
      if (heap.covers(Letters.of(word))) return word;
    }
    StringBuilder letters = new StringBuilder();
    Box.any(heap, length, dice).forEach(letters::append);
    return letters.toString();
  }

  /// A random word of exactly these letters; nothing where there is none.
  String anagram(String letters, Dice dice) {
    int[] found = {-1, 0};
    graph()
        .anagrams(
            Letters.of(letters),
            judge.admitted(),
            id -> {
              if (dice.once(++found[1])) found[0] = id;
            });
    return found[0] < 0 ? "" : graph().word(found[0]);
  }

  /// Shows every word of exactly these letters.
  public void anagrams(String letters, IntConsumer out) {
    graph().anagrams(Letters.of(letters), judge.admitted(), out);
  }
}
