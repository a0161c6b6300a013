package parlour.games.material.cards;

import parlour.engine.Dice;

/// A set of cards out of a pack of at most sixty-four: one bit each.
public record Cards(long bits) {
  public static final Cards NONE = new Cards(0);

  /// How many cards a pack has at most.
  static final int MOST = 64;

  /// The first `count` cards: a whole pack of that size.
  public static Cards pack(int count) {
    return new Cards(count == MOST ? -1 : (1L << count) - 1);
  }

  public static Cards of(int card) {
    return new Cards(1L << card);
  }

  public boolean has(int card) {
    return (bits >>> card & 1) != 0;
  }

  public Cards with(int card) {
    return new Cards(bits | 1L << card);
  }

  public Cards without(int card) {
    return new Cards(bits & ~(1L << card));
  }

  public Cards plus(Cards other) {
    return new Cards(bits | other.bits);
  }

  public Cards minus(Cards other) {
    return new Cards(bits & ~other.bits);
  }

  public Cards and(Cards other) {
    return new Cards(bits & other.bits);
  }

  public boolean covers(Cards other) {
    return (other.bits & ~bits) == 0;
  }

  public int size() {
    return Long.bitCount(bits);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  /// The lowest-numbered card.
  public int lowest() {
    return Long.numberOfTrailingZeros(bits);
  }

  /// The `index`-th card in order.
  public int at(int index) {
    long rest = bits;
    for (int i = 0; i < index; i++) rest &= rest - 1;
    return Long.numberOfTrailingZeros(rest);
  }

  /// One of them, every one equally likely.
  public int any(Dice dice) {
    return at(dice.below(size()));
  }

  /// `count` of them, every choice equally likely.
  public Cards any(int count, Dice dice) {
    Cards left = this;
    for (int taken = 0; taken < count; taken++) left = left.without(left.any(dice));
    return minus(left);
  }

  /// All of them in order.
  public byte[] all() {
    byte[] cards = new byte[size()];
    long rest = bits;
    for (int i = 0; i < cards.length; i++) {
      cards[i] = (byte) Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    return cards;
  }
}
