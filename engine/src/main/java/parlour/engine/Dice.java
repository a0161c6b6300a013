package parlour.engine;

/// SplitMix64: chance that can be written down.
///
/// A local variable while a rule runs; between moves a position keeps only [#state()], one long.
public final class Dice {
  private long state;

  public Dice(long state) {
    this.state = state;
  }

  /// Where the dice stand; `new Dice(state)` goes on from there.
  public long state() {
    return state;
  }

  public long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /// A number from nought to `bound` less one, every one equally likely.
  public int below(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive: " + bound);
    // Lemire's method: the high half of a product, rejecting the few draws that would favour small
    // numbers.
    long product = (next() >>> 32) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long floor = (0x100000000L - bound) % bound;
      while ((product & 0xFFFFFFFFL) < floor) product = (next() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }

  /// True once in `times` on average.
  public boolean once(int times) {
    return below(times) == 0;
  }

  /// A number from nought up to, but not including, one.
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  public void shuffle(byte[] cards) {
    for (int i = cards.length - 1; i > 0; i--) {
      int j = below(i + 1);
      byte swap = cards[i];
      cards[i] = cards[j];
      cards[j] = swap;
    }
  }

  public void shuffle(int[] cards) {
    for (int i = cards.length - 1; i > 0; i--) {
      int j = below(i + 1);
      int swap = cards[i];
      cards[i] = cards[j];
      cards[j] = swap;
    }
  }
}
