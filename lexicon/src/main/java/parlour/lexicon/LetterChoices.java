package parlour.lexicon;

/// All subsets of a few loose letters, as bit masks, with the hash sums of the bags they make with
/// the letters that are always used.
///
/// The loose letters are tiles in alphabetical order; bit t of a choice tells whether tile t is in
/// it. The sum of a choice ([BagHashes]) has two parts, one for the first three tiles and one for
/// all the others. So two short lists represent all choices: eight sums and eight give the 64 sums
/// of six tiles, each by one addition.
///
/// Equal tiles are used from the left; a choice that skips a tile and uses an equal one after it is
/// the same bag as another choice, which `duplicates` tells.
final class LetterChoices {
  private static final int NEAR = 3;

  /// Which of the 64 choices from six tiles have each of them.
  private static final long[] WITH = {
    0xaaaaaaaaaaaaaaaaL,
    0xccccccccccccccccL,
    0xf0f0f0f0f0f0f0f0L,
    0xff00ff00ff00ff00L,
    0xffff0000ffff0000L,
    0xffffffff00000000L
  };

  /// The sums of the choices from the first three tiles, always eight.
  final long[] near;

  /// The sums of the choices from the other tiles, including the letters that are always used.
  final long[] far;

  private final int size;
  private final long missing;
  private final int repeats;

  LetterChoices(Letters least, Letters loose) {
    int count = loose.size();
    this.near = new long[1 << NEAR];
    this.far = new long[1 << Math.max(0, count - NEAR)];
    this.size = least.size();
    this.missing = count < WITH.length ? -1L << (1 << count) : 0;
    far[0] = BagHashes.sum(least);
    int tile = 0;
    int equals = 0;
    for (int left = loose.kinds(); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int end = tile + loose.count(letter);
      equals |= (1 << end) - (2 << tile);
      for (; tile < end; tile++) {
        if (tile < NEAR) add(near, 1 << tile, BagHashes.sum(letter));
        else add(far, 1 << (tile - NEAR), BagHashes.sum(letter));
      }
    }
    this.repeats = equals;
  }

  /// Appends the sums so far with one more letter.
  private static void add(long[] sums, int end, long more) {
    for (int i = 0; i < end; i++) sums[end + i] = sums[i] + more;
  }

  /// The sum of a choice together with the letters that are always used.
  long sum(int choice) {
    return near[choice & (1 << NEAR) - 1] + far[choice >>> NEAR];
  }

  /// How many letters that bag has.
  int size(int choice) {
    return size + Integer.bitCount(choice);
  }

  /// Which of 64 choices, from a multiple of 64 on, do not count: those with a tile that does not
  /// exist, and those with a tile but not the equal one before it, which are the same bag as
  /// another choice.
  long duplicates(int from) {
    long duplicates = missing;
    for (int left = repeats; left != 0; left &= left - 1) {
      int tile = Integer.numberOfTrailingZeros(left);
      duplicates |= with(tile, from) & ~with(tile - 1, from);
    }
    return duplicates;
  }

  /// Which of 64 choices have a tile.
  private static long with(int tile, int from) {
    return tile < WITH.length ? WITH[tile] : -(long) (from >>> tile & 1);
  }
}
