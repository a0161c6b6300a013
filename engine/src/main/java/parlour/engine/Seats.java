package parlour.engine;

import java.util.Iterator;
import java.util.NoSuchElementException;

/// A set of seats, as a bit set.
public record Seats(int bits) implements Iterable<Seat> {
  public static final Seats NONE = new Seats(0);

  private static final Seats[] SINGLE = new Seats[Seat.MOST];

  static {
    for (int i = 0; i < Seat.MOST; i++) SINGLE[i] = new Seats(1 << i);
  }

  public Seats {
    if (bits >>> Seat.MOST != 0) throw new IllegalArgumentException("no such seats: " + bits);
  }

  /// The first `count` seats: everybody at a table of that size.
  public static Seats first(int count) {
    if (count < 0 || count > Seat.MOST)
      throw new IllegalArgumentException("no such number of seats: " + count);
    return new Seats((1 << count) - 1);
  }

  public static Seats of(Seat seat) {
    return seat.isNobody() ? NONE : SINGLE[seat.index()];
  }

  public static Seats of(Seat one, Seat other) {
    return of(one).with(other);
  }

  public boolean has(Seat seat) {
    return seat.index() >= 0 && (bits >>> seat.index() & 1) != 0;
  }

  public Seats with(Seat seat) {
    return seat.isNobody() ? this : new Seats(bits | 1 << seat.index());
  }

  public Seats without(Seat seat) {
    return seat.isNobody() ? this : new Seats(bits & ~(1 << seat.index()));
  }

  public Seats and(Seats other) {
    return new Seats(bits & other.bits);
  }

  public Seats or(Seats other) {
    return new Seats(bits | other.bits);
  }

  public Seats minus(Seats other) {
    return new Seats(bits & ~other.bits);
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  /// The lowest-numbered seat of the set, or nobody.
  public Seat lowest() {
    return bits == 0 ? Seat.NOBODY : Seat.of(Integer.numberOfTrailingZeros(bits));
  }

  /// The next seat of the set going left (clockwise) from the given one, which itself comes last.
  public Seat leftOf(Seat seat) {
    if (bits == 0) return Seat.NOBODY;
    int above = bits & (-1 << (seat.index() + 1));
    return Seat.of(Integer.numberOfTrailingZeros(above != 0 ? above : bits));
  }

  /// The next seat of the set going right (counter-clockwise) from the given one, which itself
  /// comes last.
  public Seat rightOf(Seat seat) {
    if (bits == 0) return Seat.NOBODY;
    int below = bits & ((1 << seat.index()) - 1);
    return Seat.of(31 - Integer.numberOfLeadingZeros(below != 0 ? below : bits));
  }

  /// The seat at a position of the ordered set, counted from 0.
  public Seat at(int index) {
    int rest = bits;
    for (int i = 0; i < index; i++) rest &= rest - 1;
    if (rest == 0) throw new IllegalArgumentException("only " + size() + " seats");
    return Seat.of(Integer.numberOfTrailingZeros(rest));
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int rest = bits;

      @Override
      public boolean hasNext() {
        return rest != 0;
      }

      @Override
      public Seat next() {
        if (rest == 0) throw new NoSuchElementException();
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
        rest &= rest - 1;
        return seat;
      }
    };
  }
}
