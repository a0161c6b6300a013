package parlour.engine.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// The fields of one object as its codec tells them, kept to be compared and not yet written.
final class FieldList implements Json.Sink {
  private final List<String> names = new ArrayList<>(8);
  private final List<Value> values = new ArrayList<>(8);

  static <T> FieldList of(T object, BiConsumer<T, Json.Sink> fields) {
    FieldList list = new FieldList();
    fields.accept(object, list);
    return list;
  }

  int size() {
    return names.size();
  }

  String name(int index) {
    return names.get(index);
  }

  Value value(int index) {
    return values.get(index);
  }

  /// The value of a field, which is most likely to stand at that index.
  Optional<Value> find(String name, int likely) {
    int index = likely < size() && names.get(likely).equals(name) ? likely : names.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(values.get(index));
  }

  /// What tells an object from others in its list: its id or, without one, its first field.
  Optional<Value> key() {
    return size() == 0 ? Optional.empty() : find("id", 0).or(() -> Optional.of(values.getFirst()));
  }

  private FieldList add(String name, Value value) {
    names.add(name);
    values.add(value);
    return this;
  }

  @Override
  public FieldList put(String name, Json value) {
    return add(name, new Whole(value));
  }

  @Override
  public FieldList put(String name, String value) {
    return put(name, Json.of(value));
  }

  @Override
  public FieldList put(String name, long value) {
    return put(name, Json.of(value));
  }

  @Override
  public FieldList put(String name, boolean value) {
    return put(name, Json.of(value));
  }

  @Override
  public FieldList puts(String name, List<String> values) {
    return add(name, new Texts(values));
  }

  @Override
  public <T> FieldList put(String name, T value, BiConsumer<T, Json.Sink> fields) {
    return add(name, new Nested<>(value, fields));
  }

  @Override
  public <T> FieldList puts(String name, List<T> values, BiConsumer<T, Json.Sink> fields) {
    return add(name, new Objects<>(values, fields));
  }

  /// The value of a field.
  sealed interface Value {
    Json whole();

    /// The change from another value of the field, if there is any.
    Optional<Json> since(Value before);
  }

  /// A value that is written whole or not at all.
  private record Whole(Json whole) implements Value {
    @Override
    public Optional<Json> since(Value before) {
      return equals(before) ? Optional.empty() : Optional.of(whole);
    }
  }

  private record Nested<T>(T value, BiConsumer<T, Json.Sink> fields) implements Value {
    @Override
    public Json whole() {
      return Json.of(value, fields);
    }

    @Override
    public Optional<Json> since(Value before) {
      if (!(before instanceof Nested<?> old)) return Optional.of(whole());
      return value.equals(old.value) ? Optional.empty() : JsonChange.between(old.list(), list());
    }

    private FieldList list() {
      return of(value, fields);
    }
  }

  private record Texts(List<String> values) implements Value {
    @Override
    public Json whole() {
      return Json.texts(values);
    }

    @Override
    public Optional<Json> since(Value before) {
      return before instanceof Texts(List<String> old)
          ? new ListEdit(old, values).write(index -> Json.of(values.get(index)))
          : Optional.of(whole());
    }
  }

  private record Objects<T>(List<T> values, BiConsumer<T, Json.Sink> fields) implements Value {
    @Override
    public Json whole() {
      return Json.items(values.stream().map(value -> Json.of(value, fields)).toList());
    }

    @Override
    public Optional<Json> since(Value before) {
      if (!(before instanceof Objects<?> old)) return Optional.of(whole());
      ListEdit edit = new ListEdit(old.values, values);
      Optional<Json> inPlace = edit.inPlace(old::list, this::list);
      if (inPlace.isPresent()) return inPlace.filter(change -> !change.asFields().isEmpty());
      return edit.write(
          index -> edit.changed(index, old::list, this::list).orElseGet(() -> written(index)));
    }

    private FieldList list(int index) {
      return of(values.get(index), fields);
    }

    private Json written(int index) {
      return Json.of(values.get(index), fields);
    }
  }
}
