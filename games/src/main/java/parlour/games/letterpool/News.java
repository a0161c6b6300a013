package parlour.games.letterpool;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;
import parlour.lexicon.Letters;

/// What happens at the table.
sealed interface News extends Event {
  record Staked(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " stakes a letter face down.", Line.Cue.CARD, Rule.STAKE);
    }
  }

  record StakedByLot(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " takes too long: a letter is drawn by lot.",
          Line.Cue.CARD,
          Rule.STAKE,
          General.TIME);
    }
  }

  record TurnedUp(PerSeat<Letters> stakes, int pool) implements News {
    @Override
    public Line line() {
      StringBuilder text = new StringBuilder("The stakes are turned up:");
      for (int i = 0; i < stakes.seats(); i++)
        text.append(i == 0 ? " " : ", ")
            .append(stakes.at(Seat.of(i)))
            .append(" of ")
            .append(Seat.of(i));
      text.append(". There are ").append(Wording.count(pool, "letter")).append(" in the pool.");
      return Line.of(text.toString(), Line.Cue.DEAL, Rule.STAKE, Rule.THINK);
    }
  }

  record Studied(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has studied the pool.", Rule.THINK);
    }
  }

  record DeclaringBegan(Seat first) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The declaring begins with " + first + ".",
          Line.Cue.CALL,
          Rule.DECLARE,
          General.PLAY_RIGHT);
    }
  }

  record Declared(Seat by, String word, int taken, boolean beats) implements News {
    @Override
    public Line line() {
      String text =
          by
              + " declares "
              + LetterFaces.capitals(word)
              + " with "
              + Wording.count(taken, "letter")
              + " of the pool.";
      return beats
          ? Line.of(text, Line.Cue.WORD, Rule.DECLARE, Rule.BEAT, General.POINT_NAME)
          : Line.of(text, Line.Cue.WORD, Rule.DECLARE, General.POINT_NAME);
    }
  }

  record Passed(Seat by, boolean late) implements News {
    @Override
    public Line line() {
      return late
          ? Line.of(by + " takes too long and passes.", Rule.DECLARE, General.TIME)
          : Line.of(by + " passes.", Rule.DECLARE);
    }
  }

  record LaidDown(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " lays down " + LetterFaces.capitals(word) + "; whoever doubts it says so.",
          Line.Cue.CALL,
          Rule.WIN_WORD,
          General.WHO_CHECKS);
    }
  }

  record Challenged(Seat by, Seat maker, String word, boolean good) implements News {
    @Override
    public Line line() {
      String text = by + " doubts " + LetterFaces.capitals(word) + " of " + maker;
      return good
          ? Line.of(text + ", which is a word.", Line.Cue.CALL, General.WHO_CHECKS)
          : Line.of(
              text
                  + ", which is none, and takes its "
                  + Wording.count(word.length(), "letter")
                  + ".",
              Line.Cue.FINE,
              Rule.ERROR,
              General.SEIZE);
    }
  }

  record StandsAgain(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          LetterFaces.capitals(word) + " of " + by + " stands again.", Line.Cue.WORD, Rule.BEAT);
    }
  }

  record WordWon(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " wins "
              + LetterFaces.capitals(word)
              + ": "
              + Wording.count(word.length(), "letter")
              + ".",
          Line.Cue.SCORE,
          Rule.WIN_WORD);
    }
  }

  record NobodyWon(int pool) implements News {
    @Override
    public Line line() {
      return Line.of(
          "No word stands; the pool of " + Wording.count(pool, "letter") + " lies over.",
          Rule.NONE,
          Rule.REMAIN);
    }
  }

  record DealPassed(Seat dealer, int hand) implements News {
    @Override
    public Line line() {
      return Line.of(
          "All hands are made up to "
              + Wording.count(hand, "letter")
              + ", and the deal passes to "
              + dealer
              + ".",
          Line.Cue.DEAL,
          Rule.REFILL,
          General.LEAD_LEFT);
    }
  }

  record BoxShort(int letters) implements News {
    @Override
    public Line line() {
      return Line.of(
          "With " + Wording.count(letters, "letter") + " the box cannot make up all hands.",
          Rule.END);
    }
  }

  record Won(Seats winners, int letters) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.win(winners) + " with " + Wording.count(letters, "letter") + ".",
          Line.Cue.WIN,
          Rule.WIN);
    }
  }
}
