package parlour.games.rummy;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.Cards;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Dealt(Deck deck, Seat dealer, int number) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer + " deals hand " + number + " and plays first.",
          MinuteLine.Cue.DEAL,
          Rule.DEALER_FIRST.in(deck));
    }
  }

  record Drew(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " draws " + name(deck, card) + " from the pack.",
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
      return MinuteLine.of(by + " draws from the pack.", MinuteLine.Cue.CARD, Rule.DRAW.in(deck));
    }
  }

  record PickedUp(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " takes up " + name(deck, card) + ".",
          MinuteLine.Cue.CARD,
          Rule.DRAW_EITHER.in(deck));
    }
  }

  record Melded(Deck deck, Seat by, Cards cards) implements News {
    @Override
    public MinuteLine line() {
      Rule rule = Melds.isSet(cards.minus(deck.wild())) ? Rule.SETS : Rule.RUNS;
      return MinuteLine.of(
          by + " lays down " + names(deck, cards) + ".", MinuteLine.Cue.WORD, rule.in(deck));
    }
  }

  record LaidOff(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " adds " + name(deck, card) + ".", MinuteLine.Cue.CARD, Rule.LAY_OFF.in(deck));
    }
  }

  record Discarded(Deck deck, Seat by, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " discards " + name(deck, card) + ".", MinuteLine.Cue.CARD, Rule.DISCARD.in(deck));
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

  record TimeRanOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Time is up for " + by + ".", MinuteLine.Cue.STOP);
    }
  }

  record WentOut(Deck deck, Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " has played out.", MinuteLine.Cue.SWEEP, Rule.HAND_END.in(deck));
    }
  }

  record Blocked(Deck deck) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody can play out: everybody counts his cards.",
          MinuteLine.Cue.STOP,
          Rule.STOCK_OUT.in(deck));
    }
  }

  record Counted(Deck deck, Seat seat, int points, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat + " counts " + points + " and has " + total + ".",
          MinuteLine.Cue.SCORE,
          Rule.HAND_SCORE.in(deck));
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
