package parlour.games.pause;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parlour.engine.Game;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.TurnClock;

/// The option of every game to pause between hands, and what a table of people does about it.
///
/// The first choice is what a log without it means. A table of people opens with [#forPeople], and
/// what depends on the company is settled at the deal by [#forCompany].
public final class Pauses {
  private static final Setting PAUSE =
      Setting.of(
          "pause",
          "After each hand",
          TableRules.PAUSE.id(),
          "none",
          "Deal the next at once",
          "brief",
          "Show the score for a moment",
          "wait",
          "Show the score until everyone goes on");

  private Pauses() {}

  /// The same catalogue entry with this option.
  public static CatalogEntry in(CatalogEntry entry) {
    return entry.with(
        List.of(PAUSE),
        opening ->
            (settled, lexicon) -> {
              Game<?, ?, ?> game = opening.open(settled, lexicon);
              return settled.is(PAUSE.name(), "none")
                  ? game
                  : Pausing.over(
                      game, settled.is(PAUSE.name(), "brief"), !TurnClock.isOff(settled));
            });
  }

  /// What a client should choose for a table of people where the host has not said otherwise.
  public static Map<String, String> forPeople(CatalogEntry entry) {
    Map<String, String> chosen = new TreeMap<>();
    chosen.put(PAUSE.name(), "brief");
    if (TurnClock.isIn(entry.settings())) chosen.put(TurnClock.NAME, TurnClock.BY_COMPANY);
    return chosen;
  }

  /// The options for the people who sit down: one person among bots is never hurried, and does not
  /// begin in a role in which one only waits.
  public static Settings forCompany(Settings settings, int persons) {
    Map<String, String> values = new TreeMap<>(settings.values());
    boolean alone = persons < 2;
    if (alone) {
      values.replace(PAUSE.name(), "brief", "wait");
      values.replace("leads", "draw", "others");
    }
    TurnClock.settle(values, alone);
    return new Settings(values);
  }
}
