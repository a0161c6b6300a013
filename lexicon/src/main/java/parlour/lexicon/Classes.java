package parlour.lexicon;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// Finds words by their letters, whatever the order of those: a hash table of the anagram classes.
///
/// The hash of a bag begins as a sum over its letters ([Bags]), so that of LAME + P is one addition
/// away from that of LAME, and those of all the bags between LAME and LAME + PSTUNG cost one
/// addition each. `scatter` then spreads the sum over 64 bits.
///
/// ```
///   marks    two million bits for a full dictionary; every class sets two in one long, both found by its hash: nearly
///            all bags that spell nothing end here
///   slots    in buckets of four, three slots for two classes; a full bucket runs over into the next; nought if empty
///            bits 0 to 17    1 + the id of the first word of the class
///            bits 18 to 63   the same bits of the hash, the highest of which chose the slot
///   starts   for the same slots, the first twelve letters of that word as in [Spellings], for a second look
///   heads    one bit per word id: whether the word is the first of its class
/// ```
///
/// Words of different lengths have their slots in different parts of the array. Short words are
/// few, so that a search for them stays in a small corner of memory. No two bags of the same length
/// up to eight agree in those 46 bits (a test tries them all), so that short words need no second
/// look. Longer ones are compared letter by letter.
///
/// What a search waits for is memory, and guesses gone wrong, not arithmetic. So it first marks out
/// all bags that may be words, then looks for all of those in their buckets, both without a branch
/// that depends on what is found, so that one fetch need not wait for another; and only then looks
/// at the words.
final class Classes {
  /// Up to this length a hash belongs to one bag only.
  static final int PROVEN = 8;

  /// The most loose letters for which trying every bag is quicker than looking through the shelves.
  private static final int FEW = 8;

  private static final long SPREAD = 0xc4ceb9fe1a85ec53L;
  private static final int ID_BITS = 18;
  private static final int BUCKET = 4;
  private static final int FIRST = 40;
  private static final int SECOND = 34;
  private static final int LENGTHS = 64;

  /// Primes larger than any number of bags: by steps so wide all bags are come by.
  private static final int[] STRIDES = {263, 269, 271, 277};

  private final Spellings spellings;
  private final long[] heads;
  private final long[] slots;
  private final long[] starts;
  private final int[] parts = new int[LENGTHS + 1];
  private final long[] marks;
  private final int markShift;

  Classes(Spellings spellings, long[] sums) {
    this.spellings = spellings;
    int size = spellings.size();
    if (size >= 1 << ID_BITS) {
      throw new IllegalArgumentException("a graph holds fewer than " + (1 << ID_BITS) + " words");
    }
    this.heads = new long[(size >>> 6) + 1];
    int[] count = new int[LENGTHS];
    for (int id = 0; id < size; id++) {
      head(id, sums, count);
    }
    heads[size >>> 6] |= 1L << size;
    for (int length = 0; length < LENGTHS; length++) {
      parts[length + 1] = parts[length] + (count[length] + count[length] / 2) / BUCKET + 1;
    }
    this.slots = new long[BUCKET * parts[LENGTHS]];
    this.starts = new long[BUCKET * parts[LENGTHS]];
    this.markShift = Long.SIZE - bits(size) + 2;
    this.marks = new long[1 << (bits(size) - 2)];
    for (int id = 0; id < size; id++) {
      add(id, sums[id]);
    }
  }

  /// Finds out whether a word is the first of its class.
  private void head(int id, long[] sums, int[] count) {
    if (id == 0
        || sums[id] != sums[id - 1]
        || !spellings.letters(id).equals(spellings.letters(id - 1))) {
      heads[id >>> 6] |= 1L << id;
      count[spellings.length(id)]++;
    }
  }

  /// Enters the class of a word if it is the first.
  private void add(int id, long sum) {
    if (!isHead(id)) {
      return;
    }
    long hash = scatter(sum);
    int length = spellings.length(id);
    int at = BUCKET * bucket(hash, length);
    while (slots[at] != 0) {
      at++;
      at = at == BUCKET * parts[length + 1] ? BUCKET * parts[length] : at;
    }
    slots[at] = hash >>> ID_BITS << ID_BITS | (id + 1);
    starts[at] = spellings.part(id, 0);
    marks[(int) (hash >>> markShift)] |= 1L << (hash >>> FIRST) | 1L << (hash >>> SECOND);
  }

  /// The upper 46 bits of the hash of these letters.
  static long fingerprint(Letters letters) {
    return scatter(Bags.sum(letters)) >>> ID_BITS;
  }

  /// The id of a word of up to 24 letters, given as [Spellings] packs them and with their sum, or
  /// -1.
  int id(long low, long high, long sum, int length) {
    int slot = slot(scatter(sum), length);
    if (slot < 0) {
      return -1;
    }
    int id = id(slot);
    if (high == 0 && starts[slot] == low) {
      return id;
    }
    do {
      if (spellings.spells(id, low, high)) {
        return id;
      }
      id++;
    } while (!isHead(id));
    return -1;
  }

  /// The first of the words with exactly these letters, or -1.
  int first(Letters letters) {
    int length = letters.size();
    return length < LENGTHS ? find(scatter(Bags.sum(letters)), length, letters, letters) : -1;
  }

