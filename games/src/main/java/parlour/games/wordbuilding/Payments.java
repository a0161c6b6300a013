package parlour.games.wordbuilding;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;

/// The payments of Word Building in counters, for the referee and for the score sheet of a real
/// table.
public final class Payments {
  private static final int POOL = 25;
  private static final int TRANSPOSED = 2;

  private Payments() {}

  /// The counters before the first round: some in the pool, the others divided.
  public static Counters begin(int seats) {
    return Counters.inBox(seats).setApart(POOL).divide();
  }

  /// What a letter brings out of the pool: one if it is the first of its word, one if it begins a
  /// syllable, two if the others were transposed for it.
  public static int letter(boolean first, boolean syllable, boolean transposed) {
    return (first ? 1 : 0) + (syllable ? 1 : 0) + (transposed ? TRANSPOSED : 0);
  }

  /// A player draws what a letter brought.
  public static Counters draw(Counters counters, Seat player, int count) {
    return count == 0 ? counters : counters.draw(player, count);
  }

  /// The last to add to a word closes it and gets one counter.
  public static Counters close(Counters counters, Seat last) {
    return counters.draw(last, 1);
  }

  /// A player who cannot add pays one counter to each of those it is owed to.
  public static Counters unable(Counters counters, Seat player, Seats owed) {
    Counters paid = counters;
    for (Seat to : owed.without(player)) paid = paid.pay(player, to, 1);
    return paid;
  }

  /// Whoever was wrong about a word that was doubted pays the other.
  public static Counters doubt(Counters counters, Seat wrong, Seat right, int count) {
    return count == 0 ? counters : counters.pay(wrong, right, count);
  }
}
