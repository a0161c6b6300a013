package parlour.lexicon;

/// Every choice from a few loose letters, to go with some that are always there.
///
/// The loose letters lie in a row like tiles, in alphabetical order. A choice is a number: bit t
/// tells whether tile t is in it. Its sum ([BagHashes]) has two parts, one for the first three
/// tiles and one for all the others, so that two short lists stand for all choices: eight sums and
/// eight make the sixty-four of six tiles, each by one addition.
///
/// Of equal tiles the foremost go first; a choice that passes over one for its equal is the same
/// bag as another choice, and `again` says so.
final class LetterChoices {
  private static final int NEAR = 3;

  /// The sums of the choices from the first three tiles.
  final long[] near;

  /// The sums of the choices from the others, with the letters that are always there.
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
        if (tile < NEAR) {
          add(near, 1 << tile, BagHashes.sum(letter));
        } else {
          add(far, 1 << (tile - NEAR), BagHashes.sum(letter));
        }
      }
    }
    this.repeats = equals;
  }

  /// Makes all sums so far anew with one more letter.
  private static void add(long[] sums, int end, long more) {
    for (int i = 0; i < end; i++) {
      sums[end + i] = sums[i] + more;
    }
  }

  /// The sum of a choice and the letters that are always there.
  long sum(int choice) {
    return near[choice & near.length - 1] + far[choice >>> NEAR];
  }

  /// How many letters those are.
  int size(int choice) {
    return size + Integer.bitCount(choice);
  }

  /// Whether another choice is the same bag: this one has a tile but not its equal just before it.
  boolean isDuplicate(int choice) {
    return (choice & ~(choice << 1) & repeats) != 0;
  }
}
