package parlour.games.letterpool;

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
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Staked(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("stakes") + " a letter face down.", MinuteLine.Cue.CARD, Rule.STAKE);
    }
  }

  record StakedByLot(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("takes") + " too long: a letter is drawn by lot.",
          MinuteLine.Cue.CARD,
          Rule.STAKE,
          Rule.LATE);
    }
  }

  record TurnedUp(PerSeat<Letters> stakes, int pool) implements News {
    @Override
    public MinuteLine line() {
      StringBuilder text = new StringBuilder("The stakes are turned up:");
      for (int i = 0; i < stakes.seats(); i++)
        text.append(i == 0 ? " " : ", ")
            .append(Seat.of(i))
            .append("'s ")
            .append(stakes.at(Seat.of(i)));
      text.append(". The pool has ").append(Phrases.count(pool, "letter")).append('.');
      return MinuteLine.of(text.toString(), MinuteLine.Cue.DEAL, Rule.STAKE, Rule.THINK);
    }
  }

  record Studied(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("has") + " studied the pool.", Rule.THINK);
    }
  }

  record DeclaringBegan(Seat first) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The declaring begins with " + first + ".",
          MinuteLine.Cue.CALL,
          Rule.DECLARE,
          GeneralRules.PLAY_RIGHT);
    }
  }

  record Declared(Seat by, String word, int taken, boolean beats) implements News {
    @Override
    public MinuteLine line() {
      return told().with(MinuteLine.Callout.of(by, LetterFaces.capitals(word) + "."));
    }

    private MinuteLine told() {
      String text =
          by.does("declares")
              + " "
              + LetterFaces.capitals(word)
              + " with "
              + Phrases.count(taken, "letter")
              + " of the pool.";
      return beats
          ? MinuteLine.of(
              text, MinuteLine.Cue.WORD, Rule.DECLARE, Rule.BEAT, GeneralRules.POINT_NAME)
          : MinuteLine.of(text, MinuteLine.Cue.WORD, Rule.DECLARE, GeneralRules.POINT_NAME);
    }
  }

  record Passed(Seat by, boolean late) implements News {
    @Override
    public MinuteLine line() {
      return late
          ? MinuteLine.of(by.does("takes") + " too long and " + by.word("passes") + ".", Rule.LATE)
          : MinuteLine.of(by.does("passes") + ".", Rule.DECLARE)
              .with(MinuteLine.Callout.of(by, "I pass."));
    }
  }

  record LaidDown(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("lays") + " down " + LetterFaces.capitals(word) + "; whoever doubts it says so.",
          MinuteLine.Cue.CALL,
          Rule.WIN_WORD,
          Rule.DOUBT);
    }
  }

  record Challenged(Seat by, Seat maker, String word, boolean good) implements News {
    @Override
    public MinuteLine line() {
      String text = by.does("doubts") + " " + maker + "'s " + LetterFaces.capitals(word);
      return good
          ? MinuteLine.of(text + ", which is a word.", MinuteLine.Cue.CALL, GeneralRules.WHO_CHECKS)
          : MinuteLine.of(
              text
                  + ", which is no word, and "
                  + by.word("takes")
                  + " its "
                  + Phrases.count(word.length(), "letter")
                  + ".",
              MinuteLine.Cue.FINE,
              Rule.ERROR,
              GeneralRules.SEIZE);
    }
  }

  record StandsAgain(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + "'s " + LetterFaces.capitals(word) + " stands again.",
          MinuteLine.Cue.WORD,
          Rule.DOUBT);
    }
  }

  record WordWon(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("wins")
                  + " "
                  + LetterFaces.capitals(word)
                  + ": "
                  + Phrases.count(word.length(), "letter")
                  + ".",
              MinuteLine.Cue.SCORE,
              Rule.WIN_WORD)
          .with(MinuteLine.Callout.great(by, LetterFaces.capitals(word) + "!", word.length()));
    }
  }

  record NobodyWon(int pool) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "No word stands; the pool of " + Phrases.count(pool, "letter") + " lies over.",
          Rule.NONE,
          Rule.REMAIN);
    }
  }

  /// The round is over, and the game pauses for what it brought.
  record RoundOver(Position.Match match) implements News {
    @Override
    public MinuteLine line() {
      return reckoning().line(Rule.WIN_WORD);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Round " + match.round(), "letter");
      for (Seat seat : match.lead().allSeats()) {
        List<String> words = match.won().at(seat).words();
        List<Piece> pieces = new ArrayList<>();
        StringBuilder why = new StringBuilder();
        int gain = 0;
        for (String word : words.subList(match.before().at(seat), words.size())) {
          pieces.addAll(WonWords.pieces(word));
          why.append(why.isEmpty() ? "" : ", ").append(LetterFaces.capitals(word));
          gain += word.length();
        }
        int after = match.won().at(seat).count();
        String told = why.isEmpty() ? "no word" : why.toString();
        reckoning = reckoning.plus(seat, pieces, told, after - gain, after);
      }
      return reckoning;
    }
  }

  record DealPassed(Seat dealer, int hand) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "All hands are made up to "
              + Phrases.count(hand, "letter")
              + ", and the deal passes to "
              + dealer
              + ".",
          MinuteLine.Cue.DEAL,
          Rule.REFILL,
          GeneralRules.LEAD_LEFT);
    }
  }

  record BoxShort(int letters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "With " + Phrases.count(letters, "letter") + " the box cannot make up all hands.",
          Rule.END);
    }
  }

  record Won(Seats winners, int letters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.win(winners) + " with " + Phrases.count(letters, "letter") + ".",
          MinuteLine.Cue.WIN,
          Rule.WIN);
    }
  }
}
