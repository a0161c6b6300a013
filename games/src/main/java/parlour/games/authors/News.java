package parlour.games.authors;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AuthorsPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Given(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("asks")
                  + " "
                  + of
                  + " for "
                  + name(card)
                  + ", "
                  + by.word("gets")
                  + " it and "
                  + by.word("asks")
                  + " again.",
              MinuteLine.Cue.TAKE,
              Rule.ASK,
              Rule.ASK_AGAIN)
          .with(asks(by, of, card, "Yes."));
    }
  }

  record Missed(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("asks") + " " + of + " for " + name(card) + " in vain.",
              MinuteLine.Cue.NONE,
              Rule.ASK,
              Rule.MISS)
          .with(asks(by, of, card, "No."));
    }
  }

  record BookLaid(Seat by, int author) implements News {
    @Override
    public MinuteLine line() {
      String laid =
          by.word("lays") + " down the book of " + AuthorsPack.authors().get(author).name();
      return MinuteLine.of(by + " " + laid + ".", MinuteLine.Cue.SCORE, Rule.BOOK)
          .with(MinuteLine.Callout.great(by, laid, 1));
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is up for " + by + ", and the turn passes.", MinuteLine.Cue.STOP, Rule.TIME);
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.winOrShare(winners) + " with most books.", MinuteLine.Cue.WIN, rule);
    }
  }

  private static MinuteLine.Callout asks(Seat by, Seat of, int card, String answer) {
    return MinuteLine.Callout.of(
        by, "To " + of + ": have you " + AuthorsPack.title(card) + "? " + answer);
  }

  private static String name(int card) {
    return AuthorsPack.title(card)
        + " by "
        + AuthorsPack.author(card)
        + " ("
        + AuthorsPack.number(card)
        + ")";
  }
}
