package parlour.engine;

/// A seat at the table, counted from 0 to the left (clockwise).
///
/// @param index the seat's number, or -1 for nobody
public record Seat(int index) {
  /// The most seats a table has.
  public static final int MOST = 16;

  /// No seat: an onlooker, the middle of the table, or the clock.
  public static final Seat NOBODY = new Seat(-1);

  private static final Seat[] SEATS = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) SEATS[i] = new Seat(i);
  }

  public Seat {
    if (index < -1 || index >= MOST) throw new IllegalArgumentException("no such seat: " + index);
  }

  /// The seat of that number, from a cache; nobody for a negative number.
  public static Seat of(int index) {
    return index < 0 ? NOBODY : SEATS[index];
  }

  public boolean isNobody() {
    return index < 0;
  }

  /// The player and what they do: `@0 [0:takes]`, which reads "Ann takes", or "You take" for the
  /// player themselves.
  public String does(String verb) {
    return this + " " + word(verb);
  }

  /// A word that agrees with the player: a verb in the third person, or they, their, them, theirs,
  /// themselves. It is read "takes" or "their", and "take" or "your" by the player themselves.
  public String word(String word) {
    return "[" + index + ":" + word + "]";
  }

  /// The placeholder for the player's name in texts, which clients replace by the name.
  @Override
  public String toString() {
    return index < 0 ? "nobody" : "@" + index;
  }
}
