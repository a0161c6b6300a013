package parlour.games.bidjack;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// Everything about a game at one moment.
public record Position(
    Match match, PerSeat<Cards> held, Contract contract, Trick trick, Turn turn, long dice) {
  /// What lasts for the whole game.
  public record Match(PerSeat<Integer> points, Seat dealer, int hands) {}

  /// The bid, and what has become of it.
  ///
  /// @param bid the highest so far, or 0
  /// @param bidder whose it is
  /// @param settled whether the bidding is over
  /// @param taken how many tricks each has taken
  /// @param played the cards of earlier tricks, which all have seen
  /// @param last the trick taken last, which stays in sight
  public record Contract(
      int bid, Seat bidder, boolean settled, PerSeat<Integer> taken, Cards played, Trick last) {
    static Contract open(int seats) {
      return new Contract(0, Seat.NOBODY, false, PerSeat.all(seats, 0), Cards.NONE, Trick.NONE);
    }

    /// A hand that has been played at a real table.
    public static Contract played(int bid, Seat bidder, PerSeat<Integer> taken) {
      return new Contract(bid, bidder, true, taken, Cards.NONE, Trick.NONE);
    }

    Contract bid(Seat by, int tricks) {
      return new Contract(tricks, by, settled, taken, played, last);
    }

    Contract settle() {
      return new Contract(bid, bidder, true, taken, played, last);
    }

    Contract won(Seat by, Trick trick) {
      return new Contract(
          bid, bidder, true, taken.with(by, taken.at(by) + 1), played.plus(trick.all()), trick);
    }
  }

  /// The cards of one trick in the order played, eight bits each.
  public record Trick(Seat leader, int count, long cards) {
    static final Trick NONE = new Trick(Seat.NOBODY, 0, 0);

    static Trick led(Seat leader) {
      return new Trick(leader, 0, 0);
    }

    public int card(int index) {
      return (int) (cards >>> 8 * index & 63);
    }

    Trick with(int card) {
      return new Trick(leader, count + 1, cards | (long) card << 8 * count);
    }

    /// The number to reach, or 0 before the lead.
    public int number() {
      return count == 0 ? 0 : JackPack.number(card(0));
    }

    /// Which card takes the trick: the highest number, of equal ones the first.
    int winner() {
      int best = 0;
      for (int i = 1; i < count; i++)
        if (JackPack.number(card(i)) > JackPack.number(card(best))) best = i;
      return best;
    }

    /// Who takes it.
    Seat taker(int seats) {
      return Seat.of((leader.index() + winner()) % seats);
    }

    Cards all() {
      Cards all = Cards.NONE;
      for (int i = 0; i < count; i++) all = all.with(card(i));
      return all;
    }
  }

  /// Who is to act.
  public record Turn(Seat player, long dueMillis) {}

  boolean isOver() {
    return turn.player.isNobody();
  }

  Position with(Contract next, Turn then) {
    return new Position(match, held, next, trick, then, dice);
  }

  Position over(Match last) {
    return new Position(
        last, held, contract, Trick.NONE, new Turn(Seat.NOBODY, Prompt.NEVER), dice);
  }

  /// The cards of a hand that may be played to a trick: the number led or higher, or anything if
  /// there is none.
  static Cards playable(Cards hand, Trick trick) {
    if (trick.count == 0) return hand;
    // Four cards of each number lie side by side, so reaching a number is a shift.
    Cards reaching = hand.and(new Cards(-1L << 4 * (trick.number() - 1)));
    return reaching.isEmpty() ? hand : reaching;
  }
}
