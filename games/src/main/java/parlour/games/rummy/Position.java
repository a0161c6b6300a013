package parlour.games.rummy;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.Lists;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;

/// Everything about a game at one moment.
public record Position(Match match, Hand hand, Turn turn, long dice) {
  /// What lasts for the whole game.
  ///
  /// @param deals how many hands have been dealt
  public record Match(PerSeat<Integer> totals, Seat dealer, int deals) {}

  /// What lasts for one hand.
  ///
  /// @param owners who laid each of the melds
  /// @param turned how often the discards were turned over to be drawn from
  record Hand(
      PerSeat<Cards> held,
      Pile pack,
      Pile discards,
      List<Cards> melds,
      List<Seat> owners,
      int turned) {

    Hand drawn(Seat by) {
      return new Hand(
          held.with(by, held.at(by).with(pack.top())),
          pack.less(1),
          discards,
          melds,
          owners,
          turned);
    }

    Hand pickedUp(Seat by) {
      return new Hand(
          held.with(by, held.at(by).with(discards.top())),
          pack,
          discards.less(1),
          melds,
          owners,
          turned);
    }

    Hand laid(Seat by, Cards meld) {
      return new Hand(
          held.with(by, held.at(by).minus(meld)),
          pack,
          discards,
          Lists.plus(melds, meld),
          Lists.plus(owners, by),
          turned);
    }

    Hand added(Seat by, int card, int meld) {
      return new Hand(
          held.with(by, held.at(by).without(card)),
          pack,
          discards,
          Lists.with(melds, meld, melds.get(meld).with(card)),
          owners,
          turned);
    }

    Hand discarded(Seat by, int card) {
      return new Hand(
          held.with(by, held.at(by).without(card)),
          pack,
          discards.upon(card),
          melds,
          owners,
          turned);
    }

    Hand turnedOver(Pile shuffled, Pile left) {
      return new Hand(held, shuffled, left, melds, owners, turned + 1);
    }
  }

  /// What lasts for one turn.
  ///
  /// @param drawn the card drawn, or none: the turn begins with the draw
  /// @param fromDiscards whether that card was the top discard, which all have seen
  public record Turn(Seat player, int drawn, boolean fromDiscards, long dueMillis) {
    static final int NOT_DRAWN = -1;

    static Turn begins(Seat player, long dueMillis) {
      return new Turn(player, NOT_DRAWN, false, dueMillis);
    }

    public boolean hasDrawn() {
      return drawn != NOT_DRAWN;
    }
  }

  boolean isOver() {
    return turn.player.isNobody();
  }

  Position with(Hand next, Turn then) {
    return new Position(match, next, then, dice);
  }

  /// Nobody is to play any more.
  Position over(Match last) {
    return new Position(last, hand, Turn.begins(Seat.NOBODY, Prompt.NEVER), dice);
  }
}
