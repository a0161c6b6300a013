package parlour.engine.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Writes the structural diff of [JsonChange] as text, in one pass over the two objects.
///
/// What turns out to be no change after all is cut off again. In lists, what both begin and end
/// with is copied; of the elements between, equal ones are found by a hash table, so that the cost
/// grows with the length of the lists and not with its square.
final class ChangeText {
  private static final String EDIT = "{\"" + JsonChange.EDIT + "\":";

  private final JsonText out = new JsonText(JsonText.DEFAULT_CAPACITY);

  /// Field lists that are not in use.
  private final List<FieldList> spare = new ArrayList<>();

  /// The text of the change, empty if there is none.
  static <T> String between(T before, T after, BiConsumer<? super T, Json.Sink> codec) {
    ChangeText change = new ChangeText();
    change.object(before, codec, after, codec);
    return change.out.text();
  }

  private <T> FieldList fields(T object, BiConsumer<? super T, Json.Sink> codec) {
    FieldList list = spare.isEmpty() ? new FieldList() : spare.removeLast();
    return list.fill(object, codec);
  }

  /// Writes how an object changed; whether it did.
  private <B, A> boolean object(
      B before,
      BiConsumer<? super B, Json.Sink> oldCodec,
      A after,
      BiConsumer<? super A, Json.Sink> newCodec) {
    FieldList old = fields(before, oldCodec);
    FieldList now = fields(after, newCodec);
    boolean changed = object(old, now);
    spare.add(old);
    spare.add(now);
    return changed;
  }

  private boolean object(FieldList old, FieldList now) {
    int start = out.length();
    out.put('{');
    for (int i = 0; i < now.size(); i++) {
      int before = old.find(now.name(i), i);
      if (before < 0 || old.kind(before) != now.kind(i)) now.write(i, out);
      else field(old, before, now, i);
    }
    for (int i = 0; i < old.size(); i++)
      if (now.find(old.name(i), i) < 0) out.put(old.name(i), new Json.Null());
    return end('}', start);
  }

  private void field(FieldList old, int before, FieldList now, int after) {
    if (old.value(before).equals(now.value(after))) return;
    if (now.kind(after) == FieldList.Kind.PLAIN) {
      now.write(after, out);
      return;
    }
    int start = out.length();
    out.name(now.name(after));
    boolean changed =
        switch (now.kind(after)) {
          case OBJECT ->
              object(old.value(before), old.codec(before), now.value(after), now.codec(after));
          case OBJECTS ->
              new ListChange(
                      old.list(before), old.codec(before), now.list(after), now.codec(after))
                  .write();
          case TEXTS -> new ListChange(old.list(before), null, now.list(after), null).write();
          case PLAIN -> throw new IllegalStateException(now.name(after));
        };
    if (!changed) out.cut(start);
  }

  /// Closes an object or list, or cuts it off if nothing was written into it; whether anything was.
  private boolean end(char bracket, int start) {
    if (out.length() == start + 1) {
      out.cut(start);
      return false;
    }
    out.put(bracket);
    return true;
  }

  /// The change of one list.
  private final class ListChange {
    private final List<?> before;
    private final List<?> after;
    private final @Nullable BiConsumer<Object, Json.Sink> oldCodec;
    private final @Nullable BiConsumer<Object, Json.Sink> newCodec;
    private final int head;
    private final int tail;

    /// The old elements between head and tail by their keys, once they are asked for.
    private @Nullable Map<Object, Integer> keys;

    /// The elements that the last step copies: from where, and how many.
    private int from;

    private int count;

    /// Whether the new list has nothing of the old one so far.
    private boolean fresh = true;

    /// @param newCodec the codec of the elements, or null for texts
    ListChange(
        List<?> before,
        @Nullable BiConsumer<Object, Json.Sink> oldCodec,
        List<?> after,
        @Nullable BiConsumer<Object, Json.Sink> newCodec) {
      this.before = before;
      this.after = after;
      this.oldCodec = oldCodec;
      this.newCodec = newCodec;
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

    /// Writes the change; whether there is one.
    boolean write() {
      if (oldCodec != null && newCodec != null && before.size() == after.size()) {
        int start = out.length();
        if (inPlace(oldCodec, newCodec)) return end('}', start);
        out.cut(start);
      }
      return edit();
    }

    /// Writes the changes of the elements that are not equal, by their index; whether all elements
    /// have stayed in their places.
    private boolean inPlace(
        BiConsumer<Object, Json.Sink> oldCodec, BiConsumer<Object, Json.Sink> newCodec) {
      out.put('{');
      for (int i = head; i < after.size() - tail; i++) {
        if (before.get(i).equals(after.get(i))) continue;
        FieldList old = fields(before.get(i), oldCodec);
        FieldList now = fields(after.get(i), newCodec);
        boolean same = old.key().equals(now.key());
        if (same) {
          int start = out.length();
          out.name(String.valueOf(i));
          if (!object(old, now)) out.cut(start);
        }
        spare.add(old);
        spare.add(now);
        if (!same) return false;
      }
      return true;
    }

    private boolean edit() {
      int end = after.size() - tail;
      if (head == end && before.size() == after.size()) return false;
      int start = out.length();
      out.raw(EDIT);
      out.put('[');
      Map<Object, Integer> known = new HashMap<>();
      if (head < end) for (int i = head; i < before.size() - tail; i++) known.put(before.get(i), i);
      copy(0, head);
      for (int i = head; i < end; i++) {
        Integer same = known.get(after.get(i));
        if (same != null) {
          copy(follows(after.get(i)) ? from + count : same, 1);
        } else {
          endCopy();
          if (newCodec == null) out.text((String) after.get(i));
          else element(after.get(i), newCodec);
        }
      }
      copy(before.size() - tail, tail);
      endCopy();
      out.put(']');
      if (fresh) out.remove(start, EDIT.length());
      else out.put('}');
      return true;
    }

    /// Writes an object that the old list does not have: how it differs from the one with the same
    /// key or, without one, as it is.
    private void element(Object element, BiConsumer<Object, Json.Sink> newCodec) {
      FieldList now = fields(element, newCodec);
      Integer similar = keys().get(now.key());
      if (similar == null || oldCodec == null) {
        out.element(element, newCodec);
      } else {
        FieldList old = fields(before.get(similar), oldCodec);
        out.beginStep(similar);
        if (!object(old, now)) out.raw("{}");
        out.put(']');
        fresh = false;
        spare.add(old);
      }
      spare.add(now);
    }

    private Map<Object, Integer> keys() {
      if (keys != null) return keys;
      Map<Object, Integer> found = new HashMap<>();
      if (oldCodec != null)
        for (int i = head; i < before.size() - tail; i++) {
          FieldList old = fields(before.get(i), oldCodec);
          found.putIfAbsent(old.key(), i);
          spare.add(old);
        }
      keys = found;
      return found;
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
      if (count > 0) {
        out.beginStep(from);
        out.number(count);
        out.put(']');
        fresh = false;
      }
      count = 0;
    }
  }
}
