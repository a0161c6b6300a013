package parlour.games.bidjack;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.JackPack;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record Dealt(Seat dealer, int hand) implements News {
    @Override
    public Line line() {
      return Line.of(dealer + " deals hand " + hand + ".", Line.Cue.DEAL, Rule.DEAL);
    }
  }

  record Bade(Seat by, int tricks) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " bids " + Wording.count(tricks, "trick") + ".", Line.Cue.CALL, Rule.BID_WHAT);
    }
  }

  record Passed(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " passes.", Line.Cue.NONE, Rule.ONE_ROUND);
    }
  }

  record Took(Seat dealer, int tricks) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer + ", the dealer, takes the hand at " + Wording.number(tricks) + ".",
          Line.Cue.CALL,
          Rule.BID_DEALER,
          Rule.DEALER_LEAD);
    }
  }

  record Forced(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of(
          "All pass: " + dealer + ", the dealer, plays at one.", Line.Cue.CALL, Rule.ALL_PASS);
    }
  }

  record Played(Seat by, int card) implements News {
    @Override
    public Line line() {
      return Line.of(by + " plays " + JackPack.number(card) + ".", Line.Cue.CARD);
    }
  }

  record TrickTaken(Seat by, boolean tied) implements News {
    @Override
    public Line line() {
      return tied
          ? Line.of(
              by + " takes the trick, having played the number first.",
              Line.Cue.TAKE,
              Rule.TRICK_HIGH,
              Rule.TIE)
          : Line.of(by + " takes the trick.", Line.Cue.TAKE, Rule.TRICK_HIGH);
    }
  }

  record Scored(Seats side, int tricks, int total) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(side)
              + (side.size() > 1 ? " score " : " scores ")
              + tricks
              + ": "
              + total
              + ".",
          Line.Cue.SCORE,
          Rule.SCORE);
    }
  }

  record InTheHole(Seats side, int bid, int total) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(side)
              + (side.size() > 1 ? " go" : " goes")
              + " in the hole by "
              + bid
              + ": "
              + total
              + ".",
          Line.Cue.FINE,
          Rule.HOLE);
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of("Time is up for " + by + ".", Line.Cue.STOP);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(winners) + (winners.size() == 1 ? " wins." : " win."), Line.Cue.WIN, rule);
    }
  }
}
