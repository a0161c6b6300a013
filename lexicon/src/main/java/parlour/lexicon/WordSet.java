package parlour.lexicon;

import java.util.Arrays;
import java.util.function.IntPredicate;

/// An immutable bit set of word ids of one index.
public final class WordSet {
  private final int size;
  private final long[] bits;

  private WordSet(int size, long[] bits) {
    this.size = size;
    this.bits = bits;
  }

  /// The ids below `size` that pass the test.
  public static WordSet of(int size, IntPredicate test) {
    long[] bits = new long[(size + 63) >>> 6];
    for (int id = 0; id < size; id++) if (test.test(id)) bits[id >>> 6] |= 1L << id;
    return new WordSet(size, bits);
  }

  /// The set with these bits, 64 ids to a long, lowest first; the array must not be changed
  /// afterwards.
  static WordSet ofBits(int size, long[] bits) {
    return new WordSet(size, bits);
  }

  /// Every id below `size`.
  public static WordSet all(int size) {
    return of(size, id -> true);
  }

  /// No id at all.
  public static WordSet none(int size) {
    return new WordSet(size, new long[(size + 63) >>> 6]);
  }

  /// Whether the word is in the set; false for an id that is not a word, such as -1.
  public boolean has(int id) {
    return id >= 0 && id < size && (bits[id >>> 6] & 1L << id) != 0;
  }

  /// How many words the index has, in the set or not.
  public int size() {
    return size;
  }

  /// How many words are in the set.
  public int count() {
    int count = 0;
    for (long word : bits) count += Long.bitCount(word);
    return count;
  }

  /// The first id at or after `from` that is in the set, or -1.
  public int next(int from) {
    int at = Math.max(from, 0);
    if (at >= size) return -1;
    int i = at >>> 6;
    long word = bits[i] & -1L << at;
    while (word == 0) {
      if (++i == bits.length) return -1;
      word = bits[i];
    }
    return (i << 6) + Long.numberOfTrailingZeros(word);
  }

  /// The words in both sets.
  public WordSet and(WordSet other) {
    requireSameIndex(other);
    long[] both = bits.clone();
    for (int i = 0; i < both.length; i++) both[i] &= other.bits[i];
    return new WordSet(size, both);
  }

  /// The words in either set.
  public WordSet or(WordSet other) {
    requireSameIndex(other);
    long[] either = bits.clone();
    for (int i = 0; i < either.length; i++) either[i] |= other.bits[i];
    return new WordSet(size, either);
  }

  /// The words in this set but not in the other.
  public WordSet minus(WordSet other) {
    requireSameIndex(other);
    long[] rest = bits.clone();
    for (int i = 0; i < rest.length; i++) rest[i] &= ~other.bits[i];
    return new WordSet(size, rest);
  }

  /// The bits, 64 ids to a long, lowest first; callers must not change them.
  long[] bits() {
    return bits;
  }

  private void requireSameIndex(WordSet other) {
    if (size != other.size) {
      throw new IllegalArgumentException(
          "sets of two different indexes: " + size + " and " + other.size + " words");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof WordSet set && size == set.size && Arrays.equals(bits, set.bits);
  }

  @Override
  public int hashCode() {
    return 31 * size + Arrays.hashCode(bits);
  }

  @Override
  public String toString() {
    return count() + " of " + size + " words";
  }
}
