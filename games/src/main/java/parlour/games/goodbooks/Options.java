package parlour.games.goodbooks;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param hard a book named in answer must not be in the player's own hand
/// @param questions the game ends after this many, or when all cards are in books; 0: only then
/// @param minutes the game ends after this many; 0: time does not end it
public record Options(boolean hard, int questions, int minutes, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "answers",
              "A book named in answer",
              "good-books.amb.book-answer",
              "any",
              "May be any of the author's in the set",
              "hard",
              "Must not be in your own hand"),
          Setting.of(
              "length",
              "How long",
              "good-books.amb.length",
              "60",
              "Sixty questions",
              "120",
              "A hundred and twenty questions",
              "30",
              "Thirty questions",
              "10m",
              "Ten minutes",
              "20m",
              "Twenty minutes",
              "books",
              "Until all books are made"),
          TurnClock.setting("good-books.amb.time"));

  /// Where all books are to be made: perfect memories would call the last cards back and forth for
  /// ever.
  private static final int MOST_QUESTIONS = 1_000;

  static Options of(Settings settings) {
    String length = settings.text("length");
    boolean timed = length.endsWith("m");
    int number =
        length.equals("books")
            ? MOST_QUESTIONS
            : Integer.parseInt(timed ? length.replace("m", "") : length);
    return new Options(
        settings.is("answers", "hard"),
        timed ? 0 : number,
        timed ? number : 0,
        TurnClock.of(settings));
  }
}
