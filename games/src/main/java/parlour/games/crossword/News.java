package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Clause;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.HandGains;
import parlour.games.material.Phrases;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record HandDealt(int hand, Seat dealer, int each) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Hand "
              + hand
              + ": "
              + dealer.does("deals")
              + " "
              + Phrases.count(each, "card")
              + " to each.",
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
      text.append(by.does("lays")).append(" ").append(word);
      if (!isWhole()) {
        for (int i = 0; i < word.length(); i++) {
          if ((fresh >>> i & 1) != 0)
            text.append((fresh & (1 << i) - 1) == 0 ? " with " : ", ").append(word.charAt(i));
        }
      }
      for (int i = 1; i < entries.size(); i++)
        text.append(i == 1 ? ", making " : " and ").append(entries.get(i).shown());
      if (free != Pack.NO_CARD) text.append("; the Free Letter is ").append(Pack.name(free));
      return MinuteLine.of(text.append('.').toString(), MinuteLine.Cue.WORD, clauses())
          .with(MinuteLine.Callout.of(by, word + "!"));
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
          by.does("lays") + " " + Pack.name(kind) + " aside.",
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
          by.does("draws") + " " + card + (shown ? " from those turned up." : " from the stock."),
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
          "Time is up for " + seat + ": a card is exchanged.",
          MinuteLine.Cue.BELL,
          Rule.PASS,
          Rule.CLOCK);
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
              by.does("challenges")
                  + " "
                  + entry.shown()
                  + ", rightly: "
                  + why
                  + " "
                  + maker.does("scores")
                  + " ten.",
              MinuteLine.Cue.FINE,
              Rule.CHALLENGE_RIGHT,
              Rule.DICTIONARY)
          .with(MinuteLine.Callout.of(by, entry.shown() + " is no word!"));
    }
  }

  record ChallengeLost(Seat by, Seat maker, Entry entry) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("challenges")
                  + " "
                  + maker
                  + "'s "
                  + entry.shown()
                  + ", which is a word, and "
                  + by.word("scores")
                  + " ten.",
              MinuteLine.Cue.FINE,
              Rule.CHALLENGE_WRONG,
              Rule.DICTIONARY,
              Rule.ONE_WORD_DOUBTED)
          .with(MinuteLine.Callout.of(by, "Is " + entry.shown() + " a word?"));
    }
  }

  record TakenBack(Seat by, Entry entry, int cards) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by.does("takes")
              + " back the "
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
      return MinuteLine.of(by.does("has") + " no card left.", MinuteLine.Cue.BELL, Rule.HAND_WIN);
    }
  }

  record LetStand(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(by.does("lets") + " it stand.", Rule.LAST_WORD);
    }
  }

  record HandWon(Seat by, int hand) implements News {
    @Override
    public MinuteLine line() {
      String won = by.word("wins") + " hand " + hand;
      return MinuteLine.of(by + " " + won + ".", MinuteLine.Cue.SCORE, Rule.HAND_WIN)
          .with(MinuteLine.Callout.great(by, won + "!", 0));
    }
  }

  record StoodOff(int hand) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Nobody goes out: hand " + hand + " is a stand-off.",
          MinuteLine.Cue.STOP,
          Rule.STAND_OFF);
    }
  }

  record HandScored(Seat seat, Hand hand, int total) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          seat.does("scores")
              + " "
              + hand.points()
              + " for the cards left and "
              + seat.word("has")
              + " "
              + total
              + ".",
          MinuteLine.Cue.SCORE,
          Rule.HAND_SCORE);
    }
  }

  /// @param held the cards left
  /// @param in those who played the hand
  record HandOver(int hand, HandGains gains, PerSeat<Hand> held, Seats in) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Hand " + hand + " is over.", MinuteLine.Cue.BELL, Rule.HAND_SCORE);
    }

    @Override
    public Optional<Scene.Interlude> interlude() {
      return Optional.of(gains.interlude("Hand " + hand, this::reason));
    }

    private HandGains.Reason reason(Seat seat) {
      Hand left = held.at(seat);
      List<Piece> pieces = new ArrayList<>();
      for (int i = 0; i < left.size(); i++) pieces.add(new Piece("", Pack.face(left.at(i))));
      int fines = gains.after().at(seat) - gains.before().at(seat) - left.points();
      String why =
          !in.has(seat)
              ? "sits out"
              : left.isEmpty() ? "no card left" : left.points() + " left in hand";
      return new HandGains.Reason(pieces, fines > 0 ? why + ", " + fines + " for fines" : why);
    }
  }

  record FineEnded() implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("That fine ends the game.", MinuteLine.Cue.BELL, Rule.FINE_ENDS);
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
          Phrases.winOrShare(seats) + " with the lowest score.", MinuteLine.Cue.WIN, rule);
    }
  }
}
