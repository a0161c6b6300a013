package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.foil.words.Subject;
import parlour.games.material.Phrases;
import parlour.games.material.letters.LetterFaces;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Dealt(Seat dealer, int round, int size, boolean decider) implements News {
    @Override
    public MinuteLine line() {
      String what =
          decider
              ? dealer.does("deals") + " the deciding hand: "
              : dealer.does("deals") + " a hand of Round " + round + ": ";
      String text = what + "a knock needs a word of " + Phrases.number(size) + " letters.";
      return decider
          ? MinuteLine.of(text, MinuteLine.Cue.DEAL, Rule.DEAL, Rule.TIE)
          : MinuteLine.of(text, MinuteLine.Cue.DEAL, Rule.DEAL);
    }
  }

  record Named(Seat by, Subject subject, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("names") + " the subject: " + LetterFaces.capitals(subject.name()) + ".",
          MinuteLine.Cue.CALL,
          rule);
    }
  }

  /// A card from the deck, which only the player sees.
  record Drawn(Seat by, char letter) implements News {
    @Override
    public MinuteLine line() {
      String what = letter == Phase.Turn.SOMETHING ? "a card" : LetterFaces.capital(letter);
      return MinuteLine.of(
          by.does("draws") + " " + what + " from the deck.", MinuteLine.Cue.CARD, Rule.DRAW);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Drawn(by, Phase.Turn.SOMETHING);
    }
  }

  record Taken(Seat by, String letters) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("takes") + " " + letters + " from the discards.", MinuteLine.Cue.TAKE, Rule.DRAW);
    }
  }

  record Discarded(Seat by, char letter) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("discards") + " " + LetterFaces.capital(letter) + ".",
          MinuteLine.Cue.CARD,
          Rule.DISCARD);
    }
  }

  record TimeUp(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " took too long: the house plays on for the turn.", MinuteLine.Cue.BELL, Rule.LATE);
    }
  }

  record DeckRenewed() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The deck is out: the discards are shuffled, all but the top card.",
          MinuteLine.Cue.DEAL,
          Rule.STOCK_OUT);
    }
  }

  record Knocked(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("knocks") + ": all play stops.", MinuteLine.Cue.KNOCK, Rule.KNOCK_STOP)
          .with(MinuteLine.Callout.great(by, "Knock!", 0));
    }
  }

  /// @param nonsense a group that is no word, in capitals, or nothing
  record FalseKnock(Seat by, int size, int unused, String nonsense) implements News {
    @Override
    public MinuteLine line() {
      String why =
          unused == HIDDEN
              ? " falsely"
              : unused > 0
                  ? " with " + Phrases.count(unused, "card") + " unused"
                  : nonsense.isEmpty()
                      ? " without a word of " + Phrases.number(size) + " letters"
                      : " with " + nonsense + ", which is no word";
      return MinuteLine.of(
              by.does("knocks") + why + ": 20 points off, and play resumes.",
              MinuteLine.Cue.FINE,
              Rule.KNOCK_FALSE,
              nonsense.isEmpty() ? Rule.FALSE_UNUSED : Rule.FALSE_NONSENSE)
          .with(MinuteLine.Callout.great(by, "A false knock!", FormingWords.FALSE_KNOCK));
    }

    /// How far they had come is the player's own business.
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new FalseKnock(by, size, HIDDEN, "");
    }

    private static final int HIDDEN = -1;
  }

  record PlayedOut() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Everybody has had " + FormingWords.TURNS + " turns and nobody has knocked: play stops.",
          MinuteLine.Cue.STOP,
          Rule.PLAYED_OUT);
    }
  }

  record Readied(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("is") + " ready.", MinuteLine.Cue.NONE, Rule.MIX)
          .with(MinuteLine.Callout.of(by, "Ready."));
    }
  }

  record HoldersTurned(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              "The holders are turned, and " + dealer.does("turns") + " the timer.",
              MinuteLine.Cue.BELL,
              Rule.TURNED,
              Rule.TIMER)
          .with(MinuteLine.Callout.great(dealer, "Unscramble!", 0));
    }
  }

  record PencilLaidDown(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("lays") + " the pencil down.", MinuteLine.Cue.NONE, Rule.OTHERS)
          .with(MinuteLine.Callout.of(by, "Pencil down."));
    }
  }

  record WritingStopped(Seat dealer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              "Time! " + dealer.does("calls") + " a stop to the writing.",
              MinuteLine.Cue.STOP,
              Rule.STOP)
          .with(MinuteLine.Callout.great(dealer, "Stop writing!", 0));
    }
  }

  record VotedOut(List<String> words) implements News {
    @Override
    public MinuteLine line() {
      String text =
          words.isEmpty()
              ? "The table lets every word stand."
              : "The table votes out " + String.join(", ", words) + ".";
      return MinuteLine.of(text, MinuteLine.Cue.CALL, Rule.CATEGORY_JUDGE, Rule.VOTE);
    }
  }

  record Shown(Seat by, List<String> words) implements News {
    @Override
    public MinuteLine line() {
      String text =
          words.isEmpty()
              ? by.does("has") + " formed no word."
              : by.does("shows") + " " + String.join(", ", words) + ".";
      return MinuteLine.of(text, MinuteLine.Cue.WORD, Rule.REVEAL);
    }
  }

  record Scored(Seat by, Account account) implements News {
    @Override
    public MinuteLine line() {
      List<String> told = new ArrayList<>();
      List<String> clauses = new ArrayList<>(List.of(Rule.SCORE.id()));
      for (Account.Item item : account.items()) {
        told.add(item.told());
        if (!clauses.contains(item.rule().id())) clauses.add(item.rule().id());
        if (!clauses.contains(item.why().id())) clauses.add(item.why().id());
      }
      String text =
          by.does("scores")
              + " "
              + Phrases.figures(account.points())
              + (told.isEmpty() ? "." : ": " + String.join("; ", told) + ".");
      return new MinuteLine(text, clauses, MinuteLine.Cue.SCORE);
    }
  }

  record RoundTotalled(int round, PerSeat<Integer> totals) implements News {
    @Override
    public MinuteLine line() {
      StringBuilder text = new StringBuilder("Round " + round + " is over:");
      for (int i = 0; i < totals.seats(); i++) {
        text.append(i == 0 ? " " : ", ")
            .append(Seat.of(i).does("has"))
            .append(' ')
            .append(Phrases.figures(totals.at(Seat.of(i))));
      }
      return MinuteLine.of(text.append('.').toString(), MinuteLine.Cue.SCORE, Rule.ROUND_TOTAL);
    }
  }

  record Tied(Seats seats) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(seats) + " tie: one more hand decides.",
          MinuteLine.Cue.CALL,
          Rule.TIE,
          Rule.TIE_WHO);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(Phrases.winOrShare(winners) + ".", MinuteLine.Cue.WIN, rule);
    }
  }
}
