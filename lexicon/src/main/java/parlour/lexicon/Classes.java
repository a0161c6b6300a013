package parlour.lexicon;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// Finds words by their letters, whatever the order of those: a hash table of the anagram classes.
///
/// The hash of a bag begins as a sum over its letters: the three longs of [Letters], each times an odd number, added up.
/// So the sum of LAME + P is had from that of LAME by one addition, and those of all the bags between LAME and
/// LAME + PSTUNG by one addition each. `scatter` then spreads the sum over 64 bits.
///
/// ```
///   marks   two million bits for a full dictionary, one set for every class: most bags that spell nothing end here
///   slots   one long per slot, one and a half to three slots per class, probed in a row; nought if empty
///           bits 0 to 17    1 + the id of the first word of the class
///           bits 18 to 63   the same bits of the hash, the highest of which chose the slot
///   heads   one bit per word id: whether the word is the first of its class
/// ```
///
/// Words of different lengths have their slots in different parts of the array. Short words are few, so that a search
/// for them stays in a small corner of memory. No two bags of the same length up to [#PROVEN] agree in those 46
/// bits (a test tries them all), so that short words need no second look. Longer ones are compared letter by letter.
final class Classes {
  /// Up to this length a hash belongs to one bag only.
  static final int PROVEN = 8;

  /// The most loose letters for which trying every bag is quicker than looking through the shelves.
  private static final int FEW = 8;

  private static final long A = 0x9e3779b97f4a7c15L;
  private static final long B = 0xd1b54a32d192ed03L;
  private static final long C = 0x8cb92ba72f3d8dd7L;
  private static final long SPREAD = 0xc4ceb9fe1a85ec53L;
  private static final int ID_BITS = 18;
  private static final int LENGTHS = 64;
  private static final long[] LETTER = new long[26];

  static {
    for (int i = 0; i < 26; i++) {
      LETTER[i] = sum(Letters.unit(i, 0), Letters.unit(i, 1), Letters.unit(i, 2));
    }
  }

  private final Spellings spellings;
  private final long[] heads;
  private final long[] slots;
  private final int[] start = new int[LENGTHS];
  private final int[] shift = new int[LENGTHS];
  private final long[] marks;
  private final int markShift;

  Classes(Spellings spellings) {
    this.spellings = spellings;
    int size = spellings.size();
    if (size >= 1 << ID_BITS) {
      throw new IllegalArgumentException("a graph holds fewer than " + (1 << ID_BITS) + " words");
    }
    this.heads = new long[(size >>> 6) + 1];
    int[] count = new int[LENGTHS];
    Letters last = Letters.EMPTY;
    for (int id = 0; id < size; id++) {
      Letters letters = spellings.letters(id);
      if (!letters.equals(last)) {
        heads[id >>> 6] |= 1L << id;
        count[letters.size()]++;
        last = letters;
      }
    }
    heads[size >>> 6] |= 1L << size;
    int end = 0;
    for (int length = 0; length < LENGTHS; length++) {
      int bits = bits(count[length] + count[length] / 2);
      start[length] = end;
      shift[length] = Long.SIZE - bits;
      end += 1 << bits;
    }
    this.slots = new long[end];
    this.markShift = Long.SIZE - bits(size) - 4;
    this.marks = new long[1 << (bits(size) - 2)];
    for (int id = 0; id < size; id = end(id)) {
      add(id);
    }
  }

  /// The upper 46 bits of the hash of these letters.
  static long fingerprint(Letters letters) {
    return scatter(sum(letters)) >>> ID_BITS;
  }

  /// The id of a word, or -1.
  int id(CharSequence word) {
    long sum = 0;
    int length = word.length();
    if (length >= LENGTHS) {
      return -1;
    }
    for (int i = 0; i < length; i++) {
      char letter = word.charAt(i);
      if (!Letters.isLetter(letter)) {
        return -1;
      }
      sum += LETTER[(letter | 0x20) - 'a'];
    }
    int id = find(scatter(sum), length);
    if (id >= 0) {
      do {
        if (spellings.spells(id, word)) {
          return id;
        }
        id++;
      } while ((heads[id >>> 6] & 1L << id) == 0);
    }
    return -1;
  }

  /// The id of the word of these letters, 0 for a, or -1.
  int id(byte[] row, int from, int length) {
    long sum = 0;
    for (int i = from; i < from + length; i++) {
      sum += LETTER[row[i]];
    }
    int id = find(scatter(sum), length);
    if (id >= 0) {
      do {
        if (spellings.spells(id, row, from, length)) {
          return id;
        }
        id++;
      } while ((heads[id >>> 6] & 1L << id) == 0);
    }
    return -1;
  }

  /// The first of the words with exactly these letters, or -1.
  int first(Letters letters) {
    int length = letters.size();
    return length < LENGTHS ? find(scatter(sum(letters)), length, letters, letters) : -1;
  }

  /// The first id after this one that belongs to another class.
  int end(int id) {
    int at = id + 1;
    while ((heads[at >>> 6] & 1L << at) == 0) {
      at++;
    }
    return at;
  }

  /// Whether the loose letters are few enough to try every bag.
  static boolean few(Letters least, Letters loose) {
    int size = loose.size();
    return size <= FEW && least.size() + size < LENGTHS;
  }

