package parlour.engine.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/// The fields of one object as its codec tells them, kept to be compared and not yet written.
final class ToldFields implements Json.Sink {
  /// What a field was told to hold.
  sealed interface Told {
    Object value();
  }

  /// A value that is written whole or not at all.
  record Plain(Json value) implements Told {}

  record Texts(List<String> value) implements Told {}

  record One(Object value, BiConsumer<Object, Json.Sink> codec) implements Told {}

  record Many(List<Object> value, BiConsumer<Object, Json.Sink> codec) implements Told {}

  private final Map<String, Told> fields = new LinkedHashMap<>();

  private ToldFields() {}

  /// The fields of an object, in their order.
  static <T> Map<String, Told> of(T object, BiConsumer<? super T, Json.Sink> codec) {
    ToldFields told = new ToldFields();
    codec.accept(object, told);
    return told.fields;
  }

  private ToldFields add(String name, Told told) {
    fields.put(name, told);
    return this;
  }

  @Override
  public ToldFields put(String name, Json value) {
    return add(name, new Plain(value));
  }

  @Override
  public ToldFields put(String name, String value) {
    return put(name, Json.of(value));
  }

  @Override
  public ToldFields put(String name, long value) {
    return put(name, Json.of(value));
  }

  @Override
  public ToldFields put(String name, boolean value) {
    return put(name, Json.of(value));
  }

  @Override
  public ToldFields puts(String name, List<String> values) {
    return add(name, new Texts(values));
  }

  @Override
  @SuppressWarnings("unchecked") // A codec is only given values it was put with.
  public <T> ToldFields put(String name, T value, BiConsumer<T, Json.Sink> fields) {
    return add(name, new One(value, (BiConsumer<Object, Json.Sink>) fields));
  }

  @Override
  @SuppressWarnings("unchecked") // The same, and the list is only read.
  public <T> ToldFields puts(String name, List<T> values, BiConsumer<T, Json.Sink> fields) {
    return add(name, new Many((List<Object>) values, (BiConsumer<Object, Json.Sink>) fields));
  }
}
