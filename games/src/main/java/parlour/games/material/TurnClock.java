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

  /// The option within which time a card is turned, in games of reaction.
  private static final String TEMPO = "tempo";

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

  /// Within how many milliseconds a card is turned, in a game of reaction; 0: whoever turns is
  /// waited for.
  public static Choice<Integer> tempo(String clause) {
    return Choice.of(TEMPO, "A card is turned within", clause)
        .numbers(
            "1500: A second and a half", "3000: Three seconds", "wait: Whenever its player likes")
        .when(
            BY_COMPANY
                + ": A second and a half among several people, whenever you like for one alone",
            1_500);
  }

  /// When a card is turned for whoever should have turned it by then.
  public static long turnedMillis(int tempoMillis, long dueMillis) {
    return tempoMillis == 0 ? Prompt.NEVER : dueMillis;
  }

  /// Whether a table plays without a clock.
  public static boolean isOff(Settings settings) {
    String chosen = settings.values().getOrDefault(NAME, "");
    return chosen.equals("off") || chosen.equals("never");
  }

  /// Leaves to the company who sits down what depends on it.
  public static void leaveToCompany(List<Setting> settings, Map<String, String> chosen) {
    for (Setting setting : settings)
      if (setting.allows(BY_COMPANY)) chosen.put(setting.name(), BY_COMPANY);
  }

  /// Settles the clock for the people who sit down: one person among bots is not hurried.
  public static void settle(Map<String, String> values, boolean alone) {
    values.replace(NAME, BY_COMPANY, alone ? "off" : "usual");
    values.replace(TEMPO, BY_COMPANY, alone ? "wait" : "1500");
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
