package parlour.lexicon;

/// A multiset ("bag") of the letters a to z, packed into three longs (SIMD within a register).
///
/// Nine letters share one long, in lanes of seven bits: six for the count (0 to 63) and one guard
/// bit, which is 0.
///
/// ```
///   a: a b c d e f g h i     b: j k l m n o p q r     c: s t u v w x y z
///   lane k of a long: bits 7k to 7k + 5 the count, bit 7k + 6 the guard
/// ```
///
/// Adding two bags adds three longs; a count that grows past 63 overflows into its guard bit. If
/// all guards are set before one bag is subtracted from another, a guard stays set exactly where
/// there were enough letters, so `covers` is three subtractions. Upper and lower case are the same;
/// letters are returned in lower case, except by `toString`.
///
/// @param a the counts of a to i
/// @param b the counts of j to r
/// @param c the counts of s to z
public record Letters(long a, long b, long c) {
  /// The empty bag.
  public static final Letters EMPTY = new Letters(0, 0, 0);

  /// The most of one letter that a bag can hold.
  public static final int MOST = 63;

  static final int LANES = 9;
  static final int WIDTH = 7;
  private static final long GUARDS = 0x4081020408102040L;
  private static final long COUNTS = ~GUARDS & Long.MAX_VALUE;
  private static final long PAIRS = 0x7f01fc07f01fc07fL;
  private static final int ROW = 32;
  private static final long[] UNITS = new long[3 * ROW];

  static {
    for (int letter = 0; letter < 26; letter++)
      UNITS[letter / LANES * ROW + letter] = 1L << (WIDTH * (letter % LANES));
  }

  public Letters {
    if (((a | b) & ~COUNTS) != 0 || (c & ~(COUNTS >>> WIDTH)) != 0) throw tooMany();
  }

  /// The letters of a word, in either case.
  public static Letters of(CharSequence word) {
    int length = word.length();
    long a = 0;
    long b = 0;
    long c = 0;
    for (int i = 0; i < length; i++) {
      int letter = index(word.charAt(i));
      a += UNITS[letter];
      b += UNITS[ROW + letter];
      c += UNITS[2 * ROW + letter];
      if (i >= MOST && ((a | b | c) & GUARDS) != 0) throw tooMany();
    }
    return length == 0 ? EMPTY : new Letters(a, b, c);
  }

  /// Whether `of` accepts this text: letters a to z only, and no more than a bag can hold.
  public static boolean spellable(CharSequence text) {
    return text.length() <= MOST && isLetters(text);
  }

  /// Whether this is one of the letters a to z, in capitals or not.
  public static boolean isLetter(char letter) {
    int index = (letter | 0x20) - 'a';
    return index >= 0 && index < 26;
  }

  /// Whether a text is made of the letters a to z alone, in capitals or not; an empty text is.
  public static boolean isLetters(CharSequence text) {
    for (int i = 0; i < text.length(); i++) if (!isLetter(text.charAt(i))) return false;
    return true;
  }

