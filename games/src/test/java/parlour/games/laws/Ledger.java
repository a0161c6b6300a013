package parlour.games.laws;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;

/// What the laws must know of a game besides its interface: how long it can get, and what is
/// conserved.
///
/// @param <S> its position
public interface Ledger<S> {
  /// The most steps a game of random moves can take, those of the clock included.
  int longest();

  /// All letters, cards and counters there are, wherever they lie, as a value that must never
  /// change in a game.
  Object stock(S position);

  /// The stock of a game whose cards are all laid or held.
  static Object cards(Cards laid, PerSeat<Cards> held) {
    Cards all = laid;
    int count = all.size();
    for (Seat seat : Seats.first(held.seats())) {
      all = all.plus(held.at(seat));
      count += held.at(seat).size();
    }
    return List.of(all, count);
  }
}
