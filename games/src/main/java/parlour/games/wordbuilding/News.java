package parlour.games.wordbuilding;

import static parlour.games.material.LetterFaces.capital;
import static parlour.games.material.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.Wording;
import parlour.lexicon.Letters;

/// What happens at the table. A word in mind stands as nothing for all but its owner.
sealed interface News extends Event {
  record SetApart(Seat by, char letter, boolean first, String word) implements News {
    @Override
    public Line line() {
      String text = inMind(by, word) + "sets apart " + capital(letter);
      return first
          ? Line.of(
              text + ", for one counter from the pool.",
              Line.Cue.COUNTER,
              Rule.FIRST_THINK,
              Rule.FIRST_SET,
              Rule.FIRST_PAY)
          : Line.of(text + ".", Line.Cue.CARD, Rule.NEXT_THINK, Rule.NEXT_SET);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new SetApart(by, letter, first, "");
    }
  }

  record BuiltUp(Seat by, char letter, char from, String spread, String word) implements News {
    @Override
    public Line line() {
      String text =
          inMind(by, word)
              + "adds "
              + capital(letter)
              + (from == Move.HAND ? " from the hand" : " from the crib")
              + ": "
              + capitals(spread)
              + ".";
      return Line.of(text, Line.Cue.CARD, Rule.UP_KEEP_LETTERS, Rule.UP_ONE_LETTER);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new BuiltUp(by, letter, from, spread, "");
    }
  }

  record Transposed(Seat by, String old) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " has transposed " + capitals(old) + " and gets two counters from the pool.",
          Line.Cue.COUNTER,
          Rule.UP_TRANSPOSE,
          Rule.UP_TRANSPOSE_PAY);
    }
  }

  record SyllableClaimed(Seat by, String divided) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " begins a syllable of "
              + capitals(divided)
              + " and gets one counter from the pool.",
          Line.Cue.COUNTER,
          Rule.SYLLABLE_PAY,
          Rule.SYLLABLE_JUDGE,
          Rule.INTENT,
          General.POINT_NAME);
    }
  }

  record MinuteUp(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + "'s minute is up.", Line.Cue.BELL, General.TIME);
    }
  }

  /// In the first part, on a fragment or an empty table.
  record HadNoWord(Seat by, Seats owed) implements News {
    @Override
    public Line line() {
      String text = by + " can think of no word and loses the turn";
      return owed.isEmpty()
          ? Line.of(text + ".", Rule.FAIL_TURN)
          : Line.of(
              text + ", and pays one counter to " + each(owed) + ".",
              Line.Cue.FINE,
              Rule.FAIL_TURN,
              Rule.FAIL_PAY);
    }

    private static String each(Seats seats) {
      return seats.size() == 1 ? Wording.names(seats) : "each of " + Wording.names(seats);
    }
  }

  /// In the first part, when a complete word stands.
  record CouldNotEnlarge(Seat by, String word) implements News {
    @Override
    public Line line() {
      return Line.of(by + " cannot enlarge " + capitals(word) + ".", Rule.COMPLETE_TEST);
    }
  }

  /// In the second part.
  record AddedNothing(Seat by, Seats owed) implements News {
    @Override
    public Line line() {
      return owed.isEmpty()
          ? Line.of(by + " adds no more letters.", Rule.UP_OPTIONAL)
          : Line.of(
              by
                  + " adds no letter and pays "
                  + Wording.names(owed)
                  + ", the last player, one counter.",
              Line.Cue.FINE,
              Rule.UP_FAIL_PAY,
              Rule.PAY_WHO);
    }
  }

  record SecondPart(String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nobody can enlarge " + capitals(word) + " from the crib: it is built up from the hands.",
          Line.Cue.BELL,
          Rule.UP_WHEN,
          Rule.COMPLETE_TEST);
    }
  }

  record Abandoned(String fragment) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nobody has a word for " + capitals(fragment) + ": its letters go back to the crib.",
          Rule.ALL_FAIL);
    }
  }

  record NoWord() implements News {
    @Override
    public Line line() {
      return Line.of("The round ends without a word.", Line.Cue.STOP, Rule.ALL_FAIL);
    }
  }

  record Closed(Seat last, String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nothing can be added to "
              + capitals(word)
              + ": "
              + last
              + " returns its letters to the box and gets one counter from the pool.",
          Line.Cue.COUNTER,
          Rule.UP_CLOSE,
          Rule.UP_CLOSE_PAY);
    }
  }

  record Refilled(Seat dealer, Letters crib) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer + " fills up the hands, and the crib to " + crib + ".",
          Line.Cue.DEAL,
          Rule.REFILL,
          Rule.CRIB_REFILL);
    }
  }

  record DealPassed(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of("The deal passes to " + dealer + ".", General.LEAD_LEFT);
    }
  }

  record HandsMerged(int crib) implements News {
    @Override
    public Line line() {
      return Line.of(
          "It was the last round: all hands go into the crib, "
              + Wording.count(crib, "letter")
              + " now, and words are built from it as at first.",
          Line.Cue.DEAL,
          Rule.LAST_MERGE,
          Rule.LAST_BUILD);
    }
  }

  /// A word falls on challenge.
  record Fell(Seat by, Seat whose, char letter, String why, int paid) implements News {
    @Override
    public Line line() {
      String text =
          by + " challenges " + whose + ": " + why + ", and " + capital(letter) + " goes back";
      return paid == 0
          ? Line.of(text + ".", Line.Cue.KNOCK, General.NO_COUNT, Rule.INTENT)
          : Line.of(
              text
                  + "; "
                  + by
                  + " gets the "
                  + Wording.count(paid, "counter")
                  + " "
                  + whose
                  + " had for it.",
              Line.Cue.KNOCK,
              General.NO_COUNT,
              General.DISCOVERER,
              Rule.INTENT);
    }
  }

  /// The word is good, the syllable is not.
  record SyllableFell(Seat by, Seat whose, String divided) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " challenges "
              + whose
              + ": no new syllable of "
              + capitals(divided)
              + " begins there, and "
              + by
              + " gets the counter.",
          Line.Cue.KNOCK,
          General.NO_COUNT,
          General.DISCOVERER,
          Rule.SYLLABLE_JUDGE);
    }
  }

  record Stood(Seat by, Seat whose, String word, boolean dear) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " challenges "
              + whose
              + ", who had "
              + capitals(word)
              + " in mind: it stands"
              + (dear ? ", and " + by + " pays one counter." : "."),
          Line.Cue.KNOCK,
          General.WHO_CHECKS,
          Rule.INTENT);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return winners.size() == 1
          ? Line.of(
              "No more words can be made: "
                  + Wording.names(winners)
                  + " has most counters and wins.",
              Line.Cue.WIN,
              Rule.LAST_BUILD,
              Rule.WIN)
          : Line.of(
              "No more words can be made: " + Wording.names(winners) + " share the game.",
              Line.Cue.WIN,
              Rule.LAST_BUILD,
              Rule.WIN);
    }
  }

  private static String inMind(Seat by, String word) {
    return by + " has " + (word.isEmpty() ? "a word" : capitals(word)) + " in mind and ";
  }
}
