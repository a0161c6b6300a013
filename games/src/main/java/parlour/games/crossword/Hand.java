package parlour.games.crossword;

import parlour.lexicon.Letters;

/// The cards a player holds, at most six: five bits each, in the order of the alphabet, the first
/// lowest.
public record Hand(int bits) {
  public static final Hand EMPTY = new Hand(0);

  static final int MOST = 6;
  private static final int WIDTH = 5;
  private static final int CARD = 31;

  public int size() {
    return (Integer.SIZE - Integer.numberOfLeadingZeros(bits) + WIDTH - 1) / WIDTH;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  /// The kind of the `index`-th card.
  public int at(int index) {
    return (bits >>> WIDTH * index & CARD) - 1;
  }

  /// The kinds held, one bit each; bit 26 is the Free Letter.
  public int kinds() {
    int kinds = 0;
    for (int rest = bits; rest != 0; rest >>>= WIDTH) kinds |= 1 << (rest & CARD) - 1;
    return kinds;
  }

  /// The letters held, without the Free Letter.
  Letters letters() {
    StringBuilder letters = new StringBuilder(MOST);
    for (int rest = bits; rest != 0; rest >>>= WIDTH) {
      if ((rest & CARD) <= Pack.FREE) letters.append((char) ('a' + (rest & CARD) - 1));
    }
    return Letters.of(letters);
  }

  public boolean has(int kind) {
    return place(kind) >= 0;
  }

  /// The sum of the numbers on the cards.
  public int points() {
    int points = 0;
    for (int rest = bits; rest != 0; rest >>>= WIDTH) points += Pack.number((rest & CARD) - 1);
    return points;
  }

  public Hand with(int kind) {
    if (size() == MOST) throw new IllegalArgumentException("a hand holds six cards at most");
    int place = 0;
    while ((bits >>> place & CARD) != 0 && (bits >>> place & CARD) <= kind) place += WIDTH;
    int low = bits & (1 << place) - 1;
    return new Hand(low | kind + 1 << place | bits >>> place << place + WIDTH);
  }

  /// The hand without one card of a kind it must have.
  public Hand without(int kind) {
    int place = place(kind);
    if (place < 0)
      throw new IllegalArgumentException("there is no " + Pack.name(kind) + " in " + this);
    int low = bits & (1 << place) - 1;
    return new Hand(low | bits >>> place + WIDTH << place);
  }

  private int place(int kind) {
    for (int place = 0; place < MOST * WIDTH; place += WIDTH)
      if ((bits >>> place & CARD) == kind + 1) return place;
    return -1;
  }

  /// The cards as they are named in a sentence: A, E, the Free Letter.
  @Override
  public String toString() {
    if (bits == 0) return "nothing";
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < size(); i++) out.append(i == 0 ? "" : ", ").append(Pack.name(at(i)));
    return out.toString();
  }
}
