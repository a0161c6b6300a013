package parlour.lexicon;

import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/// A hash table of anagram classes (words made of the same letters) with a blocked Bloom filter in
/// front (Putze, Sanders and Singler, "Cache-, Hash- and Space-Efficient Bloom Filters", 2007).
///
/// The hash of a bag of letters starts as a sum over its letters ([BagHashes]). So the sum of AMPLE
/// is one addition away from that of LAME, and so is that of every bag made of LAME and some of the
/// letters PSTUNG from another such bag. `mix` then spreads a sum over 64 bits.
///
/// ```
///   filter           two million bits for a full dictionary; a class sets three bits of one long, so nearly all bags
///                    that spell nothing are rejected here with one memory access
///                    bits 49 to 63 of the sum choose the long, 43 to 48, 37 to 42 and 31 to 36 the three bits in it
///   slots            open addressing in buckets of four with linear probing, three slots for two classes; 0 if empty
///                    bits 0 to 17    1 + the id of the first word of the class
///                    bits 18 to 63   the same bits of the hash, whose upper half chose the bucket
///   firstLetters     for each slot, the first twelve letters of that word as in [PackedSpellings], for verification
///   classStarts      one bit per word id: whether the word is the first of its class
/// ```
///
/// Words of different lengths have their slots in different parts of the array. Short words are
/// few, so a search for them stays in a small part of memory. No two bags of the same length up to
/// eight agree in those 46 bits (a test tries them all), so short words need no verification;
/// longer ones are compared letter by letter.
///
/// A search is bound by cache misses and branch mispredictions, not by arithmetic. So it first
/// probes the filter for 64 bags at a time ([LetterChoices]), without a branch that depends on the
/// data, and collects the answers in one long. The filter is small enough to stay in a near cache
/// and needs only the sum, not the hash. Only the few bags that pass cost an access to main memory,
/// and those accesses overlap: all slots are found before the first word is shown.
final class AnagramIndex {
  /// Up to this length no two bags have the same fingerprint, so a match needs no verification.
  static final int UNIQUE_LENGTH = 8;

  /// The most loose letters for which trying every bag is faster than scanning the bitmaps.
  private static final int MOST_LOOSE = 8;

  private static final long MULTIPLIER = 0xc4ceb9fe1a85ec53L;
  private static final int ID_BITS = 18;
  private static final int BUCKET_SIZE = 4;
  private static final int FIRST_BIT = 43;
  private static final int SECOND_BIT = 37;
  private static final int THIRD_BIT = 31;
  private static final int LENGTHS = 64;
  private static final int ROWS = 8;
  private static final int PAGE = 64;

  /// Primes larger than any number of bags: stepping by one of them reaches every bag.
  private static final int[] STRIDES = {263, 269, 271, 277};

  private final PackedSpellings spellings;
  private final long[] classStarts;
  private final long[] slots;
  private final long[] firstLetters;
  private final int[] firstBuckets = new int[LENGTHS + 1];
  private final long[] filter;
  private final int filterShift;

  AnagramIndex(PackedSpellings spellings, long[] sums) {
    this.spellings = spellings;
    int size = spellings.size();
    if (size >= 1 << ID_BITS)
      throw new IllegalArgumentException("an index holds fewer than " + (1 << ID_BITS) + " words");
    this.classStarts = new long[(size >>> 6) + 1];
    int[] count = new int[LENGTHS];
    for (int id = 0; id < size; id++) noteClassStart(id, sums, count);
    classStarts[size >>> 6] |= 1L << size;
    for (int length = 0; length < LENGTHS; length++) {
      firstBuckets[length + 1] =
          firstBuckets[length] + (count[length] + count[length] / 2) / BUCKET_SIZE + 1;
    }
    this.slots = new long[BUCKET_SIZE * firstBuckets[LENGTHS]];
    this.firstLetters = new long[BUCKET_SIZE * firstBuckets[LENGTHS]];
    this.filterShift = Long.SIZE - bitLength(size) + 3;
    this.filter = new long[1 << (bitLength(size) - 3)];
    for (int id = 0; id < size; id++) add(id, sums[id]);
  }

  /// Notes whether a word is the first of its class.
  private void noteClassStart(int id, long[] sums, int[] count) {
    if (id == 0
        || sums[id] != sums[id - 1]
        || !spellings.letters(id).equals(spellings.letters(id - 1))) {
      classStarts[id >>> 6] |= 1L << id;
      count[spellings.length(id)]++;
    }
  }

