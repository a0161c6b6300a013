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

    /// The value that is wrong, if it is one, and where in the sentence its place can be named.
    private final transient Optional<Json> value;

    private final int placeAt;

    public Malformed(String sentence) {
      super(sentence);
      this.sentence = sentence;
      this.value = Optional.empty();
      this.placeAt = 0;
    }

    /// @param before the sentence up to where the place of the value can be named
    /// @param after the rest of it
    private Malformed(Json value, String before, String after) {
      super(before + after);
      this.sentence = before + after;
      this.value = Optional.of(value);
      this.placeAt = before.length();
    }

    private static Malformed expected(String kind, Json found) {
      return new Malformed(found, kind + " was expected", ", not " + found.write() + ".");
    }

    /// What is wrong, in one sentence for people.
    public String sentence() {
      return sentence;
    }

    /// The same with the field's name, if the value was read from this document: `A whole number
    /// was expected in "bots[1]", not "2".`
    public String sentenceIn(Json document) {
      String place = value.map(wrong -> place(document, wrong)).orElse("");
      if (place.isEmpty()) return sentence;
      return sentence.substring(0, placeAt)
          + " in \""
          + (place.startsWith(".") ? place.substring(1) : place)
          + "\""
          + sentence.substring(placeAt);
    }

    /// Where the very same value is, such as `.labs[0].seat`; empty if it is nowhere inside.
    @SuppressWarnings("ReferenceEquality") // An equal value elsewhere is not the one meant.
    private static String place(Json document, Json value) {
      if (document instanceof Fields(Map<String, Json> fields))
        for (Map.Entry<String, Json> field : fields.entrySet()) {
          String inside = field.getValue() == value ? "" : place(field.getValue(), value);
          if (field.getValue() == value || !inside.isEmpty()) return "." + field.getKey() + inside;
        }
      if (document instanceof Items(List<Json> items))
        for (int i = 0; i < items.size(); i++) {
          String inside = items.get(i) == value ? "" : place(items.get(i), value);
          if (items.get(i) == value || !inside.isEmpty()) return "[" + i + "]" + inside;
        }
      return "";
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
    throw Malformed.expected("An object", this);
  }

  default List<Json> asItems() {
    if (this instanceof Items(List<Json> values)) return values;
    throw Malformed.expected("A list", this);
  }

  default String asText() {
    if (this instanceof Text(String value)) return value;
    throw Malformed.expected("A text", this);
  }

  default long asLong() {
    if (this instanceof Whole(long value)) return value;
    throw Malformed.expected("A whole number", this);
  }

  default int asInt() {
    long value = asLong();
    if (value != (int) value) throw new Malformed(this, "The number " + value, " is too large.");
    return (int) value;
  }

  default boolean asBoolean() {
    if (this instanceof Bool(boolean value)) return value;
    throw Malformed.expected("True or false", this);
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
