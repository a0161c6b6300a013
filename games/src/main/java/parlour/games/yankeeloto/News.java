package parlour.games.yankeeloto;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table. A word that only its maker may see yet stands as nothing for others.
sealed interface News extends Event {
  record Laid(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " lays " + (word.isEmpty() ? "a word" : LetterFaces.capitals(word)) + ".",
          Line.Cue.WORD,
          Rule.WORD);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Laid(by, "");
    }
  }

  record FreshTaken(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " has no word, pays one counter and takes ten fresh letters.",
          Line.Cue.FINE,
          Rule.NO_WORD);
    }
  }

  record SatOut(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has no word again and sits out the round.", Rule.NO_WORD);
    }
  }

  record Shown(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + "'s row is " + LetterFaces.capitals(word) + ".", Line.Cue.NONE, Rule.WORD);
    }
  }

  record Challenged(Seat by, Seat whose, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " challenges " + whose + "'s " + LetterFaces.capitals(word) + ": it stands.",
          Line.Cue.KNOCK,
          General.WHO_CHECKS);
    }
  }

  record Discovered(Seat by, Seat whose, String why) implements News {
    @Override
    public Line line() {
      return Line.of(
          why + ": " + whose + " sits out and pays " + by + ", who found it, one counter.",
          Line.Cue.FINE,
          General.NO_COUNT,
          General.DISCOVERER,
          Rule.NO_WORD);
    }
  }

  record LetterCalled(Seat leader, char letter, int number) implements News {
    @Override
    public Line line() {
      return Line.of(
          leader + " calls " + LetterFaces.capital(letter) + ".", Line.Cue.CALL, Rule.CALL);
    }
  }

  record Covered(Seat by, char letter) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " covers " + LetterFaces.capital(letter) + ".", Line.Cue.COUNTER, Rule.COVER);
    }
  }

  record Cried(Seat by, Seat leader, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " cries \"Loto!\": "
              + leader
              + " finds every letter of "
              + LetterFaces.capitals(word)
              + " among those called.",
          Line.Cue.BELL,
          Rule.LOTO,
          Rule.VERIFY);
    }
  }

  record CriedFalsely(Seat by, Seat leader, int wanting) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " cries \"Loto!\", but "
              + leader
              + " finds "
              + Wording.count(wanting, "letter")
              + " uncovered: "
              + by
              + " pays one counter and covers no more.",
          Line.Cue.FINE,
          Rule.VERIFY);
    }
  }

  record PoolTaken(Seats winners, int each, int odd) implements News {
    @Override
    public Line line() {
      if (winners.size() == 1)
        return Line.of(
            Wording.names(winners) + " takes the pool: " + Wording.count(each, "counter") + ".",
            Line.Cue.SWEEP,
            Rule.LOTO);
      String left = odd == 0 ? "." : "; " + Wording.number(odd) + " over for the next round.";
      return Line.of(
          Wording.names(winners)
              + " divide the pool: "
              + Wording.count(each, "counter")
              + " each"
              + left,
          Line.Cue.SWEEP,
          Rule.TIE);
    }
  }

  record Carried(int pool) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nobody can win the round: " + Wording.count(pool, "counter") + " stay in the pool.",
          Line.Cue.STOP,
          Rule.CARRY);
    }
  }

  record LeadPassed(Seat leader, Seats players) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The lead passes to "
              + leader
              + "; "
              + Wording.names(players)
              + " put two counters each in the pool and are dealt ten letters.",
          Line.Cue.DEAL,
          Rule.ROTATE,
          General.LEAD_LEFT,
          Rule.STAKE,
          Rule.DEAL);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Everybody has led: "
              + Wording.names(winners)
              + (winners.size() == 1 ? " has most counters and wins." : " share the game."),
          Line.Cue.WIN,
          Rule.ROTATE);
    }
  }
}
