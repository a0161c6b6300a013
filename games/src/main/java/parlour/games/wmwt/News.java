package parlour.games.wmwt;

import static parlour.games.material.LetterFaces.capital;
import static parlour.games.material.LetterFaces.capitals;
import static parlour.games.material.Wording.count;
import static parlour.games.material.Wording.names;

import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.lexicon.Letters;

/// What happens at the table; nothing of it is private.
sealed interface News extends Event {
  record Drew(Seat by, char letter) implements News {
    @Override
    public Line line() {
      return Line.of(by + " draws " + capital(letter) + ".", Line.Cue.CARD, Rule.DRAW);
    }
  }

  /// @param drew whether he has still the right to draw
  record Made(Seat by, String word, boolean drew) implements News {
    @Override
    public Line line() {
      String line = by + " makes " + capitals(word) + ".";
      if (word.length() == 1) return Line.of(line, Line.Cue.WORD, Rule.OPEN_WORD);
      return drew
          ? Line.of(line, Line.Cue.WORD, Rule.MAKE, Rule.PLACE)
          : Line.of(line, Line.Cue.WORD, Rule.MAKE, Rule.DRAW_KEPT);
    }
  }

  record Took(Seat by, Standing taken, String word) implements News {
    @Override
    public Line line() {
      Letters added = Letters.of(word).minus(taken.letters());
      String with = " with " + String.join(", ", added.toString().split("")) + " and ";
      if (taken.owner().equals(by)) {
        Clause clause = word.equals(taken.word() + "s") ? Rule.PLURAL_OWN : Rule.OWN_WORDS;
        String line = by + " lengthens " + capitals(taken.word()) + with + "has ";
        return Line.of(line + capitals(word) + ".", Line.Cue.WORD, clause);
      }
      String line = by + " takes " + taken.owner() + "'s " + capitals(taken.word()) + with;
      return Line.of(
          line + "makes " + capitals(word) + ".",
          Line.Cue.TAKE,
          word.contains(taken.word()) ? Rule.TAKE : Rule.REORDER);
    }
  }

  record ToPool(Seat by, char letter) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + "'s " + capital(letter) + " goes to the pool.",
          Line.Cue.CARD,
          Rule.TO_POOL,
          Rule.DECLINED);
    }
  }

  record DrawnByClock(Seat by, char letter) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Time is up before "
              + by
              + " has drawn: a letter is drawn for him, "
              + capital(letter)
              + ".",
          Line.Cue.BELL,
          Rule.DRAW,
          Rule.TO_POOL);
    }
  }

  record TimeUp(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of("Time is up: " + by + "'s turn is over.", Line.Cue.BELL, Rule.ALL_HE_CAN);
    }
  }

  record Doubted(Seat by, Standing word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " doubts " + word.owner() + "'s " + capitals(word.word()) + ".",
          Line.Cue.KNOCK,
          Rule.DOUBT);
    }
  }

  record NotConsulted(Standing word) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Too few want " + capitals(word.word()) + " looked up: it stands.", Rule.DOUBT);
    }
  }

  record Consulted(Standing word, String verdict) implements News {
    @Override
    public Line line() {
      String shown = capitals(word.word());
      return verdict.isEmpty()
          ? Line.of(shown + " is in the dictionary: it stands.", Rule.DICTIONARY)
          : Line.of(
              verdict + ": it falls, and its letters go back.",
              Line.Cue.FINE,
              Rule.DICTIONARY,
              Rule.DOUBT);
    }
  }

  record HasEnough(Seat by, int words) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " has " + count(words, "word") + ", and wins if they stand when his turn comes.",
          Line.Cue.BELL,
          Rule.RETAIN);
    }
  }

  record Won(Seat by, int words) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has " + count(words, "word") + " and has won.", Line.Cue.WIN, Rule.WIN);
    }
  }

  record Exhausted(Seats best, int words) implements News {
    @Override
    public Line line() {
      String most = best.size() == 1 ? " has most words, " : " have most words and letters, ";
      return Line.of(
          "The box is empty and nobody can go on: " + names(best) + most + words + ".",
          Line.Cue.WIN,
          Rule.BOX_EMPTY);
    }
  }
}
