package parlour.games.slapjack;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.JackPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record CardTurned(int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          JackPack.face(card).name() + " is turned up.", MinuteLine.Cue.CARD, Rule.TURN);
    }
  }

  record Cried(Seat by, Sound sound) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " " + sound.done + ".", sound.cue, sound.rule)
          .with(MinuteLine.Callout.of(by, sound.words));
    }
  }

  /// @param rule what makes the pile theirs
  /// @param patient whether speed did not count
  record PileTaken(Seat by, int cards, Rule rule, boolean patient) implements News {
    @Override
    public MinuteLine line() {
      String done = patient ? " did right" : " " + by.word("was") + " first";
      String text = by + done + " and " + by.word("takes") + " " + Phrases.count(cards, "card");
      return MinuteLine.of(text + ".", MinuteLine.Cue.TAKE, rule)
          .with(MinuteLine.Callout.great(by, done.strip() + ":", cards));
    }
  }

  record Erred(Seat by, Sound sound, int cards) implements News {
    @Override
    public MinuteLine line() {
      String wrong = by + " " + sound.done + " at the wrong card and ";
      if (cards == 0)
        return MinuteLine.of(
                wrong + by.word("sits") + " out until the next picture is gone.",
                sound.cue,
                Rule.WRONG,
                Rule.NO_CARDS,
                Rule.BACK_IN)
            .with(MinuteLine.Callout.of(by, "Oops!"));
      return MinuteLine.of(
              wrong + by.word("gives") + " back " + Phrases.count(cards, "card") + ".",
              sound.cue,
              Rule.WRONG,
              Rule.RETURNED)
          .with(new MinuteLine.Callout(by, "Oops!", -cards, false));
    }
  }

  record Tied(Seat one, Seat other) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          one + " and " + other + " were together: the pile stays.", MinuteLine.Cue.NONE, Rule.TIE);
    }
  }

  record NobodyClaimed(int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody claims " + JackPack.face(card).name() + ", which stays in the pile.",
          MinuteLine.Cue.NONE,
          Rule.NEXT_CARD);
    }
  }

  /// @param enough whether cards were left, and the count of cards turned ended it
  record PackTurnedThrough(boolean enough) implements News {
    @Override
    public MinuteLine line() {
      return enough
          ? MinuteLine.of(
              "Two hundred cards have been turned: that counts as the whole pack.",
              MinuteLine.Cue.BELL,
              Rule.ENOUGH)
          : MinuteLine.of("The pack is turned through.", MinuteLine.Cue.BELL, Rule.EXHAUST);
    }
  }

  /// @param lot whether several held fewest
  record DroppedOut(Seat seat, int cards, boolean lot) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              seat.does("holds")
                  + (lot ? " as few as another, by lot " : " fewest, ")
                  + seat.word("returns")
                  + " "
                  + Phrases.count(cards, "card")
                  + " and "
                  + seat.word("drops")
                  + " out.",
              MinuteLine.Cue.FINE,
              lot ? Rule.LOT : Rule.EXHAUST)
          .with(new MinuteLine.Callout(seat, "I am out.", -cards, false));
    }
  }

  /// The cards left over are too few to be played for.
  record TooFewLeft(int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Only "
              + Phrases.count(cards, "card")
              + " could be turned on, which is too little to play for.",
          MinuteLine.Cue.NONE,
          Rule.TOO_FEW);
    }
  }

  record Shuffled(int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.count(cards, "card") + " are shuffled and turned on.",
          MinuteLine.Cue.DEAL,
          Rule.EXHAUST);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(Phrases.winOrShare(winners) + ".", MinuteLine.Cue.WIN, rule);
    }
  }
}
