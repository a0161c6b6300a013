package parlour.games.pause;

import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Choice;
import parlour.engine.Game;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.CatalogEntry.TimeLimit;
import parlour.games.material.TurnClock;

/// The options of every game to pause between hands, to be played for a time and at the bots' pace,
/// and what a table of people does about them.
///
/// The first choice is what a log without it means. A table of people opens with [#forPeople], and
/// what depends on the company is settled at the deal by [#forCompany].
public final class Pauses {
  private static final Choice<TableTime.Pause> PAUSE =
      Choice.of("pause", "After each hand", TableRules.PAUSE.id())
          .when("none: Deal the next at once", TableTime.Pause.NONE)
          .when("brief: Show the score for a moment", TableTime.Pause.BRIEF)
          .when("wait: Show the score until everyone goes on", TableTime.Pause.WAIT);
  private static final Choice<Integer> MINUTES =
      Choice.of("minutes", "Time available", TableRules.MINUTES.id())
          .numbers(
              "0: As long as it takes",
              "10: Ten minutes",
              "20: Twenty minutes",
              "30: Half an hour");

  private Pauses() {}

  /// Whether it is one of these options.
  public static boolean isOwn(Setting setting) {
    return setting.equals(PAUSE.setting())
        || setting.equals(MINUTES.setting())
        || BotPace.isIt(setting);
  }

  /// The same catalogue entry with these options.
  public static CatalogEntry in(CatalogEntry entry) {
    TimeLimit limit = entry.service().timeLimit();
    boolean limited = limit != TimeLimit.NONE;
    return entry.with(
        limited
            ? Choice.settings(PAUSE, MINUTES, BotPace.CHOICE)
            : Choice.settings(PAUSE, BotPace.CHOICE),
        opening ->
            (settled, lexicon) -> {
              Game<?, ?, ?> game = opening.open(settled, lexicon);
              TableTime time =
                  new TableTime(
                      PAUSE.in(settled),
                      !TurnClock.isOff(settled),
                      limited ? MINUTES.in(settled) : 0,
                      limit == TimeLimit.TURN);
              return time.pauses() || time.minutes() > 0 ? Pausing.over(game, time) : game;
            });
  }

  /// What a client should choose for a table of people where the host has not said otherwise.
  public static Map<String, String> forPeople(CatalogEntry entry) {
    Map<String, String> chosen = new TreeMap<>();
    chosen.put(PAUSE.setting().name(), "brief");
    BotPace.open(chosen);
    if (entry.settings().stream().anyMatch(setting -> setting.name().equals("stand")))
      chosen.put("stand", "all");
    TurnClock.leaveToCompany(entry.settings(), chosen);
    return chosen;
  }

  /// The options for the people who sit down: one person among bots is never hurried, and does not
  /// begin in a role in which one only waits.
  public static Settings forCompany(Settings settings, int persons) {
    Map<String, String> values = new TreeMap<>(settings.values());
    boolean alone = persons < 2;
    if (alone) {
      values.replace(PAUSE.setting().name(), "brief", "wait");
      values.replace("leads", "draw", "others");
    }
    TurnClock.settle(values, alone);
    BotPace.settle(values, alone);
    // Nobody waits for a bot that calls letters, nor for letters that play themselves.
    if (BotPace.of(new Settings(values)) == BotPace.BRISK) {
      values.replace("calls", "6", "2");
      values.replace("forced", "house", "quick");
    }
    return new Settings(values);
  }
}
