package parlour.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// One option of a game, declared once: how it is listed, and what each of its values means to the
/// rules.
///
/// Every value is written with its label, `"strict: Does not count"`; the first is the usual one.
///
/// @param setting the option as players see it
/// @param meanings what its values mean, in the order of the setting's choices
/// @param <T> what the rules read
public record Choice<T>(Setting setting, List<T> meanings) {
  /// Begins an option, which has yet to be given values.
  ///
  /// @param clause the id of the rule that describes it
  public static Begun of(String name, String label, String clause) {
    return new Begun(name, label, clause);
  }

  /// An option without values.
  public record Begun(String name, String label, String clause) {
    /// With a value and what it means; [Choice#when] adds the others.
    public <T> Choice<T> when(String value, T meaning) {
      return new Choice<T>(new Setting(name, label, clause, List.of()), List.of())
          .when(value, meaning);
    }

    /// On or off: on for the first value.
    public Choice<Boolean> usuallyOn(String on, String off) {
      return when(on, true).when(off, false);
    }

    /// On or off: on for the second value.
    public Choice<Boolean> usuallyOff(String off, String on) {
      return when(off, false).when(on, true);
    }

    /// A number; a value that is written in letters means 0: no limit, or all.
    public Choice<Integer> numbers(String... values) {
      Choice<Integer> choice = new Choice<>(new Setting(name, label, clause, List.of()), List.of());
      for (String value : values)
        choice =
            choice.when(
                value,
                Character.isDigit(value.charAt(0))
                    ? Integer.parseInt(value, 0, value.indexOf(':'), 10)
                    : 0);
      return choice;
    }
  }

  /// The same option with one more value, and what it means.
  public Choice<T> when(String value, T meaning) {
    int colon = value.indexOf(": ");
    Field.Option option = new Field.Option(value.substring(0, colon), value.substring(colon + 2));
    return new Choice<>(
        new Setting(
            setting.name(), setting.label(), setting.clause(), plus(setting.choices(), option)),
        plus(meanings, meaning));
  }

  private static <E> List<E> plus(List<E> list, E one) {
    return Stream.concat(list.stream(), Stream.of(one)).toList();
  }

  /// What these settings choose.
  public T in(Settings settings) {
    int at = indexOf(settings.text(setting.name()));
    if (at < 0) throw new IllegalArgumentException(setting.name() + " is none of its values");
    return meanings.get(at);
  }

  private int indexOf(String value) {
    List<String> values = setting.choices().stream().map(Field.Option::value).toList();
    return values.indexOf(value);
  }

  /// What these values choose, which nobody has checked yet: the usual where they say nothing of
  /// this option, or nothing that makes sense.
  public T orUsual(Map<String, String> chosen) {
    return meanings.get(Math.max(0, indexOf(chosen.getOrDefault(setting.name(), ""))));
  }

  /// The settings of a game, in the order in which they are listed.
  public static List<Setting> settings(Choice<?>... choices) {
    return Arrays.stream(choices).<Setting>map(Choice::setting).toList();
  }
}
