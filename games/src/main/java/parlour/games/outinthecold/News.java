package parlour.games.outinthecold;

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
import parlour.games.outinthecold.Player.Progress;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record CameIn(Seat by, int letters, boolean called) implements News {}

  record Declared(Seat by, String word) implements News {}

  /// A letter drawn, which only the drawer sees; nothing where it is not seen.
  record Drew(Seat by, String letter, boolean late) implements News {
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Drew(by, "", late);
    }

    private String what() {
      return letter.isEmpty() ? "a letter" : capitals(letter);
    }
  }

  record Waited(Seat by) implements News {}

  record StayedOut(Seat by, boolean drawn) implements News {}

  record Built(Seat by, String before, String word, boolean again) implements News {}

  record Passed(Seat by) implements News {}

  record Closed(boolean timed) implements News {}

  /// Those left out, with the shortest word where all had come in.
  ///
  /// @param tied whether others were as short, and this one was laid last
  record LeftOut(Seats seats, String shortest, boolean tied) implements News {
    private MinuteLine told() {
      Seat one = seats.lowest();
      String others = Phrases.names(seats.without(one));
      String are = others.isEmpty() ? one.word("is") : "and " + others + " are";
      return written().announced(one, 0, "{0} out in the cold.", are);
    }

    private MinuteLine written() {
      String are = seats.size() == 1 ? seats.lowest().does("is") : Phrases.names(seats) + " are";
      if (shortest.isEmpty()) return say("{0} out in the cold.", are).as(Cue.FINE, Rule.COLD);
      String last = tied ? "the last laid of the shortest words" : "the shortest word";
      return say("{0} out in the cold with {1}, {2}.", are, capitals(shortest), last)
          .as(Cue.FINE, Rule.ALL_IN);
    }
  }

  record WordWon(Seat by, String word, boolean seized) implements News {}

  /// The round is over, and the game pauses for what it brought.
  ///
  /// @param cold who was left out in the cold
  /// @param before what each had won when it began
  record RoundOver(int round, Seats cold, PerSeat<WonWords> before, PerSeat<WonWords> after)
      implements News {
    static RoundOver of(Position position, Position.Match after) {
      Seats cold = position.round().at(Progress.COLD);
      return new RoundOver(after.number(), cold, position.match().won(), after.won());
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Round " + round, "letter");
      for (Seat seat : Seats.first(after.seats())) {
        List<String> words = after.at(seat).since(before.at(seat).words().size());
        List<Piece> pieces = WonWords.pieces(words);
        String won = WonWords.listed(words);
        String why =
            cold.has(seat)
                ? "out in the cold" + (won.isEmpty() ? "" : ", but " + won)
                : won.isEmpty() ? "no word" : won;
        reckoning =
            reckoning.plus(seat, pieces, why, before.at(seat).count(), after.at(seat).count());
      }
      return reckoning;
    }
  }

  record Dealt(Seat dealer, int letters) implements News {}

  record BoxShort(int letters) implements News {}

  record Counted(Seat by, int letters, int words) implements News {}

  record Won(Seats winners, boolean tied) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case CameIn(Seat by, int letters, boolean called) when called ->
          say("{0} {0:calls} \"In!\" with a word of {1:letters} face down.", by, letters)
              .as(Cue.CALL, Rule.TIMED)
              .announced(by, 0, "In!");
      case CameIn(Seat by, int letters, _) ->
          say("{0} {0:comes} in with a word of {1:letters} face down.", by, letters)
              .as(Cue.WORD, Rule.TURN)
              .aloud(by, "I am in.");
      case Declared(Seat by, String word) ->
          say("{0} {0:comes} in and {0:declares} {1}.", by, capitals(word))
              .as(Cue.WORD, Rule.TURN, Rule.DECLARE, GeneralRules.POINT_NAME)
              .aloud(by, "{0}.", capitals(word));
      case Drew drew when drew.late() ->
          say("{0} {0:takes} too long and {0:draws} {1}.", drew.by(), drew.what())
              .as(Cue.CARD, Rule.TURN, Rule.LATE)
              .aloud(drew.by(), "I took too long.");
      case Drew drew ->
          say("{0} {0:waits} and {0:draws} {1}.", drew.by(), drew.what()).as(Cue.CARD, Rule.TURN);
      case Waited(Seat by) -> say("{0} {0:waits}; the box is empty.", by).citing(Rule.SHORT_BOX);
      case StayedOut(Seat by, boolean drawn) when drawn ->
          say("{0} {0:has} drawn five times and {0:is} not in.", by).citing(Rule.LAST_TURN);
      case StayedOut(Seat by, _) -> say("{0} {0:stays} out.", by).citing(Rule.TIMED_STAY);
      case Built(Seat by, String before, String word, boolean again) ->
          say("{0} {0:builds} {1} up to {2}.", by, capitals(before), capitals(word))
              .as(Cue.TAKE, again ? Rule.FURTHER : Rule.BUILD, GeneralRules.POINT_NAME)
              .announced(by, 0, "{0}!", capitals(word));
      case Passed(Seat by) -> say("{0} {0:does} not build.", by).citing(Rule.CIRCUIT);
      case Closed(boolean timed) ->
          say("The round closes, and the words are shown.")
              .as(Cue.STOP, timed ? Rule.TIMED : Rule.CLOSE);
      case LeftOut left -> left.told();
      case WordWon(Seat by, String word, boolean seized) when seized ->
          say("{0} {0:takes} {1}: {2:letters}.", by, capitals(word), word.length())
              .as(Cue.TAKE, Rule.ERROR, GeneralRules.SEIZE);
      case WordWon(Seat by, String word, _) ->
          say("{0} {0:wins} {1}: {2:letters}.", by, capitals(word), word.length())
              .as(Cue.SCORE, Rule.OTHERS);
      case RoundOver over -> over.reckoning().line(Rule.COUNT);
      case Dealt(Seat dealer, int letters) ->
          say("The deal passes to {0}: {1:letters} for everybody.", dealer, letters)
              .as(Cue.DEAL, Rule.DEAL_LEFT, Rule.DEAL);
      case BoxShort(int letters) ->
          say("With {0:letters} the box has not enough for another deal.", letters)
              .citing(Rule.SHORT_BOX);
      case Counted(Seat by, int letters, int words) ->
          say("{0} {0:counts} {1:letters} in {2:words}.", by, letters, words)
              .as(Cue.SCORE, Rule.COUNT);
      case Won(Seats winners, boolean tied) when tied ->
          say("{0}.", Phrases.win(winners)).as(Cue.WIN, Rule.WIN, Rule.TIE);
      case Won(Seats winners, _) -> say("{0}.", Phrases.win(winners)).as(Cue.WIN, Rule.WIN);
    };
  }
}
