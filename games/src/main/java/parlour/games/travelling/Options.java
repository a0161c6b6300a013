package parlour.games.travelling;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param rounds how many rounds are played
/// @param carry one word is enlarged through all rounds
/// @param partners four play as two sides
public record Options(
    LetterBox box,
    int rounds,
    boolean carry,
    boolean partners,
    JudgingMode judging,
    TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "words",
              "The words of the rounds",
              "travelling.amb.carry",
              "apart",
              "A new word in each round, the best one counts",
              "carry",
              "One word, enlarged through all rounds"),
          Setting.of(
              "rounds", "Rounds", "travelling.amb.rounds", "3", "Three", "2", "Two", "1", "One"),
          Partners.setting("travelling.amb.partners"),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          LetterBox.SETTING,
          TurnClock.setting("travelling.amb.simultaneous"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        settings.number("rounds"),
        settings.is("words", "carry"),
        settings.on("partners"),
        JudgingMode.of(settings),
        TurnClock.of(settings));
  }

  /// Whether bad words are refused at once.
  public boolean umpired() {
    return judging == JudgingMode.UMPIRE;
  }

  /// How many letters everybody gets at a deal, as far as the box has them left.
  ///
  /// Words stay out, so for every fifteen letters of a hand the box must have room for two words of
  /// nine beside it.
  int each(int players, int left) {
    int room = box.box().size() * Travelling.HAND / ((Travelling.HAND + 2 * 9) * players);
    return Math.min(Math.min(Travelling.HAND, room), left / players);
  }
}
