package parlour.games.rummy;

import parlour.engine.Piece;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// The deck played with. In every deck card `4 × (number − 1) + i` is one of the four of its
/// number.
public enum Deck {
  ANIMALS(48),
  NUMBERS(40),
  NUMBERS_AND_PICTURES(48);

  private static final int WILD_COUNTS = 10;

  /// How many cards it has.
  public final int size;

  Deck(int size) {
    this.size = size;
  }

  Cards all() {
    return Cards.pack(size);
  }

  /// The pictures that stand for any number.
  public Cards wild() {
    return this == NUMBERS_AND_PICTURES
        ? Cards.pack(size).minus(Cards.pack(JackPack.NUMBERS))
        : Cards.NONE;
  }

  Piece.Face face(int card) {
    return this == ANIMALS ? AnimalPack.face(card) : JackPack.face(card);
  }

  String name(int card) {
    return face(card).name();
  }

  String names(Cards cards) {
    StringBuilder out = new StringBuilder();
    for (byte card : cards.all()) out.append(out.isEmpty() ? "" : "; ").append(name(card));
    return out.toString();
  }

  /// What cards left in a hand count against their holder.
  public int count(Cards hand) {
    Cards wild = hand.and(wild());
    int total = WILD_COUNTS * wild.size();
    for (long rest = hand.minus(wild).bits(); rest != 0; rest &= rest - 1)
      total += Long.numberOfTrailingZeros(rest) / 4 + 1;
    return total;
  }
}
