package parlour.games.rotation;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.General;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  /// A deal after the first.
  record Dealt(Seat dealer, String four) implements News {
    @Override
    public Line line() {
      StringBuilder letters = new StringBuilder();
      for (int i = 0; i < four.length(); i++) {
        letters
            .append(i == 0 ? "" : i == four.length() - 1 ? " and " : ", ")
            .append(LetterFaces.capital(four.charAt(i)));
      }
      return Line.of(
          dealer + " deals ten letters to everyone and lays " + letters + " in the middle.",
          Line.Cue.DEAL,
          General.LEAD_LEFT,
          Rule.DEAL,
          Rule.FOUR);
    }
  }

  record Named(Seat by, String word, int paid) implements News {
    @Override
    public Line line() {
      String text = by + " names " + LetterFaces.capitals(word) + " and plays ";
      String letter = LetterFaces.capital(word.charAt(0));
      return paid == 0
          ? Line.of(text + letter + ".", Line.Cue.WORD, Rule.LEAD, Rule.HOLD)
          : Line.of(
              text + letter + ", which brings " + Wording.count(paid, "counter") + ".",
              Line.Cue.WORD,
              Rule.LEAD,
              Rule.HOLD,
              Rule.SPECIAL);
    }
  }

  record Played(Seat by, char letter, int paid, boolean late) implements News {
    @Override
    public Line line() {
      String text =
          (late ? "The minute is up: " : "") + by + " plays " + LetterFaces.capital(letter);
      if (late)
        return Line.of(text + brings(paid) + ".", Line.Cue.CARD, General.TIME, Rule.MUST_PLAY);
      return paid == 0
          ? Line.of(text + ".", Line.Cue.CARD, Rule.NAME_LETTER)
          : Line.of(text + brings(paid) + ".", Line.Cue.COUNTER, Rule.NAME_LETTER, Rule.SPECIAL);
    }

    private static String brings(int paid) {
      return paid == 0 ? "" : ", which brings " + Wording.count(paid, "counter");
    }
  }

  record Finished(Seat by, String word, boolean paid) implements News {
    @Override
    public Line line() {
      String done = LetterFaces.capitals(word) + " is finished";
      return paid
          ? Line.of(done + ": " + by + " gets one counter.", Line.Cue.COUNTER, Rule.FINISH)
          : Line.of(done + ".", Line.Cue.NONE, Rule.FINISH);
    }
  }

  record Failed(Seat by, char letter, Seat dealer, int paid, boolean second, boolean sameLetter)
      implements News {
    @Override
    public Line line() {
      String text =
          by
              + " does not play "
              + LetterFaces.capital(letter)
              + ": "
              + dealer
              + " gives "
              + Wording.number(paid)
              + (paid == 1 ? " opponent a counter" : " opponents a counter each")
              + (sameLetter ? "; it falls to the next player." : "; it is passed over.");
      return Line.of(
          text, Line.Cue.FINE, second ? Rule.SECOND_FAIL : Rule.NEXT, Rule.PAY, Rule.PASS_OVER);
    }
  }

  record WordFell(String word) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nobody could go on: " + LetterFaces.capitals(word) + " falls.",
          Line.Cue.STOP,
          Rule.FALL);
    }
  }

  record LeadPassed(Seat by, Seat to) implements News {
    @Override
    public Line line() {
      return Line.of(by + " passes the lead on to " + to + ".", Rule.CANNOT_LEAD);
    }
  }

  record Challenged(Seat by, Seat leader, String word, boolean good) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " challenges "
              + leader
              + "'s "
              + LetterFaces.capitals(word)
              + (good ? ": it stands." : ": it falls."),
          Line.Cue.KNOCK,
          General.WHO_CHECKS);
    }
  }

  record LeadFell(Seat leader, String why) implements News {
    @Override
    public Line line() {
      return Line.of(
          why + ": every opponent of " + leader + " gets one counter.",
          Line.Cue.FINE,
          Rule.BLUFF,
          General.NO_COUNT);
    }
  }

  record DiscovererPaid(Seat by, char letter, int paid) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " gets what "
              + LetterFaces.capital(letter)
              + " would have brought: "
              + Wording.count(paid, "counter")
              + ".",
          Line.Cue.COUNTER,
          General.DISCOVERER);
    }
  }

  record WentOut(Seat by, int letters, int paid) implements News {
    @Override
    public Line line() {
      return Line.of(
          by
              + " has no letter left; the others have "
              + Wording.number(letters)
              + ", and the pool pays "
              + Wording.count(paid, "counter")
              + ".",
          Line.Cue.SCORE,
          Rule.HAND_END,
          Rule.OUT_BONUS);
    }
  }

  record PoolEmptied(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of(
          dealer + " has paid out the whole pool: the hand is over.",
          Line.Cue.STOP,
          Rule.HAND_END,
          Rule.POOL_SIZE);
    }
  }

  record LeadUnused() implements News {
    @Override
    public Line line() {
      return Line.of(
          "The lead has gone all round unused: the hand is over.", Line.Cue.STOP, Rule.HAND_END);
    }
  }

  record Noted(PerSeat<Integer> counters) implements News {
    @Override
    public Line line() {
      StringBuilder text = new StringBuilder("Noted: ");
      for (int i = 0; i < counters.seats(); i++) {
        Seat seat = Seat.of(i);
        text.append(i == 0 ? "" : ", ").append(seat).append(' ').append(counters.at(seat));
      }
      return Line.of(
          text.append("; the counters are put back.").toString(), Line.Cue.SCORE, Rule.HAND_END);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return Line.of(
          "Everybody has dealt: "
              + Wording.names(winners)
              + (winners.size() == 1 ? " has most counters and wins." : " share the game."),
          Line.Cue.WIN,
          Rule.GAME_END,
          Rule.WIN);
    }
  }
}
