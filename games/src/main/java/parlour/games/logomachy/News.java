package parlour.games.logomachy;

import static parlour.games.material.Phrases.count;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book; all of it is public.
sealed interface News extends Event {
  /// @param builder who had begun the word, or nobody
  record Took(Seat by, char card, String word, Seat builder) implements News {
    @Override
    public MinuteLine line() {
      String trick =
          by
              + " plays "
              + capital(card)
              + ", spells "
              + capitals(word)
              + " and takes "
              + count(word.length(), "card");
      if (builder.isNobody()) return MinuteLine.of(trick + ".", MinuteLine.Cue.TAKE, Rule.TRICK);
      if (builder.equals(by))
        return MinuteLine.of(trick + ".", MinuteLine.Cue.TAKE, Rule.BUILD_FINISH);
      return MinuteLine.of(
          trick + ", forestalling " + builder + ".", MinuteLine.Cue.TAKE, Rule.BUILD_STEAL);
    }
  }

  record Swept(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " has taken all the pool: a sweep.", MinuteLine.Cue.SWEEP, Rule.SWEEP);
    }
  }

  record Began(Seat by, char card, String word, Letters from) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " puts "
              + capital(card)
              + " with "
              + row(from)
              + " to build "
              + capitals(word)
              + ".",
          MinuteLine.Cue.WORD,
          Rule.BUILD);
    }
  }

  record Extended(Seat by, char card, String before, String word) implements News {
    @Override
    public MinuteLine line() {
      return before.equals(word)
          ? MinuteLine.of(
              by + " puts " + capital(card) + " to " + capitals(word) + ".",
              MinuteLine.Cue.WORD,
              Rule.LONG_BUILD)
          : MinuteLine.of(
              by
                  + " plays "
                  + capital(card)
                  + " and extends "
                  + capitals(before)
                  + " to "
                  + capitals(word)
                  + ".",
              MinuteLine.Cue.WORD,
              Rule.EXTEND);
    }
  }

  record Laid(Seat by, char card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " lays " + capital(card) + " to the pool.", MinuteLine.Cue.CARD, Rule.TRAIL);
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
  record Forfeited(Seat by, char card, String why, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          why + ": " + by + " forfeits it, and the " + capital(card) + " stays in the pool.",
          MinuteLine.Cue.FINE,
          rule,
          Rule.MISSPELL_CARD);
    }
  }

  record Challenged(Seat by, Seat claimant, String word, boolean stands) implements News {
    @Override
    public MinuteLine line() {
      String challenge = by + " challenges " + claimant + "'s " + capitals(word);
      return MinuteLine.of(
          stands ? challenge + ", but it is a word." : challenge + ".",
          MinuteLine.Cue.KNOCK,
          Rule.CHALLENGE);
    }
  }

  record FourMore(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The hands are out: " + dealer + " deals four more to each.",
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
          by + " took the last trick and gets the cards left in the pool: " + row(cards) + ".",
          MinuteLine.Cue.TAKE,
          Rule.LAST_TRICK);
    }
  }

  record Counted(Score score) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(score.side()) + score.sentence(), MinuteLine.Cue.SCORE, score.clauses());
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
          "The cards are gathered; " + dealer + " deals. The pool is " + row(pool) + ".",
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

  record Won(Seats winners, int points) implements News {
    @Override
    public MinuteLine line() {
      String won = winners.size() == 1 ? " has won with " : " have won with ";
      return MinuteLine.of(
          Phrases.names(winners) + won + count(points, "point") + ".",
          MinuteLine.Cue.WIN,
          Rule.WIN);
    }
  }

  private static String row(Letters letters) {
    StringBuilder row = new StringBuilder();
    letters.forEach(letter -> row.append(row.isEmpty() ? "" : " ").append(capital(letter)));
    return row.toString();
  }
}
