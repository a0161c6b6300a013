package parlour.games.rummy;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Cards;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record Dealt(Deck deck, Seat dealer, int number) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer + " deals hand " + number + " and plays first.",
          Line.Cue.DEAL,
          Rule.DEALER_FIRST.in(deck));
    }
  }

  record Drew(Deck deck, Seat by, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " draws " + name(deck, card) + " from the pack.", Line.Cue.CARD, Rule.DRAW.in(deck));
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new DrewUnseen(deck, by);
    }
  }

  record DrewUnseen(Deck deck, Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " draws from the pack.", Line.Cue.CARD, Rule.DRAW.in(deck));
    }
  }

  record PickedUp(Deck deck, Seat by, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " takes up " + name(deck, card) + ".", Line.Cue.CARD, Rule.DRAW_EITHER.in(deck));
    }
  }

  record Melded(Deck deck, Seat by, Cards cards) implements News {
    @Override
    public Line line() {
      Rule rule = Melds.isSet(cards.minus(deck.wild())) ? Rule.SETS : Rule.RUNS;
      return Line.of(by + " lays down " + names(deck, cards) + ".", Line.Cue.WORD, rule.in(deck));
    }
  }

  record LaidOff(Deck deck, Seat by, int card) implements News {
    @Override
    public Line line() {
      return Line.of(by + " adds " + name(deck, card) + ".", Line.Cue.CARD, Rule.LAY_OFF.in(deck));
    }
  }

  record Discarded(Deck deck, Seat by, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " discards " + name(deck, card) + ".", Line.Cue.CARD, Rule.DISCARD.in(deck));
    }
  }

  record DiscardsTurned(Deck deck) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The discards are shuffled and turned over.", Line.Cue.DEAL, Rule.STOCK_OUT.in(deck));
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of("Time is up for " + by + ".", Line.Cue.STOP);
    }
  }

  record WentOut(Deck deck, Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has played out.", Line.Cue.SWEEP, Rule.HAND_END.in(deck));
    }
  }

  record Blocked(Deck deck) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nobody can play out: everybody counts his cards.",
          Line.Cue.STOP,
          Rule.STOCK_OUT.in(deck));
    }
  }

  record Counted(Deck deck, Seat seat, int points, int total) implements News {
    @Override
    public Line line() {
      return Line.of(
          seat + " counts " + points + " and has " + total + ".",
          Line.Cue.SCORE,
          Rule.HAND_SCORE.in(deck));
    }
  }

  record Won(Deck deck, Seats winners, int total) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.winOrShare(winners) + " with the lowest total, " + total + ".",
          Line.Cue.WIN,
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
