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
          by + " asks " + of + " for " + name(card) + ", gets it and asks again.",
          MinuteLine.Cue.TAKE,
          Rule.ASK,
          Rule.ASK_AGAIN);
    }
  }

  record Missed(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " asks " + of + " for " + name(card) + ", who has it not.",
          MinuteLine.Cue.NONE,
          Rule.ASK,
          Rule.MISS);
    }
  }

  record BookLaid(Seat by, int author) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " lays down the book of " + AuthorsPack.authors().get(author).name() + ".",
          MinuteLine.Cue.SCORE,
          Rule.BOOK);
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          "Time is up for " + by + ", and the turn passes.", MinuteLine.Cue.STOP, Rule.MISS);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.winOrShare(winners) + " with most books.", MinuteLine.Cue.WIN, Rule.WIN);
    }
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
