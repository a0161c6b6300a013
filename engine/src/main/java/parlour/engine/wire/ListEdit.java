package parlour.engine.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/// The edit that turns one list into another, as [JsonChange] writes it.
///
/// What both lists begin and end with is copied; of the elements between, equal ones are found by a
/// hash table, so that the cost grows with the length of the lists and not with its square.
final class ListEdit {
  private final List<?> before;
  private final List<?> after;
  private final int head;
  private final int tail;
  private final Map<Object, Integer> known = new HashMap<>();
  private final Map<Optional<FieldList.Value>, Integer> keys = new HashMap<>();
  private final List<Json> steps = new ArrayList<>();

  /// The elements that the last step copies: from where, and how many.
  private int from;

  private int count;

  ListEdit(List<?> before, List<?> after) {
    this.before = before;
    this.after = after;
    int shorter = Math.min(before.size(), after.size());
    int head = 0;
    while (head < shorter && before.get(head).equals(after.get(head))) head++;
    int tail = 0;
    while (tail < shorter - head && last(before, tail).equals(last(after, tail))) tail++;
    this.head = head;
    this.tail = tail;
  }

  private static Object last(List<?> list, int fromEnd) {
    return list.get(list.size() - 1 - fromEnd);
  }

  /// The edit, or nothing if the lists are the same.
  ///
  /// @param step the step that brings the element of the new list at an index, which the old list
  ///   does not have
  Optional<Json> write(IntFunction<Json> step) {
    int end = after.size() - tail;
    if (head == end && before.size() == after.size()) return Optional.empty();
    if (head < end) for (int i = head; i < before.size() - tail; i++) known.put(before.get(i), i);
    boolean fresh = true;
    copy(0, head);
    for (int i = head; i < end; i++) {
      Integer same = known.get(after.get(i));
      if (same == null) {
        endCopy();
        steps.add(step.apply(i));
      } else {
        copy(follows(after.get(i)) ? from + count : same, 1);
      }
    }
    copy(before.size() - tail, tail);
    endCopy();
    for (Json each : steps) fresh &= !(each instanceof Json.Items);
    Json all = Json.items(steps);
    return Optional.of(fresh ? all : Json.fields().put(JsonChange.EDIT, all).done());
  }

  /// The changes of the elements that are not equal, by their index, if all elements have stayed in
  /// their places.
  Optional<Json> inPlace(IntFunction<FieldList> oldFields, IntFunction<FieldList> newFields) {
    if (before.size() != after.size()) return Optional.empty();
    Json.Writer changes = Json.fields();
    for (int i = head; i < after.size() - tail; i++) {
      if (before.get(i).equals(after.get(i))) continue;
      FieldList old = oldFields.apply(i);
      FieldList now = newFields.apply(i);
      if (!old.key().equals(now.key())) return Optional.empty();
      String index = String.valueOf(i);
      JsonChange.between(old, now).ifPresent(change -> changes.put(index, change));
    }
    return Optional.of(changes.done());
  }

  /// Whether the element after those just copied is equal to that one too.
  private boolean follows(Object element) {
    int next = from + count;
    return count > 0 && next < before.size() && before.get(next).equals(element);
  }

  private void copy(int start, int elements) {
    if (elements == 0) return;
    if (count > 0 && from + count == start) {
      count += elements;
    } else {
      endCopy();
      from = start;
      count = elements;
    }
  }

  private void endCopy() {
    if (count > 0) steps.add(Json.items(List.of(Json.of(from), Json.of(count))));
    count = 0;
  }

  /// The step that makes the new element at an index from the old one with the same key, if there
  /// is one.
  Optional<Json> changed(
      int index, IntFunction<FieldList> oldFields, IntFunction<FieldList> newFields) {
    if (keys.isEmpty())
      for (int i = head; i < before.size() - tail; i++)
        keys.putIfAbsent(oldFields.apply(i).key(), i);
    FieldList fields = newFields.apply(index);
    Integer old = keys.get(fields.key());
    if (old == null) return Optional.empty();
    Json change =
        JsonChange.between(oldFields.apply(old), fields).orElseGet(() -> Json.fields().done());
    return Optional.of(Json.items(List.of(Json.of(old), change)));
  }
}
