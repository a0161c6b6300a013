package parlour.lexicon;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// A bit-sliced index over the words' letter counts (O'Neil and Quass, "Improved Query Performance
/// with Variant Indexes", 1997), searched 64 words at a time.
///
/// The slices are unary rather than binary (range-encoded): a word has the *trait* (n, letter) if
/// it has more than n of that letter. There are 64 traits: "an E", "an I" … for the 26 letters from
/// the most frequent to the rarest, then "two E", "two I" … for all 26, then "three E" … for the
/// twelve most frequent. A *block* is a 64 × 64 bit matrix: its columns are 64 words with
/// neighbouring ids, its rows the traits.
///
/// ```
///   rows[64 block + 26 n + rank]   bit id & 63: whether the word has more than n of the letter of this rank
/// ```
///
/// A rack forbids one trait for every letter: having more of it than the rack has. The words of a
/// block that can be made are those left when the rows of the forbidden traits are masked out, one
/// `and` for 64 words. Required letters are handled the same way, by the rows of required traits.
///
/// Most blocks are never looked at. Since ids are ordered by rare letters ([LetterOrder]), the
/// words of a block often share a trait, and if that trait is forbidden the whole block is skipped.
/// `blocksSharing` answers that for a *group* of 64 blocks at once, in the same way.
///
/// The few words with more of a letter than the traits can express are `overflowing`; they are
/// checked by their spelling.
final class LetterBitmaps {
  private static final int TRAITS = 64;
  private static final int LETTERS = (1 << 26) - 1;
  private static final int[] BIT = new int[26];

  static {
    for (int letter = 0; letter < 26; letter++) BIT[letter] = 1 << LetterOrder.rank(letter);
  }

  private final PackedSpellings spellings;
  private final int count;
  private final long[] rows;
  private final long[] present;
  private final long[] overflowing;
  private final long[] blocksSharing;
  private final int[] lettersShared;

  LetterBitmaps(PackedSpellings spellings) {
    this.spellings = spellings;
    int size = spellings.size();
    this.count = (size + 63) >>> 6;
    this.rows = new long[count << 6];
    this.present = new long[count];
    this.overflowing = new long[count];
    int groupCount = (count + 63) >>> 6;
    this.blocksSharing = new long[groupCount << 5];
    this.lettersShared = new int[groupCount];
    for (int id = 0; id < size; id++) rows[id] = traits(id);
    for (int block = 0; block < count; block++) fill(block, Math.min(size, (block + 1) << 6));
  }

  /// The traits of a word, one bit each.
  private long traits(int id) {
    int one = 0;
    int two = 0;
    int three = 0;
    int more = 0;
    for (int part = 0; part < spellings.parts(id); part++) {
      for (long left = spellings.part(id, part); left != 0; left = PackedSpellings.next(left)) {
        int bit = BIT[PackedSpellings.letter(left)];
        more |= three & bit;
        three |= two & bit;
        two |= one & bit;
        one |= bit;
      }
    }
    if (more != 0 || three >>> (TRAITS - 52) != 0) overflowing[id >>> 6] |= 1L << id;
    return one | (long) two << 26 | (long) three << 52;
  }

  /// Transposes a block, whose words end before an id: from the traits of each word to the words
  /// with each trait.
  private void fill(int block, int end) {
    int from = block << 6;
    long shared = -1;
    long some = 0;
    for (int id = from; id < end; id++) {
      shared &= rows[id];
      some |= rows[id];
    }
    present[block] = some;
    for (int left = (int) shared & LETTERS; left != 0; left &= left - 1) {
      int rank = Integer.numberOfTrailingZeros(left);
      lettersShared[block >>> 6] |= 1 << rank;
      blocksSharing[(block >>> 6 << 5) + rank] |= 1L << block;
    }
    // The usual transposition of a bit matrix: swap halves, then quarters, and so on down to single
    // bits (Warren, "Hacker's Delight", 7-3).
    long mask = 0xffffffffL;
    for (int width = 32; width != 0; width >>= 1, mask ^= mask << width) {
      for (int i = 0; i < 64; i = (i + width + 1) & ~width) {
        long swap = (rows[from + i] >>> width ^ rows[from + i + width]) & mask;
        rows[from + i] ^= swap << width;
        rows[from + i + width] ^= swap;
      }
    }
  }

