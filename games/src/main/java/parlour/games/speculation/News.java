package parlour.games.speculation;

import java.util.List;
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
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What happens at the table, as lines of the minute book. Nobody is told which letters go to the
/// Plum; a word that only its maker may know is left out for the others.
sealed interface News extends Event {
  record Dealt(Seat dealer, int letters, boolean small) implements News {
    @Override
    public MinuteLine line() {
      String text =
          "The deal passes to the left: "
              + dealer.does("deals")
              + " everybody "
              + Phrases.count(letters, "letter")
              + ".";
      return small && letters > Sorting.HAND
          ? MinuteLine.of(text, Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL, Rule.EXTRA)
          : MinuteLine.of(text, Cue.DEAL, Rule.NEXT_DEAL, Rule.DEAL);
    }
  }

  record Discarded(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("discards") + " five letters.", Cue.CARD, Rule.DISCARD);
    }
  }

  record Gave(Seat by, Seat dealer, int letters) implements News {
    @Override
    public MinuteLine line() {
      String what = Phrases.count(letters, "letter");
      String text =
          by.equals(dealer)
              ? by.does("lays") + " " + what + " to the Plum, face down."
              : by.does("gives") + " " + dealer + " " + what + " for the Plum, face down.";
      return letters > 1
          ? MinuteLine.of(text, Cue.CARD, Rule.GIVE, Rule.UNSEEN, Rule.EXTRA)
          : MinuteLine.of(text, Cue.CARD, Rule.GIVE, Rule.UNSEEN);
    }
  }

  record HouseSorted(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("takes") + " too long: the house discards and gives for " + by.word("them") + ".",
          Rule.SORT_TIME);
    }
  }

  record PlumFilled(Seat dealer, int letters, int added, int over, boolean small) implements News {
    @Override
    public MinuteLine line() {
      String size = dealer + "'s Plum holds " + Phrases.count(letters, "letter");
      String end = ", which nobody has seen.";
      if (added > 0) {
        String from = " with " + Phrases.number(added) + " added from the dealer's discards";
        return MinuteLine.of(size + from + end, Rule.UNSEEN, Rule.TOP_UP, Rule.ADDED_UNSEEN);
      }
      if (over > 0) {
        String less = "; " + Phrases.number(over) + " too many went back to the box unseen.";
        return MinuteLine.of(size + less, Rule.UNSEEN, small ? Rule.OVERPLUS : Rule.SEVEN_UP);
      }
      return MinuteLine.of(size + end, Rule.UNSEEN, Rule.APART);
    }
  }

  record Exposed(Seat dealer, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              dealer.does("turns")
                  + " up "
                  + LetterFaces.capital(letter)
                  + ": all begin to make words.",
              Cue.CALL,
              Rule.EXPOSE)
          .with(Callout.of(dealer, "All may use " + LetterFaces.capital(letter) + "."));
    }
  }

  record Wrote(Seat by, String word, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return word.isEmpty()
          ? MinuteLine.of(by.does("writes") + " down a word.", Cue.WORD, Rule.PRIVACY)
          : MinuteLine.of(
              by.does("writes") + " down " + LetterFaces.capitals(word) + ".", Cue.WORD, rule);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Wrote(by, "", rule);
    }
  }

  record Rested(Seat by, boolean noticing) implements News {
    @Override
    public MinuteLine line() {
      String verb = noticing ? "claims" : "makes";
      return MinuteLine.of(by.does(verb) + " no more words.", Rule.TIME)
          .with(Callout.of(by, "No more words."));
    }
  }

  record Stopped() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is called: the letters of the hands go back to the box.", Cue.STOP, Rule.RETURN);
    }
  }

  record TurnedUp(Seat dealer, Letters plum) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              dealer.does("turns") + " up the Plum: " + plum + ".",
              Cue.SWEEP,
              Rule.OPEN,
              Rule.PUBLIC)
          .with(Callout.great(dealer, "The Plum!", 0));
    }
  }

  record Left(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(dealer.does("leaves") + " the Plum unturned.", Rule.LEAVE)
          .with(Callout.of(dealer, "I leave the Plum."));
    }
  }

  record PlumRead(Seat dealer, int words) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          dealer.does("has")
              + " made "
              + Phrases.count(words, "word")
              + " of the Plum: what was overlooked?",
          Cue.BELL,
          Rule.OMISSION,
          Rule.TIME);
    }
  }

  record Noticed(Seat by, Seat dealer, String word, boolean dealerPays) implements News {
    @Override
    public MinuteLine line() {
      String text =
          by.does("notices")
              + " "
              + LetterFaces.capitals(word)
              + ", which "
              + dealer
              + " overlooked, and "
              + by.word("takes")
              + " one counter from "
              + (dealerPays ? dealer : "the pool")
              + ".";
      return MinuteLine.of(
              text,
              Cue.COUNTER,
              Rule.OMISSION,
              Rule.OMISSION_PAYER,
              Rule.NOTICE_JUDGED,
              GeneralRules.POINT_NAME)
          .with(new Callout(by, LetterFaces.capitals(word) + "!", 1, false));
    }
  }

  /// A deal is over: what each gained in it.
  record DealOver(int deal, RoundGains gains, PerSeat<String> reasons) implements News {
    static DealOver of(Position position, Position.Match paid) {
      return new DealOver(
          paid.lead().round(),
          new RoundGains(paid.before().standing(), paid.counters().standing()),
          PerSeat.of(paid.players(), seat -> reason(position, seat)));
    }

    private static String reason(Position position, Seat seat) {
      Player player = position.of(seat);
      StringBuilder why = new StringBuilder(Phrases.count(player.list().standing(), "word"));
      int plum = player.plum().standing();
      if (plum > 0)
        why.append(", ")
            .append(Phrases.number(plum))
            .append(seat.equals(position.dealer()) ? " of the Plum" : " overlooked by the dealer");
      int doubts = struckOut(position, seat);
      if (doubts > 0)
        why.append(", ").append(Phrases.number(doubts)).append(" of others struck out");
      return why.toString();
    }

    /// How many words of others the player has struck out, a counter each.
    private static int struckOut(Position position, Seat by) {
      int words = 0;
      for (Seat seat : position.match().allSeats())
        for (WordList paper : List.of(position.of(seat).list(), position.of(seat).plum()))
          for (WordList.Line line : paper.lines())
            if (line.proof() == WordList.Proof.STRUCK && line.by().equals(by)) words++;
      return words;
    }

    @Override
    public MinuteLine line() {
      return MinuteLine.of("Deal " + deal + " is over.", Cue.SCORE, Rule.LISTS);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(
          gains.interlude(
              "Deal " + deal, "counter", seat -> RoundGains.Reason.of(reasons.at(seat))));
    }
  }

  /// The game is over.
  ///
  /// @param all whether everybody has dealt
  record Won(Seats winners, int deals, boolean all) implements News {
    @Override
    public MinuteLine line() {
      String over =
          all ? "Everybody has dealt: " : "The game was for " + Phrases.count(deals, "deal") + ": ";
      Seat best = winners.lowest();
      String won =
          winners.size() == 1
              ? best.does("has") + " the largest count and " + best.word("wins")
              : Phrases.names(winners) + " share the game";
      return MinuteLine.of(over + won + ".", Cue.WIN, all ? Rule.END : Rule.DEALS, Rule.WIN);
    }
  }
}
