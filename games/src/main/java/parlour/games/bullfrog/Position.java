package parlour.games.bullfrog;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;

/// Everything about a game at one moment.
public record Position(Match match, PerSeat<Pile> packs, Centre centre, Turn turn, long dice) {
  static final int NO_CARD = -1;

  /// What lasts for the whole game.
  ///
  /// @param croaks how often each was the Bull-Frog
  public record Match(PerSeat<Integer> croaks, Seat dealer, int deals) {}

  /// The cards turned up; the one on top, or none.
  record Centre(Cards cards, int shown) {
    static final Centre EMPTY = new Centre(Cards.NONE, NO_CARD);
  }

  /// What the table waits for.
  ///
  /// @param turner who turns the next card
  /// @param number how many cards have been turned since the game began; a throw names it
  /// @param thrown who has thrown in since the Bear appeared
  /// @param frog who hops just now, or nobody
  public record Turn(Seat turner, int number, Seats thrown, Seat frog, long dueMillis) {}

  boolean isOver() {
    return turn.dueMillis == Prompt.NEVER;
  }

  Position with(Turn next) {
    return new Position(match, packs, centre, next, dice);
  }
}
