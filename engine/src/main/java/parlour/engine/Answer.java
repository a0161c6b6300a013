package parlour.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a seat does: the verb of an offer and a value for each of its fields.
public record Answer(String verb, Map<String, String> fields) {
  /// The entry a log has where a deadline passed.
  public static final Answer TIME_UP = new Answer("time-up", Map.of());

  private static final int NO_NUMBER = Integer.MIN_VALUE;

  public Answer {
    fields = Map.copyOf(fields);
  }

  /// An answer from alternating field names and values.
  public static Answer of(String verb, String... namesAndValues) {
    String[] all = namesAndValues;
    return new Answer(
        verb,
        switch (all.length) {
          case 0 -> Map.of();
          case 2 -> Map.of(all[0], all[1]);
          case 4 -> Map.of(all[0], all[1], all[2], all[3]);
          case 6 -> Map.of(all[0], all[1], all[2], all[3], all[4], all[5]);
          default -> {
            Map<String, String> fields = new HashMap<>();
            for (int i = 0; i < all.length; i += 2) fields.put(all[i], all[i + 1]);
            yield fields;
          }
        });
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
    String text = text(name).strip();
    if (text.indexOf(' ') < 0) return text.isEmpty() ? List.of() : List.of(text);
    List<String> ids = new ArrayList<>();
    for (int from = 0; from < text.length(); ) {
      int space = text.indexOf(' ', from);
      int to = space < 0 ? text.length() : space;
      if (to > from) ids.add(text.substring(from, to));
      from = to + 1;
    }
    return List.copyOf(ids);
  }

  /// The number in a field, or `fallback` if it does not hold one.
  public int number(String name, int fallback) {
    int number = parse(text(name));
    return number == NO_NUMBER ? fallback : number;
  }

  private static int parse(String text) {
    int start = text.startsWith("-") ? 1 : 0;
    if (text.length() == start || text.length() > 9) return NO_NUMBER;
    int number = 0;
    for (int i = start; i < text.length(); i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') return NO_NUMBER;
      number = number * 10 + digit - '0';
    }
    return start == 1 ? -number : number;
  }
}
