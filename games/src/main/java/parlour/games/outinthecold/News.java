package parlour.games.outinthecold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WonWords;
import parlour.games.outinthecold.Player.Progress;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record CameIn(Seat by, int letters, boolean called) implements News {
    @Override
    public MinuteLine line() {
      String word = " a word of " + Phrases.count(letters, "letter") + " face down.";
      return called
          ? MinuteLine.of(
                  by.does("calls") + " \"In!\" with" + word, MinuteLine.Cue.CALL, Rule.TIMED)
              .with(MinuteLine.Callout.great(by, "In!", 0))
          : MinuteLine.of(by.does("comes") + " in with" + word, MinuteLine.Cue.WORD, Rule.TURN)
              .with(MinuteLine.Callout.of(by, "I am in."));
    }
  }

  record Declared(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("comes")
                  + " in and "
                  + by.word("declares")
                  + " "
                  + LetterFaces.capitals(word)
                  + ".",
              MinuteLine.Cue.WORD,
              Rule.TURN,
              Rule.DECLARE,
              GeneralRules.POINT_NAME)
          .with(MinuteLine.Callout.of(by, LetterFaces.capitals(word) + "."));
    }
  }

  /// A letter drawn, which only the drawer sees; nothing where it is not seen.
  record Drew(Seat by, String letter, boolean late) implements News {
    @Override
    public MinuteLine line() {
      String what = letter.isEmpty() ? "a letter" : LetterFaces.capitals(letter);
      return late
          ? MinuteLine.of(
              by.does("takes") + " too long and " + by.word("draws") + " " + what + ".",
              MinuteLine.Cue.CARD,
              Rule.TURN,
              Rule.LATE)
          : MinuteLine.of(
              by.does("waits") + " and " + by.word("draws") + " " + what + ".",
              MinuteLine.Cue.CARD,
              Rule.TURN);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Drew(by, "", late);
    }
  }

  record Waited(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("waits") + "; the box is empty.", Rule.SHORT_BOX);
    }
  }

  record StayedOut(Seat by, boolean drawn) implements News {
    @Override
    public MinuteLine line() {
      return drawn
          ? MinuteLine.of(
              by.does("has") + " drawn five times and " + by.word("is") + " not in.",
              Rule.LAST_TURN)
          : MinuteLine.of(by.does("stays") + " out.", Rule.TIMED_STAY);
    }
  }

  record Built(Seat by, String before, String word, boolean again) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("builds")
                  + " "
                  + LetterFaces.capitals(before)
                  + " up to "
                  + LetterFaces.capitals(word)
                  + ".",
              MinuteLine.Cue.TAKE,
              again ? Rule.FURTHER : Rule.BUILD,
              GeneralRules.POINT_NAME)
          .with(MinuteLine.Callout.great(by, LetterFaces.capitals(word) + "!", 0));
    }
  }

  record Passed(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("does") + " not build.", Rule.CIRCUIT);
    }
  }

  record Closed(boolean timed) implements News {
    @Override
    public MinuteLine line() {
      String text = "The round closes, and the words are shown.";
      return MinuteLine.of(text, MinuteLine.Cue.STOP, timed ? Rule.TIMED : Rule.CLOSE);
    }
  }

  /// Those left out, with the shortest word where all had come in.
  ///
  /// @param tied whether others were as short, and this one was laid last
  record LeftOut(Seats seats, String shortest, boolean tied) implements News {
    @Override
    public MinuteLine line() {
      String text =
          (seats.size() == 1 ? seats.lowest().does("is") : Phrases.names(seats) + " are")
              + " out in the cold";
      return shortest.isEmpty()
          ? MinuteLine.of(text + ".", MinuteLine.Cue.FINE, Rule.COLD)
          : MinuteLine.of(
              text
                  + " with "
                  + LetterFaces.capitals(shortest)
                  + (tied ? ", the last laid of the shortest words." : ", the shortest word."),
              MinuteLine.Cue.FINE,
              Rule.ALL_IN);
    }
  }

  record WordWon(Seat by, String word, boolean seized) implements News {
    @Override
    public MinuteLine line() {
      String text =
          " " + LetterFaces.capitals(word) + ": " + Phrases.count(word.length(), "letter") + ".";
      return seized
          ? MinuteLine.of(
              by.does("takes") + text, MinuteLine.Cue.TAKE, Rule.ERROR, GeneralRules.SEIZE)
          : MinuteLine.of(by.does("wins") + text, MinuteLine.Cue.SCORE, Rule.OTHERS);
    }
  }

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
    public MinuteLine line() {
      return reckoning().line(Rule.COUNT);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Round " + round, "letter");
      for (Seat seat : Seats.first(after.seats())) {
        List<String> words = after.at(seat).words();
        List<Piece> pieces = new ArrayList<>();
        StringBuilder won = new StringBuilder();
        for (String word : words.subList(before.at(seat).words().size(), words.size())) {
          pieces.addAll(WonWords.pieces(word));
          won.append(won.isEmpty() ? "" : ", ").append(LetterFaces.capitals(word));
        }
        String why =
            cold.has(seat)
                ? "out in the cold" + (won.isEmpty() ? "" : ", but " + won)
                : won.isEmpty() ? "no word" : won.toString();
        reckoning =
            reckoning.plus(seat, pieces, why, before.at(seat).count(), after.at(seat).count());
      }
      return reckoning;
    }
  }

  record Dealt(Seat dealer, int letters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The deal passes to "
              + dealer
              + ", who gives everybody "
              + Phrases.count(letters, "letter")
              + ".",
          MinuteLine.Cue.DEAL,
          Rule.DEAL_LEFT,
          Rule.DEAL);
    }
  }

  record BoxShort(int letters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "With " + Phrases.count(letters, "letter") + " the box has not enough for another deal.",
          Rule.SHORT_BOX);
    }
  }

  record Counted(Seat by, int letters, int words) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("counts")
              + " "
              + Phrases.count(letters, "letter")
              + " in "
              + Phrases.count(words, "word")
              + ".",
          MinuteLine.Cue.SCORE,
          Rule.COUNT);
    }
  }

  record Won(Seats winners, boolean tied) implements News {
    @Override
    public MinuteLine line() {
      String text = Phrases.win(winners) + ".";
      return tied
          ? MinuteLine.of(text, MinuteLine.Cue.WIN, Rule.WIN, Rule.TIE)
          : MinuteLine.of(text, MinuteLine.Cue.WIN, Rule.WIN);
    }
  }
}
