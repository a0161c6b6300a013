package parlour.games.material.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.WholeNumber;
import parlour.engine.Zone;
import parlour.games.material.HiddenHand;
import parlour.games.material.Part;

/// How cards stand in scenes and answers: card 17 is `c.17`. So an answer can be read without the
/// scene.
public final class CardIds {
  private static final String CARD = "c.";
  private static final String[] ALL = new String[Cards.MOST];

  static {
    for (int card = 0; card < Cards.MOST; card++) ALL[card] = CARD + card;
  }

  private CardIds() {}

  public static String of(int card) {
    return card < 0 ? CARD + card : ALL[card];
  }

  /// Several, with a space between.
  public static String of(Cards cards) {
    StringBuilder out = new StringBuilder();
    for (byte card : cards.all()) out.append(out.isEmpty() ? "" : " ").append(CARD).append(card);
    return out.toString();
  }

  /// Several, each by itself.
  public static List<String> list(Cards cards) {
    List<String> ids = new ArrayList<>();
    for (byte card : cards.all()) ids.add(of(card));
    return ids;
  }

  /// Cards as they lie open in a row.
  public static List<Piece> pieces(Cards cards, IntFunction<Piece.Face> face) {
    List<Piece> pieces = new ArrayList<>();
    for (byte card : cards.all()) pieces.add(new Piece(of(card), face.apply(card)));
    return pieces;
  }

  /// The hand of the seat that looks.
  public static Zone hand(Seat owner, List<Piece> cards) {
    return new Zone.Row("hand", "Your hand", owner, cards);
  }

  /// The hand of another player: backs only.
  public static Zone backs(Seat owner, int cards) {
    return HiddenHand.of("hand." + owner.index(), owner, cards);
  }

  /// The card named, or -1.
  public static int card(String id) {
    int card = WholeNumber.after(CARD, id);
    return card < Cards.MOST ? card : -1;
  }

  /// The cards named, unless one is none or stands twice.
  public static Optional<Cards> cards(List<String> ids) {
    Cards cards = Cards.NONE;
    for (String id : ids) {
      int card = card(id);
      if (card < 0 || cards.has(card)) return Optional.empty();
      cards = cards.with(card);
    }
    return Optional.of(cards);
  }

  /// A card as a part of a move; -1 is read where the field names none.
  public static <M> Part<M, Integer> part(String name, Function<M, Integer> card) {
    return Part.of(name, card, text -> Optional.of(card(text)), CardIds::of);
  }

  /// Several cards as a part of a move.
  public static <M> Part<M, Cards> parts(String name, Function<M, Cards> cards) {
    return new Part<>(
        name, answer -> cards(answer.ids(name)), move -> Optional.of(of(cards.apply(move))));
  }
}
