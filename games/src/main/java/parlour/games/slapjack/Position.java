package parlour.games.slapjack;

import java.util.List;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Lists;
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
  /// @param dealer the player who deals, or nobody where the clock turns the cards
  /// @param in those still competing
  /// @param silent those of them who sit out until the next picture is gone
  /// @param dropped those who have dropped out, the first to go first
  public record Players(Seat dealer, Seats in, Seats silent, List<Seat> dropped) {
    static Players all(Seats seats, Seat dealer) {
      return new Players(dealer, seats.without(dealer), Seats.NONE, List.of());
    }

    Seats alert() {
      return in.minus(silent);
    }

    Players hush(Seat seat) {
      return new Players(dealer, in, silent.with(seat), dropped);
    }

    Players wake() {
      return silent.isEmpty() ? this : new Players(dealer, in, Seats.NONE, dropped);
    }

    Players drop(Seat seat) {
      return new Players(dealer, in.without(seat), Seats.NONE, Lists.plus(dropped, seat));
    }
  }

  /// What was captured last, shown while the game pauses.
  ///
  /// @param by the player who captured, or nobody
  /// @param picture the card that was captured
  /// @param cards how many came with it, itself included
  public record Catch(Seat by, int picture, int cards) {
    static final Catch NONE = new Catch(Seat.NOBODY, NO_CARD, 0);
  }

  /// The card being looked at.
  ///
  /// @param number how many have been turned since the deal; a cry names it
  /// @param since how many of them since the pack was last shuffled
  /// @param dueMillis when the clock speaks
  /// @param claimants who did the right thing: the first, while a tie is still possible, or all so
  ///   far where speed does not count
  /// @param paused whether nobody can press until the next card
  /// @param taken what was captured last, while the game pauses
  public record Turn(
      int number, int since, long dueMillis, Seats claimants, boolean paused, Catch taken) {
    static Turn first(long dueMillis) {
      return new Turn(0, 0, dueMillis, Seats.NONE, false, Catch.NONE);
    }

    Turn next(long dueMillis) {
      return new Turn(number + 1, since + 1, dueMillis, Seats.NONE, false, Catch.NONE);
    }

    Turn claimed(Seat by, long dueMillis) {
      return new Turn(number, since, dueMillis, claimants.with(by), false, Catch.NONE);
    }

    /// The buttons are dead until then.
    Turn pause(long untilMillis, Catch taken) {
      return new Turn(number, since, untilMillis, Seats.NONE, true, taken);
    }

    Turn shuffled() {
      return new Turn(number, 0, dueMillis, claimants, paused, taken);
    }

    Turn over() {
      return new Turn(number, since, Prompt.NEVER, Seats.NONE, false, Catch.NONE);
    }
  }

  boolean isOver() {
    return turn.dueMillis == Prompt.NEVER;
  }

  /// The top card goes to the middle.
  Position turnUp(long dueMillis) {
    return new Position(
        pack.less(1), centre.turn(pack.top()), captured, players, turn.next(dueMillis), dice);
  }

  /// The middle goes to a player.
  Position capture(Seat by) {
    Cards hand = captured.cards.at(by).plus(centre.cards);
    return new Position(pack, Centre.EMPTY, captured.with(by, hand), players, turn, dice);
  }

  /// Nobody can press until then.
  Position pause(long untilMillis, Catch taken) {
    return with(turn.pause(untilMillis, taken));
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

  Position over() {
    return with(turn.over());
  }

  /// Who is ahead: those still in by their cards, then the others, the last to drop out first.
  PerSeat<Integer> standing() {
    return captured.counts.map(
        (seat, count) -> {
          int dropped = players.dropped.indexOf(seat);
          if (dropped >= 0) return dropped - Seat.MOST;
          return players.in.has(seat) ? count : -2 * Seat.MOST;
        });
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
