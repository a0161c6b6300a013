package parlour.games.rotation;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  /// A deal after the first.
  record Dealt(Seat dealer, String four) implements News {
    @Override
    public MinuteLine line() {
      StringBuilder letters = new StringBuilder();
      for (int i = 0; i < four.length(); i++) {
        letters
            .append(i == 0 ? "" : i == four.length() - 1 ? " and " : ", ")
            .append(LetterFaces.capital(four.charAt(i)));
      }
      return MinuteLine.of(
          dealer + " deals ten letters to everyone and lays " + letters + " in the middle.",
          MinuteLine.Cue.DEAL,
          GeneralRules.LEAD_LEFT,
          Rule.DEAL,
          Rule.FOUR);
    }
  }

  record Named(Seat by, String word, int paid) implements News {
    @Override
    public MinuteLine line() {
      String text = by + " names " + LetterFaces.capitals(word) + " and plays ";
      String letter = LetterFaces.capital(word.charAt(0));
      return paid == 0
          ? MinuteLine.of(text + letter + ".", MinuteLine.Cue.WORD, Rule.LEAD, Rule.HOLD)
          : MinuteLine.of(
              text + letter + ", which brings " + Phrases.count(paid, "counter") + ".",
              MinuteLine.Cue.WORD,
              Rule.LEAD,
              Rule.HOLD,
              Rule.SPECIAL);
    }
  }

  record Played(Seat by, char letter, int paid, boolean late) implements News {
    @Override
    public MinuteLine line() {
      String text =
          (late ? "The minute is up: " : "") + by + " plays " + LetterFaces.capital(letter);
      if (late)
        return MinuteLine.of(
            text + brings(paid) + ".", MinuteLine.Cue.CARD, GeneralRules.TIME, Rule.MUST_PLAY);
      return paid == 0
          ? MinuteLine.of(text + ".", MinuteLine.Cue.CARD, Rule.NAME_LETTER)
          : MinuteLine.of(
              text + brings(paid) + ".", MinuteLine.Cue.COUNTER, Rule.NAME_LETTER, Rule.SPECIAL);
    }

    private static String brings(int paid) {
      return paid == 0 ? "" : ", which brings " + Phrases.count(paid, "counter");
    }
  }

  record Finished(Seat by, String word, boolean paid) implements News {
    @Override
    public MinuteLine line() {
      String done = LetterFaces.capitals(word) + " is finished";
      return paid
          ? MinuteLine.of(
              done + ": " + by + " gets one counter.", MinuteLine.Cue.COUNTER, Rule.FINISH)
          : MinuteLine.of(done + ".", MinuteLine.Cue.NONE, Rule.FINISH);
    }
  }

  record Failed(Seat by, char letter, Seat dealer, int paid, boolean second, boolean sameLetter)
      implements News {
    @Override
    public MinuteLine line() {
      String text =
          by
              + " does not play "
              + LetterFaces.capital(letter)
              + ": "
              + dealer
              + " gives "
              + Phrases.number(paid)
              + (paid == 1 ? " opponent a counter" : " opponents a counter each")
              + (sameLetter ? "; it falls to the next player." : "; it is passed over.");
      return MinuteLine.of(
          text,
          MinuteLine.Cue.FINE,
          second ? Rule.SECOND_FAIL : Rule.NEXT,
          Rule.PAY,
          Rule.PASS_OVER);
    }
  }

  record WordFell(String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody could go on: " + LetterFaces.capitals(word) + " falls.",
          MinuteLine.Cue.STOP,
          Rule.FALL);
    }
  }

  record LeadPassed(Seat by, Seat to) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " passes the lead on to " + to + ".", Rule.CANNOT_LEAD);
    }
  }

  record Challenged(Seat by, Seat leader, String word, boolean good) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " challenges "
              + leader
              + "'s "
              + LetterFaces.capitals(word)
              + (good ? ": it stands." : ": it falls."),
          MinuteLine.Cue.KNOCK,
          GeneralRules.WHO_CHECKS);
    }
  }

  record LeadFell(Seat leader, String why) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          why + ": every opponent of " + leader + " gets one counter.",
          MinuteLine.Cue.FINE,
          Rule.BLUFF,
          GeneralRules.NO_COUNT);
    }
  }

  record DiscovererPaid(Seat by, char letter, int paid) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " gets what "
              + LetterFaces.capital(letter)
              + " would have brought: "
              + Phrases.count(paid, "counter")
              + ".",
          MinuteLine.Cue.COUNTER,
          GeneralRules.DISCOVERER);
    }
  }

  record WentOut(Seat by, int letters, int paid) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " has no letter left; the others have "
              + Phrases.number(letters)
              + ", and the pool pays "
              + Phrases.count(paid, "counter")
              + ".",
          MinuteLine.Cue.SCORE,
          Rule.HAND_END,
          Rule.OUT_BONUS);
    }
  }

  record PoolEmptied(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer + " has paid out the whole pool: the hand is over.",
          MinuteLine.Cue.STOP,
          Rule.HAND_END,
          Rule.POOL_SIZE);
    }
  }

  record LeadUnused() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The lead has gone all round unused: the hand is over.",
          MinuteLine.Cue.STOP,
          Rule.HAND_END);
    }
  }

  record Noted(PerSeat<Integer> counters) implements News {
    @Override
    public MinuteLine line() {
      StringBuilder text = new StringBuilder("Noted: ");
      for (int i = 0; i < counters.seats(); i++) {
        Seat seat = Seat.of(i);
        text.append(i == 0 ? "" : ", ").append(seat).append(' ').append(counters.at(seat));
      }
      return MinuteLine.of(
          text.append("; the counters are put back.").toString(),
          MinuteLine.Cue.SCORE,
          Rule.HAND_END);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Everybody has dealt: "
              + Phrases.names(winners)
              + (winners.size() == 1 ? " has most counters and wins." : " share the game."),
          MinuteLine.Cue.WIN,
          Rule.GAME_END,
          Rule.WIN);
    }
  }
}
