package parlour.games.yankeeloto;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book. A word that only its maker may see yet
/// is left out for the others.
sealed interface News extends Event {
  record Laid(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("lays") + " " + (word.isEmpty() ? "a word" : LetterFaces.capitals(word)) + ".",
          MinuteLine.Cue.WORD,
          Rule.WORD);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Laid(by, "");
    }
  }

  record FreshTaken(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("has")
              + " no word, "
              + by.word("pays")
              + " one counter and "
              + by.word("takes")
              + " ten fresh letters.",
          MinuteLine.Cue.FINE,
          Rule.NO_WORD);
    }
  }

  record SatOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("has") + " no word again and " + by.word("sits") + " out the round.",
          Rule.NO_WORD);
    }
  }

  record Shown(Seat by, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + "'s row is " + LetterFaces.capitals(word) + ".", MinuteLine.Cue.NONE, Rule.WORD);
    }
  }

  record Challenged(Seat by, Seat whose, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("challenges")
                  + " "
                  + whose
                  + "'s "
                  + LetterFaces.capitals(word)
                  + ": it stands.",
              MinuteLine.Cue.KNOCK,
              GeneralRules.WHO_CHECKS)
          .with(MinuteLine.Callout.great(whose, LetterFaces.capitals(word) + " stands.", 0));
    }
  }

  record Discovered(Seat by, Seat whose, String why) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          why
              + ": "
              + whose.does("sits")
              + " out and "
              + whose.word("pays")
              + " one counter to "
              + by
              + ", who found it.",
          MinuteLine.Cue.FINE,
          GeneralRules.NO_COUNT,
          GeneralRules.DISCOVERER,
          Rule.BAD_WORD);
    }
  }

  /// @param caller nobody where the house calls
  record LetterCalled(Seat caller, char letter, int number) implements News {
    @Override
    public MinuteLine line() {
      String called = LetterFaces.capital(letter);
      return caller.isNobody()
          ? MinuteLine.of(called + " is called.", MinuteLine.Cue.CALL, Rule.CALL, Rule.CALLER)
          : MinuteLine.of(caller.does("calls") + " " + called + ".", MinuteLine.Cue.CALL, Rule.CALL)
              .with(MinuteLine.Callout.of(caller, called + "!"));
    }
  }

  record Covered(Seat by, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("covers") + " " + LetterFaces.capital(letter) + ".",
          MinuteLine.Cue.COUNTER,
          Rule.COVER);
    }
  }

  record Cried(Seat by, Seat caller, String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("cries")
                  + " \"Loto!\": "
                  + finds(caller)
                  + " every letter of "
                  + LetterFaces.capitals(word)
                  + " among those called.",
              MinuteLine.Cue.BELL,
              Rule.LOTO,
              Rule.VERIFY)
          .with(MinuteLine.Callout.great(by, "Loto!", 0));
    }
  }

  record CriedFalsely(Seat by, Seat caller, int wanting) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("cries")
                  + " \"Loto!\", but "
                  + finds(caller)
                  + " "
                  + Phrases.count(wanting, "letter")
                  + " uncovered: "
                  + by.does("pays")
                  + " one counter and "
                  + by.word("covers")
                  + " no more.",
              MinuteLine.Cue.FINE,
              Rule.VERIFY)
          .with(MinuteLine.Callout.great(by, "Loto! But no.", -1));
    }
  }

  record PoolTaken(Seats winners, int each, int odd) implements News {
    @Override
    public MinuteLine line() {
      if (winners.size() == 1)
        return MinuteLine.of(
                winners.lowest().does("takes")
                    + " the pool: "
                    + Phrases.count(each, "counter")
                    + ".",
                MinuteLine.Cue.SWEEP,
                Rule.LOTO)
            .with(MinuteLine.Callout.great(winners.lowest(), "The pool is mine!", each));
      String left = odd == 0 ? "." : "; " + Phrases.number(odd) + " over for the next round.";
      return MinuteLine.of(
          Phrases.names(winners)
              + " divide the pool: "
              + Phrases.count(each, "counter")
              + " each"
              + left,
          MinuteLine.Cue.SWEEP,
          Rule.TIE,
          Rule.AFTER_CRY);
    }
  }

  record Carried(int pool, boolean hopeless) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody can win the round: "
              + Phrases.count(pool, "counter")
              + (pool == 1 ? " stays" : " stay")
              + " in the pool.",
          MinuteLine.Cue.STOP,
          hopeless ? Rule.HOPELESS : Rule.CARRY);
    }
  }

  /// The round is over, and the game pauses for what it brought.
  record RoundOver(RoundSummary reckoning) implements News {
    @Override
    public MinuteLine line() {
      return reckoning.line(Rule.ROTATE);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(reckoning.interlude());
    }
  }

  record LeadPassed(Seat leader, Seats players) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The lead passes to "
              + leader
              + "; "
              + Phrases.names(players)
              + " put two counters each in the pool and are dealt ten letters.",
          MinuteLine.Cue.DEAL,
          Rule.ROTATE,
          GeneralRules.LEAD_LEFT,
          Rule.STAKE,
          Rule.DEAL);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Everybody has led: "
              + (winners.size() == 1
                  ? winners.lowest().does("has")
                      + " most counters and "
                      + winners.lowest().word("wins")
                      + "."
                  : Phrases.names(winners) + " share the game."),
          MinuteLine.Cue.WIN,
          Rule.ROTATE);
    }
  }

  /// Who checks a cry: the player who calls the letters, or the house.
  private static String finds(Seat caller) {
    return caller.isNobody() ? "the house finds" : caller.does("finds");
  }
}
