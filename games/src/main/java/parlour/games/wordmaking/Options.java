package parlour.games.wordmaking;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The options of the game.
///
/// @param goal how many words win
/// @param retained whether they must stand until the player's next turn
/// @param strict whether a word taken must change its root
/// @param judging whether an umpire judges words, or the players by doubting them
/// @param allRound whether a word may be doubted until the turn has gone round, and not only until
///   the next is over, as in games that were dealt before
public record Options(
    int goal,
    boolean retained,
    boolean strict,
    JudgingMode judging,
    boolean allRound,
    LetterBox box,
    TurnClock clock) {
  private static final Choice<Integer> LEAST =
      Choice.of("least", "The shortest word", "wmwt.amb.one-letter")
          .numbers(
              "3: Three letters",
              "1: One letter, as in A and I",
              "2: Two letters",
              "4: Four letters");
  private static final Choice<Integer> GOAL =
      Choice.of("goal", "The game is", "wmwt.win")
          .numbers(
              "10: Ten words",
              "5: Five words",
              "7: Seven words",
              "15: Fifteen words",
              "3: Three words");
  private static final Choice<Boolean> RETAINED =
      Choice.of("win", "They win", "wmwt.amb.retain")
          .usuallyOn("retained: If they stand until one's next turn", "at-once: At once");
  private static final Choice<Boolean> STRICT =
      Choice.of("root", "A word taken", "wmwt.amb.root")
          .usuallyOff("free: May keep its root", "strict: Must change its root");
  private static final Choice<WordLaw> WORDS =
      Choice.of("words", "Words are", "wmwt.var.names")
          .when("words: Words, and no names", WordLaw.WORD_MAKING)
          .when("places: Geographical and historical names only", WordLaw.PLACES_AND_PERSONS)
          .when("authors: Names of authors only", WordLaw.AUTHORS);
  private static final Choice<JudgingMode> JUDGING =
      Choice.of("judge", "Who judges words", "wmwt.amb.challenge")
          .when("umpire: The umpire, at once", JudgingMode.UMPIRE)
          .when("vigilance: The players, by doubt", JudgingMode.VIGILANCE);
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(LEAST, GOAL, RETAINED, STRICT, WORDS, JUDGING, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        GOAL.in(settings),
        RETAINED.in(settings),
        STRICT.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        settings.since(3),
        LetterBox.CHOICE.in(settings),
        CLOCK.in(settings));
  }

  /// The judge these settings ask for.
  static Judge judge(Settings settings, Lexicon lexicon) {
    return new Judge(lexicon, WORDS.in(settings).least(LEAST.in(settings)));
  }

  /// Up to which turn a word that is made now may be doubted.
  int doubtedUntil(Open open) {
    if (isUmpired()) return Standing.SURE;
    return open.turn().number() + (allRound ? open.players() - 1 : 1);
  }

  boolean isUmpired() {
    return judging == JudgingMode.UMPIRE;
  }
}
