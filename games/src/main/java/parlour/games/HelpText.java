package parlour.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.engine.Field;
import parlour.engine.Setting;

/// A line of help, and at which tables it is true: `[rounds=1,2 form!=varied] There are {rounds}.`
///
/// What stands in brackets before it names settings and the values with which it holds, or does not
/// (`!=`). A setting in braces stands for the words of its choice, "two rounds".
///
/// @param when by setting, what must be chosen for it; none where it always holds
public record HelpText(String text, List<Term> when) {
  /// One setting, and the values with which a line holds, or does not.
  public record Term(String setting, boolean not, List<String> values) {
    private boolean holds(String value) {
      return values.contains(value) != not;
    }
  }

  static HelpText read(String line) {
    if (!line.startsWith("[")) return new HelpText(line, List.of());
    int end = line.indexOf(']');
    if (end < 0) throw new IllegalArgumentException("a “[” without its “]”");
    List<Term> terms = new ArrayList<>();
    for (String term : line.substring(1, end).strip().split(" +", -1)) terms.add(term(term));
    return new HelpText(line.substring(end + 1).strip(), List.copyOf(terms));
  }

  private static Term term(String written) {
    int equals = written.indexOf('=');
    boolean not = equals > 0 && written.charAt(equals - 1) == '!';
    String setting = written.substring(0, Math.max(0, not ? equals - 1 : equals));
    String values = written.substring(equals + 1);
    if (setting.isEmpty() || values.isEmpty())
      throw new IllegalArgumentException("“" + written + "” is no setting=value");
    return new Term(setting, not, List.of(values.split(",", -1)));
  }

  HelpText with(String other) {
    return new HelpText(other, when);
  }

  /// Whether it is true at a table with these settings; what was not chosen is as usual.
  public boolean holds(List<Setting> settings, Map<String, String> chosen) {
    for (Term term : when)
      if (!term.holds(chosenOf(setting(settings, term.setting()), chosen))) return false;
    return true;
  }

  /// What it says at a table with these settings.
  public String text(List<Setting> settings, Map<String, String> chosen) {
    StringBuilder filled = new StringBuilder();
    int from = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
      int close = text.indexOf('}', open);
      Setting setting = setting(settings, text.substring(open + 1, close));
      String words = words(setting, chosenOf(setting, chosen));
      filled
          .append(text, from, open)
          .append(open == 0 ? words.charAt(0) : Character.toLowerCase(words.charAt(0)))
          .append(words, 1, words.length());
      from = close + 1;
    }
    return filled.append(text, from, text.length()).toString();
  }

  /// By setting, the values with which it holds.
  public Map<String, List<String>> allowed(List<Setting> settings) {
    Map<String, List<String>> allowed = new LinkedHashMap<>();
    for (Term term : when)
      allowed.put(
          term.setting(),
          setting(settings, term.setting()).choices().stream()
              .map(Field.Option::value)
              .filter(term::holds)
              .toList());
    return allowed;
  }

  /// Settings with which it holds: the usual ones as far as they will do.
  public Map<String, String> example(List<Setting> settings) {
    Map<String, String> chosen = new LinkedHashMap<>();
    allowed(settings).forEach((setting, values) -> chosen.put(setting, values.getFirst()));
    return chosen;
  }

  private static String chosenOf(Setting setting, Map<String, String> chosen) {
    return chosen.getOrDefault(setting.name(), setting.usual());
  }

  private static String words(Setting setting, String value) {
    for (Field.Option choice : setting.choices())
      if (choice.value().equals(value)) return choice.label();
    throw new IllegalArgumentException(setting.name() + " cannot be " + value);
  }

  private static Setting setting(List<Setting> settings, String name) {
    for (Setting setting : settings) if (setting.name().equals(name)) return setting;
    throw new IllegalArgumentException("there is no setting “" + name + "”");
  }
}
