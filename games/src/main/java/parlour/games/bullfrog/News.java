package parlour.games.bullfrog;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.AnimalPack;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record CardTurned(Seat by, int card, boolean bear) implements News {
    @Override
    public Line line() {
      return bear
          ? Line.of(
              by + " turns up the " + AnimalPack.face(card).name() + ": everyone throws in!",
              Line.Cue.BELL,
              Rule.BEAR)
          : Line.of(
              by + " turns up the " + AnimalPack.face(card).name() + ".", Line.Cue.CARD, Rule.TURN);
    }
  }

  record ThrewIn(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " throws in and calls “Bull-Frog”.", Line.Cue.SLAP, Rule.TWO_ACTS);
    }
  }

  record FalseStart(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " threw in before the Bear was there and is the Bull-Frog.",
          Line.Cue.FINE,
          Rule.FALSE);
    }
  }

  record WasLast(Seat seat) implements News {
    @Override
    public Line line() {
      return Line.of(seat + " is last and is the Bull-Frog.", Line.Cue.FINE, Rule.LAST);
    }
  }

  record Hops(Seat seat, int croaks) implements News {
    @Override
    public Line line() {
      return Line.of(
          seat + " hops round the room, croaking (" + Wording.count(croaks, "croak") + " so far).",
          Line.Cue.CROAK,
          Rule.FORFEIT);
    }
  }

  record Dealt(Seat dealer, int deal) implements News {
    @Override
    public Line line() {
      return Line.of(dealer + " deals for deal " + deal + ".", Line.Cue.DEAL);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(winners)
              + (winners.size() == 1 ? " has" : " have")
              + " croaked least and won.",
          Line.Cue.WIN,
          Rule.SCORE);
    }
  }
}
