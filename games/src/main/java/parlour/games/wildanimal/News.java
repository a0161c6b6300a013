package parlour.games.wildanimal;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.AnimalPack;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record CardTurned(Seat by, int card, Seats alike) implements News {
    @Override
    public Line line() {
      String turned = by + " turns up the " + AnimalPack.face(card).name();
      return alike.isEmpty()
          ? Line.of(turned + ".", Line.Cue.CARD, Rule.START)
          : Line.of(
              turned + ": " + Wording.names(alike) + " are alike!", Line.Cue.BELL, Rule.MATCH);
    }
  }

  record PackTurned(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " turns his pile over as a new pack.", Line.Cue.DEAL, Rule.RECYCLE);
    }
  }

  record Called(Seat by, Seat of, Animal animal) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " calls “" + animal.title + "!”, which is " + of + ".",
          Line.Cue.CALL,
          Rule.DIGITAL_CALL);
    }
  }

  record Gave(Seat by, Seat to, int cards) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " hands " + Wording.count(cards, "card") + " to " + to + ", who turns next.",
          Line.Cue.TAKE,
          Rule.GIVE,
          Rule.LEAD);
    }
  }

  record Miscalled(Seat by, boolean fined) implements News {
    @Override
    public Line line() {
      return fined
          ? Line.of(by + " called amiss and gets a card.", Line.Cue.FINE, Rule.WRONG_CALL)
          : Line.of(by + " called amiss.", Line.Cue.NONE, Rule.WRONG_CALL);
    }
  }

  record Won(Seats winners, boolean out) implements News {
    @Override
    public Line line() {
      String verb = winners.size() == 1 ? " wins with " : " win with ";
      return Line.of(
          Wording.names(winners) + verb + (out ? "no cards left." : "fewest cards."),
          Line.Cue.WIN,
          Rule.WIN);
    }
  }
}
