package parlour.games.logomachy;

import java.util.function.IntConsumer;
import parlour.engine.Dice;
import parlour.games.material.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// Finds words that use all of some letters and any of others.
final class Finder {
  private final Judge words;
  private final Letters[] letters;
  private final int[] kinds;

  Finder(Judge words) {
    this.words = words;
    this.letters = new Letters[words.lexicon().size()];
    this.kinds = new int[letters.length];
    for (int id = 0; id < letters.length; id++) {
      letters[id] = Letters.of(words.lexicon().word(id));
      kinds[id] = letters[id].kinds();
    }
  }

  /// Shows the ids of all words known within reach.
  void each(Reach reach, WordSet known, IntConsumer out) {
    Letters all = reach.must().plus(reach.may());
    int lacking = ~all.kinds();
    for (int id = 0; id < kinds.length; id++) {
      if ((kinds[id] & lacking) == 0 && known.has(id) && letters[id].covers(reach.must()) && all.covers(letters[id]) && letters[id].size() >= reach.least()) out.accept(id);
    }
  }

  /// Some word within reach of at least so many letters, or -1.
  int first(Reach reach, int least) {
    Letters all = reach.must().plus(reach.may());
    WordSet known = words.admitted();
    int lacking = ~all.kinds();
    for (int id = 0; id < kinds.length; id++) {
      if ((kinds[id] & lacking) == 0 && known.has(id) && letters[id].covers(reach.must()) && all.covers(letters[id]) && letters[id].size() >= Math.max(least, reach.least())) return id;
    }
    return -1;
  }

  /// Any word within reach, or -1 where none comes to mind at once.
  int any(Reach reach, Dice dice) {
    Letters must = reach.must();
    Letters may = reach.may();
    if (must.size() > 5) return -1;
    char[] spelt = new char[8];
    for (int attempt = 0; attempt < 8; attempt++) {
      int size = must.size();
      for (int i = 0; i < size; i++) spelt[i] = must.at(i);
      Letters left = may;
      int wanted = Math.min(reach.least() + dice.below(3), 8);
      while (size < wanted && !left.isEmpty()) {
        char letter = Box.any(left, dice);
        left = left.minus(letter);
        spelt[size++] = letter;
      }
      if (size < reach.least()) return -1;
      for (int i = size - 1; i > 0; i--) {
        int j = dice.below(i + 1);
        char swap = spelt[i];
        spelt[i] = spelt[j];
        spelt[j] = swap;
      }
      int id = words.admit(new String(spelt, 0, size));
      if (id >= 0) return id;
    }
    return -1;
  }
}
