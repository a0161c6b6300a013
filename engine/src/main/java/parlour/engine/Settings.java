package parlour.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The options of one table: a value for every setting of the game.
public record Settings(Map<String, String> values) {
  /// The entry that carries the sealed part of the deal to the game; no setting has this name, and
  /// it is never written to a log header.
  private static final String SEALED = "sealed";

  /// The entry that says under which older edition of the rules a game goes on; no setting has this
  /// name either.
  private static final String RULES = "rules";

  public Settings {
    values = Map.copyOf(values);
  }

  /// The chosen values, and the defaults for the rest.
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

  /// These settings with the sealed part of the deal, for opening the game.
  public Settings withSealed(String sealed) {
    if (sealed.isEmpty()) return this;
    Map<String, String> withSealed = new TreeMap<>(values);
    withSealed.put(SEALED, sealed);
    return new Settings(withSealed);
  }

  /// These settings for a game that goes on under an older edition of its rules.
  public Settings under(int rulesVersion) {
    Map<String, String> dated = new TreeMap<>(values);
    dated.put(RULES, String.valueOf(rulesVersion));
    return new Settings(dated);
  }

  /// Whether the rules are at least of that version; those that are played now always are.
  public boolean since(int rulesVersion) {
    String under = values.get(RULES);
    return under == null || Integer.parseInt(under) >= rulesVersion;
  }

  /// The sealed part of the deal, or empty.
  public String sealed() {
    return values.getOrDefault(SEALED, "");
  }

  public String text(String name) {
    String value = values.get(name);
    if (value == null) throw new IllegalArgumentException("no setting " + name);
    return value;
  }
}
