package parlour.lexicon;

/// All bags that can be made of some letters and any choice of a few loose ones, each once, as sums
/// of hashes.
///
/// The first bag has none of the loose letters. Each loose letter then makes all bags before it
/// anew with one more letter: the list grows by copies of itself, each but an addition away.
final class BagHashes {
  private static final long A = 0x9e3779b97f4a7c15L;
  private static final long B = 0xd1b54a32d192ed03L;
  private static final long C = 0x8cb92ba72f3d8dd7L;
  private static final long[] LETTER = new long[26];

  static {
    for (int i = 0; i < 26; i++) {
      LETTER[i] = Letters.unit(i, 0) * A + Letters.unit(i, 1) * B + Letters.unit(i, 2) * C;
    }
  }

  /// How many bags there are.
  final int count;

  /// The sum of each.
  final long[] sums;

  /// How many letters each has.
  final byte[] sizes;

  BagHashes(Letters least, Letters loose) {
    int all = 1;
    for (int left = loose.kinds(); left != 0; left &= left - 1) {
      all *= loose.count(Integer.numberOfTrailingZeros(left)) + 1;
    }
    this.count = all;
    this.sums = new long[all];
    this.sizes = new byte[all];
    sums[0] = sum(least);
    sizes[0] = (byte) least.size();
    int end = 1;
    for (int left = loose.kinds(); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      long more = LETTER[letter];
      int begun = end;
      for (int n = loose.count(letter); n > 0; n--) {
        spread(sums, sizes, end, begun, more);
        end += begun;
      }
    }
  }

  private static void spread(long[] sums, byte[] sizes, int end, int begun, long more) {
    for (int i = 0; i < begun; i++) {
      sums[end + i] = sums[end - begun + i] + more;
    }
    for (int i = 0; i < begun; i++) {
      sizes[end + i] = (byte) (sizes[end - begun + i] + 1);
    }
  }

  /// The sum that stands for these letters: the three longs, each times an odd number, added up. So
  /// the sum of two bags poured together is the sum of their sums.
  static long sum(Letters letters) {
    return letters.a() * A + letters.b() * B + letters.c() * C;
  }

  /// What one letter, 0 for a, adds to a sum.
  static long sum(int letter) {
    return LETTER[letter];
  }
}
