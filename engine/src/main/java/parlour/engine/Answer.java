package parlour.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a seat does: the verb of an offer and a value for each of its fields.
public record Answer(String verb, Map<String, String> fields) {
  /// The entry a log has where a deadline passed.
  public static final Answer TIME_UP = new Answer("time-up", Map.of());

  public Answer {
    fields = Map.copyOf(fields);
  }

  /// An answer without fields.
  public static Answer of(String verb) {
    return new Answer(verb, Map.of());
  }

  /// An answer with one field.
  public static Answer of(String verb, String name, String value) {
    return new Answer(verb, Map.of(name, value));
  }

  /// An answer from alternating field names and values.
  public static Answer of(String verb, String... namesAndValues) {
    Map<String, String> fields = new HashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      fields.put(namesAndValues[i], namesAndValues[i + 1]);
    return new Answer(verb, fields);
  }

  /// The value of a field; empty if the answer has none.
  public String text(String name) {
    return fields.getOrDefault(name, "");
  }

  /// The word in a field, in lower case; empty unless it consists of the letters a to z.
  public String word(String name) {
    String text = text(name);
    char[] letters = new char[text.length()];
    for (int i = 0; i < letters.length; i++) {
      char letter = (char) (text.charAt(i) | 0x20);
      if (letter < 'a' || letter > 'z') return "";
      letters[i] = letter;
    }
    return new String(letters);
  }

  /// The text of a field, stripped and in lower case.
  public String written(String name) {
    return text(name).strip().toLowerCase(Locale.ROOT);
  }

  /// The seat whose number a field holds, or nobody.
  public Seat seat(String name) {
    int number = number(name, -1);
    return number < Seat.MOST ? Seat.of(number) : Seat.NOBODY;
  }

  /// The ids picked in a field.
  public List<String> ids(String name) {
    return Arrays.stream(text(name).strip().split(" ")).filter(id -> !id.isEmpty()).toList();
  }

  /// The number in a field, or `fallback` if it does not hold one.
  public int number(String name, int fallback) {
    return WholeNumber.of(text(name), fallback);
  }
}
