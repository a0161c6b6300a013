package parlour.games.spellingmatch;

import static parlour.games.material.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.Wording;

/// What happens at the table. A word that only its author may know stands as nothing for the
/// others.
sealed interface News extends Event {
  record Contributed(Seat by, int number, String word) implements News {
    @Override
    public Line line() {
      String what = word.isEmpty() ? "the letters of a word" : "the letters of " + capitals(word);
      return Line.of(
          by + " picks out " + what + " and mixes them in a stack, number " + number + ".",
          Line.Cue.CARD,
          Rule.CHOOSE,
          Rule.STACKS);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Contributed(by, number, "");
    }
  }

  record HousePicked(Seat seat, String word) implements News {
    @Override
    public Line line() {
      String what = word.isEmpty() ? "a word" : capitals(word);
      return Line.of(
          seat + " takes too long: the house picks out " + what + " instead.",
          Line.Cue.BELL,
          General.TIME);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(seat) ? this : new HousePicked(seat, "");
    }
  }

  record PassedLeft(int stacks) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Everybody passes "
              + (stacks == 1 ? "his stack" : "his " + Wording.count(stacks, "stack"))
              + " to his left-hand neighbour.",
          Line.Cue.DEAL,
          Rule.PASS_LEFT);
    }
  }

  record SpellCalled(Seat leader, int minutes) implements News {
    @Override
    public Line line() {
      return Line.of(
          leader
              + " calls \"spell\": all begin, and have "
              + Wording.count(minutes, "minute")
              + ".",
          Line.Cue.CALL,
          Rule.CALL,
          General.TIME);
    }
  }

  record Took(Seat by, Seat from) implements News {
    @Override
    public Line line() {
      String place = by.equals(from) ? "a stack that lies at hand" : "a stack from " + from;
      return Line.of(by + " takes " + place + ".", Line.Cue.TAKE, Rule.TAKE, Rule.REMEMBER);
    }
  }

  record Spelt(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(by + " spells " + capitals(word) + ".", Line.Cue.WORD, Rule.VIEW, Rule.NEXT);
    }
  }

  record Proving(Seat by, Seat author) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " calls on " + author + " to form the stack into a word within a minute.",
          Line.Cue.CALL,
          Rule.PROVE,
          Rule.STUCK);
    }
  }

  record Formed(Seat author, Seat caller, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          author + " forms " + capitals(word) + " for " + caller + ": the stack is dead.",
          Line.Cue.WORD,
          Rule.PROVE,
          Rule.STUCK);
    }
  }

  record Forfeited(Seat author, Seat caller, String letters, int words) implements News {
    @Override
    public Line line() {
      String stack = author + " cannot form " + capitals(letters) + " into a word";
      return words == 0
          ? Line.of(
              stack + ", and has no words to forfeit.", Line.Cue.FINE, Rule.PROVE_FAIL, Rule.STUCK)
          : Line.of(
              stack
                  + " and forfeits "
                  + Wording.count(words, "word")
                  + " to "
                  + caller
                  + ", for whom they count now.",
              Line.Cue.FINE,
              Rule.PROVE_FAIL,
              Rule.PROVE_GAIN);
    }
  }

  record GameCalled(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " has nothing more to spell and calls \"game\".", Line.Cue.STOP, Rule.GAME);
    }
  }

  record TimeOver() implements News {
    @Override
    public Line line() {
      return Line.of("The time to spell is over.", Line.Cue.STOP, General.TIME_LIMIT);
    }
  }

  record HadNoMoreToSay(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has no more to say.", Rule.PROVE);
    }
  }

  record Won(Seats winners, int words, boolean byCalling) implements News {
    @Override
    public Line line() {
      String most = Wording.count(words, "word");
      if (winners.size() > 1)
        return Line.of(
            Wording.names(winners) + " share the game with " + most + " each.",
            Line.Cue.WIN,
            Rule.WIN,
            Rule.TIE);
      return byCalling
          ? Line.of(
              Wording.names(winners) + " has " + most + " like others, called \"game\" and wins.",
              Line.Cue.WIN,
              Rule.WIN,
              Rule.TIE)
          : Line.of(Wording.names(winners) + " has " + most + " and wins.", Line.Cue.WIN, Rule.WIN);
    }
  }
}
