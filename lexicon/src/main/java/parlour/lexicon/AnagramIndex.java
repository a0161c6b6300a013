package parlour.lexicon;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// Finds words by their letters, whatever the order of those: a hash table of the anagram classes.
///
/// The hash of a bag begins as a sum over its letters ([BagHashes]), so that of LAME + P is one
/// addition away from that of LAME, and those of all the bags between LAME and LAME + PSTUNG cost
/// one addition each. `scatter` then spreads the sum over 64 bits.
///
/// ```
///   marks    two million bits for a full dictionary; every class sets three in one long: nearly all bags that spell
///            nothing end here
///            bits 49 to 63 of the sum choose the long, 43 to 48, 37 to 42 and 31 to 36 the three bits in it
///   slots    in buckets of four, three slots for two classes; a full bucket runs over into the next; nought if empty
///            bits 0 to 17    1 + the id of the first word of the class
///            bits 18 to 63   the same bits of the hash, the highest of which chose the slot
///   starts   for the same slots, the first twelve letters of that word as in [PackedSpellings], for a second look
///   heads    one bit per word id: whether the word is the first of its class
/// ```
///
/// Words of different lengths have their slots in different parts of the array. Short words are
/// few, so that a search for them stays in a small corner of memory. No two bags of the same length
/// up to eight agree in those 46 bits (a test tries them all), so that short words need no second
/// look. Longer ones are compared letter by letter.
///
/// What a search waits for is memory, and guesses gone wrong, not arithmetic. So it first looks up
/// the marks of sixty-four bags ([LetterChoices]) without a branch that depends on what is found,
/// and without a list: what they say is gathered in one long. They are small enough to stay in the
/// cache close to the processor, and need the sum only, not the hash. Only the few bags that are
/// left cost a longer trip to memory each.
final class AnagramIndex {
  /// Up to this length a hash belongs to one bag only.
  static final int PROVEN = 8;

  /// The most loose letters for which trying every bag is quicker than looking through the shelves.
  private static final int FEW = 8;

  private static final long SPREAD = 0xc4ceb9fe1a85ec53L;
  private static final int ID_BITS = 18;
  private static final int BUCKET = 4;
  private static final int FIRST = 43;
  private static final int SECOND = 37;
  private static final int THIRD = 31;
  private static final int LENGTHS = 64;
  private static final int ROWS = 8;

  /// Primes larger than any number of bags: by steps so wide all bags are come by.
  private static final int[] STRIDES = {263, 269, 271, 277};

  private final PackedSpellings spellings;
  private final long[] heads;
  private final long[] slots;
  private final long[] starts;
  private final int[] parts = new int[LENGTHS + 1];
  private final long[] marks;
  private final int markShift;

  AnagramIndex(PackedSpellings spellings, long[] sums) {
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
    this.markShift = Long.SIZE - bits(size) + 3;
    this.marks = new long[1 << (bits(size) - 3)];
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
    marks[(int) (sum >>> markShift)] |=
        1L << (sum >>> FIRST) | 1L << (sum >>> SECOND) | 1L << (sum >>> THIRD);
  }

  /// The upper 46 bits of the hash of these letters.
  static long fingerprint(Letters letters) {
    return scatter(BagHashes.sum(letters)) >>> ID_BITS;
  }

  /// The id of the word of up to 24 letters that is spelt so, or -1.
  int id(SpellingBuffer spelling) {
    int slot = slot(scatter(spelling.sum), spelling.length);
    if (slot < 0) {
      return -1;
    }
    int id = id(slot);
    if (spelling.high == 0 && starts[slot] == spelling.low) {
      return id;
    }
    do {
      if (spellings.spells(id, spelling.low, spelling.high)) {
        return id;
      }
      id++;
    } while (!isHead(id));
    return -1;
  }

  /// The first of the words with exactly these letters, or -1.
  int first(Letters letters) {
    int length = letters.size();
    return length < LENGTHS ? find(scatter(BagHashes.sum(letters)), length, letters, letters) : -1;
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
    LetterChoices tiles = new LetterChoices(least, loose);
    Letters most = least.plus(loose);
    for (int page = 0; page < tiles.far.length; page += ROWS) {
      long hits = page == 0 && !bare ? marked(tiles, page) & ~1L : marked(tiles, page);
      for (; hits != 0; hits &= hits - 1) {
        int choice = ROWS * page + Long.numberOfTrailingZeros(hits);
        if (!tiles.isDuplicate(choice)) {
          int first = find(scatter(tiles.sum(choice)), tiles.size(choice), least, most);
          if (first >= 0) {
            show(first, admitted, out);
          }
        }
      }
    }
  }

  /// A bit for each of sixty-four choices, eight rows of eight: whether it may be a word.
  private long marked(LetterChoices tiles, int page) {
    long hits = 0;
    for (int row = Math.min(tiles.far.length, page + ROWS) - 1; row >= page; row--) {
      hits = hits << ROWS | marked(tiles.near, tiles.far[row]);
    }
    return hits;
  }

  private long marked(long[] near, long far) {
    long[] marks = this.marks;
    int shift = markShift;
    long hits = 0;
    for (int i = 0; i < near.length; i++) {
      long sum = near[i] + far;
      // The mask changes nothing, but spares the check of the bounds.
      hits |= mark(marks[(int) (sum >>> shift) & marks.length - 1], sum) << i;
    }
    return hits;
  }

  /// One of those words, or -1: bags are tried in an order drawn by lot.
  int any(Letters least, Letters loose, boolean bare, long[] admitted, IntUnaryOperator below) {
    BagHashes bags = new BagHashes(least, loose);
    Letters most = least.plus(loose);
    int bag = below.applyAsInt(bags.count);
    int stride = STRIDES[below.applyAsInt(STRIDES.length)] % bags.count;
    for (int i = 0; i < bags.count; i++) {
      long sum = bags.sums[bag];
      if (mark(marks[(int) (sum >>> markShift)], sum) != 0 && (bare || bag != 0)) {
        int first = find(scatter(sum), bags.sizes[bag], least, most);
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
    return slot >= 0 && (length <= PROVEN || fits(slot, least, most)) ? id(slot) : -1;
  }

  /// Whether the letters of a class are not fewer and not more.
  private boolean fits(int slot, Letters least, Letters most) {
    boolean whole = slot < BUCKET * parts[PackedSpellings.HALF + 1];
    Letters letters = whole ? PackedSpellings.letters(starts[slot]) : spellings.letters(id(slot));
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

  /// 1 if there may be a class with this sum, whose long of the marks this is; 0 if there is none.
  private static long mark(long marks, long sum) {
    return marks >>> (sum >>> FIRST) & marks >>> (sum >>> SECOND) & marks >>> (sum >>> THIRD) & 1;
  }

  private static int bits(int most) {
    return Math.max(4, Integer.SIZE - Integer.numberOfLeadingZeros(most));
  }

  private static long scatter(long sum) {
    return (sum ^ sum >>> 32) * SPREAD;
  }
}
