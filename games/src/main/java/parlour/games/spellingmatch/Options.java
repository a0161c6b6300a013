package parlour.games.spellingmatch;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param words how many words each contributes
/// @param length how many letters each of them has
/// @param minutes how long all may spell
/// @param together all choose their words at once, rather than in turn
/// @param partners four play as two sides
/// @param lenient words are forfeited to partners, and doubted by those who made them once they are
///   another's, as it was before
public record Options(
    LetterBox box,
    int words,
    int length,
    int minutes,
    boolean together,
    boolean partners,
    boolean lenient,
    JudgingMode judging,
    TurnClock clock) {
  private static final Choice<Integer> WORDS =
      Choice.of("words", "Words from each", "spelling-match.agree.count")
          .numbers("3: Three", "1: One", "2: Two", "4: Four", "5: Five");
  private static final Choice<Integer> LENGTH =
      Choice.of("length", "Letters of a word", "spelling-match.agree.length")
          .numbers("5: Five", "3: Three", "4: Four", "6: Six");
  private static final Choice<Boolean> TOGETHER =
      Choice.of("choosing", "Words are chosen", "spelling-match.amb.supply")
          .usuallyOn("together: By all at once", "turns: In turn, one at a time");
  private static final Choice<Integer> MINUTES =
      Choice.of("time", "Time to spell", "general.amb.time")
          .numbers("3: Three minutes", "5: Five minutes", "10: Ten minutes", "15: Fifteen minutes");
  private static final Choice<Boolean> PARTNERS = Partners.choice("spelling-match.amb.partners");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("spelling-match.amb.bad-contribution");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(WORDS, LENGTH, TOGETHER, MINUTES, PARTNERS, JUDGING, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LetterBox.CHOICE.in(settings),
        WORDS.in(settings),
        LENGTH.in(settings),
        MINUTES.in(settings),
        TOGETHER.in(settings),
        PARTNERS.in(settings),
        !settings.since(3),
        JudgingMode.in(JUDGING, settings, 2),
        CLOCK.in(settings));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  /// What the number of players asks of the settings, in a sentence, or nothing.
  static String objection(Settings settings, int players) {
    Options options = of(settings);
    int letters = players * options.words * options.length;
    String partners = Partners.objection(options.partners, players);
    if (!partners.isEmpty()) return partners;
    return 2 * letters <= options.box.box().size()
        ? ""
        : "These words need more letters than half the box: take a larger box or fewer words.";
  }

  /// How long all may spell, in milliseconds.
  long allowanceMillis() {
    return minutes * 60_000L;
  }

  boolean vigilant() {
    return judging != JudgingMode.UMPIRE;
  }
}
