package parlour.games.outinthecold;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record CameIn(Seat by, int letters, boolean called) implements News {
    @Override
    public Line line() {
      String word = " a word of " + Wording.count(letters, "letter") + " face down.";
      return called
          ? Line.of(by + " calls \"In!\" with" + word, Line.Cue.CALL, Rule.TIMED)
          : Line.of(by + " comes in with" + word, Line.Cue.WORD, Rule.TURN);
    }
  }

  record Declared(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " comes in and declares " + LetterFaces.capitals(word) + ".",
          Line.Cue.WORD,
          Rule.TURN,
          Rule.DECLARE,
          General.POINT_NAME);
    }
  }

  /// A letter drawn, which only the drawer sees; nothing where it is not seen.
  record Drew(Seat by, String letter, boolean late) implements News {
    @Override
    public Line line() {
      String what = letter.isEmpty() ? "a letter" : LetterFaces.capitals(letter);
      return late
          ? Line.of(
              by + " takes too long and draws " + what + ".",
              Line.Cue.CARD,
              Rule.TURN,
              General.TIME)
          : Line.of(by + " waits and draws " + what + ".", Line.Cue.CARD, Rule.TURN);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Drew(by, "", late);
    }
  }

  record Waited(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " waits; the box is empty.", Rule.TURN);
    }
  }

  record StayedOut(Seat by, boolean drawn) implements News {
    @Override
    public Line line() {
      return drawn
          ? Line.of(by + " has drawn five times and is not in.", Rule.LIMIT)
          : Line.of(by + " stays out.", Rule.TIMED);
    }
  }

  record Built(Seat by, String before, String word, boolean again) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " builds "
              + LetterFaces.capitals(before)
              + " up to "
              + LetterFaces.capitals(word)
              + ".",
          Line.Cue.TAKE,
          again ? Rule.FURTHER : Rule.BUILD,
          General.POINT_NAME);
    }
  }

  record Passed(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " does not build.", Rule.CIRCUIT);
    }
  }

  record Closed(boolean timed) implements News {
    @Override
    public Line line() {
      String text = "The round closes, and the words are shown.";
      return Line.of(text, Line.Cue.STOP, timed ? Rule.TIMED : Rule.CLOSE);
    }
  }

  /// Those left out, with the shortest word where all had come in.
  record LeftOut(Seats seats, String shortest) implements News {
    @Override
    public Line line() {
      String text =
          Wording.names(seats) + (seats.size() == 1 ? " is" : " are") + " out in the cold";
      return shortest.isEmpty()
          ? Line.of(text + ".", Line.Cue.FINE, Rule.COLD)
          : Line.of(
              text + " with the shortest word, " + LetterFaces.capitals(shortest) + ".",
              Line.Cue.FINE,
              Rule.ALL_IN);
    }
  }

  record WordWon(Seat by, String word, boolean seized) implements News {
    @Override
    public Line line() {
      String text =
          " " + LetterFaces.capitals(word) + ": " + Wording.count(word.length(), "letter") + ".";
      return seized
          ? Line.of(by + " takes" + text, Line.Cue.TAKE, Rule.ERROR, General.SEIZE)
          : Line.of(by + " wins" + text, Line.Cue.SCORE, Rule.OTHERS);
    }
  }

  record Dealt(Seat dealer, int letters) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The deal passes to "
              + dealer
              + ", who gives everybody "
              + Wording.count(letters, "letter")
              + ".",
          Line.Cue.DEAL,
          Rule.DEAL_LEFT,
          Rule.DEAL);
    }
  }

  record BoxShort(int letters) implements News {
    @Override
    public Line line() {
      return Line.of(
          "With " + Wording.count(letters, "letter") + " the box has not enough for another deal.",
          Rule.ROUNDS);
    }
  }

  record Counted(Seat by, int letters, int words) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " counts "
              + Wording.count(letters, "letter")
              + " in "
              + Wording.count(words, "word")
              + ".",
          Line.Cue.SCORE,
          Rule.COUNT);
    }
  }

  record Won(Seats winners, boolean tied) implements News {
    @Override
    public Line line() {
      String text = Wording.win(winners) + ".";
      return tied
          ? Line.of(text, Line.Cue.WIN, Rule.WIN, Rule.TIE)
          : Line.of(text, Line.Cue.WIN, Rule.WIN);
    }
  }
}
