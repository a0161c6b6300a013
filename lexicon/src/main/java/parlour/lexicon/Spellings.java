package parlour.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// How the words are spelt, by id: two longs a word, so that reading one costs a single trip to memory.
///
/// ```
///   longs[2 id]      letters 1 to 12, five bits each (1 for a, 26 for z), the first letter lowest; nought after the last
///   longs[2 id + 1]  letters 13 to 24
/// ```
///
/// The few words of more than 24 letters have -1 in their first long and their place among the `giants` in the second.
final class Spellings {
  private static final int BITS = 5;
  private static final int HALF = 12;
  private static final long GIANT = -1;

  private final long[] longs;
  private byte[][] giants = new byte[0][];

  /// Reads as many words, each followed by a new line.
  Spellings(byte[] text, int from, int to, int size) {
    this.longs = new long[2 * size];
    int id = 0;
    int start = from;
    for (int at = from; at < to; at++) {
      if (text[at] == '\n') {
        if (id == size) {
          throw new IllegalArgumentException("the graph has more words than it says");
        }
        put(id++, text, start, at);
        start = at + 1;
      }
    }
    if (id != size || start != to) {
      throw new IllegalArgumentException("the graph should have " + size + " words, but has " + id);
    }
  }

  int size() {
    return longs.length / 2;
  }

  /// The word's letters as bytes, 0 for a.
  byte[] row(int id) {
    if (longs[2 * id] == GIANT) {
      return giants[(int) longs[2 * id + 1]].clone();
    }
    byte[] row = new byte[length(id)];
    for (int i = 0; i < row.length; i++) {
      row[i] = (byte) letter(id, i);
    }
    return row;
  }

  String word(int id) {
    byte[] row = row(id);
    for (int i = 0; i < row.length; i++) {
      row[i] = (byte) (row[i] + 'a');
    }
    return new String(row, StandardCharsets.ISO_8859_1);
  }

  int length(int id) {
    long low = longs[2 * id];
    if (low == GIANT) {
      return giants[(int) longs[2 * id + 1]].length;
    }
    long high = longs[2 * id + 1];
    return high == 0 ? letters(low) : HALF + letters(high);
  }

  /// Whether the word is spelt like this, in capitals or not.
  boolean spells(int id, CharSequence word) {
    int length = word.length();
    if (length > 2 * HALF) {
      return longs[2 * id] == GIANT && word(id).contentEquals(word.toString().toLowerCase(java.util.Locale.ROOT));
    }
    return pack(word, 0, Math.min(HALF, length)) == longs[2 * id]
        && (length <= HALF ? 0 : pack(word, HALF, length)) == longs[2 * id + 1];
  }

  /// Whether the word is spelt with these letters, 0 for a.
  boolean spells(int id, byte[] row, int from, int length) {
    if (length > 2 * HALF) {
      return longs[2 * id] == GIANT
          && Arrays.equals(row, from, from + length, giants[(int) longs[2 * id + 1]], 0, length(id));
    }
    return pack(row, from, from + Math.min(HALF, length)) == longs[2 * id]
        && (length <= HALF ? 0 : pack(row, from + HALF, from + length)) == longs[2 * id + 1];
  }

  /// The word's letters in a bag.
  Letters letters(int id) {
    if (longs[2 * id] == GIANT) {
      return Letters.of(word(id));
    }
    long a = 0;
    long b = 0;
    long c = 0;
    for (int half = 0; half < 2; half++) {
      for (long left = longs[2 * id + half]; left != 0; left >>>= BITS) {
        int letter = (int) (left & 31) - 1;
        a += Letters.unit(letter, 0);
        b += Letters.unit(letter, 1);
        c += Letters.unit(letter, 2);
      }
    }
    return new Letters(a, b, c);
  }

  private int letter(int id, int i) {
    return (int) (longs[2 * id + i / HALF] >>> (BITS * (i % HALF)) & 31) - 1;
  }

  private void put(int id, byte[] text, int from, int to) {
    if (to - from > 2 * HALF) {
      byte[] giant = Arrays.copyOfRange(text, from, to);
      for (int i = 0; i < giant.length; i++) {
        giant[i] = (byte) (giant[i] - 'a');
      }
      longs[2 * id] = GIANT;
      longs[2 * id + 1] = giants.length;
      giants = Arrays.copyOf(giants, giants.length + 1);
      giants[giants.length - 1] = giant;
      return;
    }
    for (int i = 0; i < to - from; i++) {
      longs[2 * id + i / HALF] |= (long) (text[from + i] - 'a' + 1) << (BITS * (i % HALF));
    }
  }

  private static long pack(CharSequence word, int from, int to) {
    long packed = 0;
    for (int i = from; i < to; i++) {
      packed |= (long) ((word.charAt(i) | 0x20) - 'a' + 1) << (BITS * (i - from));
    }
    return packed;
  }

  private static long pack(byte[] row, int from, int to) {
    long packed = 0;
    for (int i = from; i < to; i++) {
      packed |= (long) (row[i] + 1) << (BITS * (i - from));
    }
    return packed;
  }

  private static int letters(long packed) {
    return (Long.SIZE - Long.numberOfLeadingZeros(packed) + BITS - 1) / BITS;
  }
}
