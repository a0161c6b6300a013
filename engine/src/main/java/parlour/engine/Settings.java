package parlour.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What the players have settled: a value for every setting of the game.
public record Settings(Map<String, String> values) {
  /// Where a game that is being opened finds what was sealed with its deal; no setting has this
  /// name, and it never reaches a header.
  private static final String SEALED = "sealed";

  public Settings {
    values = Map.copyOf(values);
  }

  /// What was chosen, and the usual for the rest.
  public static Settings of(List<Setting> settings, Map<String, String> chosen) {
    Setting.objection(settings, chosen)
        .ifPresent(
            objection -> {
              throw new IllegalArgumentException(objection);
            });
    Map<String, String> values = new TreeMap<>();
    for (Setting setting : settings)
      values.put(setting.name(), chosen.getOrDefault(setting.name(), setting.usual()));
    return new Settings(values);
  }

  public static Settings usual(List<Setting> settings) {
    return of(settings, Map.of());
  }

  /// The same for a game whose deal has something sealed with it.
  public Settings with(Seed seed) {
    if (seed.sealed().isEmpty()) return this;
    Map<String, String> more = new TreeMap<>(values);
    more.put(SEALED, seed.sealed());
    return new Settings(more);
  }

  /// What was sealed with the deal, or nothing.
  public String sealed() {
    return values.getOrDefault(SEALED, "");
  }

  public String text(String name) {
    String value = values.get(name);
    if (value == null) throw new IllegalArgumentException("no setting " + name);
    return value;
  }

  public boolean is(String name, String value) {
    return text(name).equals(value);
  }

  /// Whether a setting with the values `yes` and `no` is on.
  public boolean on(String name) {
    return is(name, "yes");
  }

  public int number(String name) {
    return Integer.parseInt(text(name));
  }
}
