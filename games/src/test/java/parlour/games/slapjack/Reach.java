package parlour.games.slapjack;

import java.lang.reflect.Field;
import parlour.games.material.Pile;

/// Does to a pile what no rule can.
final class Reach {
  private Reach() {}

  static void turnRound(Pile pile) {
    try {
      Field field = Pile.class.getDeclaredField("cards");
      field.setAccessible(true);
      byte[] cards = (byte[]) field.get(pile);
      if (pile.size() < 2) return;
      byte first = cards[0];
      System.arraycopy(cards, 1, cards, 0, cards.length - 1);
      cards[cards.length - 1] = first;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("the pile has changed its make", e);
    }
  }
}
