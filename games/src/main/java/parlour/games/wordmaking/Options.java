package parlour.games.wordmaking;

import java.util.List;
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
public record Options(
    int goal,
    boolean retained,
    boolean strict,
    JudgingMode judging,
    LetterBox box,
    TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "least",
              "The shortest word",
              "wmwt.amb.one-letter",
              "3",
              "Three letters",
              "1",
              "One letter, as in A and I",
              "2",
              "Two letters",
              "4",
              "Four letters"),
          Setting.of(
              "goal",
              "The game is",
              "wmwt.win",
              "10",
              "Ten words",
              "5",
              "Five words",
              "7",
              "Seven words",
              "15",
              "Fifteen words"),
          Setting.of(
              "win",
              "They win",
              "wmwt.amb.retain",
              "retained",
              "If they stand until one's next turn",
              "at-once",
              "At once"),
          Setting.of(
              "root",
              "A word taken",
              "wmwt.amb.root",
              "free",
              "May keep its root",
              "strict",
              "Must change its root"),
          Setting.of(
              "words",
              "Words are",
              "wmwt.var.names",
              "words",
              "Words, and no names",
              "places",
              "Geographical and historical names only",
              "authors",
              "Names of authors only"),
          Setting.of(
              "judge",
              "Who judges words",
              "wmwt.amb.challenge",
              "umpire",
              "The umpire, at once",
              "vigilance",
              "The players, by doubt and vote"),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        settings.number("goal"),
        settings.is("win", "retained"),
        settings.is("root", "strict"),
        JudgingMode.of(settings),
        LetterBox.of(settings),
        TurnClock.of(settings));
  }

  /// The judge these settings ask for.
  static Judge judge(Settings settings, Lexicon lexicon) {
    WordLaw law =
        switch (settings.text("words")) {
          case "places" -> WordLaw.PLACES_AND_PERSONS;
          case "authors" -> WordLaw.AUTHORS;
          default -> WordLaw.WORD_MAKING;
        };
    return new Judge(lexicon, law.least(settings.number("least")));
  }

  boolean isUmpired() {
    return judging == JudgingMode.UMPIRE;
  }
}
