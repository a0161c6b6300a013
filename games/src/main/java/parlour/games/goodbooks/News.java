package parlour.games.goodbooks;

import parlour.engine.Event;
import parlour.engine.Line;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.AuthorsPack;
import parlour.games.material.Wording;

/// What happens at the table.
sealed interface News extends Event {
  record Questioned(Seat by, Seat of, int book, int author) implements News {
    @Override
    public Line line() {
      return book >= 0
          ? Line.of(
              by + " asks " + of + ": who wrote " + AuthorsPack.title(book) + "?",
              Line.Cue.CALL,
              Rule.QUESTION_AUTHOR)
          : Line.of(
              by
                  + " asks "
                  + of
                  + " for a book by "
                  + AuthorsPack.authors().get(author).name()
                  + ".",
              Line.Cue.CALL,
              Rule.QUESTION_BOOK);
    }
  }

  record Answered(Seat by, String answer, boolean right) implements News {
    @Override
    public Line line() {
      return right
          ? Line.of(
              by + " answers " + answer + ": right, and may call for a card.",
              Line.Cue.SCORE,
              Rule.RIGHT)
          : Line.of(
              by + " answers " + answer + ": wrong, and puts the next question.",
              Line.Cue.FINE,
              Rule.WRONG);
    }
  }

  record Silent(Seat by) implements News {
    @Override
    public Line line() {
      return Line.of("Time is up for " + by + ".", Line.Cue.STOP, Rule.TIME);
    }
  }

  record Given(Seat by, Seat of, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " calls on " + of + " for " + AuthorsPack.title(card) + " and gets it.",
          Line.Cue.TAKE,
          Rule.SUCCESS);
    }
  }

  record Missed(Seat by, Seat of, int card) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " calls on " + of + " for " + AuthorsPack.title(card) + " in vain.",
          Line.Cue.NONE,
          Rule.CARD_MISS);
    }
  }

  record BookLaid(Seat by, int author) implements News {
    @Override
    public Line line() {
      return Line.of(
          by + " has the whole book of " + AuthorsPack.authors().get(author).name() + ".",
          Line.Cue.SCORE,
          Rule.END);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public Line line() {
      return Line.of(Wording.winOrShare(winners) + " with most books.", Line.Cue.WIN, Rule.WIN);
    }
  }
}
