package parlour.engine;

/// SplitMix64, a pseudo-random number generator whose whole state is one long (Steele, Lea and
/// Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
///
/// A rule uses it as a local variable; between moves a position stores only [#state()], so a replay
/// draws the same cards.
public final class Dice {
  private long state;

  public Dice(long state) {
    this.state = state;
  }

  /// The current state; `new Dice(state)` continues the same sequence.
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

  /// A number from 0 to `bound` - 1, uniformly distributed.
  public int below(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive: " + bound);
    // Lemire's method (2019): take the high half of a product and reject the few draws that would
    // make some numbers more likely than others.
    long product = (next() >>> 32) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long floor = (0x100000000L - bound) % bound;
      while ((product & 0xFFFFFFFFL) < floor) product = (next() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }

  /// True with a probability of one in `times`.
  public boolean once(int times) {
    return below(times) == 0;
  }

  /// A number from 0 (inclusive) to 1 (exclusive).
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
