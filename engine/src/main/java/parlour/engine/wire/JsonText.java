package parlour.engine.wire;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// A JSON text while it is being written: no spaces, fields in their order.
///
/// Every scene goes through here after every move, for everybody who looks on; so what stands for
/// itself, which is nearly everything, is copied in a single pass.
final class JsonText implements Json.Sink {
  static final int USUAL = 512;

  private char[] text;
  private int length;

  JsonText(int expected) {
    this.text = new char[expected];
  }

  String write(Json json) {
    value(json);
    return new String(text, 0, length);
  }

  String write(Consumer<Json.Sink> fields) {
    put('{');
    fields.accept(this);
    put('}');
    return new String(text, 0, length);
  }

  @Override
  public JsonText put(String name, Json value) {
    name(name);
    value(value);
    return this;
  }

  @Override
  public JsonText put(String name, String value) {
    name(name);
    quote(value);
    return this;
  }

  @Override
  public JsonText put(String name, long value) {
    name(name);
    number(value);
    return this;
  }

  @Override
  public JsonText put(String name, boolean value) {
    name(name);
    bare(String.valueOf(value));
    return this;
  }

  @Override
  public JsonText puts(String name, List<String> values) {
    name(name);
    put('[');
    for (String value : values) {
      next();
      quote(value);
    }
    put(']');
    return this;
  }

  @Override
  public <T> JsonText put(String name, T value, BiConsumer<T, Json.Sink> fields) {
    name(name);
    object(value, fields);
    return this;
  }

  @Override
  public <T> JsonText puts(String name, List<T> values, BiConsumer<T, Json.Sink> fields) {
    name(name);
    put('[');
    for (T value : values) {
      next();
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

  private void name(String name) {
    next();
    quote(name);
    put(':');
  }

  /// Parts what follows from what stands before it in the same object or list.
  private void next() {
    char before = text[length - 1];
    if (before != '{' && before != '[') put(',');
  }

  private void value(Json json) {
    switch (json) {
      case Json.Text(String value) -> quote(value);
      case Json.Whole(long value) -> number(value);
      case Json.Decimal(double value) ->
          bare(Double.isFinite(value) ? String.valueOf(value) : "null");
      case Json.Bool(boolean value) -> bare(String.valueOf(value));
      case Json.Null() -> bare("null");
      case Json.Items(List<Json> values) -> {
        put('[');
        for (Json value : values) {
          next();
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

  private void put(char c) {
    if (length == text.length) room(1);
    text[length++] = c;
  }

  private void bare(String value) {
    room(value.length());
    value.getChars(0, value.length(), text, length);
    length += value.length();
  }

  private void number(long value) {
    if (value >= 0 && value < 10) put((char) ('0' + value));
    else bare(Long.toString(value));
  }

  private void room(int more) {
    if (text.length - length < more)
      text = Arrays.copyOf(text, Math.max(text.length * 2, length + more));
  }

  private void quote(String value) {
    int size = value.length();
    room(size + 2);
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

  /// Writes the rest of a text, some of which does not stand for itself.
  private void escape(String value, int from) {
    for (int i = from; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> bare("\\\"");
        case '\\' -> bare("\\\\");
        case '\n' -> bare("\\n");
        case '\r' -> bare("\\r");
        case '\t' -> bare("\\t");
        default -> {
          if (isPlain(c)) {
            put(c);
          } else {
            bare("\\u");
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
