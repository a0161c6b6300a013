package parlour.lexicon;

/// Finds words by their letters, whatever the order of those: a hash table of the anagram classes.
///
/// The hash of a bag of letters is a sum over its letters, so that it can be had for `LAME + P` from those of `LAME`
/// and of `P`. It is the three longs of [Letters], each times an odd number, added up; `scatter` then spreads it.
///
/// ```
///   slots   one int per slot, about twice as many slots as classes, probed in a row:
///           bits 0 to s - 1   1 + the id of the first word of the class; nought if the slot is empty
///           bits s to 31      as many low bits of the scattered hash, so that a wrong class is seldom looked at
///   marks   one bit per hash of 12 to 24 times as many hashes as classes: most wrong guesses end here
///   heads   one bit per word id: whether the word is the first of its class
/// ```
final class Classes {
  private static final long A = 0x9e3779b97f4a7c15L;
  private static final long B = 0xd1b54a32d192ed03L;
  private static final long C = 0x8cb92ba72f3d8dd7L;
  private static final long SPREAD = 0xff51afd7ed558ccdL;
  private static final long[] LETTER = new long[26];

  static {
    for (int i = 0; i < 26; i++) {
      LETTER[i] = sum(Letters.unit(i, 0), Letters.unit(i, 1), Letters.unit(i, 2));
    }
  }

  private final byte[] text;
  private final int[] starts;
  private final long[] heads;
  private final int[] slots;
  private final int slotShift;
  private final int idBits;
  private final long[] marks;
  private final int markShift;

  Classes(byte[] text, int[] starts) {
    this.text = text;
    this.starts = starts;
    int size = starts.length - 1;
    this.heads = new long[(size >>> 6) + 1];
    this.idBits = Integer.SIZE - Integer.numberOfLeadingZeros(size);
    int bits = Math.max(6, Integer.SIZE - Integer.numberOfLeadingZeros(size + size / 4));
    this.slots = new int[1 << bits];
    this.slotShift = Long.SIZE - bits;
    this.marks = new long[1 << (bits - 3)];
    this.markShift = slotShift - 3;
    long last = 0;
    Letters bag = Letters.EMPTY;
    for (int id = 0; id < size; id++) {
      long sum = 0;
      for (int at = starts[id]; at < starts[id + 1] - 1; at++) {
        sum += LETTER[text[at] - 'a'];
      }
      if (id == 0 || sum != last || !hasLetters(id, bag)) {
        heads[id >>> 6] |= 1L << id;
        bag = letters(id);
        add(id, scatter(sum));
      }
      last = sum;
    }
    heads[size >>> 6] |= 1L << size;
  }

  /// The sum that stands for these letters.
  static long sum(Letters letters) {
    return sum(letters.a(), letters.b(), letters.c());
  }

  /// What a letter, 0 for a, adds to the sum of a bag.
  static long sum(int letter) {
    return LETTER[letter];
  }

  /// The first id of the class of words with exactly these letters, or -1.
  int first(Letters letters) {
    return first(letters, sum(letters));
  }

  /// The same for letters whose sum is known.
  int first(Letters letters, long sum) {
    long hash = scatter(sum);
    if (!marked(hash)) {
      return -1;
    }
    int mask = slots.length - 1;
    for (int at = (int) (hash >>> slotShift); ; at = (at + 1) & mask) {
      int slot = slots[at];
      if (slot == 0) {
        return -1;
      }
      if (slot >>> idBits == (int) hash >>> idBits && hasLetters(idIn(slot), letters)) {
        return idIn(slot);
      }
    }
  }

  /// Whether there may be a class with this sum; most sums that belong to none are told at once.
  boolean maybe(long sum) {
    return marked(scatter(sum));
  }

  /// The first id after this one that belongs to another class.
  int end(int id) {
    int at = id + 1;
    while ((heads[at >>> 6] & 1L << at) == 0) {
      at++;
    }
    return at;
  }

  /// The id of a word, or -1.
  int id(CharSequence word) {
    long sum = 0;
    int length = word.length();
    for (int i = 0; i < length; i++) {
      int letter = (word.charAt(i) | 0x20) - 'a';
      if (letter < 0 || letter >= 26) {
        return -1;
      }
      sum += LETTER[letter];
    }
    long hash = scatter(sum);
    int mask = slots.length - 1;
    for (int at = (int) (hash >>> slotShift); ; at = (at + 1) & mask) {
      int slot = slots[at];
      if (slot == 0) {
        return -1;
      }
      if (slot >>> idBits == (int) hash >>> idBits) {
        int id = idIn(slot);
        do {
          if (spells(id, word, length)) {
            return id;
          }
          id++;
        } while ((heads[id >>> 6] & 1L << id) == 0);
      }
    }
  }

  private boolean spells(int id, CharSequence word, int length) {
    int start = starts[id];
    if (starts[id + 1] - start - 1 != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text[start + i] != (word.charAt(i) | 0x20)) {
        return false;
      }
    }
    return true;
  }

  private void add(int id, long hash) {
    int mask = slots.length - 1;
    int at = (int) (hash >>> slotShift);
    while (slots[at] != 0) {
      at = (at + 1) & mask;
    }
    slots[at] = (int) hash >>> idBits << idBits | (id + 1);
    marks[(int) (hash >>> markShift >>> 6)] |= 1L << (hash >>> markShift);
  }

  private boolean marked(long hash) {
    return (marks[(int) (hash >>> markShift >>> 6)] & 1L << (hash >>> markShift)) != 0;
  }

  private int idIn(int slot) {
    return (slot & (1 << idBits) - 1) - 1;
  }

  private boolean hasLetters(int id, Letters letters) {
    long a = letters.a();
    long b = letters.b();
    long c = letters.c();
    for (int at = starts[id]; at < starts[id + 1] - 1; at++) {
      int letter = text[at] - 'a';
      a -= Letters.unit(letter, 0);
      b -= Letters.unit(letter, 1);
      c -= Letters.unit(letter, 2);
    }
    return (a | b | c) == 0;
  }

  private Letters letters(int id) {
    long a = 0;
    long b = 0;
    long c = 0;
    for (int at = starts[id]; at < starts[id + 1] - 1; at++) {
      int letter = text[at] - 'a';
      a += Letters.unit(letter, 0);
      b += Letters.unit(letter, 1);
      c += Letters.unit(letter, 2);
    }
    return new Letters(a, b, c);
  }

  private static long sum(long a, long b, long c) {
    return a * A + b * B + c * C;
  }

  private static long scatter(long sum) {
    return (sum ^ sum >>> 32) * SPREAD;
  }
}
