package parlour.lexicon;

/// Additive (Zobrist-style) hashes of all bags made of some given letters and any choice of a few
/// loose ones, each bag once.
///
/// Every letter has a random-looking 64-bit key, and the hash of a bag is the sum of its letters'
/// keys (Zobrist, 1970, with addition in place of XOR because a letter may occur more than once).
/// The first bag has none of the loose letters. Each loose letter then appends a copy of the list
/// with its key added, so every bag costs one addition.
final class BagHashes {
  private static final long A = 0x9e3779b97f4a7c15L;
  private static final long B = 0xd1b54a32d192ed03L;
  private static final long C = 0x8cb92ba72f3d8dd7L;
  private static final long[] KEYS = new long[26];

  static {
    for (int i = 0; i < 26; i++)
      KEYS[i] = Letters.unit(i, 0) * A + Letters.unit(i, 1) * B + Letters.unit(i, 2) * C;
  }

  /// How many bags there are.
  final int count;

  /// The hash of each bag.
  final long[] sums;

  /// How many letters each bag has.
  final byte[] sizes;

  BagHashes(Letters least, Letters loose) {
    int all = 1;
    for (int left = loose.kinds(); left != 0; left &= left - 1)
      all *= loose.count(Integer.numberOfTrailingZeros(left)) + 1;
    this.count = all;
    this.sums = new long[all];
    this.sizes = new byte[all];
    sums[0] = sum(least);
    sizes[0] = (byte) least.size();
    int end = 1;
    for (int left = loose.kinds(); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      long key = KEYS[letter];
      int copied = end;
      for (int n = loose.count(letter); n > 0; n--) {
        copyWith(key, sums, sizes, end, copied);
        end += copied;
      }
    }
  }

  private static void copyWith(long key, long[] sums, byte[] sizes, int end, int copied) {
    for (int i = 0; i < copied; i++) sums[end + i] = sums[end - copied + i] + key;
    for (int i = 0; i < copied; i++) sizes[end + i] = (byte) (sizes[end - copied + i] + 1);
  }

  /// The hash of these letters: their three longs, each multiplied by an odd constant, added up.
  /// That equals the sum of the letters' keys, so the hash of two bags together is the sum of both
  /// hashes.
  static long sum(Letters letters) {
    return letters.a() * A + letters.b() * B + letters.c() * C;
  }

  /// The key of one letter, 0 for a.
  static long sum(int letter) {
    return KEYS[letter];
  }
}
