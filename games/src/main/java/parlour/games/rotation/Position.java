package parlour.games.rotation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
public record Position(PerSeat<Letters> hands, Open open, long dice) {
  Open.Match match() {
    return open.match();
  }

  Open.Deal deal() {
    return open.deal();
  }

  Open.Turn turn() {
    return open.turn();
  }

  Letters hand(Seat seat) {
    return hands.at(seat);
  }

  Seats allSeats() {
    return open.match().lead().allSeats();
  }

  int players() {
    return hands.seats();
  }

  Position with(Open.Turn next) {
    return new Position(hands, open.with(next), dice);
  }

  Position with(Open.Deal next) {
    return new Position(hands, open.with(next), dice);
  }

  Position with(Counters next) {
    return with(deal().with(next));
  }

  /// A letter leaves a hand.
  Position play(Seat by, char letter) {
    return new Position(hands.with(by, hand(by).minus(letter)), open, dice);
  }

  /// A letter goes back to a hand.
  Position giveBack(Seat to, char letter) {
    return new Position(hands.with(to, hand(to).plus(letter)), open, dice);
  }
}
