package parlour.games.rummy;

import static parlour.engine.MinuteLine.say;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.Cards;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record Dealt(Deck deck, Seat dealer, int number) implements News {}

  record Drew(Deck deck, Seat by, int card) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new DrewUnseen(deck, by);
    }
  }

  record DrewUnseen(Deck deck, Seat by) implements News {}

  record PickedUp(Deck deck, Seat by, int card) implements News {}

  record Melded(Deck deck, Seat by, Cards cards) implements News {}

  record LaidOff(Deck deck, Seat by, int card) implements News {}

  record Discarded(Deck deck, Seat by, int card) implements News {}

  record DiscardsTurned(Deck deck) implements News {}

  record TimeRanOut(Deck deck, Seat by) implements News {}

  record WentOut(Deck deck, Seat by) implements News {}

  record Blocked(Deck deck) implements News {}

  record Counted(Deck deck, Seat seat, int points, int total) implements News {}

  /// @param held what was left in the hands
  record HandOver(Deck deck, int number, RoundGains gains, PerSeat<Cards> held) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Hand " + number, this::reason));
    }

    private RoundGains.Reason reason(Seat seat) {
      Cards left = held.at(seat);
      return new RoundGains.Reason(
          CardIds.pieces(left, deck::face),
          left.isEmpty() ? "played out" : Phrases.count(left.size(), "card") + " left in hand");
    }
  }

  record Won(Deck deck, Seats winners, int total) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Dealt(Deck deck, Seat dealer, int number) ->
          say("{0} {0:deals} hand {1} and {0:plays} first.", dealer, number)
              .as(Cue.DEAL, Rule.DEALER_FIRST.in(deck));
      case Drew(Deck deck, Seat by, int card) ->
          say("{0} {0:draws} {1} from the pack.", by, deck.name(card))
              .as(Cue.CARD, Rule.DRAW.in(deck));
      case DrewUnseen(Deck deck, Seat by) ->
          say("{0} {0:draws} from the pack.", by).as(Cue.CARD, Rule.DRAW.in(deck));
      case PickedUp(Deck deck, Seat by, int card) ->
          say("{0} {0:takes} up {1}.", by, deck.name(card)).as(Cue.CARD, Rule.DRAW_EITHER.in(deck));
      case Melded(Deck deck, Seat by, Cards cards) when Melds.isSet(cards.minus(deck.wild())) ->
          say("{0} {0:lays} down {1}.", by, deck.names(cards))
              .as(Cue.WORD, Rule.SETS.in(deck))
              .aloud(by, "A set!");
      case Melded(Deck deck, Seat by, Cards cards) ->
          say("{0} {0:lays} down {1}.", by, deck.names(cards))
              .as(Cue.WORD, Rule.RUNS.in(deck))
              .aloud(by, "A run!");
      case LaidOff(Deck deck, Seat by, int card) ->
          say("{0} {0:adds} {1}.", by, deck.name(card)).as(Cue.CARD, Rule.LAY_OFF.in(deck));
      case Discarded(Deck deck, Seat by, int card) ->
          say("{0} {0:discards} {1}.", by, deck.name(card)).as(Cue.CARD, Rule.DISCARD.in(deck));
      case DiscardsTurned(Deck deck) ->
          say("The discards are shuffled and turned over.").as(Cue.DEAL, Rule.STOCK_OUT.in(deck));
      case TimeRanOut(Deck deck, Seat by) ->
          say("Time is up for {0}.", by)
              .as(Cue.STOP, Rule.CLOCK.in(deck))
              .aloud(by, "I took too long.");
      case WentOut(Deck deck, Seat by) ->
          say("{0} {0:has} played out.", by)
              .as(Cue.SWEEP, Rule.HAND_END.in(deck))
              .announced(by, 0, "{0:has} played out!", by);
      case Blocked(Deck deck) ->
          say("Nobody has played out: all count the cards in their hands.")
              .as(Cue.STOP, Rule.BLOCKED.in(deck));
      case Counted(Deck deck, Seat seat, int points, int total) ->
          say("{0} {0:counts} {1} and {0:has} {2}.", seat, points, total)
              .as(Cue.SCORE, Rule.HAND_SCORE.in(deck));
      case HandOver(Deck deck, int number, _, _) ->
          say("Hand {0} is over.", number).as(Cue.BELL, Rule.HAND_SCORE.in(deck));
      case Won(Deck deck, Seats winners, int total) ->
          say("{0} with the lowest total, {1}.", Phrases.winOrShare(winners), total)
              .as(Cue.WIN, Rule.WIN.in(deck));
    };
  }
}
