package parlour.games.rummy;

import parlour.engine.Event;
import java.util.Optional;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.HandGains;
import parlour.games.material.Phrases;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.Cards;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Dealt(Deck deck, Seat dealer, int number) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer.does("deals") + " hand " + number + " and " + dealer.word("plays") + " first.",
          MinuteLine.Cue.DEAL,
          Rule.DEALER_FIRST.in(deck));
    }
  }

  record Drew(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("draws") + " " + name(deck, card) + " from the pack.",
          MinuteLine.Cue.CARD,
          Rule.DRAW.in(deck));
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new DrewUnseen(deck, by);
    }
  }

  record DrewUnseen(Deck deck, Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("draws") + " from the pack.", MinuteLine.Cue.CARD, Rule.DRAW.in(deck));
    }
  }

  record PickedUp(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("takes") + " up " + name(deck, card) + ".",
          MinuteLine.Cue.CARD,
          Rule.DRAW_EITHER.in(deck));
    }
  }

  record Melded(Deck deck, Seat by, Cards cards) implements News {
    @Override
    public MinuteLine line() {
      boolean set = Melds.isSet(cards.minus(deck.wild()));
      return MinuteLine.of(
              by.does("lays") + " down " + names(deck, cards) + ".",
              MinuteLine.Cue.WORD,
              (set ? Rule.SETS : Rule.RUNS).in(deck))
          .with(MinuteLine.Callout.of(by, set ? "A set!" : "A run!"));
    }
  }

  record LaidOff(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("adds") + " " + name(deck, card) + ".", MinuteLine.Cue.CARD, Rule.LAY_OFF.in(deck));
    }
  }

  record Discarded(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("discards") + " " + name(deck, card) + ".", MinuteLine.Cue.CARD, Rule.DISCARD.in(deck));
    }
  }

  record DiscardsTurned(Deck deck) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The discards are shuffled and turned over.",
          MinuteLine.Cue.DEAL,
          Rule.STOCK_OUT.in(deck));
    }
  }

  record TimeRanOut(Deck deck, Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is up for " + by + ".", MinuteLine.Cue.STOP, Rule.CLOCK.in(deck));
    }
  }

  record WentOut(Deck deck, Seat by) implements News {
    @Override
    public MinuteLine line() {
      String out = by.word("has") + " played out";
      return MinuteLine.of(by + " " + out + ".", MinuteLine.Cue.SWEEP, Rule.HAND_END.in(deck))
          .with(MinuteLine.Callout.great(by, out + "!", 0));
    }
  }

  record Blocked(Deck deck) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody can play out: all count the cards in their hands.",
          MinuteLine.Cue.STOP,
          Rule.BLOCKED.in(deck));
    }
  }

  record Counted(Deck deck, Seat seat, int points, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat.does("counts") + " " + points + " and " + seat.word("has") + " " + total + ".",
          MinuteLine.Cue.SCORE,
          Rule.HAND_SCORE.in(deck));
    }
  }

  /// @param held what was left in the hands
  record HandOver(Deck deck, int number, HandGains gains, PerSeat<Cards> held) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Hand " + number + " is over.", MinuteLine.Cue.BELL, Rule.HAND_SCORE.in(deck));
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Hand " + number, this::reason));
    }

    private HandGains.Reason reason(Seat seat) {
      Cards left = held.at(seat);
      return new HandGains.Reason(
          CardIds.pieces(left, deck::face),
          left.isEmpty() ? "played out" : Phrases.count(left.size(), "card") + " left in hand");
    }
  }

  record Won(Deck deck, Seats winners, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.winOrShare(winners) + " with the lowest total, " + total + ".",
          MinuteLine.Cue.WIN,
          Rule.WIN.in(deck));
    }
  }

  private static String name(Deck deck, int card) {
    return deck.face(card).name();
  }

  private static String names(Deck deck, Cards cards) {
    StringBuilder out = new StringBuilder();
    for (byte card : cards.all()) out.append(out.isEmpty() ? "" : "; ").append(name(deck, card));
    return out.toString();
  }
}
