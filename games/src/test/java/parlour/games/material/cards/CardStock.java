package parlour.games.material.cards;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The stock of a game whose cards are all laid or held.
public final class CardStock {
  private CardStock() {}

  public static Object of(Cards laid, PerSeat<Cards> held) {
    Cards all = laid;
    int count = all.size();
    for (Seat seat : Seats.first(held.seats())) {
      all = all.plus(held.at(seat));
      count += held.at(seat).size();
    }
    return List.of(all, count);
  }
}
