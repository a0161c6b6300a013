package parlour.engine;

/// A chair at the table, counted from nought going to the left (clockwise).
///
/// @param index the chair's number, or -1 for nobody
public record Seat(int index) {
  /// The most chairs a table has.
  public static final int MOST = 16;

  /// No chair: an onlooker, the middle of the table, or the clock.
  public static final Seat NOBODY = new Seat(-1);

  private static final Seat[] CHAIRS = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) CHAIRS[i] = new Seat(i);
  }

  public Seat {
    if (index < -1 || index >= MOST) throw new IllegalArgumentException("no such seat: " + index);
  }

  /// The chair of that number, without making it anew.
  public static Seat of(int index) {
    return index < 0 ? NOBODY : CHAIRS[index];
  }

  public boolean isNobody() {
    return index < 0;
  }

  /// Stands for the player's name in texts: clients put the name in its place.
  @Override
  public String toString() {
    return index < 0 ? "nobody" : "@" + index;
  }
}
