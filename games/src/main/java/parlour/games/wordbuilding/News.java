package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Callout;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book. A word in mind is left out for all but
/// its owner.
sealed interface News extends Event {
  record SetApart(Seat by, char letter, boolean first, String word) implements News {
    @Override
    public MinuteLine line() {
      String text = inMind(by, word) + by.word("sets") + " apart " + capital(letter);
      MinuteLine line =
          first
              ? MinuteLine.of(
                  text + ", for one counter from the pool.",
                  Cue.COUNTER,
                  Rule.FIRST_THINK,
                  Rule.FIRST_SET,
                  Rule.FIRST_PAY)
              : MinuteLine.of(text + ".", Cue.CARD, Rule.NEXT_THINK, Rule.NEXT_SET);
      return line.with(new Callout(by, capital(letter), first ? 1 : 0, false));
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
              + by.word("adds")
              + " "
              + capital(letter)
              + (from == Move.HAND ? " from the hand" : " from the crib")
              + ": "
              + capitals(spread)
              + ".";
      return MinuteLine.of(text, Cue.CARD, Rule.UP_KEEP_LETTERS, Rule.UP_ONE_LETTER, Rule.GAP)
          .with(Callout.of(by, capitals(spread)));
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
              by.does("has")
                  + " transposed "
                  + capitals(old)
                  + " and "
                  + by.word("gets")
                  + " two counters from the pool.",
              Cue.COUNTER,
              Rule.UP_TRANSPOSE,
              Rule.UP_TRANSPOSE_PAY)
          .with(Callout.great(by, capitals(old) + " in another order", 2));
    }
  }

  record SyllableClaimed(Seat by, String divided) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("begins")
                  + " a syllable of "
                  + capitals(divided)
                  + " and "
                  + by.word("gets")
                  + " one counter from the pool.",
              Cue.COUNTER,
              Rule.SYLLABLE_PAY,
              Rule.SYLLABLE_JUDGE,
              Rule.CLAIM,
              GeneralRules.POINT_NAME)
          .with(new Callout(by, capitals(divided) + "!", 1, false));
    }
  }

  record MinuteUp(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + "'s minute is up.", Cue.BELL, GeneralRules.TIME);
    }
  }

  /// In the first part, on a fragment or an empty table.
  record HadNoWord(Seat by, Seats owed) implements News {
    @Override
    public MinuteLine line() {
      String text = by + " can think of no word and " + by.word("loses") + " the turn";
      MinuteLine line =
          owed.isEmpty()
              ? MinuteLine.of(text + ".", Rule.FAIL_TURN)
              : MinuteLine.of(
                  text + ", and " + by.word("pays") + " one counter to " + each(owed) + ".",
                  Cue.FINE,
                  Rule.FAIL_TURN,
                  Rule.FAIL_PAY);
      return line.with(new Callout(by, "I have no word.", -owed.size(), false));
    }

    private static String each(Seats seats) {
      return seats.size() == 1 ? Phrases.names(seats) : "each of " + Phrases.names(seats);
    }
  }

  /// In the first part, when a complete word stands.
  record CouldNotEnlarge(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("does") + " not enlarge " + capitals(word) + ".", Rule.COMPLETE_TEST)
          .with(Callout.of(by, "I cannot enlarge it."));
    }
  }

  /// In the second part.
  record AddedNothing(Seat by, Seats owed) implements News {
    @Override
    public MinuteLine line() {
      return owed.isEmpty()
          ? MinuteLine.of(by.does("adds") + " no more letters.", Rule.UP_OPTIONAL)
          : MinuteLine.of(
                  by.does("adds")
                      + " no letter and "
                      + by.word("pays")
                      + " "
                      + Phrases.names(owed)
                      + ", the last player, one counter.",
                  Cue.FINE,
                  Rule.UP_FAIL_PAY,
                  Rule.PAY_WHO)
              .with(new Callout(by, "I add nothing.", -1, false));
    }
  }

  record SecondPart(String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody enlarges " + capitals(word) + " from the crib: it is built up from the hands.",
          Cue.BELL,
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
      return MinuteLine.of("The round ends without a word.", Cue.STOP, Rule.NO_WORD);
    }
  }

  /// A word is finished.
  ///
  /// @param lastPart whether this was in the last building from the crib
  record Closed(Seat last, String word, boolean lastPart) implements News {
    @Override
    public MinuteLine line() {
      String text =
          "Nobody adds to "
              + capitals(word)
              + ": "
              + last.does("returns")
              + " its letters to the box and "
              + last.word("gets")
              + " one counter from the pool.";
      MinuteLine line =
          lastPart
              ? MinuteLine.of(text, Cue.COUNTER, Rule.LAST_CLOSE, Rule.UP_CLOSE_PAY)
              : MinuteLine.of(text, Cue.COUNTER, Rule.UP_CLOSE, Rule.UP_CLOSE_PAY);
      return line.with(Callout.great(last, capitals(word), 1));
    }
  }

  /// A round, or the last building, is over: what each gained in it.
  record RoundOver(String part, RoundGains gains) implements News {
    static RoundOver of(Position.Match match, String part) {
      return new RoundOver(
          part, new RoundGains(match.before().standing(), match.counters().standing()));
    }

    @Override
    public MinuteLine line() {
      return MinuteLine.of(part + " is over.", Cue.SCORE, Rule.ROUNDS);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude(part, "counter", _ -> RoundGains.Reason.of("")));
    }
  }

  record Refilled(Seat dealer, Letters crib) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer.does("fills")
              + " up the hands, and the crib to "
              + Phrases.count(crib.size(), "letter")
              + ".",
          Cue.DEAL,
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
          Cue.DEAL,
          Rule.LAST_MERGE,
          Rule.LAST_BUILD);
    }
  }

  /// A word falls on challenge.
  record Fell(Seat by, Seat whose, char letter, String why, int paid) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by.does("challenges")
              + " "
              + whose
              + ": "
              + why
              + ", and "
              + capital(letter)
              + " goes back";
      MinuteLine line =
          paid == 0
              ? MinuteLine.of(text + ".", Cue.KNOCK, GeneralRules.NO_COUNT, Rule.FALL, Rule.INTENT)
              : MinuteLine.of(
                  text
                      + "; "
                      + by.does("gets")
                      + " the "
                      + Phrases.count(paid, "counter")
                      + " "
                      + whose
                      + " had for it.",
                  Cue.KNOCK,
                  GeneralRules.NO_COUNT,
                  GeneralRules.DISCOVERER,
                  Rule.FALL,
                  Rule.INTENT);
      return line.with(Callout.great(by, why + "!", paid));
    }
  }

  /// The word is good, the syllable is not.
  record SyllableFell(Seat by, Seat whose, String divided) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("challenges")
                  + " "
                  + whose
                  + ": no new syllable of "
                  + capitals(divided)
                  + " begins there, and "
                  + by.does("gets")
                  + " the counter.",
              Cue.KNOCK,
              GeneralRules.NO_COUNT,
              GeneralRules.DISCOVERER,
              Rule.SYLLABLE_JUDGE,
              Rule.FALL)
          .with(Callout.great(by, "No syllable there!", 1));
    }
  }

  record Stood(Seat by, Seat whose, String word, boolean dear) implements News {
    @Override
    public MinuteLine line() {
      String price = dear ? ", and " + by.does("pays") + " one counter." : ".";
      return MinuteLine.of(
              by.does("challenges")
                  + " "
                  + whose
                  + ", who had "
                  + capitals(word)
                  + " in mind: it stands"
                  + price,
              Cue.KNOCK,
              Rule.DOUBT_PRICE,
              Rule.INTENT)
          .with(new Callout(whose, capitals(word), dear ? 1 : 0, false));
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      Seat best = winners.lowest();
      String won =
          winners.size() == 1
              ? best.does("has") + " most counters and " + best.word("wins")
              : Phrases.names(winners) + " share the game";
      return MinuteLine.of(
          "No more words are made: " + won + ".", Cue.WIN, Rule.LAST_BUILD, Rule.WIN);
    }
  }

  private static String inMind(Seat by, String word) {
    return by.does("has") + " " + (word.isEmpty() ? "a word" : capitals(word)) + " in mind and ";
  }
}
