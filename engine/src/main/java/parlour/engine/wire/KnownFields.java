package parlour.engine.wire;

import java.util.List;
import java.util.Locale;

/// The names that the fields of an object may have, at an edge where a name that is none of them is
/// a slip: it is refused with the name that was probably meant.
public record KnownFields(List<String> names) {
  /// How much of a name is looked at.
  private static final int LONGEST = 40;

  public KnownFields {
    names = List.copyOf(names);
  }

  public static KnownFields of(String... names) {
    return new KnownFields(List.of(names));
  }

  /// Refuses a field of any other name.
  public void check(Json object) {
    for (String name : object.asFields().keySet())
      if (!names.contains(name))
        throw new Json.Malformed("There is no field \"" + excerpt(name) + "\"; " + instead(name));
  }

  private String instead(String unknown) {
    if (names.isEmpty()) return "nothing is asked here.";
    String nearest = names.getFirst();
    for (String name : names)
      if (distance(unknown, name) < distance(unknown, nearest)) nearest = name;
    if (2 * distance(unknown, nearest) <= unknown.length() + 1)
      return "did you mean \"" + nearest + "\"?";
    return "there " + (names.size() == 1 ? "is " : "are ") + String.join(", ", names) + ".";
  }

  private static String excerpt(String name) {
    return name.length() <= LONGEST ? name : name.substring(0, LONGEST) + "…";
  }

  /// How many letters have to be changed, added or left out to make one name the other (the edit
  /// distance of Levenshtein), whether they are small or large.
  private static int distance(String one, String other) {
    String from = excerpt(one).toLowerCase(Locale.ROOT);
    String to = excerpt(other).toLowerCase(Locale.ROOT);
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) row[j] = j;
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