  /// Adds the class of a word if the word is its first.
  private void add(int id, long sum) {
    if (!isClassStart(id)) return;
    long hash = mix(sum);
    int length = spellings.length(id);
    int at = BUCKET_SIZE * bucket(hash, length);
    while (slots[at] != 0) {
      at++;
      at = at == BUCKET_SIZE * firstBuckets[length + 1] ? BUCKET_SIZE * firstBuckets[length] : at;
    }
    slots[at] = hash >>> ID_BITS << ID_BITS | (id + 1);
    firstLetters[at] = spellings.part(id, 0);
    filter[(int) (sum >>> filterShift)] |=
        1L << (sum >>> FIRST_BIT) | 1L << (sum >>> SECOND_BIT) | 1L << (sum >>> THIRD_BIT);
  }

  /// The upper 46 bits of the hash of these letters, which a slot stores.
  static long fingerprint(Letters letters) {
    return mix(BagHashes.sum(letters)) >>> ID_BITS;
  }

  /// The id of the word of up to 24 letters with this spelling, or -1.
  int id(PackedSpellings.Buffer spelling) {
    long sum = spelling.sum;
    if (mayContain(sum) == 0) return -1;
    int slot = slot(mix(sum), spelling.length);
    if (slot < 0) return -1;
    int id = id(slot);
    if (spelling.high == 0 && firstLetters[slot] == spelling.low) return id;
    do {
      if (spellings.spells(id, spelling.low, spelling.high)) return id;
      id++;
    } while (!isClassStart(id));
    return -1;
  }

  /// The first of the words with exactly these letters, or -1.
  int first(Letters letters) {
    int length = letters.size();
    return length < LENGTHS ? find(mix(BagHashes.sum(letters)), length, letters, letters) : -1;
  }

  /// The first id after this one that belongs to another class.
  int end(int id) {
    int at = id + 1;
    while (!isClassStart(at)) at++;
    return at;
  }

  /// Whether the loose letters are few enough to try every bag.
  static boolean isFeasible(Letters least, Letters loose) {
    int size = loose.size();
    return size <= MOST_LOOSE && least.size() + size < LENGTHS;
  }

  /// Shows the words made of all the `least` letters and some of the loose ones; those without any
  /// loose letter only if `withNone`.
  void among(Letters least, Letters loose, boolean withNone, long[] admitted, IntConsumer out) {
    LetterChoices choices = new LetterChoices(least, loose);
    Letters most = least.plus(loose);
    int firstLong = BUCKET_SIZE * firstBuckets[UNIQUE_LENGTH + 1];
    int[] found = new int[PAGE];
    for (int page = 0; page < choices.far.length; page += ROWS) {
      long hits = probe(choices, page) & ~choices.duplicates(ROWS * page);
      if (page == 0 && !withNone) hits &= ~1L;
      int count = 0;
      for (; hits != 0; hits &= hits - 1) {
        int choice = ROWS * page + Long.numberOfTrailingZeros(hits);
        found[count++] = slot(mix(choices.sum(choice)), choices.size(choice));
      }
      for (int i = 0; i < count; i++) {
        int slot = found[i];
        if (slot >= 0 && (slot < firstLong || fits(slot, least, most)))
          show(id(slot), admitted, out);
      }
    }
  }

  /// One bit for each of 64 choices, eight rows of eight: whether the filter lets it pass.
  private long probe(LetterChoices choices, int page) {
    long hits = 0;
    for (int row = Math.min(choices.far.length, page + ROWS) - 1; row >= page; row--)
      hits = hits << ROWS | probe(choices.near, choices.far[row]);
    return hits;
  }

  /// Written out, so that the eight memory accesses are sure to overlap.
  private long probe(long[] near, long far) {
    return mayContain(near[0] + far)
        | mayContain(near[1] + far) << 1
        | mayContain(near[2] + far) << 2
        | mayContain(near[3] + far) << 3
        | mayContain(near[4] + far) << 4
        | mayContain(near[5] + far) << 5
        | mayContain(near[6] + far) << 6
        | mayContain(near[7] + far) << 7;
  }

