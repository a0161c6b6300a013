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
    Pile pack, Centre centre, Captured captured, Company company, Turn turn, long dice) {
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

  /// Who takes part.
  ///
  /// @param dealer the player who deals, or nobody: the house
  /// @param in those still competing
  /// @param silent those of them who sit out until the next capture
  public record Company(Seat dealer, Seats in, Seats silent) {
    Seats alert() {
      return in.minus(silent);
    }

    Company hush(Seat seat) {
      return new Company(dealer, in, silent.with(seat));
    }

    Company wake() {
      return silent.isEmpty() ? this : new Company(dealer, in, Seats.NONE);
    }

    Company drop(Seat seat) {
      return new Company(dealer, in.without(seat), Seats.NONE);
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
        pack.less(1), centre.turn(pack.top()), captured, company, turn.next(due), dice);
  }

  /// The middle goes to a player, and whoever sat out may play again.
  Position capture(Seat by) {
    Cards hand = captured.cards.at(by).plus(centre.cards);
    return new Position(pack, Centre.EMPTY, captured.with(by, hand), company.wake(), turn, dice);
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
        company,
        turn,
        shuffling.state());
  }

  /// A player drops out; what he had is shuffled with what nobody captured, and turned on.
  Position dropOut(Seat seat) {
    Dice shuffling = new Dice(dice);
    Cards loose = centre.cards.plus(captured.cards.at(seat));
    for (int i = 0; i < pack.size(); i++) loose = loose.with(pack.at(i));
    return new Position(
        Pile.shuffled(loose.all(), shuffling),
        Centre.EMPTY,
        captured.with(seat, Cards.NONE),
        company.drop(seat),
        turn.shuffled(),
        shuffling.state());
  }

  /// Everything not yet captured falls to the one player left.
  Position fallTo(Seat seat) {
    Captured all = Captured.none(captured.cards.seats()).with(seat, Cards.pack(JackPack.SIZE));
    return new Position(Pile.EMPTY, Centre.EMPTY, all, company, turn, dice);
  }

  /// The game is over, and only the winners are still in.
  Position won(Seats winners) {
    Turn last = new Turn(turn.number, turn.since, Prompt.NEVER, Seats.NONE);
    return new Position(
        pack, centre, captured, new Company(company.dealer, winners, Seats.NONE), last, dice);
  }

  Position with(Turn next) {
    return new Position(pack, centre, captured, company, next, dice);
  }

  Position with(Company next) {
    return new Position(pack, centre, captured, next, turn, dice);
  }

  Position withDice(long next) {
    return new Position(pack, centre, captured, company, turn, next);
  }
}
