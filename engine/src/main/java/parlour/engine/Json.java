package parlour.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// JSON, as much of it as the table's few types need: whole numbers only, and no name twice in an
/// object.
public sealed interface Json {
  record Text(String value) implements Json {}

  record Whole(long value) implements Json {}

  /// A number with a fraction: only ever written, for programs that read reports; the table knows
  /// whole numbers alone.
  record Decimal(double value) implements Json {}

  record Truth(boolean value) implements Json {}

  record Nothing() implements Json {}

  record Items(List<Json> values) implements Json {}

  record Fields(Map<String, Json> values) implements Json {}

  /// A text that is not the JSON, or not the thing, it should be; the message is one sentence for
  /// people.
  final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String sentence;

    public Malformed(String sentence) {
      super(sentence);
      this.sentence = sentence;
    }

    /// What is wrong, for people.
    public String sentence() {
      return sentence;
    }
  }

  static Json of(String value) {
    return new Text(value);
  }

  static Json of(long value) {
    return new Whole(value);
  }

  static Json of(boolean value) {
    return new Truth(value);
  }

  static Json items(List<? extends Json> values) {
    return new Items(List.copyOf(values));
  }

  static Json texts(List<String> values) {
    return new Items(values.stream().<Json>map(Text::new).toList());
  }

  /// An object whose fields stay in the order given.
  static Writer fields() {
    return new Writer();
  }

  static Json parse(String text) {
    return new JsonReader(text).read();
  }

  /// Gathers the fields of an object.
  final class Writer {
    private final Map<String, Json> values = new LinkedHashMap<>();

    private Writer() {}

    public Writer put(String name, Json value) {
      values.put(name, value);
      return this;
    }

    public Writer put(String name, String value) {
      return put(name, of(value));
    }

    public Writer put(String name, long value) {
      return put(name, of(value));
    }

    public Writer put(String name, double value) {
      return put(name, new Decimal(value));
    }

    public Writer put(String name, boolean value) {
      return put(name, of(value));
    }

    public Json done() {
      return new Fields(values);
    }
  }

  // What readers of a format ask of a value; each complains in a sentence where it is something
  // else.

  default Map<String, Json> asFields() {
    if (this instanceof Fields(Map<String, Json> values)) return values;
    throw new Malformed("An object was expected, not " + write() + ".");
  }

  default List<Json> asItems() {
    if (this instanceof Items(List<Json> values)) return values;
    throw new Malformed("A list was expected, not " + write() + ".");
  }

  default String asText() {
    if (this instanceof Text(String value)) return value;
    throw new Malformed("A text was expected, not " + write() + ".");
  }

  default long asWhole() {
    if (this instanceof Whole(long value)) return value;
    throw new Malformed("A whole number was expected, not " + write() + ".");
  }

  default int asInt() {
    long value = asWhole();
    if (value != (int) value) throw new Malformed("The number " + value + " is too large.");
    return (int) value;
  }

  default boolean asTruth() {
    if (this instanceof Truth(boolean value)) return value;
    throw new Malformed("True or false was expected, not " + write() + ".");
  }

  /// A field that must be there.
  default Json at(String name) {
    Json value = asFields().get(name);
    if (value == null) throw new Malformed("The field \"" + name + "\" is missing.");
    return value;
  }

  /// A field that may be there.
  default Optional<Json> maybe(String name) {
    Json value = asFields().get(name);
    return value == null || value instanceof Nothing ? Optional.empty() : Optional.of(value);
  }

  /// The one way this value is written: no spaces, fields in their order.
  default String write() {
    StringBuilder out = new StringBuilder();
    write(out);
    return out.toString();
  }

  default void write(StringBuilder out) {
    switch (this) {
      case Text(String value) -> quote(value, out);
      case Whole(long value) -> out.append(value);
      case Decimal(double value) ->
          out.append(Double.isFinite(value) ? String.valueOf(value) : "null");
      case Truth(boolean value) -> out.append(value);
      case Nothing() -> out.append("null");
      case Items(List<Json> values) -> {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
          if (i > 0) out.append(',');
          values.get(i).write(out);
        }
        out.append(']');
      }
      case Fields(Map<String, Json> values) -> {
        char before = '{';
        for (Map.Entry<String, Json> field : values.entrySet()) {
          out.append(before);
          quote(field.getKey(), out);
          out.append(':');
          field.getValue().write(out);
          before = ',';
        }
        out.append(before == '{' ? "{}" : "}");
      }
    }
  }

  /// How many characters stand for themselves before the first that does not; nearly always all of
  /// them.
  private static int plain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' '
          || c == '"'
          || c == '\\'
          || c > '~' && (Character.isSurrogate(c) || c == '\u2028' || c == '\u2029')) {
        return i;
      }
    }
    return text.length();
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    int plain = plain(text);
    out.append(text, 0, plain);
    for (int i = plain; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
            out.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4)
              out.append(Character.forDigit(c >> shift & 15, 16));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
