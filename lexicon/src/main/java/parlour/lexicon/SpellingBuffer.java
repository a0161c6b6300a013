package parlour.lexicon;

/// A word of up to 24 letters built letter by letter: packed as in [PackedSpellings], with the hash
/// sum of its letters ([BagHashes]).
final class SpellingBuffer {
  /// Letters 1 to 12.
  long low;

  /// Letters 13 to 24.
  long high;

  /// The hash sum of the letters, which does not depend on their order.
  long sum;

  /// How many letters there are.
  int length;

  /// Appends a letter, 0 for a.
  void add(int letter) {
    long code = letter + 1L;
    if (length < PackedSpellings.LETTERS_PER_LONG) {
      low |= code << (PackedSpellings.BITS_PER_LETTER * length);
    } else {
      high |=
          code << (PackedSpellings.BITS_PER_LETTER * (length - PackedSpellings.LETTERS_PER_LONG));
    }
    sum += BagHashes.sum(letter);
    length++;
  }
}
