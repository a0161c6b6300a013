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
/// with is copied; the elements between are found by a hash table of their keys, so that the cost
/// grows with the length of the lists and not with its square, unless many have the same key.
final class JsonDiff {
  private static final String EDIT = "{\"" + JsonChange.EDIT + "\":";

  private final JsonGenerator out;

  /// Field lists that are not in use.
  private final List<FieldList> spare = new ArrayList<>();

  private JsonDiff(int expectedChars) {
    this.out = new JsonGenerator(expectedChars);
  }

  /// The text of the change, empty if there is none.
  static <T> String between(
      int expectedChars, T before, T after, BiConsumer<? super T, Json.Sink> codec) {
    JsonDiff change = new JsonDiff(expectedChars);
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
              new ListChange(old.list(before), old.codec(before), now.list(after), now.codec(after))
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

    /// The old elements between head and tail by their keys, once they are asked for; the first
    /// where several have the same.
    private @Nullable Map<Object, Integer> keys;

    /// Whether several old elements have the same key.
    private boolean ambiguous;

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
      copy(0, head);
      for (int i = head; i < end; i++) {
        if (follows(after.get(i))) copy(from + count, 1);
        else if (newCodec == null) text((String) after.get(i));
        else element(after.get(i), newCodec);
      }
      copy(before.size() - tail, tail);
      endCopy();
      out.put(']');
      if (fresh) out.remove(start, EDIT.length());
      else out.put('}');
      return true;
    }

    private void text(String text) {
      Integer same = keys().get(text);
      if (same == null) {
        endCopy();
        out.text(text);
      } else {
        copy(same, 1);
      }
    }

    /// Brings an object into the new list: copies it or, if the old list does not have it, writes
    /// how it differs from the one with the same key, or all of it.
    private void element(Object element, BiConsumer<Object, Json.Sink> newCodec) {
      FieldList now = fields(element, newCodec);
      Integer similar = keys().get(now.key());
      int same = similar == null || oldCodec == null ? -1 : sameAs(element, similar);
      if (same >= 0) {
        copy(same, 1);
      } else if (similar == null || oldCodec == null) {
        endCopy();
        out.element(element, newCodec);
      } else {
        endCopy();
        FieldList old = fields(before.get(similar), oldCodec);
        out.beginStep(similar);
        if (!object(old, now)) out.raw("{}");
        out.put(']');
        fresh = false;
        spare.add(old);
      }
      spare.add(now);
    }

    /// The index of an equal element of the old list, which has the same key as that one; or -1.
    private int sameAs(Object element, int similar) {
      if (before.get(similar).equals(element)) return similar;
      if (!ambiguous) return -1;
      for (int i = similar + 1; i < before.size() - tail; i++)
        if (before.get(i).equals(element)) return i;
      return -1;
    }

    private Map<Object, Integer> keys() {
      if (keys != null) return keys;
      Map<Object, Integer> found = new HashMap<>();
      for (int i = head; i < before.size() - tail; i++) {
        Object key = before.get(i);
        if (oldCodec != null) {
          FieldList old = fields(key, oldCodec);
          key = old.key();
          spare.add(old);
        }
        ambiguous |= found.putIfAbsent(key, i) != null;
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