  /// Shows the words that have all of the least letters and no letters beyond the most.
  void between(Letters least, Letters most, long[] admitted, IntConsumer out) {
    Query query = Query.of(least, most);
    for (int group = 0; group < lettersShared.length; group++) {
      for (long open = open(group, query); open != 0; open &= open - 1) {
        int block = (group << 6) + Long.numberOfTrailingZeros(open);
        for (long found = found(block, query, admitted[block]); found != 0; found &= found - 1)
          out.accept((block << 6) + Long.numberOfTrailingZeros(found));
      }
    }
  }

  /// One of those words at random, except the ids from `from` (inclusive) to `to` (exclusive); or
  /// -1. The search starts at a random block and wraps around.
  int any(Letters least, Letters most, int from, int to, long[] admitted, IntUnaryOperator random) {
    if (count == 0) return -1;
    Query query = Query.of(least, most);
    int start = random.applyAsInt(count);
    for (int step = 0; step <= lettersShared.length; step++) {
      int group = ((start >>> 6) + step) % lettersShared.length;
      long open = open(group, query);
      // The first group is visited twice: first from the start block on, at the end up to it.
      open &= step == 0 ? -1L << start : step == lettersShared.length ? ~(-1L << start) : -1L;
      for (; open != 0; open &= open - 1) {
        int block = (group << 6) + Long.numberOfTrailingZeros(open);
        long found = found(block, query, admitted[block]);
        for (int id = from; id < to; id++) found &= id >>> 6 == block ? ~(1L << id) : -1L;
        if (found != 0) {
          for (int skip = random.applyAsInt(Long.bitCount(found)); skip > 0; skip--)
            found &= found - 1;
          return (block << 6) + Long.numberOfTrailingZeros(found);
        }
      }
    }
    return -1;
  }

  /// The blocks of a group whose words do not all share a forbidden trait.
  private long open(int group, Query query) {
    long out = 0;
    for (int left = lettersShared[group] & (int) query.forbidden & LETTERS;
        left != 0;
        left &= left - 1) {
      out |= blocksSharing[(group << 5) + Integer.numberOfTrailingZeros(left)];
    }
    int last = count - (group << 6);
    return last >= 64 ? ~out : ~out & ~(-1L << last);
  }

  /// The words of a block that match the query and are admitted.
  private long found(int block, Query query, long admitted) {
    long present = this.present[block];
    if ((query.required & ~present) != 0) return 0;
    long live = query.overflowingOnly ? admitted & overflowing[block] : admitted;
    int from = block << 6;
    for (long left = present & query.forbidden; left != 0 && live != 0; left &= left - 1)
      live &= ~rows[from + Long.numberOfTrailingZeros(left)];
    for (long left = query.required; left != 0 && live != 0; left &= left - 1)
      live &= rows[from + Long.numberOfTrailingZeros(left)];
    return (live & overflowing[block]) == 0 ? live : checked(block, query, live);
  }

  /// Drops the overflowing words whose spelling does not match.
  private long checked(int block, Query query, long live) {
    long good = live;
    for (long left = live & overflowing[block]; left != 0; left &= left - 1) {
      Letters letters = spellings.letters((block << 6) + Long.numberOfTrailingZeros(left));
      if (!query.most.covers(letters) || !letters.covers(query.least)) good &= ~(left & -left);
    }
    return good;
  }

  /// The trait of having more than n of a letter.
  private static int trait(int n, int rank) {
    return 26 * n + rank;
  }

  /// The limits of a search, in traits.
  private record Query(
      Letters least, Letters most, long forbidden, long required, boolean overflowingOnly) {
    static Query of(Letters least, Letters most) {
      long forbidden = 0;
      long required = 0;
      boolean overflowingOnly = false;
      for (int rank = 0; rank < 26; rank++) {
        int letter = LetterOrder.letter(rank);
        int tooMany = trait(most.count(letter), rank);
        forbidden |= tooMany < TRAITS ? 1L << tooMany : 0;
        int enough = trait(least.count(letter) - 1, rank);
        if (enough >= TRAITS) overflowingOnly = true;
        else if (enough >= 0) required |= 1L << enough;
      }
      return new Query(least, most, forbidden, required, overflowingOnly);
    }
  }
}
