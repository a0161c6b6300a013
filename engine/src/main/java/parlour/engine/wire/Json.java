package parlour.engine.wire;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// A JSON value, with the subset of JSON that the wire types need: numbers are whole, and no object
/// has two fields of one name.
public sealed interface Json {
  record Text(String value) implements Json {}

  record Whole(long value) implements Json {}

  /// A fractional number; written for programs that read reports, never parsed.
  record Decimal(double value) implements Json {}

  record Bool(boolean value) implements Json {}

  record Null() implements Json {}

  record Items(List<Json> values) implements Json {}

  record Fields(Map<String, Json> values) implements Json {}

  /// A value that is text already.
  record Written(String text) implements Json {}

  /// Text that is not JSON, or JSON of the wrong shape; the message is one sentence for people.
  final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String sentence;

    public Malformed(String sentence) {
      super(sentence);
      this.sentence = sentence;
    }

    /// What is wrong, in one sentence for people.
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

  /// An object, written field by field.
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

  /// A builder of an object; fields keep the order in which they are put.
  static Writer fields() {
    return new Writer();
  }

  static Json parse(String text) {
    return new JsonReader(text).read();
  }

  /// The text of an object written field by field, without building a tree first.
  static String text(Consumer<Sink> fields) {
    return text(JsonGenerator.DEFAULT_CAPACITY, fields);
  }

  /// The text of an object that is expected to have about `expectedLength` characters.
  static String text(int expectedLength, Consumer<Sink> fields) {
    return new JsonGenerator(expectedLength).write(fields);
  }

  /// Receives the fields of an object, in order.
  sealed interface Sink permits Writer, JsonGenerator, FieldList {
    Sink put(String name, Json value);

    Sink put(String name, String value);

    Sink put(String name, long value);

    Sink put(String name, boolean value);

    Sink puts(String name, List<String> values);

    /// A list of numbers.
    default Sink puts(String name, int[] values) {
      return put(name, items(Arrays.stream(values).mapToObj(Json::of).toList()));
    }

    /// An object, written field by field.
    <T> Sink put(String name, T value, BiConsumer<T, Sink> fields);

    /// A list of objects, each written field by field.
    <T> Sink puts(String name, List<T> values, BiConsumer<T, Sink> fields);
  }

  /// Builds an object as a tree.
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

  // Accessors for readers of a format; each throws Malformed if the value is of another kind.

  default Map<String, Json> asFields() {
    if (this instanceof Fields(Map<String, Json> values)) return values;
    if (this instanceof Written(String text)) return parse(text).asFields();
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

  /// A required field.
  default Json at(String name) {
    Json value = asFields().get(name);
    if (value == null) throw new Malformed("The field \"" + name + "\" is missing.");
    return value;
  }

  /// An optional field; null counts as absent.
  default Optional<Json> maybe(String name) {
    Json value = asFields().get(name);
    return value == null || value instanceof Null ? Optional.empty() : Optional.of(value);
  }

  /// The canonical text of this value: no spaces, fields in their order.
  default String write() {
    return new JsonGenerator(JsonGenerator.DEFAULT_CAPACITY).write(this);
  }
}
