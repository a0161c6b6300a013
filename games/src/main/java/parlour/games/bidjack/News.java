package parlour.games.bidjack;

import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.HandGains;
import parlour.games.material.Phrases;
import parlour.games.material.cards.JackPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Dealt(Seat dealer, int hand) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer.does("deals") + " hand " + hand + ".", MinuteLine.Cue.DEAL, Rule.DEAL);
    }
  }

  record BidMade(Seat by, int tricks) implements News {
    @Override
    public MinuteLine line() {
      String bid = Phrases.count(tricks, "trick");
      return MinuteLine.of(by.does("bids") + " " + bid + ".", MinuteLine.Cue.CALL, Rule.BID_WHAT)
          .with(MinuteLine.Callout.of(by, Phrases.sentence(bid) + "!"));
    }
  }

  record Passed(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("passes") + ".", MinuteLine.Cue.NONE, Rule.ONE_ROUND)
          .with(MinuteLine.Callout.of(by, "Pass."));
    }
  }

  record Took(Seat dealer, int tricks) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              dealer.does("deals")
                  + " and "
                  + dealer.word("takes")
                  + " the hand at "
                  + Phrases.number(tricks)
                  + ".",
              MinuteLine.Cue.CALL,
              Rule.BID_DEALER,
              Rule.DEALER_LEAD)
          .with(MinuteLine.Callout.of(dealer, "I take it at " + Phrases.number(tricks) + "."));
    }
  }

  record Forced(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "All pass: " + dealer.does("deals") + " and must play at one.",
          MinuteLine.Cue.CALL,
          Rule.ALL_PASS);
    }
  }

  record Played(Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("plays") + " " + JackPack.number(card) + ".", MinuteLine.Cue.CARD);
    }
  }

  record TrickTaken(Seat by, boolean tied) implements News {
    @Override
    public MinuteLine line() {
      return tied
          ? MinuteLine.of(
              by.does("takes") + " the trick, having played the number first.",
              MinuteLine.Cue.TAKE,
              Rule.TRICK_HIGH,
              Rule.TIE)
          : MinuteLine.of(by.does("takes") + " the trick.", MinuteLine.Cue.TAKE, Rule.TRICK_HIGH);
    }
  }

  record Scored(Seats side, int tricks, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          does(side, "scores", "score") + " " + tricks + " and " + has(side) + " " + total + ".",
          MinuteLine.Cue.SCORE,
          Rule.SCORE);
    }
  }

  record InTheHole(Seats side, int bid, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          does(side, "goes", "go")
              + " in the hole by "
              + bid
              + " and "
              + has(side)
              + " "
              + total
              + ".",
          MinuteLine.Cue.FINE,
          Rule.HOLE);
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Time is up for " + by + ".", MinuteLine.Cue.STOP, Rule.CLOCK);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(Phrases.win(winners) + ".", MinuteLine.Cue.WIN, rule);
    }
  }

  /// @param scoring tells where the points of each player come from
  record HandOver(int hand, HandGains gains, Position.Contract contract, Scoring scoring)
      implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Hand " + hand + " is over.", MinuteLine.Cue.BELL, Rule.SCORE);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Hand " + hand,
              seat -> new HandGains.Reason(List.of(), scoring.reason(contract, seat))));
    }
  }

  private static String does(Seats side, String one, String several) {
    return side.size() == 1 ? side.lowest().does(one) : Phrases.names(side) + " " + several;
  }

  private static String has(Seats side) {
    return side.size() == 1 ? side.lowest().word("has") : "have";
  }
}
