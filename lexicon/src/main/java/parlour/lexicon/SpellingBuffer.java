package parlour.lexicon;

/// A word of up to 24 letters while it is spelt, letter by letter: packed as [PackedSpellings] does
/// it, and with the sum of its letters ([BagHashes]).
final class SpellingBuffer {
  /// Letters 1 to 12.
  long low;

  /// Letters 13 to 24.
  long high;

  /// What the letters add up to, in whatever order.
  long sum;

  /// How many letters there are.
  int length;

  /// Goes on with a letter, 0 for a.
  void add(int letter) {
    long code = letter + 1L;
    if (length < PackedSpellings.HALF) {
      low |= code << (PackedSpellings.BITS * length);
    } else {
      high |= code << (PackedSpellings.BITS * (length - PackedSpellings.HALF));
    }
    sum += BagHashes.sum(letter);
    length++;
  }
}
