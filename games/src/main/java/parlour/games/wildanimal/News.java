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
      String turned = by.does("turns") + " up the " + AnimalPack.face(card).name();
      return alike.isEmpty()
          ? MinuteLine.of(turned + ".", MinuteLine.Cue.CARD, Rule.START)
          : MinuteLine.of(
              turned + ": " + Phrases.names(alike) + " show the same number!",
              MinuteLine.Cue.BELL,
              Rule.MATCH);
    }
  }

  record PackTurned(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("shuffles") + " " + by.word("their") + " pile and " + by.word("goes") + " on.",
          MinuteLine.Cue.DEAL,
          Rule.RECYCLE,
          Rule.SHUFFLE);
    }
  }

  record Called(Seat by, Seat of, Animal animal) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("calls") + " “" + animal.title + "!”, which is " + of + ".",
              MinuteLine.Cue.CALL,
              Rule.DIGITAL_CALL)
          .with(MinuteLine.Callout.of(by, animal.title + "!"));
    }
  }

  record Gave(Seat by, Seat to, int cards) implements News {
    @Override
    public MinuteLine line() {
      String first =
          by.word("was") + " first and " + by.word("gives") + " " + to + " "
              + Phrases.count(cards, "card");
      return MinuteLine.of(by + " " + first + ".", MinuteLine.Cue.TAKE, Rule.GIVE, Rule.LEAD)
          .with(MinuteLine.Callout.great(by, first + ":", -cards));
    }
  }

  record Miscalled(Seat by, Animal animal, boolean fined) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by.does("calls")
              + " “"
              + animal.title
              + "!” wrongly"
              + (fined ? ", " + by.word("gets") + " a card" : "")
              + " and cannot call until the next match is over.";
      return MinuteLine.of(text, MinuteLine.Cue.FINE, Rule.WRONG_CALL, Rule.SILENCED)
          .with(new MinuteLine.Callout(by, animal.title + "? Oops!", fined ? 1 : 0, false));
    }
  }

  record NobodyCalled() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Nobody calls in time.", MinuteLine.Cue.NONE, Rule.TEMPO);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.win(winners) + " with " + (rule == Rule.WIN ? "no" : "fewest") + " cards left.",
          MinuteLine.Cue.WIN,
          rule);
    }
  }
}
