package parlour.games.authors;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.AuthorsPack;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record Given(Seat by, Seat of, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " asks " + of + " for " + name(card) + ", gets it and asks again.",
          Line.Cue.TAKE,
          Rule.ASK,
          Rule.ASK_AGAIN);
    }
  }

  record Missed(Seat by, Seat of, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " asks " + of + " for " + name(card) + ", who has it not.",
          Line.Cue.NONE,
          Rule.ASK,
          Rule.MISS);
    }
  }

  record BookLaid(Seat by, int author) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " lays down the book of " + AuthorsPack.authors().get(author).name() + ".",
          Line.Cue.SCORE,
          Rule.BOOK);
    }
  }

  record TimeRanOut(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of("Time is up for " + by + ", and the turn passes.", Line.Cue.STOP, Rule.MISS);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return Line.of(Wording.winOrShare(winners) + " with most books.", Line.Cue.WIN, Rule.WIN);
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
