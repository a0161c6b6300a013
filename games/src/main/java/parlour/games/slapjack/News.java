package parlour.games.slapjack;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.JackPack;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record CardTurned(int card) implements News {
    @Override
    public Line line() {
      return Line.of(JackPack.face(card).name() + " is turned up.", Line.Cue.CARD, Rule.TURN);
    }
  }

  record Cried(Seat by, Sound sound) implements News {
    @Override
    public Line line() {
      return Line.of(by + " " + sound.done + ".", sound.cue, sound.rule);
    }
  }

  /// @param patient whether speed did not count
  record PileTaken(Seat by, int cards, boolean patient) implements News {
    @Override
    public Line line() {
      String why = patient ? " did right and takes " : " was first and takes ";
      return Line.of(by + why + Wording.count(cards, "card") + ".", Line.Cue.TAKE);
    }
  }

  record Erred(Seat by, Sound sound, int cards) implements News {
    @Override
    public Line line() {
      return cards == 0
          ? Line.of(
              by + " " + sound.done + " amiss and sits out until the next capture.",
              sound.cue,
              Rule.WRONG,
              Rule.NO_CARDS)
          : Line.of(
              by + " " + sound.done + " amiss and gives back " + Wording.count(cards, "card") + ".",
              sound.cue,
              Rule.WRONG,
              Rule.RETURNED);
    }
  }

  record Tied(Seat one, Seat other) implements News {
    @Override
    public Line line() {
      return Line.of(
          one + " and " + other + " were together: the pile stays.", Line.Cue.NONE, Rule.TIE);
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
      return Line.of(
          seat
              + " holds fewest, returns "
              + Wording.count(cards, "card")
              + " and drops out; the rest is shuffled.",
          Line.Cue.FINE,
          Rule.EXHAUST);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(winners) + (winners.size() == 1 ? " has won." : " share the game."),
          Line.Cue.WIN,
          rule);
    }
  }
}
