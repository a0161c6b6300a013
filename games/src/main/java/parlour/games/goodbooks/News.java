package parlour.games.goodbooks;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AuthorsPack;

/// What happens at the table, as lines of the minute book.
sealed interface News extends Event {
  record Questioned(Seat by, Seat of, Move.Question question) implements News {
    @Override
    public MinuteLine line() {
      return switch (question) {
        case Move.WhoWrote(int card) ->
            MinuteLine.of(
                by + " asks " + of + ": who wrote " + AuthorsPack.title(card) + "?",
                MinuteLine.Cue.CALL,
                Rule.QUESTION_AUTHOR);
        case Move.ABookBy(int author) ->
            MinuteLine.of(
                by
                    + " asks "
                    + of
                    + " for a book by "
                    + AuthorsPack.authors().get(author).name()
                    + ".",
                MinuteLine.Cue.CALL,
                Rule.QUESTION_BOOK);
      };
    }
  }

  record Answered(Seat by, String answer, boolean right) implements News {
    @Override
    public MinuteLine line() {
      return right
          ? MinuteLine.of(
              by + " answers " + answer + ": right, and may call for a card.",
              MinuteLine.Cue.SCORE,
              Rule.RIGHT)
          : MinuteLine.of(
              by + " answers " + answer + ": wrong, and puts the next question.",
              MinuteLine.Cue.FINE,
              Rule.WRONG);
    }
  }

  record Silent(Seat by) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of("Time is up for " + by + ".", MinuteLine.Cue.STOP, Rule.TIME);
    }
  }

  record Given(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " calls on " + of + " for " + AuthorsPack.title(card) + " and gets it.",
          MinuteLine.Cue.TAKE,
          Rule.SUCCESS);
    }
  }

  record Missed(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " calls on " + of + " for " + AuthorsPack.title(card) + " in vain.",
          MinuteLine.Cue.NONE,
          Rule.CARD_MISS);
    }
  }

  record BookLaid(Seat by, int author) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          by + " has the whole book of " + AuthorsPack.authors().get(author).name() + ".",
          MinuteLine.Cue.SCORE,
          Rule.END);
    }
  }

  record Won(Seats winners) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.winOrShare(winners) + " with most books.", MinuteLine.Cue.WIN, Rule.WIN);
    }
  }
}
