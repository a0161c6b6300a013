package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book. A word in mind is left out for all but
/// its owner.
sealed interface News extends Event {
  record SetApart(Seat by, char letter, boolean first, String word) implements News {
    @Override
    public MinuteLine line() {
      String text = inMind(by, word) + "sets apart " + capital(letter);
      return first
          ? MinuteLine.of(
              text + ", for one counter from the pool.",
              MinuteLine.Cue.COUNTER,
              Rule.FIRST_THINK,
              Rule.FIRST_SET,
              Rule.FIRST_PAY)
          : MinuteLine.of(text + ".", MinuteLine.Cue.CARD, Rule.NEXT_THINK, Rule.NEXT_SET);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new SetApart(by, letter, first, "");
    }
  }

  record BuiltUp(Seat by, char letter, char from, String spread, String word) implements News {
    @Override
    public MinuteLine line() {
      String text =
          inMind(by, word)
              + "adds "
              + capital(letter)
              + (from == Move.HAND ? " from the hand" : " from the crib")
              + ": "
              + capitals(spread)
              + ".";
      return MinuteLine.of(text, MinuteLine.Cue.CARD, Rule.UP_KEEP_LETTERS, Rule.UP_ONE_LETTER);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new BuiltUp(by, letter, from, spread, "");
    }
  }

  record Transposed(Seat by, String old) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " has transposed " + capitals(old) + " and gets two counters from the pool.",
          MinuteLine.Cue.COUNTER,
          Rule.UP_TRANSPOSE,
          Rule.UP_TRANSPOSE_PAY);
    }
  }

  record SyllableClaimed(Seat by, String divided) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " begins a syllable of "
              + capitals(divided)
              + " and gets one counter from the pool.",
          MinuteLine.Cue.COUNTER,
          Rule.SYLLABLE_PAY,
          Rule.SYLLABLE_JUDGE,
          Rule.INTENT,
          GeneralRules.POINT_NAME);
    }
  }

  record MinuteUp(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + "'s minute is up.", MinuteLine.Cue.BELL, GeneralRules.TIME);
    }
  }

  /// In the first part, on a fragment or an empty table.
  record HadNoWord(Seat by, Seats owed) implements News {
    @Override
    public MinuteLine line() {
      String text = by + " can think of no word and loses the turn";
      return owed.isEmpty()
          ? MinuteLine.of(text + ".", Rule.FAIL_TURN)
          : MinuteLine.of(
              text + ", and pays one counter to " + each(owed) + ".",
              MinuteLine.Cue.FINE,
              Rule.FAIL_TURN,
              Rule.FAIL_PAY);
    }

    private static String each(Seats seats) {
      return seats.size() == 1 ? Phrases.names(seats) : "each of " + Phrases.names(seats);
    }
  }

  /// In the first part, when a complete word stands.
  record CouldNotEnlarge(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " cannot enlarge " + capitals(word) + ".", Rule.COMPLETE_TEST);
    }
  }

  /// In the second part.
  record AddedNothing(Seat by, Seats owed) implements News {
    @Override
    public MinuteLine line() {
      return owed.isEmpty()
          ? MinuteLine.of(by + " adds no more letters.", Rule.UP_OPTIONAL)
          : MinuteLine.of(
              by
                  + " adds no letter and pays "
                  + Phrases.names(owed)
                  + ", the last player, one counter.",
              MinuteLine.Cue.FINE,
              Rule.UP_FAIL_PAY,
              Rule.PAY_WHO);
    }
  }

  record SecondPart(String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody can enlarge " + capitals(word) + " from the crib: it is built up from the hands.",
          MinuteLine.Cue.BELL,
          Rule.UP_WHEN,
          Rule.COMPLETE_TEST);
    }
  }

  record Abandoned(String fragment) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody has a word for " + capitals(fragment) + ": its letters go back to the crib.",
          Rule.ALL_FAIL);
    }
  }

  record NoWord() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The round ends without a word.", MinuteLine.Cue.STOP, Rule.ALL_FAIL);
    }
  }

  record Closed(Seat last, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nothing can be added to "
              + capitals(word)
              + ": "
              + last
              + " returns its letters to the box and gets one counter from the pool.",
          MinuteLine.Cue.COUNTER,
          Rule.UP_CLOSE,
          Rule.UP_CLOSE_PAY);
    }
  }

  record Refilled(Seat dealer, Letters crib) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer + " fills up the hands, and the crib to " + crib + ".",
          MinuteLine.Cue.DEAL,
          Rule.REFILL,
          Rule.CRIB_REFILL);
    }
  }

  record DealPassed(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("The deal passes to " + dealer + ".", GeneralRules.LEAD_LEFT);
    }
  }

  record HandsMerged(int crib) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "It was the last round: all hands go into the crib, "
              + Phrases.count(crib, "letter")
              + " now, and words are built from it as at first.",
          MinuteLine.Cue.DEAL,
          Rule.LAST_MERGE,
          Rule.LAST_BUILD);
    }
  }

  /// A word falls on challenge.
  record Fell(Seat by, Seat whose, char letter, String why, int paid) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by + " challenges " + whose + ": " + why + ", and " + capital(letter) + " goes back";
      return paid == 0
          ? MinuteLine.of(text + ".", MinuteLine.Cue.KNOCK, GeneralRules.NO_COUNT, Rule.INTENT)
          : MinuteLine.of(
              text
                  + "; "
                  + by
                  + " gets the "
                  + Phrases.count(paid, "counter")
                  + " "
                  + whose
                  + " had for it.",
              MinuteLine.Cue.KNOCK,
              GeneralRules.NO_COUNT,
              GeneralRules.DISCOVERER,
              Rule.INTENT);
    }
  }

  /// The word is good, the syllable is not.
  record SyllableFell(Seat by, Seat whose, String divided) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " challenges "
              + whose
              + ": no new syllable of "
              + capitals(divided)
              + " begins there, and "
              + by
              + " gets the counter.",
          MinuteLine.Cue.KNOCK,
          GeneralRules.NO_COUNT,
          GeneralRules.DISCOVERER,
          Rule.SYLLABLE_JUDGE);
    }
  }

  record Stood(Seat by, Seat whose, String word, boolean dear) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " challenges "
              + whose
              + ", who had "
              + capitals(word)
              + " in mind: it stands"
              + (dear ? ", and " + by + " pays one counter." : "."),
          MinuteLine.Cue.KNOCK,
          GeneralRules.WHO_CHECKS,
          Rule.INTENT);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return winners.size() == 1
          ? MinuteLine.of(
              "No more words can be made: "
                  + Phrases.names(winners)
                  + " has most counters and wins.",
              MinuteLine.Cue.WIN,
              Rule.LAST_BUILD,
              Rule.WIN)
          : MinuteLine.of(
              "No more words can be made: " + Phrases.names(winners) + " share the game.",
              MinuteLine.Cue.WIN,
              Rule.LAST_BUILD,
              Rule.WIN);
    }
  }

  private static String inMind(Seat by, String word) {
    return by + " has " + (word.isEmpty() ? "a word" : capitals(word)) + " in mind and ";
  }
}
