package parlour.games.authors;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param byNumber cards are called by their numbers, as small children may
/// @param minutes the game ends after this many; 0: when all books are made
public record Options(boolean byNumber, int minutes, TurnClock clock) {
  private static final Choice<Boolean> BY_NUMBER =
      Choice.of("call", "Cards are called", "authors.numbers")
          .usuallyOff("names: By author and title", "numbers: By their numbers");
  private static final Choice<Integer> MINUTES =
      Choice.of("length", "How long", "authors.amb.length")
          .numbers("books: Until all books are made", "10: Ten minutes", "20: Twenty minutes");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS = Choice.settings(BY_NUMBER, MINUTES, CLOCK);

  static Options of(Settings settings) {
    return new Options(BY_NUMBER.in(settings), MINUTES.in(settings), CLOCK.in(settings));
  }
}
