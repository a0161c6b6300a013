package parlour.games.logomachy;

import static parlour.games.material.Phrases.count;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import java.util.Optional;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book; all of it is public.
sealed interface News extends Event {
  /// @param builder who had begun the word, or nobody
  record Took(Seat by, char card, String word, Seat builder) implements News {
    @Override
    public MinuteLine line() {
      String trick =
          by.does("plays")
              + " "
              + capital(card)
              + ", "
              + by.word("spells")
              + " "
              + capitals(word)
              + " and "
              + by.word("takes")
              + " "
              + count(word.length(), "card");
      MinuteLine.Callout said =
          MinuteLine.Callout.great(
              by, capitals(word) + ": " + count(word.length(), "card") + "!", 0);
      if (builder.isNobody())
        return MinuteLine.of(trick + ".", MinuteLine.Cue.TAKE, Rule.TRICK).with(said);
      if (builder.equals(by))
        return MinuteLine.of(trick + ".", MinuteLine.Cue.TAKE, Rule.BUILD_FINISH).with(said);
      return MinuteLine.of(
              trick + ", forestalling " + builder + ".", MinuteLine.Cue.TAKE, Rule.BUILD_STEAL)
          .with(said);
    }
  }

  record Swept(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("has") + " taken all the pool: a sweep.", MinuteLine.Cue.SWEEP, Rule.SWEEP)
          .with(MinuteLine.Callout.great(by, "A sweep!", 0));
    }
  }

  record Began(Seat by, char card, String word, Letters from) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("puts")
                  + " "
                  + capital(card)
                  + " with "
                  + row(from)
                  + " to build "
                  + capitals(word)
                  + ".",
              MinuteLine.Cue.WORD,
              Rule.BUILD)
          .with(MinuteLine.Callout.of(by, "I build " + capitals(word) + "."));
    }
  }

  record Extended(Seat by, char card, String before, String word) implements News {
    @Override
    public MinuteLine line() {
      return told().with(MinuteLine.Callout.of(by, "I build " + capitals(word) + "."));
    }

    private MinuteLine told() {
      return before.equals(word)
          ? MinuteLine.of(
              by.does("puts") + " " + capital(card) + " to " + capitals(word) + ".",
              MinuteLine.Cue.WORD,
              Rule.LONG_BUILD)
          : MinuteLine.of(
              by.does("plays")
                  + " "
                  + capital(card)
                  + " and "
                  + by.word("extends")
                  + " "
                  + capitals(before)
                  + " to "
                  + capitals(word)
                  + ".",
              MinuteLine.Cue.WORD,
              Rule.EXTEND,
              Rule.CARRY_ON);
    }
  }

  record Laid(Seat by, char card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("lays") + " " + capital(card) + " to the pool.", MinuteLine.Cue.CARD, Rule.TRAIL);
    }
  }

  record MinuteUp(Seat by, char card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The minute is up: " + by + "'s " + capital(card) + " goes to the pool.",
          MinuteLine.Cue.BELL,
          Rule.MINUTE,
          Rule.TIME_OUT);
    }
  }

  /// @param rule whether it is no word or a prohibited one
  record Forfeited(Seat by, char card, String why, Clause rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              why
                  + ": "
                  + by.does("forfeits")
                  + " it, and the "
                  + capital(card)
                  + " stays in the pool.",
              MinuteLine.Cue.FINE,
              rule,
              rule == Rule.MISSPELL ? Rule.MISSPELL_CARD : Rule.PROHIBITED)
          .with(MinuteLine.Callout.of(by, "No trick!"));
    }
  }

  record Challenged(Seat by, Seat claimant, String word, boolean stands) implements News {
    @Override
    public MinuteLine line() {
      String challenge = by.does("challenges") + " " + claimant + "'s " + capitals(word);
      return MinuteLine.of(
              stands ? challenge + ", but it is a word." : challenge + ".",
              MinuteLine.Cue.KNOCK,
              Rule.CHALLENGE)
          .with(MinuteLine.Callout.of(by, "Is " + capitals(word) + " a word?"));
    }
  }

  record FourMore(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The hands are out: " + dealer.does("deals") + " four more to each.",
          MinuteLine.Cue.DEAL,
          Rule.REDEAL);
    }
  }

  record OddCards(Letters cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The odd cards go to the pool: " + row(cards) + ".", MinuteLine.Cue.CARD, Rule.ODD);
    }
  }

  record LastTrick(Seat by, Letters cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by
                  + " took the last trick and "
                  + by.word("gets")
                  + " the cards left in the pool: "
                  + row(cards)
                  + ".",
              MinuteLine.Cue.TAKE,
              Rule.LAST_TRICK)
          .with(MinuteLine.Callout.of(by, "The rest is mine."));
    }
  }

  record Counted(Score score) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(score.side()) + score.sentence(), MinuteLine.Cue.SCORE, score.clauses());
    }
  }

  /// The deal is counted, and the game pauses for it.
  ///
  /// @param before the match before it was counted
  /// @param scores what each side has for it
  /// @param captured the cards each has captured
  record DealOver(Open.Match before, List<Score> scores, PerSeat<Letters> captured)
      implements News {
    @Override
    public MinuteLine line() {
      RoundSummary reckoning = reckoning();
      return MinuteLine.of(
          reckoning.title() + " is counted: " + reckoning.standing(),
          MinuteLine.Cue.SCORE,
          Rule.NEXT_DEAL);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning().interlude());
    }

    private RoundSummary reckoning() {
      RoundSummary reckoning = RoundSummary.of("Deal " + before.deal(), "point");
      for (Score score : scores) {
        for (Seat seat : score.side()) {
          int had = before.scores().at(seat);
          List<Piece> prizes = Pack.prizePieces(captured.at(seat));
          reckoning = reckoning.plus(seat, prizes, score.sources(), had, had + score.points());
        }
      }
      return reckoning;
    }
  }

  record NobodyHasMost() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "None has more cards than all others: nobody scores for them.",
          MinuteLine.Cue.NONE,
          Rule.TIE_CARDS);
    }
  }

  record Dealt(Seat dealer, Letters pool) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The cards are gathered; " + dealer.does("deals") + ". The pool is " + row(pool) + ".",
          MinuteLine.Cue.DEAL,
          Rule.NEXT_DEAL,
          Rule.DEALER_TURN,
          Rule.POOL);
    }
  }

  record Level(Seats leaders, int points) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(leaders)
              + " are level with "
              + count(points, "point")
              + ": there is another deal.",
          MinuteLine.Cue.NONE,
          Rule.BOTH_21);
    }
  }

  record Won(Seats winners, int points, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      String won =
          winners.size() == 1 ? " " + winners.lowest().word("wins") + " with " : " win with ";
      return MinuteLine.of(
          Phrases.names(winners) + won + count(points, "point") + ".", MinuteLine.Cue.WIN, rule);
    }
  }

  private static String row(Letters letters) {
    StringBuilder row = new StringBuilder();
    letters.forEach(letter -> row.append(row.isEmpty() ? "" : " ").append(capital(letter)));
    return row.toString();
  }
}