  /// The words of all these letters and some of a few loose ones; of none of the loose ones only if that is `bare`.
  void among(Letters least, Letters loose, boolean bare, long[] admitted, IntConsumer out) {
    long[] sums = new long[1 << loose.size()];
    int repeats = spread(sum(least), loose, sums);
    int[] hits = new int[sums.length + 1];
    int end = 0;
    for (int some = bare ? 0 : 1; some < sums.length; some++) {
      hits[end] = some;
      // Of equal letters the first are taken, so that every bag is tried once.
      end += (some & repeats & ~(some << 1)) == 0 ? mark(scatter(sums[some])) : 0;
    }
    Letters most = least.plus(loose);
    int base = least.size();
    for (int i = 0; i < end; i++) {
      int id = find(scatter(sums[hits[i]]), base + Integer.bitCount(hits[i]), least, most);
      if (id >= 0) {
        show(id, admitted, out);
      }
    }
  }

  /// One of those words, or -1: choices of loose letters are tried in an order drawn by lot.
  int any(Letters least, Letters loose, boolean bare, long[] admitted, IntUnaryOperator below) {
    long[] sums = new long[1 << loose.size()];
    int repeats = spread(sum(least), loose, sums);
    Letters most = least.plus(loose);
    int base = least.size();
    int start = below.applyAsInt(sums.length);
    int stride = 2 * below.applyAsInt(sums.length) + 1;
    for (int i = 0; i < sums.length; i++) {
      int some = (start + i * stride) & (sums.length - 1);
      if ((some & repeats & ~(some << 1)) == 0 && (bare || some != 0) && mark(scatter(sums[some])) != 0) {
        int id = find(scatter(sums[some]), base + Integer.bitCount(some), least, most);
        if (id >= 0) {
          int admittedId = anyOf(id, admitted, below);
          if (admittedId >= 0) {
            return admittedId;
          }
        }
      }
    }
    return -1;
  }

  /// An admitted word of the class that begins with this id, or -1.
  private int anyOf(int first, long[] admitted, IntUnaryOperator below) {
    int size = end(first) - first;
    int start = size == 1 ? 0 : below.applyAsInt(size);
    for (int i = 0; i < size; i++) {
      int id = first + (start + i) % size;
      if ((admitted[id >>> 6] & 1L << id) != 0) {
        return id;
      }
    }
    return -1;
  }

  /// Shows the admitted words of the class that begins with this id.
  void show(int first, long[] admitted, IntConsumer out) {
    int id = first;
    do {
      if ((admitted[id >>> 6] & 1L << id) != 0) {
        out.accept(id);
      }
      id++;
    } while ((heads[id >>> 6] & 1L << id) == 0);
  }

  /// Fills in the sums for every choice of letters; bit k of a choice stands for the k-th letter in alphabetical order.
  /// Tells which letters are the same as the one before.
  private static int spread(long base, Letters loose, long[] sums) {
    sums[0] = base;
    int repeats = 0;
    int half = 1;
    for (int left = loose.kinds(); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      long more = LETTER[letter];
      for (int n = loose.count(letter); n > 0; n--) {
        for (int i = 0; i < half; i++) {
          sums[half + i] = sums[i] + more;
        }
        half <<= 1;
        repeats |= n > 1 ? half : 0;
      }
    }
    return repeats;
  }

  /// The first word of the class with this hash if its letters are such, or -1.
  private int find(long hash, int length, Letters least, Letters most) {
    int id = find(hash, length);
    if (id < 0 || length <= PROVEN) {
      return id;
    }
    Letters letters = spellings.letters(id);
    return most.covers(letters) && letters.covers(least) ? id : -1;
  }

  private void add(int id) {
    Letters letters = spellings.letters(id);
    int length = letters.size();
    long hash = scatter(sum(letters));
    int mask = (1 << -shift[length]) - 1;
    int at = (int) (hash >>> shift[length]);
    while (slots[start[length] + at] != 0) {
      at = (at + 1) & mask;
    }
    slots[start[length] + at] = hash >>> ID_BITS << ID_BITS | (id + 1);
    marks[(int) (hash >>> markShift >>> 6)] |= 1L << (hash >>> markShift);
  }

  private int find(long hash, int length) {
    int from = start[length];
    int mask = (1 << -shift[length]) - 1;
    for (int at = (int) (hash >>> shift[length]); ; at = (at + 1) & mask) {
      long slot = slots[from + at];
      if (slot == 0) {
        return -1;
      }
      if ((slot ^ hash) >>> ID_BITS == 0) {
        return ((int) slot & (1 << ID_BITS) - 1) - 1;
      }
    }
  }

  /// 1 if there may be a class with this hash, 0 if there is none.
  private int mark(long hash) {
    return (int) (marks[(int) (hash >>> markShift >>> 6)] >>> (hash >>> markShift)) & 1;
  }

  private static int bits(int most) {
    return Math.max(2, Integer.SIZE - Integer.numberOfLeadingZeros(most));
  }

  private static long sum(Letters letters) {
    return sum(letters.a(), letters.b(), letters.c());
  }

  private static long sum(long a, long b, long c) {
    return a * A + b * B + c * C;
  }

  private static long scatter(long sum) {
    return (sum ^ sum >>> 32) * SPREAD;
  }
}
