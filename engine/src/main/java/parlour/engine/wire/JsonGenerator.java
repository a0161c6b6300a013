package parlour.engine.wire;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Writes JSON text into a growing char array: no spaces, fields in their order.
///
/// Every scene is written by this class after every move, for every seat and onlooker. So
/// characters that need no escape, which is nearly all of them, are copied in a single pass.
final class JsonGenerator implements Json.Sink {
  static final int DEFAULT_CAPACITY = 256;

  private char[] text;
  private int length;

  JsonGenerator(int capacity) {
    this.text = new char[capacity];
  }

  String write(Json json) {
    value(json);
    return text();
  }

  String write(Consumer<Json.Sink> fields) {
    put('{');
    fields.accept(this);
    put('}');
    return text();
  }

  /// What was written so far.
  String text() {
    return new String(text, 0, length);
  }

  int length() {
    return length;
  }

  /// Takes back what was written after that length.
  void cut(int length) {
    this.length = length;
  }

  /// Takes out some characters.
  void remove(int from, int count) {
    System.arraycopy(text, from + count, text, from, length - from - count);
    length -= count;
  }

  @Override
  public JsonGenerator put(String name, Json value) {
    name(name);
    value(value);
    return this;
  }

  @Override
  public JsonGenerator put(String name, String value) {
    name(name);
    quote(value);
    return this;
  }

  @Override
  public JsonGenerator put(String name, long value) {
    name(name);
    number(value);
    return this;
  }

  @Override
  public JsonGenerator put(String name, boolean value) {
    name(name);
    raw(String.valueOf(value));
    return this;
  }

  @Override
  public JsonGenerator puts(String name, List<String> values) {
    name(name);
    put('[');
    for (String value : values) {
      separator();
      quote(value);
    }
    put(']');
    return this;
  }

  @Override
  public JsonGenerator puts(String name, int[] values) {
    name(name);
    put('[');
    for (int i = 0; i < values.length; i++) {
      if (i > 0) put(',');
      number(values[i]);
    }
    put(']');
    return this;
  }

  @Override
  public <T> JsonGenerator put(String name, T value, BiConsumer<T, Json.Sink> fields) {
    name(name);
    object(value, fields);
    return this;
  }

  @Override
  public <T> JsonGenerator puts(String name, List<T> values, BiConsumer<T, Json.Sink> fields) {
    name(name);
    put('[');
    for (T value : values) {
      separator();
      object(value, fields);
    }
    put(']');
    return this;
  }

  private <T> void object(T value, BiConsumer<T, Json.Sink> fields) {
    put('{');
    fields.accept(value, this);
    put('}');
  }

  /// An element of a list.
  <T> void element(T value, BiConsumer<T, Json.Sink> fields) {
    separator();
    object(value, fields);
  }

  /// A text in a list.
  void text(String value) {
    separator();
    quote(value);
  }

  /// The beginning of a list in a list, with its first number.
  void beginStep(int number) {
    separator();
    put('[');
    number(number);
    put(',');
  }

  void name(String name) {
    separator();
    quote(name);
    put(':');
  }

  /// Writes a comma unless this is the first element of its object or list.
  private void separator() {
    char before = text[length - 1];
    if (before != '{' && before != '[') put(',');
  }

  private void value(Json json) {
    switch (json) {
      case Json.Text(String value) -> quote(value);
      case Json.Whole(long value) -> number(value);
      case Json.Decimal(double value) ->
          raw(Double.isFinite(value) ? String.valueOf(value) : "null");
      case Json.Bool(boolean value) -> raw(String.valueOf(value));
      case Json.Null() -> raw("null");
      case Json.Written(String written) -> raw(written);
      case Json.Items(List<Json> values) -> {
        put('[');
        for (Json value : values) {
          separator();
          value(value);
        }
        put(']');
      }
      case Json.Fields(Map<String, Json> values) -> {
        put('{');
        values.forEach(this::put);
        put('}');
      }
    }
  }

  void put(char c) {
    if (length == text.length) ensureRoom(1);
    text[length++] = c;
  }

  void raw(String value) {
    ensureRoom(value.length());
    value.getChars(0, value.length(), text, length);
    length += value.length();
  }

  void number(long value) {
    if (value >= 0 && value < 10) put((char) ('0' + value));
    else if (value >= 0 && value < 10_000) shortNumber((int) value);
    else raw(Long.toString(value));
  }

  /// A number of two to four digits, written without a text in between.
  private void shortNumber(int value) {
    int digits = value < 100 ? 2 : value < 1_000 ? 3 : 4;
    ensureRoom(digits);
    int rest = value;
    for (int at = length + digits - 1; at >= length; at--) {
      text[at] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    length += digits;
  }

  private void ensureRoom(int more) {
    if (text.length - length < more)
      text = Arrays.copyOf(text, Math.max(text.length * 2, length + more));
  }

  private void quote(String value) {
    int size = value.length();
    ensureRoom(size + 2);
    char[] text = this.text;
    int at = length;
    text[at++] = '"';
    for (int i = 0; i < size; i++) {
      char c = value.charAt(i);
      if (!isPlain(c)) {
        length = at;
        escape(value, i);
        put('"');
        return;
      }
      text[at++] = c;
    }
    text[at++] = '"';
    length = at;
  }

  /// Writes the rest of a text in which some characters need an escape.
  private void escape(String value, int from) {
    for (int i = from; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> raw("\\\"");
        case '\\' -> raw("\\\\");
        case '\n' -> raw("\\n");
        case '\r' -> raw("\\r");
        case '\t' -> raw("\\t");
        default -> {
          if (isPlain(c)) {
            put(c);
          } else {
            raw("\\u");
            for (int shift = 12; shift >= 0; shift -= 4)
              put(Character.forDigit(c >> shift & 15, 16));
          }
        }
      }
    }
  }

  private static boolean isPlain(char c) {
    if (c <= '~') return c >= ' ' && c != '"' && c != '\\';
    return !Character.isSurrogate(c) && c != '\u2028' && c != '\u2029';
  }
}
