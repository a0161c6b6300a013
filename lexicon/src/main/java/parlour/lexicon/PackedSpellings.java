package parlour.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The spellings of all words by id, five bits per letter in two longs per word, so that reading
/// one costs a single cache miss.
///
/// ```
///   longs[2 id]      letters 1 to 12, five bits each (1 for a, 26 for z), the first letter lowest; 0 after the last
///   longs[2 id + 1]  letters 13 to 24
/// ```
///
/// The few words of more than 24 letters have -1 in their first long and their index in `giants` in
/// the second; a giant has as many longs as it needs.
final class PackedSpellings {
  /// How many letters a long holds.
  static final int LETTERS_PER_LONG = 12;

  /// How many bits a letter takes.
  static final int BITS_PER_LETTER = 5;

  private static final long GIANT = -1;

  private final long[] longs;
  private long[][] giants = new long[0][];
  private int[] giantIds = new int[0];

  /// Reads as many words as there are sums to fill in ([BagHashes]), each word followed by a
  /// newline.
  PackedSpellings(byte[] text, int from, int to, long[] sums) {
    int size = sums.length;
    this.longs = new long[2 * size];
    int id = 0;
    int at = from;
    while (at < to && id < size) {
      int start = at;
      at = pack(text, start, to, 2 * id);
      at = pack(text, at, to, 2 * id + 1);
      if (at < to && text[at] != '\n') at = addGiant(id, text, start, to);
      sums[id] = sum(text, start, at);
      id++;
      at++;
    }
    if (id != size || at != to)
      throw new IllegalArgumentException("the index does not have as many words as it says");
  }

  /// Packs the next letters of a text, up to twelve, into a long; returns where to read on.
  private int pack(byte[] text, int from, int to, int place) {
    long packed = 0;
    int at = from;
    for (int shift = 0;
        shift < BITS_PER_LETTER * LETTERS_PER_LONG && at < to && text[at] != '\n';
        shift += BITS_PER_LETTER) {
      packed |= (long) code(text[at++]) << shift;
    }
    longs[place] = packed;
    return at;
  }

  private static long sum(byte[] text, int from, int to) {
    long sum = 0;
    for (int at = from; at < to; at++) sum += BagHashes.sum(text[at] - 'a');
    return sum;
  }

  private int addGiant(int id, byte[] text, int from, int to) {
    long[] giant = new long[0];
    int at = from;
    while (at < to && text[at] != '\n') {
      at = pack(text, at, to, 2 * id);
      giant = Arrays.copyOf(giant, giant.length + 1);
      giant[giant.length - 1] = longs[2 * id];
    }
    longs[2 * id] = GIANT;
    longs[2 * id + 1] = giants.length;
    giants = Arrays.copyOf(giants, giants.length + 1);
    giants[giants.length - 1] = giant;
    giantIds = Arrays.copyOf(giantIds, giants.length);
    giantIds[giants.length - 1] = id;
    return at;
  }

  private static int code(byte letter) {
    int code = letter - 'a' + 1;
    if (code < 1 || code > 26)
      throw new IllegalArgumentException("the index has a word that is not in lower case");
    return code;
  }

  int size() {
    return longs.length / 2;
  }

  /// How many longs the word takes.
  int parts(int id) {
    return longs[2 * id] == GIANT ? giants[(int) longs[2 * id + 1]].length : 2;
  }

  /// One of those longs; iterate over its letters with `letter` and `next` until it is 0.
  long part(int id, int part) {
    return longs[2 * id] == GIANT ? giants[(int) longs[2 * id + 1]][part] : longs[2 * id + part];
  }

  /// The first remaining letter of a part, 0 for a.
  static int letter(long left) {
    return (int) (left & 31) - 1;
  }

  /// The rest of a part after its first letter.
  static long next(long left) {
    return left >>> BITS_PER_LETTER;
  }

  /// The word's letters as bytes, 0 for a.
  byte[] row(int id) {
    byte[] row = new byte[length(id)];
    int at = 0;
    for (int part = 0; part < parts(id); part++) {
      for (long left = part(id, part); left != 0; left = next(left))
        row[at++] = (byte) letter(left);
    }
    return row;
  }

  String word(int id) {
    byte[] row = row(id);
    for (int i = 0; i < row.length; i++) row[i] = (byte) (row[i] + 'a');
    return new String(row, StandardCharsets.ISO_8859_1);
  }

  int length(int id) {
    int length = 0;
    for (int part = 0; part < parts(id); part++) {
      length +=
          (Long.SIZE - Long.numberOfLeadingZeros(part(id, part)) + BITS_PER_LETTER - 1)
              / BITS_PER_LETTER;
    }
    return length;
  }

  /// Whether a word of up to 24 letters has this spelling.
  boolean spells(int id, long low, long high) {
    return longs[2 * id] == low && longs[2 * id + 1] == high;
  }

  /// The id of a word of more than 24 letters, given as bytes from 0 for a; or -1.
  int giant(byte[] row) {
    for (int id : giantIds) if (Arrays.equals(row(id), row)) return id;
    return -1;
  }

  /// The letters of a word as a bag.
  Letters letters(int id) {
    Letters letters = Letters.EMPTY;
    for (int part = 0; part < parts(id); part++) letters = letters.plus(letters(part(id, part)));
    return letters;
  }

  /// The letters of a part as a bag.
  static Letters letters(long part) {
    long a = 0;
    long b = 0;
    long c = 0;
    for (long left = part; left != 0; left = next(left)) {
      int letter = letter(left);
      a += Letters.unit(letter, 0);
      b += Letters.unit(letter, 1);
      c += Letters.unit(letter, 2);
    }
    return new Letters(a, b, c);
  }

  /// A word of up to 24 letters built letter by letter: packed likewise, with the hash sum of its
  /// letters ([BagHashes]).
  static final class Buffer {
    /// Letters 1 to 12.
    long low;

    /// Letters 13 to 24.
    long high;

    /// The hash sum of the letters, which does not depend on their order.
    long sum;

    /// How many letters there are.
    int length;

    /// Appends a letter, 0 for a.
    void add(int letter) {
      long code = letter + 1L;
      if (length < LETTERS_PER_LONG) low |= code << (BITS_PER_LETTER * length);
      else high |= code << (BITS_PER_LETTER * (length - LETTERS_PER_LONG));
      sum += BagHashes.sum(letter);
      length++;
    }
  }
}
