package parlour.games.goodbooks;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param hard a book named in answer must not be in the player's own hand
/// @param questions the game ends after this many, or when all cards are in books; 0: only then
/// @param toABook but it goes on until somebody has a book
/// @param minutes the game ends after this many; 0: time does not end it
public record Options(boolean hard, int questions, boolean toABook, int minutes, TurnClock clock) {
  /// Where all books are to be made: perfect memories would call the last cards back and forth for
  /// ever.
  private static final int MOST_QUESTIONS = 1_000;

  /// The most where it goes on until somebody has a book.
  static final int MOST_TO_A_BOOK = 60;

  /// What ends the game: so many questions, with a book or without, or so many minutes.
  private record Length(int questions, boolean toABook, int minutes) {
    Length(int questions) {
      this(questions, false, 0);
    }
  }

  private static final Choice<Boolean> HARD =
      Choice.of("answers", "A book named in answer", "good-books.amb.book-answer")
          .usuallyOff(
              "any: May be any of the author's in the set", "hard: Must not be in your own hand");
  private static final Choice<Length> LENGTH =
      Choice.of("length", "How long", "good-books.amb.length")
          .when("60: Sixty questions", new Length(60))
          .when("120: A hundred and twenty questions", new Length(120))
          .when("30: Thirty questions", new Length(30))
          .when("15: Fifteen questions", new Length(15))
          .when(
              "15-book: Fifteen questions, or more until there is a book", new Length(15, true, 0))
          .when("10m: Ten minutes", new Length(0, false, 10))
          .when("20m: Twenty minutes", new Length(0, false, 20))
          .when("books: Until all books are made", new Length(MOST_QUESTIONS));
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("good-books.amb.time");

  static final List<Setting> SETTINGS = Choice.settings(HARD, LENGTH, CLOCK);

  static Options of(Settings settings) {
    Length length = LENGTH.in(settings);
    return new Options(
        HARD.in(settings),
        length.questions(),
        length.toABook(),
        length.minutes(),
        CLOCK.in(settings));
  }
}