  /// The first id after this one that belongs to another class.
  int end(int id) {
    int at = id + 1;
    while (!isHead(at)) {
      at++;
    }
    return at;
  }

  /// Whether the loose letters are few enough to try every bag.
  static boolean few(Letters least, Letters loose) {
    int size = loose.size();
    return size <= FEW && least.size() + size < LENGTHS;
  }

  /// The words of all these letters and some of a few loose ones; of none of the loose ones only if
  /// that is `bare`.
  void among(Letters least, Letters loose, boolean bare, long[] admitted, IntConsumer out) {
    Bags bags = new Bags(least, loose);
    int[] hits = new int[bags.count + 1];
    int end = mark(bags.sums, hits);
    int count = 0;
    for (int i = !bare && hits[0] == 0 ? 1 : 0; i < end; i++) {
      int slot = slot(scatter(bags.sums[hits[i]]), bags.sizes[hits[i]]);
      hits[count] = slot;
      count += 1 + (slot >> 31);
    }
    int proven = BUCKET * parts[PROVEN + 1];
    for (int i = 0; i < count; i++) {
      if (hits[i] < proven || lies(hits[i], least, least.plus(loose))) {
        show(id(hits[i]), admitted, out);
      }
    }
  }

  /// Lists the bags that may be words.
  private int mark(long[] sums, int[] hits) {
    long[] marks = this.marks;
    int shift = markShift;
    int end = 0;
    for (int i = 0; i < sums.length; i++) {
      long hash = scatter(sums[i]);
      // The mask changes nothing, but spares the check of the bounds.
      long here = marks[(int) (hash >>> shift) & marks.length - 1];
      hits[end] = i;
      end += (int) (here >>> (hash >>> FIRST) & here >>> (hash >>> SECOND)) & 1;
    }
    return end;
  }

  /// One of those words, or -1: bags are tried in an order drawn by lot.
  int any(Letters least, Letters loose, boolean bare, long[] admitted, IntUnaryOperator below) {
    Bags bags = new Bags(least, loose);
    Letters most = least.plus(loose);
    int bag = below.applyAsInt(bags.count);
    int stride = STRIDES[below.applyAsInt(STRIDES.length)] % bags.count;
    for (int i = 0; i < bags.count; i++) {
      long hash = scatter(bags.sums[bag]);
      if (mark(hash) != 0 && (bare || bag != 0)) {
        int first = find(hash, bags.sizes[bag], least, most);
        int id = first < 0 ? -1 : anyOf(first, admitted, below);
        if (id >= 0) {
          return id;
        }
      }
      bag += stride;
      bag -= bag >= bags.count ? bags.count : 0;
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
    } while (!isHead(id));
  }

  /// The first word of the class with this hash if its letters are such, or -1.
  private int find(long hash, int length, Letters least, Letters most) {
    int slot = slot(hash, length);
    return slot >= 0 && (length <= PROVEN || lies(slot, least, most)) ? id(slot) : -1;
  }

  /// Whether the letters of a class are not fewer and not more.
  private boolean lies(int slot, Letters least, Letters most) {
    boolean whole = slot < BUCKET * parts[Spellings.HALF + 1];
    Letters letters = whole ? Spellings.letters(starts[slot]) : spellings.letters(id(slot));
    return most.covers(letters) && letters.covers(least);
  }

  /// The slot of the class with this hash, or -1.
  private int slot(long hash, int length) {
    for (int bucket = bucket(hash, length);
        ;
        bucket = bucket + 1 < parts[length + 1] ? bucket + 1 : parts[length]) {
      int at = BUCKET * bucket;
      // A difference of nought, less one, is all ones: so the number of the equal slot is put
      // together.
      long first = ((slots[at] ^ hash) >>> ID_BITS) - 1;
      long second = ((slots[at + 1] ^ hash) >>> ID_BITS) - 1;
      long third = ((slots[at + 2] ^ hash) >>> ID_BITS) - 1;
      long fourth = ((slots[at + 3] ^ hash) >>> ID_BITS) - 1;
      int number =
          (int) ((first >> 63 & 4) | (second >> 63 & 5) | (third >> 63 & 6) | (fourth >> 63 & 7));
      if (number != 0 || slots[at + 3] == 0) {
        // Likewise nought becomes -1.
        return at + number - BUCKET | (number - 1) >> 31;
      }
    }
  }

  /// The bucket where a hash belongs if there is room.
  private int bucket(long hash, int length) {
    int from = parts[length];
    return from + (int) ((hash >>> 32) * (parts[length + 1] - from) >>> 32);
  }

  private int id(int slot) {
    return ((int) slots[slot] & ((1 << ID_BITS) - 1)) - 1;
  }

  private boolean isHead(int id) {
    return (heads[id >>> 6] & 1L << id) != 0;
  }

  /// 1 if there may be a class with this hash, 0 if there is none.
  private int mark(long hash) {
    long marks = this.marks[(int) (hash >>> markShift)];
    return (int) (marks >>> (hash >>> FIRST) & marks >>> (hash >>> SECOND)) & 1;
  }

  private static int bits(int most) {
    return Math.max(3, Integer.SIZE - Integer.numberOfLeadingZeros(most));
  }

  private static long scatter(long sum) {
    return (sum ^ sum >>> 32) * SPREAD;
  }
}
