package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// The review of every word of two and three letters: which list it belongs to, since when it is a
/// word, and what it means; or why it is in no list.
final class ShortWords {
  /// Up to this length a word counts only if it has been reviewed.
  static final int MAX_LETTERS = 3;

  private final Map<String, DebrisFilter.Fate> fates = new TreeMap<>();
  private final Map<String, String> since = new TreeMap<>();
  private final Map<String, String> notes = new TreeMap<>();

  /// The year of Webster's dictionary.
  private static final String WEBSTER = "1913";

  /// The first year of words newer than the leaflets.
  private static final int MODERN_YEAR = 1940;

  /// Before the word whose form it is.
  private static final String FORM = "of ";

  /// Reads lines of a word, its list (`usual`, `large` or `out`), since when it is a word, and a
  /// meaning or a reason.
  ShortWords(Path file) throws IOException {
    for (List<String> fields : Overrides.rows(file)) {
      fates.put(fields.get(0), DebrisFilter.Fate.of(fields.get(1)));
      since.put(fields.get(0), fields.get(2));
      if (fields.size() > 3) notes.put(fields.get(0), fields.get(3));
    }
  }

  /// What becomes of a short word; one that nobody has reviewed is out.
  DebrisFilter.Fate fate(String word) {
    return fates.getOrDefault(word, DebrisFilter.Fate.OUT);
  }

  /// Every reviewed word with what becomes of it.
  Map<String, DebrisFilter.Fate> all() {
    return fates;
  }

  /// The words of the usual list that came into use after the leaflets were printed.
  Set<String> modern() {
    Set<String> modern = new TreeSet<>();
    since.forEach(
        (word, year) -> {
          if (year.matches("\\d{4}") && Integer.parseInt(year) >= MODERN_YEAR) modern.add(word);
        });
    return modern;
  }

  /// The words of the usual list for which the review gives no reason that holds: a year, Webster's
  /// dictionary if that has it, or a word of which it is a form.
  List<String> unproved(Webster webster, Inflections inflections) {
    return fates.keySet().stream()
        .filter(word -> fates.get(word) == DebrisFilter.Fate.USUAL)
        .filter(word -> !isProved(word, since.getOrDefault(word, ""), webster, inflections))
        .toList();
  }

  private static boolean isProved(
      String word, String reason, Webster webster, Inflections inflections) {
    if (reason.equals(WEBSTER)) return webster.has(word);
    return reason.startsWith(FORM)
        ? List.of(
                inflections.pluralOf.getOrDefault(word, ""),
                inflections.verbFormOf.getOrDefault(word, ""))
            .contains(reason.substring(FORM.length()))
        : reason.matches("\\d{4}");
  }

  /// The meanings written in the review; a note that is a reason is left out.
  Map<String, String> meanings() {
    TreeMap<String, String> meanings = new TreeMap<>();
    notes.forEach(
        (word, note) -> {
          if (fates.get(word) != DebrisFilter.Fate.OUT && Overrides.isMeaning(note))
            meanings.put(word, note);
        });
    return meanings;
  }
}
