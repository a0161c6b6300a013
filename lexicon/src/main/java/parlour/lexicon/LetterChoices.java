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
/// the same bag as another choice, which `isDuplicate` tells.
final class LetterChoices {
  private static final int NEAR = 3;

  /// The sums of the choices from the first three tiles.
  final long[] near;

  /// The sums of the choices from the other tiles, including the letters that are always used.
  final long[] far;

  private final int size;
  private final int repeats;

  LetterChoices(Letters least, Letters loose) {
    int count = loose.size();
    int split = Math.min(count, NEAR);
    this.near = new long[1 << split];
    this.far = new long[1 << (count - split)];
    this.size = least.size();
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
    return near[choice & near.length - 1] + far[choice >>> NEAR];
  }

  /// How many letters that bag has.
  int size(int choice) {
    return size + Integer.bitCount(choice);
  }

  /// Whether another choice is the same bag: this one has a tile but not the equal one before it.
  boolean isDuplicate(int choice) {
    return (choice & ~(choice << 1) & repeats) != 0;
  }
}
