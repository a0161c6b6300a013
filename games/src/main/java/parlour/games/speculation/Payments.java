package parlour.games.speculation;

import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.letters.Discovery;

/// The payments of Speculation in counters, for the referee and for the score sheet of a real
/// table.
public record Payments(Options options) {
  /// The counters before the first deal: all of them in the pool.
  public static Counters begin(int seats) {
    return Counters.inBox(seats).setApart(Counters.BOX);
  }

  /// One counter for a word that stands.
  public static Counters word(Counters counters, Seat player) {
    return counters.draw(player, 1);
  }

  /// One counter for an error found in another player's list.
  public static Counters error(Counters counters, Seat discoverer) {
    return Discovery.score(counters, discoverer, 1);
  }

  /// One counter for a word of the Plum that the dealer overlooked, from the pool or the dealer.
  public Counters noticed(Counters counters, Seat dealer, Seat player) {
    return options.dealerPays() ? counters.pay(dealer, player, 1) : counters.draw(player, 1);
  }
}
