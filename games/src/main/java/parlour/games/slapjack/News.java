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
      return MinuteLine.of(by + " " + sound.done + ".", sound.cue, sound.rule);
    }
  }

  /// @param patient whether speed did not count
  record PileTaken(Seat by, int cards, boolean patient) implements News {
    @Override
    public MinuteLine line() {
      String why = patient ? " did right and takes " : " was first and takes ";
      return MinuteLine.of(by + why + Phrases.count(cards, "card") + ".", MinuteLine.Cue.TAKE);
    }
  }

  record Erred(Seat by, Sound sound, int cards) implements News {
    @Override
    public MinuteLine line() {
      return cards == 0
          ? MinuteLine.of(
              by + " " + sound.done + " amiss and sits out until the next capture.",
              sound.cue,
              Rule.WRONG,
              Rule.NO_CARDS)
          : MinuteLine.of(
              by + " " + sound.done + " amiss and gives back " + Phrases.count(cards, "card") + ".",
              sound.cue,
              Rule.WRONG,
              Rule.RETURNED);
    }
  }

  record Tied(Seat one, Seat other) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          one + " and " + other + " were together: the pile stays.", MinuteLine.Cue.NONE, Rule.TIE);
    }
  }

  record PackTurnedThrough() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The pack is turned through.", MinuteLine.Cue.NONE, Rule.EXHAUST);
    }
  }

  record DroppedOut(Seat seat, int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat
              + " holds fewest, returns "
              + Phrases.count(cards, "card")
              + " and drops out; the rest is shuffled.",
          MinuteLine.Cue.FINE,
          Rule.EXHAUST);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(winners) + (winners.size() == 1 ? " has won." : " share the game."),
          MinuteLine.Cue.WIN,
          rule);
    }
  }
}