  /// Whether a text is made of the small letters a to z alone; an empty text is.
  public static boolean isLowercase(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < 'a' || text.charAt(i) > 'z') return false;
    }
    return true;
  }

  /// How many of this letter there are.
  public int count(char letter) {
    return count(index(letter));
  }

  /// Whether there is at least one of this letter.
  public boolean has(char letter) {
    return count(letter) > 0;
  }

  /// How many letters there are in all.
  public int size() {
    // Neighbouring lanes are added into lanes of 14 bits, and those into one sum.
    long pairs = pairs(a) + pairs(b) + pairs(c);
    return (int) ((pairs + (pairs >>> 14) + (pairs >>> 28) + (pairs >>> 42)) & 0x3fff)
        + (int) (pairs >>> 56);
  }

  /// Whether there is no letter at all.
  public boolean isEmpty() {
    return (a | b | c) == 0;
  }

  /// These letters and one more.
  public Letters plus(char letter) {
    int index = index(letter);
    return new Letters(a + unit(index, 0), b + unit(index, 1), c + unit(index, 2));
  }

  /// These letters and those.
  public Letters plus(Letters more) {
    return new Letters(a + more.a, b + more.b, c + more.c);
  }

  /// These letters without one, which must be present.
  public Letters minus(char letter) {
    int index = index(letter);
    if (count(index) == 0)
      throw new IllegalArgumentException("there is no " + (char) ('A' + index) + " to take");
    return new Letters(a - unit(index, 0), b - unit(index, 1), c - unit(index, 2));
  }

  /// These letters without those, which must all be present.
  public Letters minus(Letters fewer) {
    if (!covers(fewer)) throw new IllegalArgumentException(fewer + " cannot be taken from " + this);
    return new Letters(a - fewer.a, b - fewer.b, c - fewer.c);
  }

  /// These letters, each at most `most` times.
  public Letters atMost(int most) {
    return new Letters(atMost(a, most), atMost(b, most), atMost(c, most));
  }

  /// Whether this bag contains all those letters.
  public boolean covers(Letters those) {
    long standing = ((a | GUARDS) - those.a) & ((b | GUARDS) - those.b) & ((c | GUARDS) - those.c);
    return (standing & GUARDS) == GUARDS;
  }

  /// The letter at this position (from 0) in alphabetical order, for random draws.
  public char at(int place) {
    if (place >= 0) {
      int left = place;
      for (int letter = 0; letter < 26; letter++) {
        left -= count(letter);
        if (left < 0) return (char) ('a' + letter);
      }
    }
    throw new IllegalArgumentException("there is no letter number " + place + " in " + this);
  }

  /// The distinct letters as a bit mask: bit 0 for a, bit 25 for z.
  public int kinds() {
    return kinds(a) | kinds(b) << LANES | kinds(c) << (2 * LANES);
  }

  /// Visits every letter in alphabetical order, as often as it occurs.
  public void forEach(Visitor visitor) {
    for (int left = kinds(); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      for (int n = count(letter); n > 0; n--) visitor.visit((char) ('a' + letter));
    }
  }

  // Written out because the generated record methods are slow until the JVM has warmed up.
  @Override
  public boolean equals(Object other) {
    return other instanceof Letters that && a == that.a && b == that.b && c == that.c;
  }

  @Override
  public int hashCode() {
    return Long.hashCode((a * 31 + b) * 31 + c);
  }

  /// The letters in alphabetical order, in capitals.
  @Override
  public String toString() {
    StringBuilder row = new StringBuilder();
    forEach(letter -> row.append((char) (letter - 'a' + 'A')));
    return row.toString();
  }

  /// Receives letters one by one.
  @FunctionalInterface
  public interface Visitor {
    /// Receives one letter, in lower case.
    void visit(char letter);
  }

  /// How many there are of the letter with this index, 0 for a.
  public int count(int index) {
    long lanes = index < LANES ? a : index < 2 * LANES ? b : c;
    return (int) (lanes >>> (WIDTH * (index % LANES))) & MOST;
  }

  /// What the letter with this index adds to the first (0), second (1) or third (2) long.
  static long unit(int index, int word) {
    return UNITS[word * ROW + index];
  }

  private static IllegalArgumentException tooMany() {
    return new IllegalArgumentException("a bag holds at most 63 of each letter");
  }

  private static int index(char letter) {
    if (!isLetter(letter))
      throw new IllegalArgumentException("'" + letter + "' is not a letter from a to z");
    return (letter | 0x20) - 'a';
  }

  private static long pairs(long lanes) {
    return (lanes & PAIRS) + ((lanes >>> WIDTH) & PAIRS);
  }

  private static long atMost(long lanes, int most) {
    long fewer = 0;
    for (int shift = 0; shift < LANES * WIDTH; shift += WIDTH)
      fewer |= Math.min(lanes >>> shift & MOST, most) << shift;
    return fewer;
  }

  private static int kinds(long lanes) {
    // Adding 63 to every lane sets the guard wherever the count is not 0; then the guards are
    // compressed into neighbouring bits: by twos, fours and eights.
    long guards = ((lanes + COUNTS) & GUARDS) >>> (WIDTH - 1);
    long pairs = (guards | guards >>> 6) & 0x03000c003000c003L;
    long fours = (pairs | pairs >>> 12) & 0x0f000000f000000fL;
    return (int) (((fours | fours >>> 24) & 0xff) | (fours >>> 48 & 0x100));
  }
}
