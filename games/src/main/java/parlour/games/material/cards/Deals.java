package parlour.games.material.cards;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;

/// Ways of giving out cards.
public final class Deals {
  private Deals() {}

  /// Shuffles and deals all cards one at a time, beginning with a player and going to the left:
  /// hands may differ by one.
  public static PerSeat<Cards> allOut(Cards pack, Seat first, int seats, Dice dice) {
    byte[] cards = pack.all();
    dice.shuffle(cards);
    long[] hands = new long[seats];
    for (int i = 0; i < cards.length; i++)
      hands[(first.index() + i) % seats] |= Cards.of(cards[i]).bits();
    return PerSeat.of(seats, seat -> new Cards(hands[seat.index()]));
  }

  /// The same, each player's cards in a pile face down.
  public static PerSeat<Pile> pilesOut(Cards pack, Seat first, int seats, Dice dice) {
    PerSeat<Cards> hands = allOut(pack, first, seats, dice);
    return PerSeat.of(seats, seat -> Pile.shuffled(hands.at(seat).all(), dice));
  }

  /// Gives out loose cards at random so that every hand has its count and nobody gets a card they
  /// are known to lack.
  ///
  /// A card that finds no room takes the place of another that can go elsewhere. If the counts
  /// leave no way at all, what players lack is forgotten.
  public static PerSeat<Cards> fill(
      PerSeat<Cards> hands, PerSeat<Integer> counts, PerSeat<Cards> lacks, Cards loose, Dice dice) {
    Filling filling = new Filling(hands, counts, lacks, loose);
    byte[] cards = loose.all();
    dice.shuffle(cards);
    for (byte card : cards) {
      filling.tried = Cards.NONE;
      if (!filling.place(card, dice))
        return fill(hands, counts, PerSeat.all(hands.seats(), Cards.NONE), loose, dice);
    }
    return filling.hands;
  }

  /// A filling under way.
  private static final class Filling {
    private final PerSeat<Integer> counts;
    private final PerSeat<Cards> lacks;
    private final Cards loose;
    private PerSeat<Cards> hands;
    private Cards tried = Cards.NONE;

    Filling(PerSeat<Cards> hands, PerSeat<Integer> counts, PerSeat<Cards> lacks, Cards loose) {
      this.hands = hands;
      this.counts = counts;
      this.lacks = lacks;
      this.loose = loose;
    }

    boolean place(int card, Dice dice) {
      tried = tried.with(card);
      Seats open = Seats.NONE;
      for (Seat seat : Seats.first(hands.seats()))
        if (!lacks.at(seat).has(card)) open = open.with(seat);
      for (Seats rest = open; !rest.isEmpty(); ) {
        Seat seat = rest.at(dice.below(rest.size()));
        rest = rest.without(seat);
        if (hands.at(seat).size() < counts.at(seat)) {
          hands = hands.with(seat, hands.at(seat).with(card));
          return true;
        }
      }
      for (Seat seat : open) {
        for (Cards movable = hands.at(seat).and(loose).minus(tried); !movable.isEmpty(); ) {
          int other = movable.any(dice);
          movable = movable.without(other);
          if (tried.has(other)) continue;
          hands = hands.with(seat, hands.at(seat).without(other).with(card));
          if (place(other, dice)) return true;
          hands = hands.with(seat, hands.at(seat).without(card).with(other));
        }
      }
      return false;
    }
  }
}
