package parlour.lexicon.crossword;

import parlour.lexicon.Dawg;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// The words that up to four cards of one hand spell alone, shortest first, with a bit-sliced index
/// over their letters: one operation tests 64 words, a *block*.
///
/// ```
///   slices[32 (4 block + place) + letter]   bit i & 63: whether word i has this letter at this place
///                                           letter 26: whether it ends before
///   present[4 block + place]                the letters with a slice that is not 0, as a bit mask
/// ```
final class HandWords {
  private static final int ROW = 32;

  private final int count;
  private final int[] letters;
  private final int[] ids;
  private final long[] slices;
  private final int[] present;

  HandWords(WordIndex index, HandPrefixes prefixes, WordSet admitted) {
    Dawg dawg = index.dawg();
    int end = prefixes.end(HandPrefixes.MOST);
    int[] letters = new int[end];
    int[] ids = new int[end];
    int count = 0;
    for (int prefix = prefixes.begin(2); prefix < end; prefix++) {
      if (dawg.endsWord(prefixes.node(prefix))) {
        int id = index.id(prefixes.rank(prefix));
        if (admitted.has(id)) {
          letters[count] = prefixes.letters(prefix);
          ids[count++] = id;
        }
      }
    }
    this.count = count;
    this.letters = letters;
    this.ids = ids;
    this.present = new int[HandPrefixes.MOST * blocks()];
    this.slices = new long[ROW * present.length];
    for (int word = 0; word < count; word++) slice(word);
  }

  private void slice(int word) {
    int length = HandPrefixes.length(letters[word]);
    for (int place = 0; place < HandPrefixes.MOST; place++) {
      int letter = place < length ? HandPrefixes.letter(letters[word], place) : 26;
      int row = HandPrefixes.MOST * (word >>> 6) + place;
      slices[ROW * row + letter] |= 1L << word;
      present[row] |= 1 << letter;
    }
  }

  /// How many words there are.
  int count() {
    return count;
  }

  /// How many blocks there are.
  int blocks() {
    return (count + 63) >>> 6;
  }

  /// The letters of a word, as in [HandPrefixes].
  int letters(int word) {
    return letters[word];
  }

  int id(int word) {
    return ids[word];
  }

  /// The words of a block that have one of the given letters at a place.
  long with(int block, int place, int mask) {
    int row = HandPrefixes.MOST * block + place;
    long found = 0;
    for (int left = present[row] & mask; left != 0; left &= left - 1)
      found |= slices[ROW * row + Integer.numberOfTrailingZeros(left)];
    return found;
  }
}
