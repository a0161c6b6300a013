package parlour.lexicon;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// The words on shelves of sixty-four, searched a shelf at a time.
///
/// A shelf is a square of bits. Its columns are 64 words with neighbouring ids, its rows are 64
/// *traits* that a word may have: "an E", "an I" … for each of the 26 letters from the most
/// frequent to the rarest, then "two E", "two I" … for all 26, then "three E" … for the twelve most
/// frequent.
///
/// ```
///   rows[64 shelf + 26 n + rank]   bit id & 63: whether the word has more than n of the letter of this rank
/// ```
///
/// A rack forbids one trait for every letter: to have more of it than the rack has. The words of a
/// shelf that can be made are those left over when the rows of the forbidden traits are struck out,
/// one `and` for 64 words. Words that must have certain letters are kept by the rows of the traits
/// they must have.
///
/// Most shelves are not even looked at. As ids follow the rare letters, the words of a shelf often
/// have some trait in common, and if that is forbidden the whole shelf is out. `bays` says so for
/// 64 shelves at once, by the same trick.
///
/// The few words with more of a letter than the traits can tell are `odd`: whether they can be made
/// is looked up in their spelling.
final class LetterBitmaps {
  private static final int TRAITS = 64;
  private static final int LETTERS = (1 << 26) - 1;
  private static final int[] BIT = new int[26];

  static {
    for (int letter = 0; letter < 26; letter++) {
      BIT[letter] = 1 << LetterOrder.rank(letter);
    }
  }

  private final PackedSpellings spellings;
  private final int count;
  private final long[] rows;
  private final long[] present;
  private final long[] odd;
  private final long[] bays;
  private final int[] bayPresent;

  LetterBitmaps(PackedSpellings spellings) {
    this.spellings = spellings;
    int size = spellings.size();
    this.count = (size + 63) >>> 6;
    this.rows = new long[count << 6];
    this.present = new long[count];
    this.odd = new long[count];
    int bayCount = (count + 63) >>> 6;
    this.bays = new long[bayCount << 5];
    this.bayPresent = new int[bayCount];
    for (int id = 0; id < size; id++) {
      rows[id] = traits(id);
    }
    for (int shelf = 0; shelf < count; shelf++) {
      fill(shelf, Math.min(size, (shelf + 1) << 6));
    }
  }

