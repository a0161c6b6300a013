package parlour.games.bidjack;

import static parlour.engine.MinuteLine.say;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.cards.JackPack;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record Dealt(Seat dealer, int hand) implements News {}

  record BidMade(Seat by, int tricks) implements News {}

  record Passed(Seat by) implements News {}

  record Took(Seat dealer, int tricks) implements News {}

  record Forced(Seat dealer) implements News {}

  record Played(Seat by, int card) implements News {}

  record TrickTaken(Seat by, boolean tied) implements News {}

  record Scored(Seats side, int tricks, int total) implements News {}

  record InTheHole(Seats side, int bid, int total) implements News {}

  record TimeRanOut(Seat by) implements News {}

  record Won(Seats winners, Rule rule) implements News {}

  /// @param scoring tells where the points of each player come from
  record HandOver(int hand, RoundGains gains, Position.Contract contract, Scoring scoring)
      implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Hand " + hand, seat -> RoundGains.Reason.of(scoring.reason(contract, seat))));
    }
  }

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Dealt(Seat dealer, int hand) ->
          say("{0} {0:deals} hand {1}.", dealer, hand).as(Cue.DEAL, Rule.DEAL);
      case BidMade(Seat by, int tricks) -> {
        String bid = Phrases.count(tricks, "trick");
        yield say("{0} {0:bids} {1}.", by, bid)
            .as(Cue.CALL, Rule.BID_WHAT)
            .aloud(by, "{0}!", Phrases.sentence(bid));
      }
      case Passed(Seat by) -> say("{0} {0:passes}.", by).citing(Rule.ONE_ROUND).aloud(by, "Pass.");
      case Took(Seat dealer, int tricks) -> {
        String number = Sentence.number(tricks);
        yield say("{0} {0:deals} and {0:takes} the hand at {1}.", dealer, number)
            .as(Cue.CALL, Rule.BID_DEALER, Rule.DEALER_LEAD)
            .aloud(dealer, "I take it at {0}.", number);
      }
      case Forced(Seat dealer) ->
          say("All pass: {0} {0:deals} and must play at one.", dealer).as(Cue.CALL, Rule.ALL_PASS);
      case Played(Seat by, int card) ->
          say("{0} {0:plays} {1}.", by, JackPack.number(card)).as(Cue.CARD);
      case TrickTaken(Seat by, boolean tied) when tied ->
          say("{0} {0:takes} the trick, having played the number first.", by)
              .as(Cue.TAKE, Rule.TRICK_HIGH, Rule.TIE);
      case TrickTaken(Seat by, _) ->
          say("{0} {0:takes} the trick.", by).as(Cue.TAKE, Rule.TRICK_HIGH);
      case Scored(Seats side, int tricks, int total) ->
          say("{0} {1} and {2} {3}.", does(side, "scores", "score"), tricks, has(side), total)
              .as(Cue.SCORE, Rule.SCORE);
      case InTheHole(Seats side, int bid, int total) ->
          say(
                  "{0} in the hole by {1} and {2} {3}.",
                  does(side, "goes", "go"), bid, has(side), total)
              .as(Cue.FINE, Rule.HOLE);
      case TimeRanOut(Seat by) ->
          say("Time is up for {0}.", by).as(Cue.STOP, Rule.CLOCK).aloud(by, "I took too long.");
      case Won(Seats winners, Rule rule) ->
          say(
                  rule.equals(Rule.BOTH_OUT) ? "{0}: the bidder counts first." : "{0}.",
                  Phrases.win(winners))
              .as(Cue.WIN, rule);
      case HandOver(int hand, _, _, _) -> say("Hand {0} is over.", hand).as(Cue.BELL, Rule.SCORE);
    };
  }

  private static String does(Seats side, String one, String several) {
    return side.size() == 1 ? side.lowest().does(one) : Phrases.names(side) + " " + several;
  }

  private static String has(Seats side) {
    return side.size() == 1 ? side.lowest().word("has") : "have";
  }
}
