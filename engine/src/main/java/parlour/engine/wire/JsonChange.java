package parlour.engine.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/// A structural diff of JSON objects: what must change for one to become another.
///
/// It is a JSON merge patch (RFC 7396) with a way to edit lists. A field that is not in the change
/// stays, one that is `null` there goes. Elements that change in their places are named by their
/// index: `{"2":{…}}`. Any other list changes by `{"edit":[…]}`, whose steps make the new list from
/// left to right: `[from, count]` copies elements of the old one, `[at, {…}]` takes one of them and
/// changes it, and everything else is a new element. So no element of an edited list may itself be
/// a list.
///
/// The objects are compared by what their codec writes, and only where their values are not equal:
/// what has stayed the same is never written.
public final class JsonChange {
  static final String EDIT = "edit";

  private JsonChange() {}

  /// The change from one value to another, or nothing if both are written alike.
  public static <T> Optional<Json> between(T before, T after, BiConsumer<T, Json.Sink> fields) {
    return between(JsonGenerator.DEFAULT_CAPACITY, before, after, fields);
  }

  /// The same where it is expected to have about so many characters.
  static <T> Optional<Json> between(
      int expectedChars, T before, T after, BiConsumer<T, Json.Sink> fields) {
    if (before.equals(after)) return Optional.empty();
    String text = JsonDiff.between(expectedChars, before, after, fields);
    return text.isEmpty() ? Optional.empty() : Optional.of(new Json.Written(text));
  }

  /// The value that a change makes of the one before.
  ///
  /// @throws Json.Malformed if the change does not fit
  public static Json apply(Json before, Json change) {
    if (change instanceof Json.Written(String text)) return apply(before, Json.parse(text));
    if (!(change instanceof Json.Fields(Map<String, Json> changes))) return change;
    return switch (before) {
      case Json.Fields(Map<String, Json> values) -> merged(values, changes);
      case Json.Items(List<Json> values) ->
          changes.containsKey(EDIT)
              ? edited(values, change.at(EDIT).asItems())
              : changedInPlace(values, changes);
      default -> change;
    };
  }

  private static Json merged(Map<String, Json> before, Map<String, Json> changes) {
    Map<String, Json> merged = new LinkedHashMap<>(before);
    changes.forEach(
        (name, change) -> {
          Json old = merged.get(name);
          if (change instanceof Json.Null) merged.remove(name);
          else merged.put(name, old == null ? change : apply(old, change));
        });
    return new Json.Fields(merged);
  }

  private static Json changedInPlace(List<Json> before, Map<String, Json> changes) {
    List<Json> changed = new ArrayList<>(before);
    changes.forEach(
        (name, change) -> {
          int index = indexIn(before, name);
          changed.set(index, apply(before.get(index), change));
        });
    return Json.items(changed);
  }

  private static int indexIn(List<Json> list, String name) {
    for (int i = 0; i < list.size(); i++) if (name.equals(String.valueOf(i))) return i;
    throw new Json.Malformed("The list before has no element " + name + ".");
  }

  private static Json edited(List<Json> before, List<Json> steps) {
    List<Json> edited = new ArrayList<>();
    for (Json step : steps) {
      if (!(step instanceof Json.Items(List<Json> pair))) {
        edited.add(step);
        continue;
      }
      if (pair.size() != 2) throw new Json.Malformed("A step of an edit has two parts.");
      int from = pair.getFirst().asInt();
      boolean copies = pair.getLast() instanceof Json.Whole;
      int count = copies ? pair.getLast().asInt() : 1;
      if (from < 0 || count < 0 || count > before.size() - from)
        throw new Json.Malformed("An edit points beyond the list before.");
      if (copies) edited.addAll(before.subList(from, from + count));
      else edited.add(apply(before.get(from), pair.getLast()));
    }
    return Json.items(edited);
  }
}
