package parlour.games.material;

import java.util.Arrays;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The counters of a game: what each player holds, what lies in the pool, and what is left in the
/// box.
///
/// Nobody is ever short: a player who has none left owes markers, and when the pool is dry the box
/// pays, at last with markers of its own. So a holding below zero is what its holder owes, and all
/// holdings, the pool and the box together are always the whole.
public final class Counters {
  /// How many lie in a box, unless a game says otherwise.
  public static final int BOX = 100;

  private final int[] held;
  private final int pool;
  private final int box;

  private Counters(int[] held, int pool, int box) {
    this.held = held;
    this.pool = pool;
    this.box = box;
  }

  /// All of them in the box.
  public static Counters inBox(int seats) {
    return new Counters(new int[seats], 0, BOX);
  }

  public int seats() {
    return held.length;
  }

  /// What a player has, less what they owe.
  public int of(Seat seat) {
    return held[seat.index()];
  }

  /// How many markers a player owes.
  public int owed(Seat seat) {
    return Math.max(0, -of(seat));
  }

  /// What lies in the pool.
  public int pool() {
    return pool;
  }

  /// What is left in the box; below zero, the markers it has issued.
  public int box() {
    return box;
  }

  /// All there are.
  public int whole() {
    int whole = pool + box;
    for (int counters : held) whole += counters;
    return whole;
  }

  /// Everyone gets the same number out of the box.
  public Counters give(int each) {
    int[] next = held.clone();
    for (int i = 0; i < next.length; i++) next[i] += each;
    return new Counters(next, pool, box - each * next.length);
  }

  /// What is in the box is divided equally; what cannot be stays there.
  public Counters divide() {
    return give(Math.max(0, box) / held.length);
  }

  /// Moves this number from the box to the pool.
  public Counters setApart(int count) {
    return new Counters(held, pool + count, box - count);
  }

  /// One player pays another.
  public Counters pay(Seat from, Seat to, int count) {
    int[] next = held.clone();
    next[from.index()] -= count;
    next[to.index()] += count;
    return new Counters(next, pool, box);
  }

  /// One player puts counters in the pool.
  public Counters stake(Seat from, int count) {
    int[] next = held.clone();
    next[from.index()] -= count;
    return new Counters(next, pool + count, box);
  }

  /// Everyone puts the same number in the pool.
  public Counters stakeAll(int each) {
    int[] next = held.clone();
    for (int i = 0; i < next.length; i++) next[i] -= each;
    return new Counters(next, pool + each * next.length, box);
  }

  /// Some players put the same number in the pool.
  public Counters stakeEach(Seats from, int each) {
    int[] next = held.clone();
    for (int i = 0; i < next.length; i++) if (from.has(Seat.of(i))) next[i] -= each;
    return new Counters(next, pool + each * from.size(), box);
  }

  /// A player is paid out of the pool, and what the pool lacks out of the box.
  public Counters draw(Seat to, int count) {
    int[] next = held.clone();
    next[to.index()] += count;
    int fromPool = Math.min(count, Math.max(0, pool));
    return new Counters(next, pool - fromPool, box - (count - fromPool));
  }

  /// The players with most; several where they tie.
  public Seats richest() {
    int most = Integer.MIN_VALUE;
    Seats richest = Seats.NONE;
    for (int i = 0; i < held.length; i++) {
      if (held[i] > most) richest = Seats.NONE;
      most = Math.max(most, held[i]);
      if (held[i] == most) richest = richest.with(Seat.of(i));
    }
    return richest;
  }

  /// Several players are paid the same out of the pool, and what the pool lacks out of the box.
  public Counters drawEach(Seats to, int each) {
    int[] next = held.clone();
    for (int i = 0; i < next.length; i++) if (to.has(Seat.of(i))) next[i] += each;
    int count = each * to.size();
    int fromPool = Math.min(count, Math.max(0, pool));
    return new Counters(next, pool - fromPool, box - (count - fromPool));
  }

  /// What each has, less what they owe.
  public PerSeat<Integer> standing() {
    return PerSeat.of(held.length, this::of);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Counters that
        && pool == that.pool
        && box == that.box
        && Arrays.equals(held, that.held);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(held) + pool) + box;
  }

  @Override
  public String toString() {
    return "Counters" + Arrays.toString(held) + " pool " + pool + " box " + box;
  }
}
