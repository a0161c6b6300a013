package parlour.games.logomachy;

import static parlour.games.material.LetterFaces.capital;
import static parlour.games.material.LetterFaces.capitals;
import static parlour.games.material.Wording.count;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Wording;
import parlour.lexicon.Letters;

/// What happens at the table; nothing of it is private.
sealed interface News extends Event {
  /// @param builder who had begun the word, or nobody
  record Took(Seat by, char card, String word, Seat builder) implements News {
    @Override
    public Line line() {
      String trick =
          by
              + " plays "
              + capital(card)
              + ", spells "
              + capitals(word)
              + " and takes "
              + count(word.length(), "card");
      if (builder.isNobody()) return Line.of(trick + ".", Line.Cue.TAKE, Rule.TRICK);
      if (builder.equals(by)) return Line.of(trick + ".", Line.Cue.TAKE, Rule.BUILD_FINISH);
      return Line.of(trick + ", forestalling " + builder + ".", Line.Cue.TAKE, Rule.BUILD_STEAL);
    }
  }

  record Swept(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " has taken all the pool: a sweep.", Line.Cue.SWEEP, Rule.SWEEP);
    }
  }

  record Began(Seat by, char card, String word, Letters from) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " puts "
              + capital(card)
              + " with "
              + row(from)
              + " to build "
              + capitals(word)
              + ".",
          Line.Cue.WORD,
          Rule.BUILD);
    }
  }

  record Extended(Seat by, char card, String before, String word) implements News {
    @Override
    public Line line() {
      return before.equals(word)
          ? Line.of(
              by + " puts " + capital(card) + " to " + capitals(word) + ".",
              Line.Cue.WORD,
              Rule.LONG_BUILD)
          : Line.of(
              by
                  + " plays "
                  + capital(card)
                  + " and extends "
                  + capitals(before)
                  + " to "
                  + capitals(word)
                  + ".",
              Line.Cue.WORD,
              Rule.EXTEND);
    }
  }

  record Laid(Seat by, char card) implements News {
    @Override
    public Line line() {
      return Line.of(by + " lays " + capital(card) + " to the pool.", Line.Cue.CARD, Rule.TRAIL);
    }
  }

  record MinuteUp(Seat by, char card) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The minute is up: " + by + "'s " + capital(card) + " goes to the pool.",
          Line.Cue.BELL,
          Rule.MINUTE,
          Rule.TIME_OUT);
    }
  }

  /// @param rule whether it is no word or a prohibited one
  record Forfeited(Seat by, char card, String why, Rule rule) implements News {
    @Override
    public Line line() {
      return Line.of(
          why + ": " + by + " forfeits it, and the " + capital(card) + " stays in the pool.",
          Line.Cue.FINE,
          rule,
          Rule.MISSPELL_CARD);
    }
  }

  record Challenged(Seat by, Seat claimant, String word, boolean stands) implements News {
    @Override
    public Line line() {
      String challenge = by + " challenges " + claimant + "'s " + capitals(word);
      return Line.of(
          stands ? challenge + ", but it is a word." : challenge + ".",
          Line.Cue.KNOCK,
          Rule.CHALLENGE);
    }
  }

  record FourMore(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The hands are out: " + dealer + " deals four more to each.", Line.Cue.DEAL, Rule.REDEAL);
    }
  }

  record OddCards(Letters cards) implements News {
    @Override
    public Line line() {
      return Line.of("The odd cards go to the pool: " + row(cards) + ".", Line.Cue.CARD, Rule.ODD);
    }
  }

  record LastTrick(Seat by, Letters cards) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " took the last trick and gets the cards left in the pool: " + row(cards) + ".",
          Line.Cue.TAKE,
          Rule.LAST_TRICK);
    }
  }

  record Counted(Tally tally) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(tally.side()) + tally.sentence(), Line.Cue.SCORE, tally.clauses());
    }
  }

  record NobodyHasMost() implements News {
    @Override
    public Line line() {
      return Line.of(
          "None has more cards than all others: nobody scores for them.",
          Line.Cue.NONE,
          Rule.TIE_CARDS);
    }
  }

  record Dealt(Seat dealer, Letters pool) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The cards are gathered; " + dealer + " deals. The pool is " + row(pool) + ".",
          Line.Cue.DEAL,
          Rule.NEXT_DEAL,
          Rule.DEALER_TURN,
          Rule.POOL);
    }
  }

  record Level(Seats leaders, int points) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(leaders)
              + " are level with "
              + count(points, "point")
              + ": there is another deal.",
          Line.Cue.NONE,
          Rule.BOTH_21);
    }
  }

  record Won(Seats winners, int points) implements News {
    @Override
    public Line line() {
      String won = winners.size() == 1 ? " has won with " : " have won with ";
      return Line.of(
          Wording.names(winners) + won + count(points, "point") + ".", Line.Cue.WIN, Rule.WIN);
    }
  }

  private static String row(Letters letters) {
    StringBuilder row = new StringBuilder();
    letters.forEach(letter -> row.append(row.isEmpty() ? "" : " ").append(capital(letter)));
    return row.toString();
  }
}
