package parlour.games.bidjack;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.JackPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Dealt(Seat dealer, int hand) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(dealer + " deals hand " + hand + ".", MinuteLine.Cue.DEAL, Rule.DEAL);
    }
  }

  record BidMade(Seat by, int tricks) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " bids " + Phrases.count(tricks, "trick") + ".", MinuteLine.Cue.CALL, Rule.BID_WHAT);
    }
  }

  record Passed(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " passes.", MinuteLine.Cue.NONE, Rule.ONE_ROUND);
    }
  }

  record Took(Seat dealer, int tricks) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer + ", the dealer, takes the hand at " + Phrases.number(tricks) + ".",
          MinuteLine.Cue.CALL,
          Rule.BID_DEALER,
          Rule.DEALER_LEAD);
    }
  }

  record Forced(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "All pass: " + dealer + ", the dealer, plays at one.",
          MinuteLine.Cue.CALL,
          Rule.ALL_PASS);
    }
  }

  record Played(Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " plays " + JackPack.number(card) + ".", MinuteLine.Cue.CARD);
    }
  }

  record TrickTaken(Seat by, boolean tied) implements News {
    @Override
    public MinuteLine line() {
      return tied
          ? MinuteLine.of(
              by + " takes the trick, having played the number first.",
              MinuteLine.Cue.TAKE,
              Rule.TRICK_HIGH,
              Rule.TIE)
          : MinuteLine.of(by + " takes the trick.", MinuteLine.Cue.TAKE, Rule.TRICK_HIGH);
    }
  }

  record Scored(Seats side, int tricks, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(side)
              + (side.size() > 1 ? " score " : " scores ")
              + tricks
              + ": "
              + total
              + ".",
          MinuteLine.Cue.SCORE,
          Rule.SCORE);
    }
  }

  record InTheHole(Seats side, int bid, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(side)
              + (side.size() > 1 ? " go" : " goes")
              + " in the hole by "
              + bid
              + ": "
              + total
              + ".",
          MinuteLine.Cue.FINE,
          Rule.HOLE);
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Time is up for " + by + ".", MinuteLine.Cue.STOP);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(winners) + (winners.size() == 1 ? " wins." : " win."),
          MinuteLine.Cue.WIN,
          rule);
    }
  }
}
