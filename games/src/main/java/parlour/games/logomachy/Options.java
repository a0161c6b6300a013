package parlour.games.logomachy;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Seat;
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
/// @param goal the points that win; 0: one deal does, and equals share it
/// @param hands how often each player is given four cards in a deal; 0: until the pack is out
public record Options(
    boolean partners,
    Pack pack,
    JudgingMode judging,
    boolean strict,
    int goal,
    int hands,
    TurnClock clock) {
  private static final Choice<Boolean> PARTNERS = Partners.choice("logomachy.partners");
  private static final Choice<Pack> PACK =
      Choice.of("pack", "The pack", "logomachy.deck72")
          .when("56: 56 cards, as in 1874", Pack.USUAL)
          .when("72: 72 cards, as later", Pack.LARGE)
          .when("two: Two packs of 56", Pack.TWO);
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.umpireFirst("logomachy.amb.challenge");
  private static final Choice<Boolean> STRICT =
      Choice.of("trail", "Laying a card to the pool", "logomachy.amb.optional-take")
          .usuallyOff(
              "free: Whenever one likes", "strict: Only when there is no trick of three letters");
  private static final Choice<Integer> LEAST =
      Choice.of("least", "The shortest word", "logomachy.amb.min-word")
          .numbers("2: Two letters", "3: Three letters");
  private static final Choice<Integer> GOAL =
      Choice.of("goal", "The game is", "logomachy.win")
          .numbers(
              "21: Twenty-one points",
              "11: Eleven points",
              "1: One deal",
              "0: One deal, which equals share");
  private static final Choice<Integer> HANDS =
      Choice.of("hands", "A deal lasts", "logomachy.amb.hands")
          .numbers(
              "all: Until the pack is out",
              "2: Two hands of four cards",
              "3: Three hands of four cards");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("logomachy.minute");

  static final List<Setting> SETTINGS =
      Choice.settings(PARTNERS, PACK, JUDGING, STRICT, LEAST, GOAL, HANDS, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        PARTNERS.in(settings),
        PACK.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        STRICT.in(settings),
        GOAL.in(settings),
        HANDS.in(settings),
        CLOCK.in(settings));
  }

  /// The judge these settings ask for.
  static Judge judge(Settings settings, Lexicon lexicon) {
    return new Judge(lexicon, WordLaw.LOGOMACHY.least(LEAST.in(settings)));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  /// Who scores together: partners sit opposite one another.
  public List<Seats> sides(int players) {
    return Partners.sides(partners, players);
  }

  /// The player and whoever else does not challenge that player's words.
  Seats own(Seat seat) {
    return Partners.side(partners && judging.isDear(), seat);
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
