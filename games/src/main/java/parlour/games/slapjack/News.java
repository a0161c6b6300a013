package parlour.games.slapjack;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What happens at the table.
sealed interface News extends Event {
  record CardTurned(int card) implements News {
    @Override
    public Line line() {
      return Line.of(Pack.face(card).name() + " is turned up.", Line.Cue.CARD, Rule.TURN);
    }
  }

  record Cried(Seat by, Sound sound) implements News {
    @Override
    public Line line() {
      return Line.of(by + " " + sound.done + ".", sound.cue, sound.rule);
    }
  }

  record PileTaken(Seat by, int cards) implements News {
    @Override
    public Line line() {
      return Line.of(by + " was first and takes " + many(cards) + ".", Line.Cue.TAKE);
    }
  }

  record Erred(Seat by, Sound sound, int cards) implements News {
    @Override
    public Line line() {
      return cards == 0
          ? Line.of(by + " " + sound.done + " amiss and sits out until the next capture.", sound.cue, Rule.WRONG, Rule.NO_CARDS)
          : Line.of(by + " " + sound.done + " amiss and gives back " + many(cards) + ".", sound.cue, Rule.WRONG, Rule.RETURNED);
    }
  }

  record Tied(Seat one, Seat other) implements News {
    @Override
    public Line line() {
      return Line.of(one + " and " + other + " were together: the pile stays.", Line.Cue.NONE, Rule.TIE);
    }
  }

  record PackTurnedThrough() implements News {
    @Override
    public Line line() {
      return Line.of("The pack is turned through.", Line.Cue.NONE, Rule.EXHAUST);
    }
  }

  record DroppedOut(Seat seat, int cards) implements News {
    @Override
    public Line line() {
      return Line.of(seat + " holds fewest, returns " + many(cards) + " and drops out; the rest is shuffled.", Line.Cue.FINE, Rule.EXHAUST);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public Line line() {
      return Line.of(names(winners) + (winners.size() == 1 ? " has won." : " share the game."), Line.Cue.WIN, rule);
    }
  }

  private static String names(Seats seats) {
    StringBuilder out = new StringBuilder();
    for (Seat seat : seats) out.append(out.isEmpty() ? "" : " and ").append(seat);
    return out.toString();
  }

  private static String many(int count) {
    return count == 1 ? "one card" : count + " cards";
  }
}
