package parlour.games.anagrams;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.anagrams.Study.Given;
import parlour.games.anagrams.Study.Stage;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table. A word that only some may hear stands as nothing for the others.
sealed interface News extends Event {
  record Served(Seat leader, Seat to, int letters) implements News {
    @Override
    public Line line() {
      String text =
          leader
              + " passes "
              + to
              + " the box with "
              + Wording.count(letters, "letter")
              + "; it comes back empty.";
      return Line.of(text, Line.Cue.DEAL, Rule.SELECT, Rule.BOX);
    }
  }

  record HouseChose(Seat leader) implements News {
    @Override
    public Line line() {
      return Line.of(
          leader + " takes too long: the house chooses the words that are wanting.", General.TIME);
    }
  }

  record ReadyCalled(Seat leader, int minutes) implements News {
    @Override
    public Line line() {
      return Line.of(
          leader
              + " calls \"Ready\": all begin, and have "
              + Wording.count(minutes, "minute")
              + ".",
          Line.Cue.CALL,
          Rule.ORDER,
          Rule.START);
    }
  }

  record LookedEarly(Seat by, Seat leader) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " looks at the letters before \"Ready\" and pays " + leader + " one counter.",
          Line.Cue.FINE,
          Rule.EARLY);
    }
  }

  record Announced(Seat by, Seat leader, String word, boolean right) implements News {
    @Override
    public Line line() {
      if (right)
        return Line.of(
            by + " announces " + capitals(word) + ".",
            Line.Cue.BELL,
            Rule.ANNOUNCE,
            General.POINT_NAME);
      return Line.of(
          by + " announces " + said(word) + ", which is not the one.", Line.Cue.NONE, Rule.OBJECT);
    }

    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(by) || eye.equals(leader)
          ? this
          : new Announced(by, leader, "", false);
    }
  }

  record Returned(Seat by, Seat leader, boolean afterStop) implements News {
    @Override
    public Line line() {
      String text = by + " returns the letters and requires " + leader + " to name the word.";
      return afterStop
          ? Line.of(text, Line.Cue.CALL, Rule.RETURN, Rule.WHEN_RETURN)
          : Line.of(text, Line.Cue.CALL, Rule.RETURN);
    }
  }

  record Named(Seat leader, Seat whom, String word, boolean right) implements News {
    @Override
    public Line line() {
      if (right)
        return Line.of(
            leader + " names " + whom + "'s word: " + capitals(word) + ".",
            Line.Cue.WORD,
            Rule.MEMORY);
      return Line.of(
          leader + " names " + said(word) + " for " + whom + ", which is not the one.",
          Line.Cue.NONE,
          Rule.MEMORY);
    }

    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(leader) ? this : new Named(leader, whom, "", false);
    }
  }

  record Helped(Seat by, Seat whom, Seat leader, String word) implements News {
    @Override
    public Line line() {
      String text =
          by + " whispers " + said(word) + " to " + whom + " and pays " + leader + " one counter.";
      return Line.of(text, Line.Cue.FINE, Rule.ASSIST);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) || eye.equals(whom) ? this : new Helped(by, whom, leader, "");
    }
  }

  record Stopped(Seat leader) implements News {
    @Override
    public Line line() {
      return Line.of(leader + " calls \"Stop\": all cease.", Line.Cue.STOP, Rule.STOP, Rule.CEASE);
    }
  }

  /// What became of a word, and who pays one counter for it.
  record Settled(Seat seat, Seat leader, Given given, Stage fate, boolean varied) implements News {
    @Override
    public Line line() {
      String word = capitals(given.word());
      if (given.isMisdealt()) {
        return Line.of(
            leader
                + " gave out "
                + capitals(given.letters())
                + " for "
                + word
                + ": "
                + seat
                + " is excused and gets one counter.",
            Line.Cue.FINE,
            Rule.MISDEAL_RELIEF,
            Rule.MISDEAL_PAY);
      }
      return switch (fate) {
        case SOLVED ->
            Line.of(
                leader + " pays " + seat + " one counter for " + word + ".",
                Line.Cue.COUNTER,
                varied ? Rule.PAY_SELECTED : Rule.PAY_SOLVER);
        case NAMED ->
            Line.of(
                seat + " had not found " + word + " and pays " + leader + " one counter.",
                Line.Cue.FINE,
                varied ? Rule.PAY_LEADER : Rule.PAY_FAILER,
                Rule.NAMES);
        case FORGOTTEN ->
            Line.of(
                leader + " has forgotten " + word + " and pays " + seat + " one counter.",
                Line.Cue.FINE,
                Rule.MINUTE,
                Rule.FORGETS);
        case WAITING, SERVED, LOOKED, HUNTING, CALLED, FAILED ->
            Line.of(
                seat + " did not find " + word + " and pays " + leader + " one counter.",
                Line.Cue.FINE,
                varied ? Rule.PAY_LEADER : Rule.PAY_FAILER);
      };
    }
  }

  record Wrote(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(by + " writes down " + said(word) + ".", Line.Cue.WORD, Rule.MAKE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "");
    }
  }

  record Rested(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " makes no more words.", Rule.MAKE);
    }
  }

  record FirstPaid(Seat seat) implements News {
    @Override
    public Line line() {
      return Line.of(
          seat + " was first and gets one counter from the pool.",
          Line.Cue.COUNTER,
          Rule.PAY_FIRST);
    }
  }

  record PoolFilled() implements News {
    @Override
    public Line line() {
      return Line.of(
          "The pool is empty: everybody adds five counters.", Line.Cue.COUNTER, Rule.POOL_EMPTY);
    }
  }

  record LeadPassed(Seat leader) implements News {
    @Override
    public Line line() {
      return Line.of("The lead passes to " + leader + ".", Rule.LEADER_ROTATES, General.LEAD_LEFT);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return winners.size() == 1
          ? Line.of(
              "Everybody has led: " + Wording.names(winners) + " has most counters and wins.",
              Line.Cue.WIN,
              Rule.END,
              Rule.WIN)
          : Line.of(
              "Everybody has led: " + Wording.names(winners) + " share the game.",
              Line.Cue.WIN,
              Rule.END,
              Rule.TIE);
    }
  }

  private static String said(String word) {
    return word.isEmpty() ? "a word" : capitals(word);
  }

  private static String capitals(String word) {
    return LetterFaces.capitals(word);
  }
}
