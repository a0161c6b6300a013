package parlour.games.speculation;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book. Nobody is told which letters go to the
/// Plum; a word that only its maker may know is left out for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, boolean small) implements News {
    @Override
    public MinuteLine line() {
      String text =
          "The deal passes to the left: "
              + dealer
              + " deals everybody "
              + Phrases.count(letters, "letter")
              + ".";
      return small && letters > Sorting.HAND
          ? MinuteLine.of(text, MinuteLine.Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL, Rule.EXTRA)
          : MinuteLine.of(text, MinuteLine.Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL);
    }
  }

  record Discarded(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " discards five letters.", MinuteLine.Cue.CARD, Rule.DISCARD);
    }
  }

  record Gave(Seat by, Seat dealer, int letters) implements News {
    @Override
    public MinuteLine line() {
      String what = Phrases.count(letters, "letter");
      String text =
          by.equals(dealer)
              ? by + " lays " + what + " to the Plum, face down."
              : by + " gives " + dealer + " " + what + " for the Plum, face down.";
      return letters > 1
          ? MinuteLine.of(text, MinuteLine.Cue.CARD, Rule.GIVE, Rule.UNSEEN, Rule.EXTRA)
          : MinuteLine.of(text, MinuteLine.Cue.CARD, Rule.GIVE, Rule.UNSEEN);
    }
  }

  record HouseSorted(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " takes too long: the house discards and gives for him.",
          Rule.DISCARD,
          Rule.GIVE,
          GeneralRules.TIME);
    }
  }

  record PlumFilled(Seat dealer, int letters, int added, int over, boolean small) implements News {
    @Override
    public MinuteLine line() {
      String size = dealer + "'s Plum holds " + Phrases.count(letters, "letter");
      String end = ", which nobody has seen.";
      if (added > 0) {
        String from = " with " + Phrases.number(added) + " added from the dealer's discards";
        return MinuteLine.of(size + from + end, Rule.UNSEEN, Rule.TOP_UP, Rule.ADDED_UNSEEN);
      }
      if (over > 0) {
        String less = "; " + Phrases.number(over) + " too many went back to the box unseen.";
        return MinuteLine.of(size + less, Rule.UNSEEN, small ? Rule.OVERPLUS : Rule.SEVEN_UP);
      }
      return MinuteLine.of(size + end, Rule.UNSEEN, Rule.APART);
    }
  }

  record Exposed(Seat dealer, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer + " turns up " + LetterFaces.capital(letter) + ": all begin to make words.",
          MinuteLine.Cue.CALL,
          Rule.EXPOSE);
    }
  }

  record Wrote(Seat by, String word, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return word.isEmpty()
          ? MinuteLine.of(by + " writes down a word.", MinuteLine.Cue.WORD, Rule.PRIVACY)
          : MinuteLine.of(
              by + " writes down " + LetterFaces.capitals(word) + ".", MinuteLine.Cue.WORD, rule);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "", rule);
    }
  }

  record Rested(Seat by, boolean noticing) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + (noticing ? " notices no more words." : " makes no more words."), Rule.TIME);
    }
  }

  record Stopped() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is called: the letters of the hands go back to the box.",
          MinuteLine.Cue.STOP,
          Rule.RETURN);
    }
  }

  record TurnedUp(Seat dealer, Letters plum) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer + " turns up the Plum: " + plum + ".",
          MinuteLine.Cue.SWEEP,
          Rule.OPEN,
          Rule.PUBLIC);
    }
  }

  record Left(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(dealer + " leaves the Plum unturned.", Rule.OPEN);
    }
  }

  record PlumRead(Seat dealer, int words) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer
              + " has made "
              + Phrases.count(words, "word")
              + " of the Plum: what was overlooked?",
          MinuteLine.Cue.BELL,
          Rule.OMISSION,
          Rule.TIME);
    }
  }

  record Noticed(Seat by, Seat dealer, String word, boolean dealerPays) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by
              + " notices "
              + LetterFaces.capitals(word)
              + ", which "
              + dealer
              + " overlooked, and takes one counter from "
              + (dealerPays ? dealer : "the pool")
              + ".";
      return MinuteLine.of(text, MinuteLine.Cue.COUNTER, Rule.OMISSION, GeneralRules.POINT_NAME);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      String names = Phrases.names(winners);
      return MinuteLine.of(
          winners.size() == 1
              ? "Everybody has dealt: " + names + " has the largest count and wins."
              : "Everybody has dealt: " + names + " share the game.",
          MinuteLine.Cue.WIN,
          Rule.END,
          Rule.WIN);
    }
  }
}
