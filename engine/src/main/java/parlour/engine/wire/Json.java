package parlour.engine.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// JSON, as much of it as the table's few types need: whole numbers only, and no name twice in an
/// object.
public sealed interface Json {
  record Text(String value) implements Json {}

  record Whole(long value) implements Json {}

  /// A number with a fraction: only ever written, for programs that read reports; the table knows
  /// whole numbers alone.
  record Decimal(double value) implements Json {}

  record Bool(boolean value) implements Json {}

  record Null() implements Json {}

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
    return new Bool(value);
  }

  /// An object, told field by field.
  static <T> Json of(T value, BiConsumer<T, Sink> fields) {
    Writer out = fields();
    fields.accept(value, out);
    return out.done();
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

  /// The text of an object whose fields are told one after the other, with no tree in between.
  static String text(Consumer<Sink> fields) {
    return text(JsonText.USUAL, fields);
  }

  /// The same, where about so many characters are to be expected.
  static String text(int expected, Consumer<Sink> fields) {
    return new JsonText(expected).write(fields);
  }

  /// Takes the fields of an object, in the order in which they are to stand.
  sealed interface Sink permits Writer, JsonText {
    Sink put(String name, Json value);

    Sink put(String name, String value);

    Sink put(String name, long value);

    Sink put(String name, boolean value);

    Sink puts(String name, List<String> values);

    /// An object, told field by field.
    <T> Sink put(String name, T value, BiConsumer<T, Sink> fields);

    /// A list of objects, each told field by field.
    <T> Sink puts(String name, List<T> values, BiConsumer<T, Sink> fields);
  }

  /// Gathers the fields of an object.
  final class Writer implements Sink {
    private final Map<String, Json> values = new LinkedHashMap<>();

    private Writer() {}

    @Override
    public Writer put(String name, Json value) {
      values.put(name, value);
      return this;
    }

    @Override
    public Writer put(String name, String value) {
      return put(name, of(value));
    }

    @Override
    public Writer put(String name, long value) {
      return put(name, of(value));
    }

    public Writer put(String name, double value) {
      return put(name, new Decimal(value));
    }

    @Override
    public Writer put(String name, boolean value) {
      return put(name, of(value));
    }

    @Override
    public Writer puts(String name, List<String> values) {
      return put(name, texts(values));
    }

    @Override
    public <T> Writer put(String name, T value, BiConsumer<T, Sink> fields) {
      return put(name, of(value, fields));
    }

    @Override
    public <T> Writer puts(String name, List<T> values, BiConsumer<T, Sink> fields) {
      return put(name, items(values.stream().map(value -> of(value, fields)).toList()));
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

  default long asLong() {
    if (this instanceof Whole(long value)) return value;
    throw new Malformed("A whole number was expected, not " + write() + ".");
  }

  default int asInt() {
    long value = asLong();
    if (value != (int) value) throw new Malformed("The number " + value + " is too large.");
    return (int) value;
  }

  default boolean asBoolean() {
    if (this instanceof Bool(boolean value)) return value;
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
    return value == null || value instanceof Null ? Optional.empty() : Optional.of(value);
  }

  /// The one way this value is written: no spaces, fields in their order.
  default String write() {
    return new JsonText(JsonText.USUAL).write(this);
  }
}
