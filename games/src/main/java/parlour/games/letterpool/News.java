package parlour.games.letterpool;

import static parlour.engine.MinuteLine.say;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.games.material.letters.WonWords;
import parlour.lexicon.Letters;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record Staked(Seat by) implements News {}

  record StakedByLot(Seat by) implements News {}

  record TurnedUp(PerSeat<Letters> stakes, int pool) implements News {}

  record Studied(Seat by) implements News {}

  record DeclaringBegan(Seat first) implements News {}

  record Declared(Seat by, String word, int taken, boolean beats) implements News {}

  record Passed(Seat by, boolean late) implements News {}

  record LaidDown(Seat by, String word) implements News {}

  record Challenged(Seat by, Seat maker, String word, boolean good) implements News {}

  record StandsAgain(Seat by, String word) implements News {}

  record WordWon(Seat by, String word) implements News {}

  record NobodyWon(int pool) implements News {}

  /// The round is over, and the game pauses for what it brought.
  record RoundOver(Position.Match match) implements News {
    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Round " + match.round(), "letter");
      for (Seat seat : match.lead().allSeats()) {
        List<String> words = match.won().at(seat).since(match.before().at(seat));
        List<Piece> pieces = WonWords.pieces(words);
        String why = words.isEmpty() ? "no word" : WonWords.listed(words);
        int after = match.won().at(seat).count();
        reckoning = reckoning.plus(seat, pieces, why, after - pieces.size(), after);
      }
      return reckoning;
    }
  }

  record DealPassed(Seat dealer, int hand) implements News {}

  record BoxShort(int letters) implements News {}

  record Won(Seats winners, int letters) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Staked(Seat by) ->
          say("{0} {0:stakes} a letter face down.", by).as(Cue.CARD, Rule.STAKE);
      case StakedByLot(Seat by) ->
          say("{0} {0:takes} too long: a letter is drawn by lot.", by)
              .as(Cue.CARD, Rule.STAKE, Rule.LATE)
              .aloud(by, "The lot stakes for me.");
      case TurnedUp(PerSeat<Letters> stakes, int pool) ->
          say("The stakes are turned up: {0}. The pool has {1:letters}.", told(stakes), pool)
              .as(Cue.DEAL, Rule.STAKE, Rule.THINK);
      case Studied(Seat by) -> say("{0} {0:has} studied the pool.", by).citing(Rule.THINK);
      case DeclaringBegan(Seat first) ->
          say("The declaring begins with {0}.", first)
              .as(Cue.CALL, Rule.DECLARE, GeneralRules.PLAY_RIGHT);
      case Declared(Seat by, String word, int taken, boolean beats) -> {
        MinuteLine line =
            say("{0} {0:declares} {1} with {2:letters} of the pool.", by, capitals(word), taken)
                .as(Cue.WORD);
        yield (beats
                ? line.citing(Rule.DECLARE, Rule.BEAT, GeneralRules.POINT_NAME)
                : line.citing(Rule.DECLARE, GeneralRules.POINT_NAME))
            .aloud(by, "{0}.", capitals(word));
      }
      case Passed(Seat by, boolean late) when late ->
          say("{0} {0:takes} too long and {0:passes}.", by)
              .citing(Rule.LATE)
              .aloud(by, "I took too long.");
      case Passed(Seat by, _) ->
          say("{0} {0:passes}.", by).citing(Rule.DECLARE).aloud(by, "I pass.");
      case LaidDown(Seat by, String word) ->
          say("{0} {0:lays} down {1}; whoever doubts it says so.", by, capitals(word))
              .as(Cue.CALL, Rule.WIN_WORD, Rule.DOUBT);
      case Challenged(Seat by, Seat maker, String word, boolean good) when good ->
          say("{0} {0:doubts} {1}'s {2}, which is a word.", by, maker, capitals(word))
              .as(Cue.CALL, GeneralRules.WHO_CHECKS)
              .aloud(by, "I doubted {0}: it stands.", capitals(word));
      case Challenged(Seat by, Seat maker, String word, _) ->
          say(
                  "{0} {0:doubts} {1}'s {2}, which is no word, and {0:takes} its {3:letters}.",
                  by, maker, capitals(word), word.length())
              .as(Cue.FINE, Rule.ERROR, GeneralRules.SEIZE)
              .announced(by, word.length(), "{0:takes} {1}: no word.", by, capitals(word));
      case StandsAgain(Seat by, String word) ->
          say("{0}'s {1} stands again.", by, capitals(word)).as(Cue.WORD, Rule.DOUBT);
      case WordWon(Seat by, String word) ->
          say("{0} {0:wins} {1}: {2:letters}.", by, capitals(word), word.length())
              .as(Cue.SCORE, Rule.WIN_WORD)
              .announced(by, word.length(), "{0}!", capitals(word));
      case NobodyWon(int pool) ->
          say("No word stands; the pool of {0:letters} lies over.", pool)
              .citing(Rule.NONE, Rule.REMAIN);
      case RoundOver over -> over.reckoning().line(Rule.WIN_WORD);
      case DealPassed(Seat dealer, int hand) ->
          say("All hands are made up to {0:letters}, and the deal passes to {1}.", hand, dealer)
              .as(Cue.DEAL, Rule.REFILL, GeneralRules.LEAD_LEFT);
      case BoxShort(int letters) ->
          say("With {0:letters} the box cannot make up all hands.", letters).citing(Rule.END);
      case Won(Seats winners, int letters) ->
          say("{0} with {1:letters}.", Phrases.win(winners), letters).as(Cue.WIN, Rule.WIN);
    };
  }

  private static String told(PerSeat<Letters> stakes) {
    StringBuilder text = new StringBuilder();
    for (Seat seat : Seats.first(stakes.seats()))
      text.append(text.isEmpty() ? "" : ", ").append(seat).append("'s ").append(stakes.at(seat));
    return text.toString();
  }
}
