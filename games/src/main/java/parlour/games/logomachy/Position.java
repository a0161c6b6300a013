package parlour.games.logomachy;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.Pile;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
public record Position(Pile pack, PerSeat<Letters> hands, Open open, long dice) {
  Open.Match match() {
    return open.match();
  }

  Captured captured() {
    return open.captured();
  }

  Pool pool() {
    return open.pool();
  }

  Open.Turn turn() {
    return open.turn();
  }

  Letters hand(Seat seat) {
    return hands.at(seat);
  }

  int players() {
    return hands.seats();
  }

  /// A card leaves a hand, and the table looks like this.
  Position play(Seat by, char card, Open after) {
    return new Position(pack, hands.with(by, hands.at(by).minus(card)), after, dice);
  }

  Position with(Open next) {
    return new Position(pack, hands, next, dice);
  }

  Position with(Open.Turn next) {
    return with(open.with(next));
  }
}
