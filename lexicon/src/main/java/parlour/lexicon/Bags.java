package parlour.lexicon;

/// All bags that can be made of some letters and any choice of a few loose ones, each once, as sums
/// of hashes.
///
/// The kinds of loose letters are dealt into two parts. A bag is a choice from the one and a choice
/// from the other, and its sum is `ones[i] + others[j]`: two short lists stand for their many
/// combinations.
final class Bags {
  private static final long A = 0x9e3779b97f4a7c15L;
  private static final long B = 0xd1b54a32d192ed03L;
  private static final long C = 0x8cb92ba72f3d8dd7L;
  private static final long[] LETTER = new long[26];

  static {
    for (int i = 0; i < 26; i++) {
      LETTER[i] = Letters.unit(i, 0) * A + Letters.unit(i, 1) * B + Letters.unit(i, 2) * C;
    }
  }

  /// A bag is known by its choices: that from the first part above so many bits, that from the
  /// second below.
  static final int SHIFT = 8;

  /// How many bags there are.
  final int count;

  /// The sums of the choices from the first part, the letters that are in every bag included.
  final long[] ones;

  /// The sums of the choices from the second part.
  final long[] others;

  private final byte[] sizes;

  Bags(Letters least, Letters loose) {
    // Letters and their numbers, a byte each.
    long letters = 0;
    long numbers = 0;
    int all = 1;
    int shift = 0;
    for (int left = loose.kinds(); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int number = loose.count(letter);
      letters |= (long) letter << shift;
      numbers |= (long) number << shift;
      all *= number + 1;
      shift += 8;
    }
    this.count = all;
    int part = 1;
    int cut = 0;
    while (part * part < all) {
      part *= (int) (numbers >>> cut & 0xff) + 1;
      cut += 8;
    }
    int rest = all / part;
    this.ones = new long[part];
    this.others = new long[rest];
    this.sizes = new byte[part + rest];
    ones[0] = sum(least);
    sizes[0] = (byte) least.size();
    spread(letters, numbers, cut, ones, 0);
    spread(letters >>> cut, numbers >>> cut, shift - cut, others, part);
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

  /// The sum of a bag.
  long sumOf(int bag) {
    return ones[bag >>> SHIFT] + others[bag & (1 << SHIFT) - 1];
  }

  /// How many letters a bag has.
  int sizeOf(int bag) {
    return sizes[bag >>> SHIFT] + sizes[ones.length + (bag & (1 << SHIFT) - 1)];
  }

  private void spread(long letters, long numbers, int to, long[] sums, int first) {
    int end = 1;
    for (int shift = 0; shift < to; shift += 8) {
      long more = LETTER[(int) (letters >>> shift & 0xff)];
      int begun = end;
      for (int n = (int) (numbers >>> shift & 0xff) * begun; n > 0; n--) {
        sums[end] = sums[end - begun] + more;
        sizes[first + end] = (byte) (sizes[first + end - begun] + 1);
        end++;
      }
    }
  }
}