  /// One of those words at random, or -1: bags are tried in a random order.
  int any(
      Letters least, Letters loose, boolean withNone, long[] admitted, IntUnaryOperator random) {
    BagHashes bags = new BagHashes(least, loose);
    Letters most = least.plus(loose);
    int bag = random.applyAsInt(bags.count);
    int stride = STRIDES[random.applyAsInt(STRIDES.length)] % bags.count;
    for (int i = 0; i < bags.count; i++) {
      long sum = bags.sums[bag];
      if (mayContain(sum) != 0 && (withNone || bag != 0)) {
        int first = find(mix(sum), bags.sizes[bag], least, most);
        int id = first < 0 ? -1 : anyOf(first, admitted, random);
        if (id >= 0) return id;
      }
      bag += stride;
      bag -= bag >= bags.count ? bags.count : 0;
    }
    return -1;
  }

  /// A random admitted word of the class that starts with this id, or -1.
  private int anyOf(int first, long[] admitted, IntUnaryOperator random) {
    int size = end(first) - first;
    int start = size == 1 ? 0 : random.applyAsInt(size);
    for (int i = 0; i < size; i++) {
      int id = first + (start + i) % size;
      if ((admitted[id >>> 6] & 1L << id) != 0) return id;
    }
    return -1;
  }

  /// Shows the admitted words of the class that starts with this id.
  void show(int first, long[] admitted, IntConsumer out) {
    int id = first;
    do {
      if ((admitted[id >>> 6] & 1L << id) != 0) out.accept(id);
      id++;
    } while (!isClassStart(id));
  }

  /// The first word of the class with this hash, if its letters are within the limits; or -1.
  private int find(long hash, int length, Letters least, Letters most) {
    int slot = slot(hash, length);
    return slot >= 0 && (length <= UNIQUE_LENGTH || fits(slot, least, most)) ? id(slot) : -1;
  }

  /// Whether the letters of a class include the least and are among the most.
  private boolean fits(int slot, Letters least, Letters most) {
    boolean whole = slot < BUCKET_SIZE * firstBuckets[PackedSpellings.LETTERS_PER_LONG + 1];
    Letters letters =
        whole ? PackedSpellings.letters(firstLetters[slot]) : spellings.letters(id(slot));
    return most.covers(letters) && letters.covers(least);
  }

  /// The slot of the class with this hash, or -1.
  private int slot(long hash, int length) {
    for (int bucket = bucket(hash, length);
        ;
        bucket = bucket + 1 < firstBuckets[length + 1] ? bucket + 1 : firstBuckets[length]) {
      int at = BUCKET_SIZE * bucket;
      // Branch-free: a difference of 0, minus 1, is all ones, which selects the matching slot's
      // number.
      long first = ((slots[at] ^ hash) >>> ID_BITS) - 1;
      long second = ((slots[at + 1] ^ hash) >>> ID_BITS) - 1;
      long third = ((slots[at + 2] ^ hash) >>> ID_BITS) - 1;
      long fourth = ((slots[at + 3] ^ hash) >>> ID_BITS) - 1;
      int number =
          (int) ((first >> 63 & 4) | (second >> 63 & 5) | (third >> 63 & 6) | (fourth >> 63 & 7));
      if (number != 0 || slots[at + 3] == 0) {
        // In the same way 0 (no match) becomes -1.
        return at + number - BUCKET_SIZE | (number - 1) >> 31;
      }
    }
  }

  /// The bucket at which probing starts.
  private int bucket(long hash, int length) {
    int from = firstBuckets[length];
    return from + (int) ((hash >>> 32) * (firstBuckets[length + 1] - from) >>> 32);
  }

  private int id(int slot) {
    return ((int) slots[slot] & ((1 << ID_BITS) - 1)) - 1;
  }

  private boolean isClassStart(int id) {
    return (classStarts[id >>> 6] & 1L << id) != 0;
  }

  /// 1 if a class may have this sum, 0 if none has.
  private long mayContain(long sum) {
    // The mask changes nothing, but lets the compiler drop the bounds check.
    long block = filter[(int) (sum >>> filterShift) & filter.length - 1];
    return block >>> (sum >>> FIRST_BIT)
        & block >>> (sum >>> SECOND_BIT)
        & block >>> (sum >>> THIRD_BIT)
        & 1;
  }

  private static int bitLength(int most) {
    return Math.max(4, Integer.SIZE - Integer.numberOfLeadingZeros(most));
  }

  private static long mix(long sum) {
    return (sum ^ sum >>> 32) * MULTIPLIER;
  }
}
