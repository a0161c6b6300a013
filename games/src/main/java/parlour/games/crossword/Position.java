package parlour.games.crossword;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;

/// Everything about a game at one moment.
public record Position(
    Match match, PerSeat<Hand> hands, Piles piles, Board board, Phase phase, long dice) {
  /// What lasts longer than a hand.
  ///
  /// @param scores the totals
  /// @param before the totals when this hand began
  /// @param ties how many tie-breaking hands each has played
  /// @param in those who play this hand
  /// @param hand its number, from one
  /// @param extra how many tie-breaking hands have been played
  /// @param cut what each cut for the deal, by the signs of the cards, and after a tie what those
  ///   who tied cut
  public record Match(
      PerSeat<Integer> scores,
      PerSeat<Integer> before,
      PerSeat<Integer> ties,
      Seats in,
      Seat dealer,
      int hand,
      int extra,
      String cut) {
    public Match score(Seat seat, int points) {
      return new Match(
          scores.with(seat, scores.at(seat) + points), before, ties, in, dealer, hand, extra, cut);
    }

    /// The deal passes to the left.
    Match next() {
      return new Match(scores, scores, ties, in, in.leftOf(dealer), hand + 1, extra, cut);
    }

    /// One more hand among the tied.
    Match among(Seats tied) {
      PerSeat<Integer> more = ties.map((seat, count) -> tied.has(seat) ? count + 1 : count);
      return new Match(scores, scores, more, tied, tied.leftOf(dealer), hand + 1, extra + 1, cut);
    }

    /// Those who play and have the lowest total.
    public Seats lowest() {
      int least = Integer.MAX_VALUE;
      for (Seat seat : in) least = Math.min(least, scores.at(seat));
      Seats lowest = Seats.NONE;
      for (Seat seat : in) if (scores.at(seat) == least) lowest = lowest.with(seat);
      return lowest;
    }

    int highest() {
      int most = 0;
      for (Seat seat : in) most = Math.max(most, scores.at(seat));
      return most;
    }
  }

  /// The stock, face down, and the cards turned up beside it.
  record Piles(Pile stock, Pile shown) {
    Piles drawStock() {
      return new Piles(stock.less(1), shown);
    }

    Piles drawShown() {
      return new Piles(stock, shown.less(1));
    }

    Piles discard(int kind) {
      return new Piles(stock, shown.upon(kind));
    }

    boolean wantsShuffling() {
      return stock.isEmpty() && shown.size() > 1;
    }

    /// All that is turned up but the top card becomes the stock.
    Piles shuffle(Dice dice) {
      return new Piles(
          Pile.shuffled(shown.less(1).all(), dice), Pile.of(new byte[] {(byte) shown.top()}));
    }
  }

  boolean isOver() {
    return phase instanceof Phase.Over;
  }

  /// Deals a hand from a shuffled pack, one card at a time from the dealer's left, and turns a card
  /// up.
  static Position dealt(Match match, Pile pack, long dueMillis, long dice) {
    int each = match.in.size() <= 6 ? 6 : 5;
    int players = match.in.size();
    PerSeat<Hand> hands = PerSeat.all(match.scores.seats(), Hand.EMPTY);
    Seat seat = match.dealer;
    for (int i = 0; i < each * players; i++) {
      int card = pack.at(i);
      seat = match.in.leftOf(seat);
      hands = hands.with(seat, hands.at(seat).with(card));
    }
    Pile rest = pack.less(each * players);
    Piles piles = new Piles(rest.less(1), Pile.of(new byte[] {(byte) rest.top()}));
    return new Position(
        match,
        hands,
        piles,
        Board.EMPTY,
        new Phase.Playing(match.in.leftOf(match.dealer), 0, dueMillis),
        dice);
  }

  /// A word goes from a hand to the table.
  Position lay(Seat by, Hand rest, Board more) {
    return new Position(match, hands.with(by, rest), piles, more, phase, dice);
  }

  /// A card is laid aside.
  Position discard(Phase.Playing playing, int kind) {
    Seat by = playing.seat();
    return new Position(
        match,
        hands.with(by, hands.at(by).without(kind)),
        piles,
        board,
        new Phase.Exchanging(by, playing.number(), kind, playing.dueMillis()),
        dice);
  }

  /// A card is drawn, and the one laid aside joins those turned up.
  Position draw(Phase.Exchanging exchanging, boolean shown) {
    Seat by = exchanging.seat();
    int card = shown ? piles.shown.top() : piles.stock.top();
    Piles rest = (shown ? piles.drawShown() : piles.drawStock()).discard(exchanging.discard());
    Phase playing = new Phase.Playing(by, exchanging.number(), exchanging.dueMillis());
    return new Position(match, hands.with(by, hands.at(by).with(card)), rest, board, playing, dice);
  }

  /// The game is over; a card laid aside and not yet replaced goes back to its hand.
  Position over() {
    PerSeat<Hand> last =
        phase instanceof Phase.Exchanging(Seat seat, int _, int discard, long _)
            ? hands.with(seat, hands.at(seat).with(discard))
            : hands;
    return new Position(match, last, piles, board, new Phase.Over(), dice);
  }

  /// The cards turned up become the stock.
  Position shuffle() {
    Dice shuffling = new Dice(dice);
    Piles fresh = piles.shuffle(shuffling);
    return new Position(match, hands, fresh, board, phase, shuffling.state());
  }

  /// A play goes back into the hand it came from.
  Position takeBack(int index) {
    Claim claim = board.claims().get(index);
    Hand more = board.withCards(hands.at(claim.by()), claim);
    return new Position(
        match, hands.with(claim.by(), more), piles, board.takeBack(index), phase, dice);
  }

  Position with(Match next) {
    return new Position(next, hands, piles, board, phase, dice);
  }

  Position with(Board next) {
    return new Position(match, hands, piles, next, phase, dice);
  }

  Position with(long next) {
    return new Position(match, hands, piles, board, phase, next);
  }

  Position with(Phase next) {
    return new Position(match, hands, piles, board, next, dice);
  }
}