  /// The traits of a word.
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
    if (more != 0 || three >>> (TRAITS - 52) != 0) {
      odd[id >>> 6] |= 1L << id;
    }
    return one | (long) two << 26 | (long) three << 52;
  }

  /// Turns the traits of each word of a shelf, which end before an id, into the words with each
  /// trait.
  private void fill(int shelf, int end) {
    int from = shelf << 6;
    long shared = -1;
    long some = 0;
    for (int id = from; id < end; id++) {
      shared &= rows[id];
      some |= rows[id];
    }
    present[shelf] = some;
    for (int left = (int) shared & LETTERS; left != 0; left &= left - 1) {
      int rank = Integer.numberOfTrailingZeros(left);
      bayPresent[shelf >>> 6] |= 1 << rank;
      bays[(shelf >>> 6 << 5) + rank] |= 1L << shelf;
    }
    // The square is turned over its diagonal: halves change places, then quarters, and so on down
    // to single bits.
    long mask = 0xffffffffL;
    for (int width = 32; width != 0; width >>= 1, mask ^= mask << width) {
      for (int i = 0; i < 64; i = (i + width + 1) & ~width) {
        long swap = (rows[from + i] >>> width ^ rows[from + i + width]) & mask;
        rows[from + i] ^= swap << width;
        rows[from + i + width] ^= swap;
      }
    }
  }

  /// The words that have all of the least letters, and no letters but the most.
  void between(Letters least, Letters most, long[] admitted, IntConsumer out) {
    Wish wish = Wish.of(least, most);
    for (int bay = 0; bay < bayPresent.length; bay++) {
      for (long open = open(bay, wish); open != 0; open &= open - 1) {
        int shelf = (bay << 6) + Long.numberOfTrailingZeros(open);
        for (long found = found(shelf, wish, admitted[shelf]); found != 0; found &= found - 1) {
          out.accept((shelf << 6) + Long.numberOfTrailingZeros(found));
        }
      }
    }
  }

  /// One of those words but for those with ids from `from` to before `to`, or -1: the search begins
  /// at a shelf drawn by lot and goes all the way round.
  int any(Letters least, Letters most, int from, int to, long[] admitted, IntUnaryOperator below) {
    if (count == 0) {
      return -1;
    }
    Wish wish = Wish.of(least, most);
    int start = below.applyAsInt(count);
    for (int step = 0; step <= bayPresent.length; step++) {
      int bay = ((start >>> 6) + step) % bayPresent.length;
      long open = open(bay, wish);
      // The first bay is seen twice: at first from the start on, in the end up to it.
      open &= step == 0 ? -1L << start : step == bayPresent.length ? ~(-1L << start) : -1L;
      for (; open != 0; open &= open - 1) {
        int shelf = (bay << 6) + Long.numberOfTrailingZeros(open);
        long found = found(shelf, wish, admitted[shelf]);
        for (int id = from; id < to; id++) {
          found &= id >>> 6 == shelf ? ~(1L << id) : -1L;
        }
        if (found != 0) {
          for (int skip = below.applyAsInt(Long.bitCount(found)); skip > 0; skip--) {
            found &= found - 1;
          }
          return (shelf << 6) + Long.numberOfTrailingZeros(found);
        }
      }
    }
    return -1;
  }

  /// The shelves of a bay that are worth a look.
  private long open(int bay, Wish wish) {
    long out = 0;
    for (int left = bayPresent[bay] & (int) wish.forbidden & LETTERS; left != 0; left &= left - 1) {
      out |= bays[(bay << 5) + Integer.numberOfTrailingZeros(left)];
    }
    int last = count - (bay << 6);
    return last >= 64 ? ~out : ~out & ~(-1L << last);
  }

  /// The words of a shelf that are wished for and admitted.
  private long found(int shelf, Wish wish, long admitted) {
    long present = this.present[shelf];
    if ((wish.required & ~present) != 0) {
      return 0;
    }
    long live = wish.oddOnly ? admitted & odd[shelf] : admitted;
    int from = shelf << 6;
    for (long left = present & wish.forbidden; left != 0 && live != 0; left &= left - 1) {
      live &= ~rows[from + Long.numberOfTrailingZeros(left)];
    }
    for (long left = wish.required; left != 0 && live != 0; left &= left - 1) {
      live &= rows[from + Long.numberOfTrailingZeros(left)];
    }
    return (live & odd[shelf]) == 0 ? live : checked(shelf, wish, live);
  }

  private long checked(int shelf, Wish wish, long live) {
    long good = live;
    for (long left = live & odd[shelf]; left != 0; left &= left - 1) {
      Letters letters = spellings.letters((shelf << 6) + Long.numberOfTrailingZeros(left));
      if (!wish.most.covers(letters) || !letters.covers(wish.least)) {
        good &= ~(left & -left);
      }
    }
    return good;
  }

  /// The trait of having more than n of a letter.
  private static int trait(int n, int rank) {
    return 26 * n + rank;
  }

  /// What is wished for, in traits.
  private record Wish(Letters least, Letters most, long forbidden, long required, boolean oddOnly) {
    static Wish of(Letters least, Letters most) {
      long forbidden = 0;
      long required = 0;
      boolean oddOnly = false;
      for (int rank = 0; rank < 26; rank++) {
        int letter = LetterOrder.letter(rank);
        int tooMany = trait(most.count(letter), rank);
        forbidden |= tooMany < TRAITS ? 1L << tooMany : 0;
        int enough = trait(least.count(letter) - 1, rank);
        if (enough >= TRAITS) {
          oddOnly = true;
        } else if (enough >= 0) {
          required |= 1L << enough;
        }
      }
      return new Wish(least, most, forbidden, required, oddOnly);
    }
  }
}
