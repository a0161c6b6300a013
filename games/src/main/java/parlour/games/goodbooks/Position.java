package parlour.games.goodbooks;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Everything about a game at one moment.
public record Position(
    PerSeat<Cards> held, PerSeat<Cards> books, KnownCards known, Talk talk, Turn turn, long dice) {
  /// What stage the talk is at.
  public enum Stage {
    QUESTION,
    ANSWER,
    CALL,
    OVER
  }

  /// The question and whom it goes to.
  ///
  /// @param asker who puts the question
  /// @param asked whom it is put to
  /// @param book the book whose author is asked for, or -1
  /// @param author the author of whom a book is asked for, or -1
  /// @param count how many questions have been put
  public record Talk(Seat asker, Seat asked, int book, int author, int count) {
    static Talk next(Seat asker, Seat asked, int count) {
      return new Talk(asker, asked, -1, -1, count);
    }
  }

  /// Who is to speak, and about what.
  public record Turn(Stage stage, Seat player, Seat dealer, long due) {}

  boolean isOver() {
    return turn.stage == Stage.OVER;
  }

  Position with(Talk next, Turn then) {
    return new Position(held, books, known, next, then, dice);
  }

  Position give(int card, Seat from, Seat to) {
    return new Position(
        held.with(from, held.at(from).without(card)).with(to, held.at(to).with(card)),
        books,
        known.moved(card, from, to),
        talk,
        turn,
        dice);
  }

  /// One called on another in vain.
  Position miss(int card, Seat by, Seat of) {
    return new Position(held, books, known.missed(card, by, of), talk, turn, dice);
  }

  Position lay(Seat by, Cards whole) {
    return new Position(
        held.with(by, held.at(by).minus(whole)),
        books.with(by, books.at(by).plus(whole)),
        known.laid(whole),
        talk,
        turn,
        dice);
  }

  Position withDice(long next) {
    return new Position(held, books, known, talk, turn, next);
  }

  Position over() {
    return with(talk, new Turn(Stage.OVER, Seat.NOBODY, turn.dealer, Prompt.NEVER));
  }

  static Cards laid(PerSeat<Cards> books) {
    Cards laid = Cards.NONE;
    for (int i = 0; i < books.seats(); i++) laid = laid.plus(books.at(Seat.of(i)));
    return laid;
  }
}
