package parlour.games.wildanimal;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AnimalPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record CardTurned(Seat by, int card, Seats alike) implements News {
    @Override
    public MinuteLine line() {
      String turned = by + " turns up the " + AnimalPack.face(card).name();
      return alike.isEmpty()
          ? MinuteLine.of(turned + ".", MinuteLine.Cue.CARD, Rule.START)
          : MinuteLine.of(
              turned + ": " + Phrases.names(alike) + " are alike!",
              MinuteLine.Cue.BELL,
              Rule.MATCH);
    }
  }

  record PackTurned(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " turns his pile over as a new pack.", MinuteLine.Cue.DEAL, Rule.RECYCLE);
    }
  }

  record Called(Seat by, Seat of, Animal animal) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " calls “" + animal.title + "!”, which is " + of + ".",
          MinuteLine.Cue.CALL,
          Rule.DIGITAL_CALL);
    }
  }

  record Gave(Seat by, Seat to, int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " hands " + Phrases.count(cards, "card") + " to " + to + ", who turns next.",
          MinuteLine.Cue.TAKE,
          Rule.GIVE,
          Rule.LEAD);
    }
  }

  record Miscalled(Seat by, boolean fined) implements News {
    @Override
    public MinuteLine line() {
      return fined
          ? MinuteLine.of(
              by + " called amiss and gets a card.", MinuteLine.Cue.FINE, Rule.WRONG_CALL)
          : MinuteLine.of(by + " called amiss.", MinuteLine.Cue.NONE, Rule.WRONG_CALL);
    }
  }

  record Won(Seats winners, boolean out) implements News {
    @Override
    public MinuteLine line() {
      String verb = winners.size() == 1 ? " wins with " : " win with ";
      return MinuteLine.of(
          Phrases.names(winners) + verb + (out ? "no cards left." : "fewest cards."),
          MinuteLine.Cue.WIN,
          Rule.WIN);
    }
  }
}
