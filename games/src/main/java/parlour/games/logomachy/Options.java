package parlour.games.logomachy;

import java.util.List;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordLaw;

/// The options of the game.
///
/// @param partners four play as two sides
/// @param judging who finds out that a word is no word
/// @param strict a card may not be laid where a trick of three letters can be seen
/// @param goal the points that win
public record Options(
    boolean partners, Pack pack, JudgingMode judging, boolean strict, int goal, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Partners.setting("logomachy.partners"),
          Setting.of(
              "pack",
              "The pack",
              "logomachy.deck72",
              Pack.USUAL.name(),
              "56 cards, as in 1874",
              Pack.LARGE.name(),
              "72 cards, as later",
              Pack.TWO.name(),
              "Two packs of 56"),
          JudgingMode.umpireFirst("logomachy.amb.challenge").setting(),
          Setting.of(
              "trail",
              "Laying a card to the pool",
              "logomachy.amb.optional-take",
              "free",
              "Whenever one likes",
              "strict",
              "Only when there is no trick of three letters"),
          Setting.of(
              "least",
              "The shortest word",
              "logomachy.amb.min-word",
              "2",
              "Two letters",
              "3",
              "Three letters"),
          Setting.of(
              "goal",
              "The game is",
              "logomachy.win",
              "21",
              "Twenty-one points",
              "11",
              "Eleven points",
              "1",
              "One deal"),
          TurnClock.setting("logomachy.minute"));

  static Options of(Settings settings) {
    return new Options(
        settings.on("partners"),
        Pack.of(settings.text("pack")),
        JudgingMode.of(settings),
        settings.is("trail", "strict"),
        settings.number("goal"),
        TurnClock.of(settings));
  }

  /// The judge these settings ask for.
  static Judge judge(Settings settings, Lexicon lexicon) {
    return new Judge(lexicon, WordLaw.LOGOMACHY.least(settings.number("least")));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  /// Who scores together: partners sit opposite one another.
  public List<Seats> sides(int players) {
    return Partners.sides(partners, players);
  }

  /// What the number of players asks of the settings, in a sentence, or nothing.
  static String objection(Settings settings, int players) {
    Options options = of(settings);
    String partners = Partners.objection(options.partners, players);
    if (!partners.isEmpty()) return partners;
    if (options.pack.rounds(players) >= 2) return "";
    return options.pack.equals(Pack.USUAL) && Pack.LARGE.rounds(players) >= 2
        ? "Seven or more players want 72 cards or two packs."
        : "So many players want two packs.";
  }
}
