package parlour.lexicon;

/// A word of up to 24 letters while it is spelt, letter by letter: packed as [Spellings] does it,
/// and with the sum of its letters ([Bags]).
final class Spelling {
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
    if (length < Spellings.HALF) {
      low |= code << (Spellings.BITS * length);
    } else {
      high |= code << (Spellings.BITS * (length - Spellings.HALF));
    }
    sum += Bags.sum(letter);
    length++;
  }
}
