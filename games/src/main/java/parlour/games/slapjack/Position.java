package parlour.games.slapjack;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// Everything about a game at one moment.
public record Position(
    Pile pack, Centre centre, Captured captured, Players players, Turn turn, long dice) {
  /// Where no card lies.
  static final int NO_CARD = -1;

  /// The cards turned up.
  ///
  /// @param shown the one on top, or none
  record Centre(Cards cards, int shown) {
    static final Centre EMPTY = new Centre(Cards.NONE, NO_CARD);

    Centre turn(int card) {
      return new Centre(cards.with(card), card);
    }
  }

  /// What each has won, and how many that is, which all may see.
  record Captured(PerSeat<Cards> cards, PerSeat<Integer> counts) {
    static Captured none(int seats) {
      return new Captured(PerSeat.all(seats, Cards.NONE), PerSeat.all(seats, 0));
    }

    Captured with(Seat seat, Cards hand) {
      return new Captured(cards.with(seat, hand), counts.with(seat, hand.size()));
    }
  }

  /// The players, and what part they take.
  ///
  /// @param dealer the player who deals, or nobody: the house
  /// @param in those still competing
  /// @param silent those of them who sit out until the next capture
  public record Players(Seat dealer, Seats in, Seats silent) {
    Seats alert() {
      return in.minus(silent);
    }

    Players hush(Seat seat) {
      return new Players(dealer, in, silent.with(seat));
    }

    Players wake() {
      return silent.isEmpty() ? this : new Players(dealer, in, Seats.NONE);
    }

    Players drop(Seat seat) {
      return new Players(dealer, in.without(seat), Seats.NONE);
    }
  }

  /// The card being looked at.
  ///
  /// @param number how many have been turned since the deal; a cry names it
  /// @param since how many of them since the pack was last shuffled
  /// @param due when the clock speaks
  /// @param claimants who did the right thing: the first, while a tie is still possible, or all so
  ///   far where speed does not count
  public record Turn(int number, int since, long due, Seats claimants) {
    Turn next(long due) {
      return new Turn(number + 1, since + 1, due, Seats.NONE);
    }

    Turn claimed(Seat by, long due) {
      return new Turn(number, since, due, claimants.with(by));
    }

    /// Nobody was first.
    Turn unclaimed() {
      return new Turn(number, since, due, Seats.NONE);
    }

    Turn shuffled() {
      return new Turn(number, 0, due, claimants);
    }
  }

  boolean isOver() {
    return turn.due == Prompt.NEVER;
  }

  /// The top card goes to the middle.
  Position turnUp(long due) {
    return new Position(
        pack.less(1), centre.turn(pack.top()), captured, players, turn.next(due), dice);
  }

  /// The middle goes to a player, and whoever sat out may play again.
  Position capture(Seat by) {
    Cards hand = captured.cards.at(by).plus(centre.cards);
    return new Position(pack, Centre.EMPTY, captured.with(by, hand), players.wake(), turn, dice);
  }

  /// All a player has goes under the dealer's pack.
  Position giveBack(Seat by) {
    Dice shuffling = new Dice(dice);
    byte[] returned = captured.cards.at(by).all();
    shuffling.shuffle(returned);
    return new Position(
        pack.under(returned),
        centre,
        captured.with(by, Cards.NONE),
        players,
        turn,
        shuffling.state());
  }

  /// A player drops out; the cards they had are shuffled with those nobody captured, and turned on.
  Position dropOut(Seat seat) {
    Dice shuffling = new Dice(dice);
    Cards loose = centre.cards.plus(captured.cards.at(seat));
    for (int i = 0; i < pack.size(); i++) loose = loose.with(pack.at(i));
    return new Position(
        Pile.shuffled(loose.all(), shuffling),
        Centre.EMPTY,
        captured.with(seat, Cards.NONE),
        players.drop(seat),
        turn.shuffled(),
        shuffling.state());
  }

  /// Everything not yet captured falls to the one player left.
  Position fallTo(Seat seat) {
    Captured all = Captured.none(captured.cards.seats()).with(seat, Cards.pack(JackPack.SIZE));
    return new Position(Pile.EMPTY, Centre.EMPTY, all, players, turn, dice);
  }

  /// The game is over, and only the winners are still in.
  Position won(Seats winners) {
    Turn last = new Turn(turn.number, turn.since, Prompt.NEVER, Seats.NONE);
    return new Position(
        pack, centre, captured, new Players(players.dealer, winners, Seats.NONE), last, dice);
  }

  Position with(Turn next) {
    return new Position(pack, centre, captured, players, next, dice);
  }

  Position with(Players next) {
    return new Position(pack, centre, captured, next, turn, dice);
  }

  Position withDice(long next) {
    return new Position(pack, centre, captured, players, turn, next);
  }
}
