package parlour.games.wildanimal;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;
import parlour.games.material.cards.AnimalPack;

/// Everything about a game at one moment.
///
/// @param match what lasts longer than a deal
/// @param packs each player's cards face down
/// @param open each player's cards face up, the last turned on top
public record Position(
    Match match,
    PerSeat<Animal> names,
    PerSeat<Pile> packs,
    PerSeat<Pile> open,
    Turn turn,
    long dice) {
  /// What lasts longer than a deal.
  ///
  /// @param left how many cards each had left at the end of the deals before
  /// @param deal the number of the deal, from one
  public record Match(PerSeat<Integer> left, Seat dealer, int deal) {}

  /// What the table waits for.
  ///
  /// @param turner who turns the next card
  /// @param last who turned the last, or nobody: there is nothing to match
  /// @param number how many cards have been turned; a call names it
  /// @param right who has called right, where chance will decide
  /// @param silent who called wrongly and cannot call until a match is over
  /// @param paused whether nobody can do anything until the next card
  public record Turn(
      Seat turner,
      Seat last,
      int number,
      Seats right,
      Seats silent,
      boolean paused,
      long dueMillis) {
    static Turn first(Seat turner, long dueMillis) {
      return new Turn(turner, Seat.NOBODY, 0, Seats.NONE, Seats.NONE, false, dueMillis);
    }

    /// A player has turned a card, and another is next.
    Turn turned(Seat next, long dueMillis) {
      return new Turn(next, turner, number + 1, Seats.NONE, silent, false, dueMillis);
    }

    Turn right(Seat by) {
      return new Turn(turner, last, number, right.with(by), silent, paused, dueMillis);
    }

    Turn silence(Seat by) {
      return new Turn(turner, last, number, right, silent.with(by), paused, dueMillis);
    }

    Turn due(long dueMillis) {
      return new Turn(turner, last, number, right, silent, paused, dueMillis);
    }

    /// A match is over: all may call again after a pause, and this player turns.
    Turn pause(Seat next, long untilMillis) {
      return new Turn(next, Seat.NOBODY, number, Seats.NONE, Seats.NONE, true, untilMillis);
    }

    Turn over() {
      return new Turn(turner, Seat.NOBODY, number, Seats.NONE, Seats.NONE, false, Prompt.NEVER);
    }
  }

  boolean isOver() {
    return turn.dueMillis == Prompt.NEVER;
  }

  int cards(Seat seat) {
    return packs.at(seat).size() + open.at(seat).size();
  }

  /// The players whose top cards have the number just turned, if there are two or more.
  Seats alike() {
    if (turn.last.isNobody() || open.at(turn.last).isEmpty()) return Seats.NONE;
    int number = AnimalPack.number(open.at(turn.last).top());
    Seats alike = Seats.NONE;
    for (Seat seat : Seats.first(open.seats())) {
      if (!open.at(seat).isEmpty() && AnimalPack.number(open.at(seat).top()) == number)
        alike = alike.with(seat);
    }
    return alike.size() > 1 ? alike : Seats.NONE;
  }

  /// Whether two players hold cards of one number, so that a match can still come.
  boolean canMatch() {
    long others = 0;
    for (Seat seat : Seats.first(packs.seats())) {
      long own = numbers(packs.at(seat)) | numbers(open.at(seat));
      if ((own & others) != 0) return true;
      others |= own;
    }
    return false;
  }

  /// The numbers of the cards in a pile, a bit each.
  private static long numbers(Pile pile) {
    long numbers = 0;
    for (int i = 0; i < pile.size(); i++) numbers |= 1L << AnimalPack.number(pile.at(i));
    return numbers;
  }

  Position with(Match next) {
    return new Position(next, names, packs, open, turn, dice);
  }

  Position with(Turn next) {
    return new Position(match, names, packs, open, next, dice);
  }
}
