package parlour.games.goodbooks;

import static parlour.engine.MinuteLine.say;

import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.MinuteLine.Cue;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AuthorsPack;

/// What happens at the table, and how the minute book tells it.
sealed interface News extends Event {
  record Questioned(Seat by, Seat of, Move.Question question) implements News {}

  record Right(Seat by, String answer) implements News {}

  record Wrong(Seat by, String answer, Move.Question question) implements News {}

  /// In the hard game a book of the right author that lies in the player's own hand.
  record OwnBook(Seat by, String answer) implements News {}

  /// @param truth what would have been right, or empty
  record Silent(Seat by, String truth) implements News {}

  record Given(Seat by, Seat of, int card) implements News {}

  record Missed(Seat by, Seat of, int card) implements News {}

  record BookLaid(Seat by, int author) implements News {}

  record Won(Seats winners, Rule rule) implements News {}

  @Override
  default MinuteLine line() {
    return switch (this) {
      case Questioned(Seat by, Seat of, Move.Question question) ->
          say("{0} {0:asks} {1}: {2}", by, of, words(question))
              .as(
                  Cue.CALL,
                  question instanceof Move.WhoWrote ? Rule.QUESTION_AUTHOR : Rule.QUESTION_BOOK)
              .aloud(by, words(question));
      case Right(Seat by, String answer) ->
          say("{0} {0:answers} {1}: right. Now {0} may call for a card.", by, answer)
              .as(Cue.SCORE, Rule.RIGHT)
              .aloud(by, "{0}. Right!", answer);
      case Wrong(Seat by, String answer, Move.Question question) ->
          say("{0} {0:answers} {1}: wrong. {2}", by, answer, truth(question))
              .as(Cue.FINE, Rule.WRONG)
              .aloud(by, "{0}? Wrong! {1}", answer, truth(question));
      case OwnBook(Seat by, String answer) ->
          say(
                  "{0} {0:answers} {1}, which {0} may not name: it is in {0:their} own hand.",
                  by, answer)
              .as(Cue.FINE, Rule.BOOK_ANSWER)
              .aloud(by, "{0}?", answer);
      case Silent(Seat by, String truth) ->
          say(truth.isEmpty() ? "Time is up for {0}." : "Time is up for {0}. {1}", by, truth)
              .as(Cue.STOP, Rule.TIME, Rule.SILENCE)
              .aloud(by, "I do not know.");
      case Given(Seat by, Seat of, int card) ->
          say("{0} {0:calls} on {1} for {2} and {0:gets} it.", by, of, AuthorsPack.title(card))
              .as(Cue.TAKE, Rule.SUCCESS)
              .aloud(by, "{0} from {1}, please!", AuthorsPack.title(card), of);
      case Missed(Seat by, Seat of, int card) ->
          say("{0} {0:calls} on {1} for {2} in vain.", by, of, AuthorsPack.title(card))
              .citing(Rule.CARD_MISS)
              .aloud(of, "I do not have {0}.", AuthorsPack.title(card));
      case BookLaid(Seat by, int author) -> {
        String whole =
            Sentence.of(
                "{0:has} the whole book of {1}", by, AuthorsPack.authors().get(author).name());
        yield say("{0} {1}.", by, whole).as(Cue.SCORE, Rule.END).announced(by, 1, whole);
      }
      case Won(Seats winners, Rule rule) ->
          say("{0} with most books.", Phrases.winOrShare(winners)).as(Cue.WIN, rule);
    };
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
