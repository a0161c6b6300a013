package parlour.games.wordbuilding;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;
import static parlour.games.material.letters.LetterFaces.said;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
import parlour.lexicon.Letters;

/// What happens at the table, and how the minute book tells it. A word in mind is left out for all
/// but its owner.
sealed interface News extends Event {
  record SetApart(Seat by, char letter, boolean first, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new SetApart(by, letter, first, "");
    }
  }

  record BuiltUp(Seat by, char letter, char from, String spread, String word) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new BuiltUp(by, letter, from, spread, "");
    }
  }

  record Transposed(Seat by, String old) implements News {}

  record SyllableClaimed(Seat by, String divided) implements News {}

  record MinuteUp(Seat by) implements News {}

  /// In the first part, on a fragment or an empty table.
  record HadNoWord(Seat by, Seats owed) implements News {}

  /// In the first part, when a complete word stands.
  record CouldNotEnlarge(Seat by, String word) implements News {}

  /// In the second part.
  record AddedNothing(Seat by, Seats owed) implements News {}

  record SecondPart(String word) implements News {}

  record Abandoned(String fragment) implements News {}

  record NoWord() implements News {}

  /// A word is finished.
  ///
  /// @param lastPart whether this was in the last building from the crib
  record Closed(Seat last, String word, boolean lastPart) implements News {}

  /// A word begun in the second part that its last player has not finished.
  record Unfinished(Seat last, String fragment, Seats others) implements News {}

  /// A round, or the last building, is over: what each gained in it.
  record RoundOver(String part, RoundGains gains) implements News {
    static RoundOver of(Position.Match match, String part) {
      return new RoundOver(
          part, RoundGains.most(match.standingBefore(), match.standing(), "counter"));
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude(part, _ -> RoundGains.Reason.of("")));
    }
  }

  record Refilled(Seat dealer, Letters crib) implements News {}

  record DealPassed(Seat dealer) implements News {}

  record HandsMerged(int crib) implements News {}

  /// A word falls on challenge.
  record Fell(Seat by, Seat whose, char letter, String why, int paid) implements News {}

  /// The word is good, the syllable is not.
  record SyllableFell(Seat by, Seat whose, String divided) implements News {}

  record Stood(Seat by, Seat whose, String word, boolean dear) implements News {}

  record Won(Seats winners) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case SetApart(Seat by, char letter, boolean first, String word) when first ->
          say(
                  "{0} {0:has} {1} in mind and {0:sets} apart {2}, for one counter from the pool.",
                  by, said(word), capital(letter))
              .as(Cue.COUNTER, Rule.FIRST_THINK, Rule.FIRST_SET, Rule.FIRST_PAY)
              .aloud(by, 1, capital(letter));
      case SetApart(Seat by, char letter, _, String word) ->
          say("{0} {0:has} {1} in mind and {0:sets} apart {2}.", by, said(word), capital(letter))
              .as(Cue.CARD, Rule.NEXT_THINK, Rule.NEXT_SET)
              .aloud(by, capital(letter));
      case BuiltUp(Seat by, char letter, char from, String spread, String word) ->
          say(
                  "{0} {0:has} {1} in mind and {0:adds} {2} from the {3}: {4}.",
                  by,
                  said(word),
                  capital(letter),
                  from == Move.HAND ? "hand" : "crib",
                  capitals(spread))
              .as(Cue.CARD, Rule.UP_KEEP_LETTERS, Rule.UP_ONE_LETTER, Rule.GAP)
              .aloud(by, capitals(spread));
      case Transposed(Seat by, String old) ->
          say(
                  "{0} {0:has} transposed {1} and {0:gets} two counters from the pool.",
                  by, capitals(old))
              .as(Cue.COUNTER, Rule.UP_TRANSPOSE, Rule.UP_TRANSPOSE_PAY)
              .announced(by, 2, "{0} in another order", capitals(old));
      case SyllableClaimed(Seat by, String divided) ->
          say(
                  "{0} {0:begins} a syllable of {1} and {0:gets} one counter from the pool.",
                  by, capitals(divided))
              .as(
                  Cue.COUNTER,
                  Rule.SYLLABLE_PAY,
                  Rule.SYLLABLE_JUDGE,
                  Rule.CLAIM,
                  GeneralRules.POINT_NAME)
              .aloud(by, 1, "{0}!", capitals(divided));
      case MinuteUp(Seat by) ->
          say("{0}'s time is up.", by)
              .as(Cue.BELL, GeneralRules.TIME)
              .aloud(by, "I took too long.");
      case HadNoWord(Seat by, Seats owed) when owed.isEmpty() ->
          say("{0} can think of no word and {0:loses} the turn.", by)
              .citing(Rule.FAIL_TURN)
              .aloud(by, "I have no word.");
      case HadNoWord(Seat by, Seats owed) ->
          say(
                  "{0} can think of no word and {0:loses} the turn, and {0:pays} one counter to"
                      + " {1}.",
                  by, (owed.size() == 1 ? "" : "each of ") + Phrases.names(owed))
              .as(Cue.FINE, Rule.FAIL_TURN, Rule.FAIL_PAY)
              .aloud(by, -owed.size(), "I have no word.");
      case CouldNotEnlarge(Seat by, String word) ->
          say("{0} {0:does} not enlarge {1}.", by, capitals(word))
              .citing(Rule.COMPLETE_TEST)
              .aloud(by, "I cannot enlarge it.");
      case AddedNothing(Seat by, Seats owed) when owed.isEmpty() ->
          say("{0} {0:adds} no more letters.", by).citing(Rule.UP_OPTIONAL);
      case AddedNothing(Seat by, Seats owed) ->
          say(
                  "{0} {0:adds} no letter and {0:pays} {1}, the last player, one counter.",
                  by, Phrases.names(owed))
              .as(Cue.FINE, Rule.UP_FAIL_PAY, Rule.PAY_WHO)
              .aloud(by, -1, "I add nothing.");
      case SecondPart(String word) ->
          say("Nobody enlarges {0} from the crib: it is built up from the hands.", capitals(word))
              .as(Cue.BELL, Rule.UP_WHEN, Rule.COMPLETE_TEST);
      case Abandoned(String fragment) ->
          say("Nobody has a word for {0}: its letters go back to the crib.", capitals(fragment))
              .citing(Rule.ALL_FAIL);
      case NoWord() -> say("The round ends without a word.").as(Cue.STOP, Rule.NO_WORD);
      case Closed(Seat last, String word, boolean lastPart) ->
          say(
                  "Nobody adds to {1}: {0} {0:returns} its letters to the box and {0:gets} one"
                      + " counter from the pool.",
                  last, capitals(word))
              .as(Cue.COUNTER, lastPart ? Rule.LAST_CLOSE : Rule.UP_CLOSE, Rule.UP_CLOSE_PAY)
              .announced(last, 1, capitals(word));
      case RoundOver(String part, _) -> say("{0} is over.", part).as(Cue.SCORE, Rule.ROUNDS);
      case Refilled(Seat dealer, Letters crib) ->
          say("{0} {0:fills} up the hands, and the crib to {1:letters}.", dealer, crib.size())
              .as(Cue.DEAL, Rule.REFILL, Rule.CRIB_REFILL);
      case DealPassed(Seat dealer) ->
          say("The deal passes to {0}.", dealer).citing(GeneralRules.LEAD_LEFT);
      case HandsMerged(int crib) ->
          say(
                  "It was the last round: all hands go into the crib, {0:letters} now, and words"
                      + " are built from it as at first.",
                  crib)
              .as(Cue.DEAL, Rule.LAST_MERGE, Rule.LAST_BUILD);
      case Fell(Seat by, Seat whose, char letter, String why, int paid) when paid == 0 ->
          say("{0} {0:challenges} {1}: {2}, and {3} goes back.", by, whose, why, capital(letter))
              .as(Cue.KNOCK, GeneralRules.NO_COUNT, Rule.FALL, Rule.INTENT)
              .announced(by, 0, "{0}!", why);
      case Fell(Seat by, Seat whose, char letter, String why, int paid) ->
          say(
                  "{0} {0:challenges} {1}: {2}, and {3} goes back; {0} {0:gets} the {4:counters}"
                      + " {1} had for it.",
                  by, whose, why, capital(letter), paid)
              .as(Cue.KNOCK, GeneralRules.NO_COUNT, GeneralRules.DISCOVERER, Rule.FALL, Rule.INTENT)
              .announced(by, paid, "{0}!", why);
      case SyllableFell(Seat by, Seat whose, String divided) ->
          say(
                  "{0} {0:challenges} {1}: no new syllable of {2} begins there, and {0} {0:gets}"
                      + " the counter.",
                  by, whose, capitals(divided))
              .as(
                  Cue.KNOCK,
                  GeneralRules.NO_COUNT,
                  GeneralRules.DISCOVERER,
                  Rule.SYLLABLE_JUDGE,
                  Rule.FALL)
              .announced(by, 1, "No syllable there!");
      case Stood(Seat by, Seat whose, String word, boolean dear) ->
          say(
                  dear
                      ? "{0} {0:challenges} {1}, who had {2} in mind: it stands, and {0} {0:pays}"
                          + " one counter."
                      : "{0} {0:challenges} {1}, who had {2} in mind: it stands.",
                  by,
                  whose,
                  capitals(word))
              .as(Cue.KNOCK, Rule.DOUBT_PRICE, Rule.INTENT)
              .aloud(whose, dear ? 1 : 0, capitals(word));
      case Unfinished(Seat last, String fragment, Seats others) ->
          say(
                  "Nobody makes a word of {0}: {1} {1:gets} nothing for it and {1:gives} back one"
                      + " counter each to {2}.",
                  capitals(fragment), last, Phrases.names(others))
              .as(Cue.FINE, Rule.UP_CLOSE, Rule.UNFINISHED)
              .announced(last, 0, "Nobody finishes {0}.", capitals(fragment));
      case Won(Seats winners) ->
          say("No more words are made: {0}.", Phrases.winWithMost(winners, "counters"))
              .as(Cue.WIN, Rule.LAST_BUILD, Rule.WIN);
    };
  }
}
