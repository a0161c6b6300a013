package parlour.games.material;

import java.util.Arrays;
import parlour.engine.Dice;

/// Cards or letters one upon the other, drawn from the top: a shared array and a place in it, so
/// drawing copies nothing.
public final class Pile {
  public static final Pile EMPTY = new Pile(new byte[0], 0);

  private final byte[] cards;
  private final int drawn;

  private Pile(byte[] cards, int drawn) {
    this.cards = cards;
    this.drawn = drawn;
  }

  /// A pile in that order, the first on top; the array is the pile's from now on.
  public static Pile of(byte[] cards) {
    return new Pile(cards, 0);
  }

  public static Pile shuffled(byte[] cards, Dice dice) {
    byte[] order = cards.clone();
    dice.shuffle(order);
    return new Pile(order, 0);
  }

  public int size() {
    return cards.length - drawn;
  }

  public boolean isEmpty() {
    return drawn == cards.length;
  }

  public int top() {
    return cards[drawn];
  }

  /// The card at a depth below the top.
  public int at(int depth) {
    return cards[drawn + depth];
  }

  /// The pile without its top `count` cards.
  public Pile less(int count) {
    if (count > size()) throw new IllegalArgumentException("only " + size() + " cards left");
    return new Pile(cards, drawn + count);
  }

  /// The pile with those underneath.
  public Pile under(byte[] more) {
    byte[] all = Arrays.copyOfRange(cards, drawn, cards.length + more.length);
    System.arraycopy(more, 0, all, size(), more.length);
    return new Pile(all, 0);
  }

  /// The pile with one more on top.
  public Pile upon(int card) {
    byte[] all = new byte[size() + 1];
    all[0] = (byte) card;
    System.arraycopy(cards, drawn, all, 1, size());
    return new Pile(all, 0);
  }

  /// What is left, from the top down.
  public byte[] all() {
    return Arrays.copyOfRange(cards, drawn, cards.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile that
        && Arrays.equals(cards, drawn, cards.length, that.cards, that.drawn, that.cards.length);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(all());
  }

  @Override
  public String toString() {
    return "Pile" + Arrays.toString(all());
  }
}
