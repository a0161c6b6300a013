package guest.highcard;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;

/// Everything about a game at one moment.
///
/// @param held what everybody holds
/// @param hand the number of the hand, from 1
/// @param dice the state of the dice for the next deal
public record Position(
    PerSeat<Cards> held, Table table, PerSeat<Integer> points, int hand, long dice) {
  Position laid(Seat by, int card) {
    Cards left = held.at(by).without(card);
    return new Position(held.with(by, left), table.laid(by, card), points, hand, dice);
  }

  Position takenBy(Seat winner) {
    PerSeat<Integer> more = points.with(winner, points.at(winner) + 1);
    return new Position(held, table.clearedBy(winner), more, hand, dice);
  }
}
