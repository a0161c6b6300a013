package parlour.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// One option of a game that players choose before the deal; the first choice is the default.
///
/// @param clause the id of the rule that describes it
public record Setting(String name, String label, String clause, List<Field.Option> choices) {
  public String usual() {
    return choices.getFirst().value();
  }

  public boolean allows(String value) {
    return choices.stream().anyMatch(choice -> choice.value().equals(value));
  }

  /// Why the chosen values cannot be used, in one sentence; empty if they can.
  public static Optional<String> objection(List<Setting> settings, Map<String, String> chosen) {
    for (Map.Entry<String, String> entry : new TreeMap<>(chosen).entrySet()) {
      Optional<Setting> setting =
          settings.stream().filter(s -> s.name().equals(entry.getKey())).findFirst();
      if (setting.isEmpty()) {
        return Optional.of(
            "There is no option \"" + entry.getKey() + "\"; there are: " + names(settings) + ".");
      }
      if (!setting.get().allows(entry.getValue())) {
        return Optional.of(
            "The option \""
                + entry.getKey()
                + "\" cannot be \""
                + entry.getValue()
                + "\"; it can be: "
                + values(setting.get())
                + ".");
      }
    }
    return Optional.empty();
  }

  private static String names(List<Setting> settings) {
    return settings.isEmpty()
        ? "none"
        : String.join(", ", settings.stream().map(Setting::name).toList());
  }

  private static String values(Setting setting) {
    return String.join(", ", setting.choices().stream().map(Field.Option::value).toList());
  }
}
