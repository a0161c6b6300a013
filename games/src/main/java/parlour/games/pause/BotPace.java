package parlour.games.pause;

import java.util.Map;
import parlour.engine.Choice;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.TableRules;

/// How long the bots of a table take over what they do: the one place where a bot's own time
/// becomes a delay.
///
/// What a bot plays does not depend on it: it decides by its own time, which is only told faster,
/// and bots who are asked at once come in the order of their own times at every pace. How long a
/// brisk turn takes does not tell what the bot holds: it depends on the odd milliseconds of that
/// time.
public enum BotPace {
  /// Each takes its own time.
  PEOPLE,
  /// In turn, half of it.
  NATURAL,
  /// A turn is told so that it can be followed, and nobody waits for bots where all work at once;
  /// while people are at work there, bots take their own time.
  BRISK;

  private static final String NAME = "pace";
  private static final String BY_COMPANY = "company";

  static final Choice<BotPace> CHOICE =
      Choice.of(NAME, "The bots' pace", TableRules.BOT_PACE.id())
          .when("people: As people would play", PEOPLE)
          .when("natural: Twice as fast", NATURAL)
          .when("brisk: Brisk", BRISK)
          .when(BY_COMPANY + ": Brisk for one person alone, otherwise as people", PEOPLE);

  /// A turn takes little more than a second, and the turns of several bots few.
  private static final int TURN_MILLIS = 1_000;

  private static final int TURN_SPREAD_MILLIS = 300;

  /// Every further play of a turn; one more of a kind, such as a question after a question, which
  /// people have to follow; and how long they follow it: what is left of a long run is told at once
  /// then, for nobody waits for a machine.
  private static final int AGAIN_MILLIS = 250;

  private static final int RUN_MILLIS = 1_200;
  private static final int RUNS_UNTIL_MILLIS = 3_500;
  private static final int REST_OF_RUN_MILLIS = 100;

  /// What may be said in another's turn is said before that is over, by the quickest first.
  private static final int ASIDE_MILLIS = 150;

  private static final int ASIDE_SPREAD_MILLIS = 600;
  private static final int ASIDE_HASTE = 20;

  /// How much faster all goes on together once no person is at work; and in a race, where one find
  /// follows the other, what takes more than four seconds.
  private static final int HASTE = 40;

  private static final int LONG_HASTE = 400;
  private static final int LONG_MILLIS = 4_000;

  /// How long a bot for which the game waits thinks at its own pace while people could only add
  /// something.
  private static final int PATIENCE_MILLIS = 8_000;

  /// Whether it is the option that names the pace.
  public static boolean isIt(Setting setting) {
    return setting.equals(CHOICE.setting());
  }

  /// The pace that a table has settled on.
  public static BotPace of(Settings settings) {
    return CHOICE.orUsual(settings.values());
  }

  /// Settles the pace for the people who sit down.
  static void settle(Map<String, String> values, boolean alone) {
    values.replace(NAME, BY_COMPANY, alone ? "brisk" : "people");
  }

  /// What a table opens with where the host has not said otherwise.
  static void open(Map<String, String> chosen) {
    chosen.put(NAME, BY_COMPANY);
  }

  /// How long a bot waits before a play, in milliseconds.
  ///
  /// @param people the seats in which people play
  /// @param turn what it has played since people were last asked
  /// @param verb what it plays now
  /// @param ownMillis the time it takes by itself
  public long delayMillis(
      Prompt prompt, Seat bot, Seats people, BotTurn turn, String verb, long ownMillis) {
    if (ownMillis <= 0) return 0;
    boolean inTurn = prompt.pace() == Prompt.Pace.TURN;
    return switch (this) {
      case PEOPLE -> ownMillis;
      case NATURAL -> inTurn ? ownMillis / 2 : ownMillis;
      case BRISK -> {
        if (!inTurn && isHurried(prompt, people)) yield hurried(prompt, ownMillis);
        if (!inTurn) yield waited(prompt, bot, people) ? patient(ownMillis) : ownMillis;
        if (!prompt.must().has(bot))
          yield ASIDE_MILLIS + Math.min(ownMillis / ASIDE_HASTE, ASIDE_SPREAD_MILLIS - 1);
        if (!turn.goesOn()) yield TURN_MILLIS + ownMillis % TURN_SPREAD_MILLIS;
        if (!turn.isRun(verb)) yield AGAIN_MILLIS;
        yield Math.clamp(RUNS_UNTIL_MILLIS - turn.waitedMillis(), REST_OF_RUN_MILLIS, RUN_MILLIS);
      }
    };
  }

  private static long hurried(Prompt prompt, long ownMillis) {
    if (prompt.pace() == Prompt.Pace.TOGETHER) return ownMillis / HASTE;
    return Math.min(ownMillis, LONG_MILLIS) / HASTE
        + Math.max(0, ownMillis - LONG_MILLIS) / LONG_HASTE;
  }

  private static long patient(long ownMillis) {
    return Math.min(ownMillis, PATIENCE_MILLIS) + Math.max(0, ownMillis - PATIENCE_MILLIS) / HASTE;
  }

  /// Whether the game waits for this bot and for no person.
  private static boolean waited(Prompt prompt, Seat bot, Seats people) {
    return prompt.must().has(bot) && people.and(prompt.must()).isEmpty();
  }

  /// Whether all play at once but no person is at work any longer, so that the bots' time runs
  /// faster for all of them.
  public boolean isHurried(Prompt prompt, Seats people) {
    return this == BRISK
        && prompt.pace() != Prompt.Pace.TURN
        && people.and(prompt.must().or(prompt.may())).isEmpty();
  }
}
