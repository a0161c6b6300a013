package parlour.games.material;

import java.util.List;
import java.util.Map;
import parlour.engine.Choice;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// How strictly time is kept.
public enum TurnClock {
  USUAL(1),
  DOUBLE(2),
  /// No clock runs on a play in turn.
  OFF(0),
  /// Nor on what all do at once.
  NEVER(0);

  public static final String NAME = "clock";

  /// The choice that depends on how many people sit down.
  public static final String BY_COMPANY = "company";

  private final int times;

  TurnClock(int times) {
    this.times = times;
  }

  /// The option, with the clause that speaks of time.
  public static Choice<TurnClock> choice(String clause) {
    return Choice.of(NAME, "The clock", clause)
        .when("usual: As usual", USUAL)
        .when("double: Twice the time", DOUBLE)
        .when("off: No clock", OFF)
        .when(BY_COMPANY + ": As usual among several people, none for one alone", USUAL);
  }

  /// The option of a game in which there is something to do at once, and time for it even where no
  /// clock runs on a play in turn.
  public static Choice<TurnClock> choiceOfGameTogether(String clause) {
    return choice(clause).when("never: None, not even where all play at once", NEVER);
  }

  /// Whether a table plays without a clock.
  public static boolean isOff(Settings settings) {
    String chosen = settings.values().getOrDefault(NAME, "");
    return chosen.equals("off") || chosen.equals("never");
  }

  /// Whether a game has this setting.
  public static boolean isIn(List<Setting> settings) {
    return settings.stream().anyMatch(setting -> setting.name().equals(NAME));
  }

  /// Settles the clock for the people who sit down: one person among bots is not hurried.
  public static void settle(Map<String, String> values, boolean alone) {
    values.replace(NAME, BY_COMPANY, alone ? "off" : "usual");
  }

  /// The watch that runs until then, as a scene shows it; none where no clock runs.
  public List<Scene.Watch> watch(String label, Seat owner, long untilMillis, long usualMillis) {
    return untilMillis == Prompt.NEVER
        ? List.of()
        : List.of(new Scene.Watch(label, owner, untilMillis, spanMillis(usualMillis)));
  }

  /// The watch of something that takes as long by any clock.
  public static List<Scene.Watch> fixed(
      String label, Seat owner, long untilMillis, long spanMillis) {
    return USUAL.watch(label, owner, untilMillis, spanMillis);
  }

  /// The milliseconds this clock gives where that many are usual; 0 where no clock runs.
  public long spanMillis(long usualMillis) {
    return usualMillis * times;
  }

  /// The clock of work that all do at once: it waits for nobody for ever, so where none runs on a
  /// play in turn it gives twice the time.
  public TurnClock together() {
    return this == OFF ? DOUBLE : this;
  }

  /// When a play is due that begins now and usually may take that many milliseconds.
  public long dueMillis(long nowMillis, long usualMillis) {
    return times == 0 ? Prompt.NEVER : nowMillis + spanMillis(usualMillis);
  }
}
