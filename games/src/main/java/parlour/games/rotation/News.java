package parlour.games.rotation;

import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Callout;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.PerSeat;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.Phrases;
import parlour.games.material.RoundGains;
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
          dealer.does("deals")
              + " ten letters to everyone and "
              + dealer.word("lays")
              + " "
              + letters
              + " in the middle.",
          Cue.DEAL,
          GeneralRules.LEAD_LEFT,
          Rule.DEAL,
          Rule.FOUR);
    }
  }

  record Named(Seat by, String word, int paid) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by.does("names")
              + " "
              + LetterFaces.capitals(word)
              + " and "
              + by.word("plays")
              + " "
              + LetterFaces.capital(word.charAt(0))
              + brings(paid)
              + ".";
      MinuteLine line =
          paid == 0
              ? MinuteLine.of(text, Cue.WORD, Rule.LEAD, Rule.HOLD)
              : MinuteLine.of(text, Cue.WORD, Rule.LEAD, Rule.HOLD, Rule.SPECIAL);
      return line.with(new Callout(by, LetterFaces.capitals(word), paid, false));
    }
  }

  /// A letter is played.
  ///
  /// @param late whether its holder's minute was up
  record Played(Seat by, char letter, int paid, boolean late) implements News {
    @Override
    public MinuteLine line() {
      String text = by.does("plays") + " " + LetterFaces.capital(letter) + brings(paid) + ".";
      MinuteLine line =
          late
              ? MinuteLine.of("The minute is up: " + text, Cue.CARD, Rule.MINUTE, Rule.MUST_PLAY)
              : paid == 0
                  ? MinuteLine.of(text, Cue.CARD, Rule.NAME_LETTER)
                  : MinuteLine.of(text, Cue.COUNTER, Rule.NAME_LETTER, Rule.SPECIAL);
      return line.with(new Callout(by, LetterFaces.capital(letter), paid, false));
    }
  }

  record Finished(Seat by, String word, boolean paid) implements News {
    @Override
    public MinuteLine line() {
      String done = LetterFaces.capitals(word) + " is finished";
      return paid
          ? MinuteLine.of(done + ": " + by.does("gets") + " one counter.", Cue.COUNTER, Rule.FINISH)
              .with(Callout.great(by, LetterFaces.capitals(word), 1))
          : MinuteLine.of(done + ".", Cue.NONE, Rule.FINISH);
    }
  }

  /// A letter is not played.
  ///
  /// @param lacks whether everybody knows that the player has it not
  /// @param paid who gets a counter for it
  record Failed(Seat by, char letter, boolean lacks, Seats paid, boolean second, boolean sameLetter)
      implements News {
    @Override
    public MinuteLine line() {
      String text =
          (lacks ? by.does("has") + " no " : by.does("does") + " not play ")
              + LetterFaces.capital(letter)
              + ": "
              + gains()
              + (sameLetter ? "; it falls to the next player." : "; it is passed over.");
      return MinuteLine.of(
              text, Cue.FINE, second ? Rule.SECOND_FAIL : Rule.NEXT, Rule.PAY, Rule.PASS_OVER)
          .with(Callout.of(by, "No " + LetterFaces.capital(letter) + "."));
    }

    private String gains() {
      if (paid.isEmpty()) return "the pool has nothing left to pay";
      return paid.size() == 1
          ? paid.lowest().does("gets") + " one counter from the pool"
          : Phrases.names(paid) + " get one counter each from the pool";
    }
  }

  record WordFell(String word) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody could go on: " + LetterFaces.capitals(word) + " falls.", Cue.STOP, Rule.FALL);
    }
  }

  record LeadPassed(Seat by, Seat to) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("passes") + " the lead on to " + to + ".", Rule.CANNOT_LEAD)
          .with(Callout.of(by, "I pass the lead on."));
    }
  }

  record Challenged(Seat by, Seat leader, String word, boolean good) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("challenges")
                  + " "
                  + leader
                  + "'s "
                  + LetterFaces.capitals(word)
                  + (good ? ": it stands." : ": it falls."),
              Cue.KNOCK,
              GeneralRules.WHO_CHECKS)
          .with(Callout.of(by, "Is that a word?"));
    }
  }

  record LeadFell(Seat leader, String why) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          why + ": the opponents of " + leader + " get one counter each.",
          Cue.FINE,
          Rule.BLUFF,
          Rule.LEAD_FALLS,
          GeneralRules.NO_COUNT);
    }
  }

  record DiscovererPaid(Seat by, char letter, int paid) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("gets")
              + " what "
              + LetterFaces.capital(letter)
              + " would have brought: "
              + Phrases.count(paid, "counter")
              + ".",
          Cue.COUNTER,
          Rule.LEAD_FALLS,
          GeneralRules.DISCOVERER);
    }
  }

  record WentOut(Seat by, int letters, int paid) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("has")
                  + " no letter left; the others have "
                  + Phrases.number(letters)
                  + ", and the pool pays "
                  + Phrases.count(paid, "counter")
                  + ".",
              Cue.SCORE,
              Rule.HAND_END,
              Rule.OUT_BONUS)
          .with(Callout.great(by, "Out!", paid));
    }
  }

  record PoolEmptied() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The whole pool is paid out: the hand is over.",
          Cue.STOP,
          Rule.HAND_END,
          Rule.POOL_SIZE,
          Rule.POOL_SHORT);
    }
  }

  record LeadUnused() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The lead has gone all round unused: the hand is over.", Cue.STOP, Rule.HAND_END);
    }
  }

  /// A hand is over: what each gained in it is noted.
  ///
  /// @param left how many letters each still held
  record Noted(int hand, RoundGains gains, PerSeat<Integer> left) implements News {
    @Override
    public MinuteLine line() {
      StringBuilder text = new StringBuilder("Noted: ");
      for (int i = 0; i < left.seats(); i++) {
        Seat seat = Seat.of(i);
        text.append(i == 0 ? "" : ", ").append(seat).append(' ').append(gains.gain(seat));
      }
      return MinuteLine.of(
          text.append("; the counters are put back.").toString(), Cue.SCORE, Rule.HAND_END);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Hand " + hand,
              "counter",
              seat -> RoundGains.Reason.of(Phrases.count(left.at(seat), "letter") + " left")));
    }
  }

  /// The game is over.
  ///
  /// @param all whether everybody has dealt
  record Won(Seats winners, int hands, boolean all) implements News {
    @Override
    public MinuteLine line() {
      String over =
          all ? "Everybody has dealt: " : "The game was for " + Phrases.count(hands, "hand") + ": ";
      Seat best = winners.lowest();
      String won =
          winners.size() == 1
              ? best.does("has") + " most counters and " + best.word("wins")
              : Phrases.names(winners) + " share the game";
      return MinuteLine.of(over + won + ".", Cue.WIN, all ? Rule.GAME_END : Rule.DEALS, Rule.WIN);
    }
  }

  private static String brings(int paid) {
    return paid == 0 ? "" : ", which brings " + Phrases.count(paid, "counter");
  }
}
