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
      Rule rule = question instanceof Move.WhoWrote ? Rule.QUESTION_AUTHOR : Rule.QUESTION_BOOK;
      return MinuteLine.of(
              by.does("asks") + " " + of + ": " + words(question), MinuteLine.Cue.CALL, rule)
          .with(MinuteLine.Callout.of(by, words(question)));
    }
  }

  record Right(Seat by, String answer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("answers") + " " + answer + ": right. Now " + by + " may call for a card.",
              MinuteLine.Cue.SCORE,
              Rule.RIGHT)
          .with(MinuteLine.Callout.of(by, answer + ". Right!"));
    }
  }

  record Wrong(Seat by, String answer, Move.Question question) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("answers") + " " + answer + ": wrong. " + truth(question),
              MinuteLine.Cue.FINE,
              Rule.WRONG)
          .with(MinuteLine.Callout.of(by, answer + "? Wrong! " + truth(question)));
    }
  }

  /// In the hard game a book of the right author that lies in the player's own hand.
  record OwnBook(Seat by, String answer) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("answers")
                  + " "
                  + answer
                  + ", which "
                  + by
                  + " may not name: it is in "
                  + by.word("their")
                  + " own hand.",
              MinuteLine.Cue.FINE,
              Rule.BOOK_ANSWER)
          .with(MinuteLine.Callout.of(by, answer + "?"));
    }
  }

  /// @param truth what would have been right, or empty
  record Silent(Seat by, String truth) implements News {
    @Override
    public MinuteLine line() {
      String text = "Time is up for " + by + ".";
      return MinuteLine.of(
          truth.isEmpty() ? text : text + " " + truth,
          MinuteLine.Cue.STOP,
          Rule.TIME,
          Rule.SILENCE);
    }
  }

  record Given(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("calls")
                  + " on "
                  + of
                  + " for "
                  + AuthorsPack.title(card)
                  + " and "
                  + by.word("gets")
                  + " it.",
              MinuteLine.Cue.TAKE,
              Rule.SUCCESS)
          .with(MinuteLine.Callout.of(by, AuthorsPack.title(card) + ", please, " + of + "!"));
    }
  }

  record Missed(Seat by, Seat of, int card) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
              by.does("calls") + " on " + of + " for " + AuthorsPack.title(card) + " in vain.",
              MinuteLine.Cue.NONE,
              Rule.CARD_MISS)
          .with(MinuteLine.Callout.of(of, "I do not have " + AuthorsPack.title(card) + "."));
    }
  }

  record BookLaid(Seat by, int author) implements News {
    @Override
    public MinuteLine line() {
      String whole =
          by.word("has") + " the whole book of " + AuthorsPack.authors().get(author).name();
      return MinuteLine.of(by + " " + whole + ".", MinuteLine.Cue.SCORE, Rule.END)
          .with(MinuteLine.Callout.great(by, whole, 1));
    }
  }

  record Won(Seats winners, Rule rule) implements News {
    @Override
    public MinuteLine line() {
      return MinuteLine.of(
          Phrases.winOrShare(winners) + " with most books.", MinuteLine.Cue.WIN, rule);
    }
  }

  /// A question as it is asked.
  static String words(Move.Question question) {
    return switch (question) {
      case Move.WhoWrote(int card) -> "Who wrote " + AuthorsPack.title(card) + "?";
      case Move.ABookBy(int author) ->
          "Name a book by " + AuthorsPack.authors().get(author).name() + ".";
    };
  }

  /// What would be right.
  static String truth(Move.Question question) {
    return switch (question) {
      case Move.WhoWrote(int card) ->
          AuthorsPack.author(card) + " wrote " + AuthorsPack.title(card) + ".";
      case Move.ABookBy(int author) -> {
        AuthorsPack.Author answer = AuthorsPack.authors().get(author);
        yield answer.name() + " wrote " + String.join(", ", answer.books()) + ".";
      }
    };
  }
}
