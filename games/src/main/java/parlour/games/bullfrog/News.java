package parlour.games.bullfrog;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AnimalPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record CardTurned(Seat by, int card, boolean bear) implements News {
    @Override
    public MinuteLine line() {
      return bear
          ? MinuteLine.of(
              by + " turns up the " + AnimalPack.face(card).name() + ": everyone throws in!",
              MinuteLine.Cue.BELL,
              Rule.BEAR)
          : MinuteLine.of(
              by + " turns up the " + AnimalPack.face(card).name() + ".",
              MinuteLine.Cue.CARD,
              Rule.TURN);
    }
  }

  record ThrewIn(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " throws in and calls “Bull-Frog”.", MinuteLine.Cue.SLAP, Rule.TWO_ACTS);
    }
  }

  record FalseStart(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " threw in before the Bear was there and is the Bull-Frog.",
          MinuteLine.Cue.FINE,
          Rule.FALSE);
    }
  }

  record WasLast(Seat seat) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(seat + " is last and is the Bull-Frog.", MinuteLine.Cue.FINE, Rule.LAST);
    }
  }

  record Hops(Seat seat, int croaks) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat + " hops round the room, croaking (" + Phrases.count(croaks, "croak") + " so far).",
          MinuteLine.Cue.CROAK,
          Rule.FORFEIT);
    }
  }

  record Dealt(Seat dealer, int deal) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(dealer + " deals for deal " + deal + ".", MinuteLine.Cue.DEAL);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(winners)
              + (winners.size() == 1 ? " has" : " have")
              + " croaked least and won.",
          MinuteLine.Cue.WIN,
          Rule.SCORE);
    }
  }
}
