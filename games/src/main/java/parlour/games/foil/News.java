package parlour.games.foil;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LetterFaces;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record Dealt(Seat dealer, int round, int size, boolean decider) implements News {
    @Override
    public Line line() {
      String what =
          decider
              ? dealer + " deals the deciding hand: "
              : dealer + " deals a hand of Round " + round + ": ";
      String text = what + "a knock wants a word of " + Wording.number(size) + " letters.";
      return decider
          ? Line.of(text, Line.Cue.DEAL, Rule.DEAL, Rule.TIE)
          : Line.of(text, Line.Cue.DEAL, Rule.DEAL);
    }
  }

  record Named(Seat by, Subject subject, Rule rule) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " names the subject: " + LetterFaces.capitals(subject.name()) + ".",
          Line.Cue.CALL,
          rule);
    }
  }

  /// A card from the deck, which only the player sees.
  record Drawn(Seat by, char letter) implements News {
    @Override
    public Line line() {
      String what = letter == Stage.Turn.SOMETHING ? "a card" : LetterFaces.capital(letter);
      return Line.of(by + " draws " + what + " from the deck.", Line.Cue.CARD, Rule.DRAW);
    }

    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new Drawn(by, Stage.Turn.SOMETHING);
    }
  }

  record Taken(Seat by, String letters) implements News {
    @Override
    public Line line() {
      return Line.of(by + " takes " + letters + " from the discards.", Line.Cue.TAKE, Rule.DRAW);
    }
  }

  record Discarded(Seat by, char letter) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " discards " + LetterFaces.capital(letter) + ".", Line.Cue.CARD, Rule.DISCARD);
    }
  }

  record Dawdled(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " took too long: the house plays on for the turn.", Line.Cue.BELL, Rule.TIME);
    }
  }

  record DeckRenewed() implements News {
    @Override
    public Line line() {
      return Line.of(
          "The deck is out: the discards are shuffled, all but the top card.",
          Line.Cue.DEAL,
          Rule.STOCK_OUT);
    }
  }

  record Knocked(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " knocks: all play stops.", Line.Cue.KNOCK, Rule.KNOCK_STOP);
    }
  }

  record KnockedAmiss(Seat by, int size, int unused) implements News {
    @Override
    public Line line() {
      String why =
          unused == HIDDEN
              ? " amiss"
              : unused == 0
                  ? " without a word of " + Wording.number(size) + " letters"
                  : " with " + Wording.count(unused, "card") + " unused";
      return Line.of(
          by + " knocks" + why + ": 20 points off, and play resumes.",
          Line.Cue.FINE,
          Rule.KNOCK_FALSE,
          Rule.FALSE_UNUSED);
    }

    /// How far he had come is the player's own business.
    @Override
    public Event seenBy(Seat eye) {
      return eye.equals(by) ? this : new KnockedAmiss(by, size, HIDDEN);
    }

    private static final int HIDDEN = -1;
  }

  record PlayedOut() implements News {
    @Override
    public Line line() {
      return Line.of(
          "Nobody has knocked for so long that play stops without a knock.", Line.Cue.STOP);
    }
  }

  record Readied(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " is ready.", Line.Cue.NONE, Rule.MIX);
    }
  }

  record HoldersTurned(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of(
          "The holders are turned, and " + dealer + " turns the timer.",
          Line.Cue.BELL,
          Rule.TURNED,
          Rule.TIMER);
    }
  }

  record PencilLaidDown(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of(by + " lays the pencil down.", Line.Cue.NONE, Rule.OTHERS);
    }
  }

  record WritingStopped(Seat dealer) implements News {
    @Override
    public Line line() {
      return Line.of("Time! " + dealer + " calls a stop to the writing.", Line.Cue.STOP, Rule.STOP);
    }
  }

  record VotedOut(List<String> words) implements News {
    @Override
    public Line line() {
      String text =
          words.isEmpty()
              ? "The table lets every word stand."
              : "The table votes out " + String.join(", ", words) + ".";
      return Line.of(text, Line.Cue.CALL, Rule.CATEGORY_JUDGE);
    }
  }

  record Shown(Seat by, List<String> words) implements News {
    @Override
    public Line line() {
      String text =
          words.isEmpty()
              ? by + " has formed no word."
              : by + " shows " + String.join(", ", words) + ".";
      return Line.of(text, Line.Cue.WORD, Rule.REVEAL);
    }
  }

  record Scored(Seat by, Account account) implements News {
    @Override
    public Line line() {
      List<String> told = new ArrayList<>();
      List<String> clauses = new ArrayList<>(List.of(Rule.SCORE.id()));
      for (Account.Item item : account.items()) {
        told.add(item.told());
        if (!clauses.contains(item.rule().id())) clauses.add(item.rule().id());
        if (!clauses.contains(item.why().id())) clauses.add(item.why().id());
      }
      String text =
          by
              + " scores "
              + account.points()
              + (told.isEmpty() ? "." : ": " + String.join("; ", told) + ".");
      return new Line(text, clauses, Line.Cue.SCORE);
    }
  }

  record RoundTotalled(int round, PerSeat<Integer> totals) implements News {
    @Override
    public Line line() {
      StringBuilder text = new StringBuilder("Round " + round + " is over:");
      for (int i = 0; i < totals.seats(); i++) {
        text.append(i == 0 ? " " : ", ")
            .append(Seat.of(i))
            .append(" has ")
            .append(totals.at(Seat.of(i)));
      }
      return Line.of(text.append('.').toString(), Line.Cue.SCORE, Rule.ROUND_TOTAL);
    }
  }

  record Tied(Seats seats) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(seats) + " tie: one more hand decides.", Line.Cue.CALL, Rule.TIE);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public Line line() {
      return Line.of(
          Wording.names(winners) + (winners.size() == 1 ? " has won." : " share the game."),
          Line.Cue.WIN,
          rule);
    }
  }
}
