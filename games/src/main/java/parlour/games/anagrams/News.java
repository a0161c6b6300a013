package parlour.games.anagrams;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.anagrams.Player.Given;
import parlour.games.anagrams.Player.Stage;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book. A word that only some may hear is empty
/// for the others.
sealed interface News extends Event {
  record Served(Seat leader, Seat to, int letters) implements News {
    @Override
    public MinuteLine line() {
      String text =
          leader
              + " passes "
              + to
              + " the box with "
              + Phrases.count(letters, "letter")
              + "; it comes back empty.";
      return MinuteLine.of(text, MinuteLine.Cue.DEAL, Rule.SELECT, Rule.BOX);
    }
  }

  record HouseChose(Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          leader + " takes too long: the house chooses the words that are wanting.",
          GeneralRules.TIME);
    }
  }

  record ReadyCalled(Seat leader, int minutes) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          leader
              + " calls \"Ready\": all begin, and have "
              + Phrases.count(minutes, "minute")
              + ".",
          MinuteLine.Cue.CALL,
          Rule.ORDER,
          Rule.START);
    }
  }

  record LookedEarly(Seat by, Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " looks at the letters before \"Ready\" and pays " + leader + " one counter.",
          MinuteLine.Cue.FINE,
          Rule.EARLY);
    }
  }

  record Announced(Seat by, Seat leader, String word, boolean right) implements News {
    @Override
    public MinuteLine line() {
      if (right)
        return MinuteLine.of(
            by + " announces " + capitals(word) + ".",
            MinuteLine.Cue.BELL,
            Rule.ANNOUNCE,
            GeneralRules.POINT_NAME);
      return MinuteLine.of(
          by + " announces " + said(word) + ", which is not the one.",
          MinuteLine.Cue.NONE,
          Rule.OBJECT);
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
    public MinuteLine line() {
      String text = by + " returns the letters and requires " + leader + " to name the word.";
      return afterStop
          ? MinuteLine.of(text, MinuteLine.Cue.CALL, Rule.RETURN, Rule.WHEN_RETURN)
          : MinuteLine.of(text, MinuteLine.Cue.CALL, Rule.RETURN);
    }
  }

  record Named(Seat leader, Seat whom, String word, boolean right) implements News {
    @Override
    public MinuteLine line() {
      if (right)
        return MinuteLine.of(
            leader + " names " + whom + "'s word: " + capitals(word) + ".",
            MinuteLine.Cue.WORD,
            Rule.MEMORY);
      return MinuteLine.of(
          leader + " names " + said(word) + " for " + whom + ", which is not the one.",
          MinuteLine.Cue.NONE,
          Rule.MEMORY);
    }

    @Override
    public Event seenBy(Seat eye) {
      return right || eye.equals(leader) ? this : new Named(leader, whom, "", false);
    }
  }

  record Helped(Seat by, Seat whom, Seat leader, String word) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by + " whispers " + said(word) + " to " + whom + " and pays " + leader + " one counter.";
      return MinuteLine.of(text, MinuteLine.Cue.FINE, Rule.ASSIST);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) || eye.equals(whom) ? this : new Helped(by, whom, leader, "");
    }
  }

  record Stopped(Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          leader + " calls \"Stop\": all cease.", MinuteLine.Cue.STOP, Rule.STOP, Rule.CEASE);
    }
  }

  /// What became of a word, and who pays one counter for it.
  record Settled(Seat seat, Seat leader, Given given, Stage fate, boolean varied) implements News {
    @Override
    public MinuteLine line() {
      String word = capitals(given.word());
      if (given.isMisdealt()) {
        return MinuteLine.of(
            leader
                + " gave out "
                + capitals(given.letters())
                + " for "
                + word
                + ": "
                + seat
                + " is excused and gets one counter.",
            MinuteLine.Cue.FINE,
            Rule.MISDEAL_RELIEF,
            Rule.MISDEAL_PAY);
      }
      return switch (fate) {
        case SOLVED ->
            MinuteLine.of(
                leader + " pays " + seat + " one counter for " + word + ".",
                MinuteLine.Cue.COUNTER,
                varied ? Rule.PAY_SELECTED : Rule.PAY_SOLVER);
        case NAMED ->
            MinuteLine.of(
                seat + " had not found " + word + " and pays " + leader + " one counter.",
                MinuteLine.Cue.FINE,
                varied ? Rule.PAY_LEADER : Rule.PAY_FAILER,
                Rule.NAMES);
        case FORGOTTEN ->
            MinuteLine.of(
                leader + " has forgotten " + word + " and pays " + seat + " one counter.",
                MinuteLine.Cue.FINE,
                Rule.MINUTE,
                Rule.FORGETS);
        case WAITING, SERVED, LOOKED, HUNTING, CALLED, FAILED ->
            MinuteLine.of(
                seat + " did not find " + word + " and pays " + leader + " one counter.",
                MinuteLine.Cue.FINE,
                varied ? Rule.PAY_LEADER : Rule.PAY_FAILER);
      };
    }
  }

  record Wrote(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " writes down " + said(word) + ".", MinuteLine.Cue.WORD, Rule.MAKE);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "");
    }
  }

  record Rested(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " makes no more words.", Rule.MAKE);
    }
  }

  record FirstPaid(Seat seat) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat + " was first and gets one counter from the pool.",
          MinuteLine.Cue.COUNTER,
          Rule.PAY_FIRST);
    }
  }

  record PoolFilled() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The pool is empty: everybody adds five counters.",
          MinuteLine.Cue.COUNTER,
          Rule.POOL_EMPTY);
    }
  }

  record LeadPassed(Seat leader) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The lead passes to " + leader + ".", Rule.LEADER_ROTATES, GeneralRules.LEAD_LEFT);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return winners.size() == 1
          ? MinuteLine.of(
              "Everybody has led: " + Phrases.names(winners) + " has most counters and wins.",
              MinuteLine.Cue.WIN,
              Rule.END,
              Rule.WIN)
          : MinuteLine.of(
              "Everybody has led: " + Phrases.names(winners) + " share the game.",
              MinuteLine.Cue.WIN,
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
