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
/// What a bot plays does not depend on it: it decides by its own time, which is only told faster.
/// Nor does the delay tell what it holds: it depends on the prompt and on the odd milliseconds of
/// that time.
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

  /// Every further play of a turn.
  private static final int AGAIN_MILLIS = 250;

  /// What may be said in another's turn is said before that is over.
  private static final int ASIDE_MILLIS = 150;

  private static final int ASIDE_SPREAD_MILLIS = 600;

  /// What nobody waits to see.
  private static final int TOLD_MILLIS = 100;

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
  /// @param again whether it has played last, so that this goes on with its turn
  /// @param ownMillis the time it takes by itself
  public long delayMillis(Prompt prompt, Seat bot, Seats people, boolean again, long ownMillis) {
    if (ownMillis <= 0) return 0;
    boolean inTurn = prompt.pace() == Prompt.Pace.TURN;
    return switch (this) {
      case PEOPLE -> ownMillis;
      case NATURAL -> inTurn ? ownMillis / 2 : ownMillis;
      case BRISK -> {
        if (!inTurn) yield isAsked(prompt, people) ? ownMillis : Math.min(ownMillis, TOLD_MILLIS);
        if (!prompt.must().has(bot)) yield ASIDE_MILLIS + ownMillis % ASIDE_SPREAD_MILLIS;
        yield again ? AGAIN_MILLIS : TURN_MILLIS + ownMillis % TURN_SPREAD_MILLIS;
      }
    };
  }

  private static boolean isAsked(Prompt prompt, Seats people) {
    for (Seat seat : people) if (prompt.asks(seat)) return true;
    return false;
  }
}
