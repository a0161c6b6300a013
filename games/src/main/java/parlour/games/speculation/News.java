package parlour.games.speculation;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;
import parlour.lexicon.Letters;

/// What happens at the table. Nobody is told which letters go to the Plum; a word that only its
/// maker may know stands as nothing for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, boolean small) implements News {
    @Override
    public Line line() {
      String text =
          "The deal passes to the left: "
              + dealer
              + " deals everybody "
              + Wording.count(letters, "letter")
              + ".";
      return small && letters > Sorting.HAND
          ? Line.of(text, Line.Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL, Rule.EXTRA)
          : Line.of(text, Line.Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL);
    }
  }

  record Discarded(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " discards five letters.", Line.Cue.CARD, Rule.DISCARD);
    }
  }

  record Gave(Seat by, Seat dealer, int letters) implements News {
    @Override
    public Line line() {
      String what = Wording.count(letters, "letter");
      String text =
          by.equals(dealer)
              ? by + " lays " + what + " to the Plum, face down."
              : by + " gives " + dealer + " " + what + " for the Plum, face down.";
      return letters > 1
          ? Line.of(text, Line.Cue.CARD, Rule.GIVE, Rule.UNSEEN, Rule.EXTRA)
          : Line.of(text, Line.Cue.CARD, Rule.GIVE, Rule.UNSEEN);
    }
  }

  record HouseSorted(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " takes too long: the house discards and gives for him.",
          Rule.DISCARD,
          Rule.GIVE,
          General.TIME);
    }
  }

  record PlumFilled(Seat dealer, int letters, int added, int over, boolean small) implements News {
    @Override
    public Line line() {
      String size = dealer + "'s Plum holds " + Wording.count(letters, "letter");
      String end = ", which nobody has seen.";
      if (added > 0) {
        String from = " with " + Wording.number(added) + " added from the dealer's discards";
        return Line.of(size + from + end, Rule.UNSEEN, Rule.TOP_UP, Rule.ADDED_UNSEEN);
      }
      if (over > 0) {
        String less = "; " + Wording.number(over) + " too many went back to the box unseen.";
        return Line.of(size + less, Rule.UNSEEN, small ? Rule.OVERPLUS : Rule.SEVEN_UP);
      }
      return Line.of(size + end, Rule.UNSEEN, Rule.APART);
    }
  }

  record Exposed(Seat dealer, char letter) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer + " turns up " + LetterFaces.capital(letter) + ": all begin to make words.",
          Line.Cue.CALL,
          Rule.EXPOSE);
    }
  }

  record Wrote(Seat by, String word, Rule rule) implements News {
    @Override
    public Line line() {
      return word.isEmpty()
          ? Line.of(by + " writes down a word.", Line.Cue.WORD, Rule.PRIVACY)
          : Line.of(by + " writes down " + LetterFaces.capitals(word) + ".", Line.Cue.WORD, rule);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "", rule);
    }
  }

  record Rested(Seat by, boolean noticing) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + (noticing ? " notices no more words." : " makes no more words."), Rule.TIME);
    }
  }

  record Stopped() implements News {
    @Override
    public Line line() {
      return Line.of(
          "Time is called: the letters of the hands go back to the box.",
          Line.Cue.STOP,
          Rule.RETURN);
    }
  }

  record TurnedUp(Seat dealer, Letters plum) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer + " turns up the Plum: " + plum + ".", Line.Cue.SWEEP, Rule.OPEN, Rule.PUBLIC);
    }
  }

  record Left(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of(dealer + " leaves the Plum unturned.", Rule.OPEN);
    }
  }

  record PlumRead(Seat dealer, int words) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer
              + " has made "
              + Wording.count(words, "word")
              + " of the Plum: what was overlooked?",
          Line.Cue.BELL,
          Rule.OMISSION,
          Rule.TIME);
    }
  }

  record Noticed(Seat by, Seat dealer, String word, boolean dealerPays) implements News {
    @Override
    public Line line() {
      String text =
          by
              + " notices "
              + LetterFaces.capitals(word)
              + ", which "
              + dealer
              + " overlooked, and takes one counter from "
              + (dealerPays ? dealer : "the pool")
              + ".";
      return Line.of(text, Line.Cue.COUNTER, Rule.OMISSION, General.POINT_NAME);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      String names = Wording.names(winners);
      return Line.of(
          winners.size() == 1
              ? "Everybody has dealt: " + names + " has the largest count and wins."
              : "Everybody has dealt: " + names + " share the game.",
          Line.Cue.WIN,
          Rule.END,
          Rule.WIN);
    }
  }
}
