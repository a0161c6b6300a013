package parlour.games.crossword;

import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record HandDealt(int hand, Seat dealer, int each) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Hand " + hand + ": " + dealer + " deals " + Phrases.count(each, "card") + " to each.",
          MinuteLine.Cue.DEAL,
          each == 6 ? Rule.DEAL_SIX : Rule.DEAL_FIVE,
          Rule.NEXT_DEALER);
    }
  }

  /// A word was laid.
  ///
  /// @param fresh which letters of the first were laid, the first lowest
  /// @param free the letter the Free Letter became, or none
  record WordLaid(Seat by, List<Entry> entries, int fresh, int free) implements News {
    @Override
    public MinuteLine line() {
      StringBuilder text = new StringBuilder();
      String word = entries.getFirst().shown();
      text.append(by).append(" lays ").append(word);
      if (!isWhole()) {
        for (int i = 0; i < word.length(); i++) {
          if ((fresh >>> i & 1) != 0)
            text.append((fresh & (1 << i) - 1) == 0 ? " with " : ", ").append(word.charAt(i));
        }
      }
      for (int i = 1; i < entries.size(); i++) {
        text.append(i == 1 ? ", making " : " and ").append(entries.get(i).shown());
      }
      if (free != Pack.NO_CARD) text.append("; the Free Letter is ").append(Pack.name(free));
      return MinuteLine.of(text.append('.').toString(), MinuteLine.Cue.WORD, clauses());
    }

    private boolean isWhole() {
      return Integer.bitCount(fresh) == entries.getFirst().word().length();
    }

    private Clause[] clauses() {
      Rule how =
          isWhole()
              ? entries.size() == 1 ? Rule.LAY : Rule.PARALLEL
              : lengthens() ? Rule.ENDS : Rule.ADD;
      return free == Pack.NO_CARD ? new Clause[] {how} : new Clause[] {how, Rule.FREE_FIXED};
    }

    /// Whether one word that stood there has been made longer at its ends.
    private boolean lengthens() {
      int standing = ~fresh & (1 << entries.getFirst().word().length()) - 1;
      int run = standing >>> Integer.numberOfTrailingZeros(standing);
      return run >= 3 && (run & run + 1) == 0;
    }
  }

  record CardLaidAside(Seat by, int kind) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " lays " + Pack.name(kind) + " aside.",
          MinuteLine.Cue.CARD,
          Rule.EXCHANGE,
          Rule.DISCARD_FIRST);
    }
  }

  /// A card was drawn; from the stock only its drawer knows which.
  record CardDrawn(Seat by, boolean shown, int kind) implements News {
    @Override
    public MinuteLine line() {
      String card = kind == Pack.NO_CARD ? "a card" : Pack.name(kind);
      return MinuteLine.of(
          by + " draws " + card + (shown ? " from those turned up." : " from the stock."),
          MinuteLine.Cue.CARD,
          Rule.DISCARD_PLACE,
          Rule.EXCHANGE_ENDS);
    }

    @Override
    public News seenBy(Seat eye) {
      return shown || eye.equals(by) ? this : new CardDrawn(by, false, Pack.NO_CARD);
    }
  }

  record TimeUp(Seat seat) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The time of " + seat + " is up: a card is exchanged.", MinuteLine.Cue.BELL, Rule.PASS);
    }
  }

  record StockShuffled(int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "The cards turned up are shuffled, all but the top one: "
              + Phrases.count(cards, "card")
              + " for the stock.",
          Rule.RESHUFFLE);
    }
  }

  record ChallengeWon(Seat by, Seat maker, Entry entry, String why) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " challenges " + entry.shown() + ", rightly: " + why + " " + maker + " scores ten.",
          MinuteLine.Cue.FINE,
          Rule.CHALLENGE_RIGHT,
          Rule.DICTIONARY);
    }
  }

  record ChallengeLost(Seat by, Seat maker, Entry entry) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " challenges "
              + entry.shown()
              + " of "
              + maker
              + ", which is a word, and scores ten.",
          MinuteLine.Cue.FINE,
          Rule.CHALLENGE_WRONG,
          Rule.DICTIONARY);
    }
  }

  record TakenBack(Seat by, Entry entry, int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by
              + " takes back "
              + "the "
              + (cards == 1 ? "card" : Phrases.count(cards, "card"))
              + " of "
              + entry.shown()
              + "; the turn is lost.",
          MinuteLine.Cue.TAKE,
          Rule.RESULT);
    }
  }

  record WentOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " has no card left.", MinuteLine.Cue.BELL, Rule.HAND_WIN);
    }
  }

  record LetStand(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " lets it stand.", Rule.CHALLENGE);
    }
  }

  record HandWon(Seat by, int hand) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by + " wins hand " + hand + ".", MinuteLine.Cue.SCORE, Rule.HAND_WIN);
    }
  }

  record StoodOff(int hand) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody goes out: hand " + hand + " is a stand-off.",
          MinuteLine.Cue.STOP,
          Rule.HAND_SCORE);
    }
  }

  record HandScored(Seat seat, Hand hand, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat + " scores " + hand.points() + " for the cards left: " + total + " in all.",
          MinuteLine.Cue.SCORE,
          Rule.HAND_SCORE);
    }
  }

  record Tied(Seats seats) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(Phrases.names(seats) + " are tied and play one more hand.", Rule.TIE);
    }
  }

  record Won(Seats seats, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.names(seats)
              + (seats.size() == 1 ? " has the lowest score and wins." : " share the game."),
          MinuteLine.Cue.WIN,
          rule);
    }
  }
}
