package parlour.games.goodbooks;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param hard a book named in answer must not be in the player's own hand
/// @param questions the game ends after this many; 0: when all cards are in books
public record Options(boolean hard, int questions, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "answers",
              "A book named in answer",
              "good-books.amb.book-answer",
              "any",
              "May be any of the author's in the set",
              "hard",
              "Must not be in one's own hand"),
          Setting.of(
              "length",
              "How long",
              "good-books.end",
              "120",
              "A hundred and twenty questions",
              "60",
              "Sixty questions",
              "books",
              "Until all books are made"),
          TurnClock.setting("good-books.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("answers", "hard"),
        settings.is("length", "books") ? 0 : settings.number("length"),
        TurnClock.of(settings));
  }
}
