package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/// The review of every word of two and three letters: which list it belongs to, since when it is a
/// word, and what it means; or why it is in no list.
final class ShortWords {
  /// Up to this length a word counts only if it has been reviewed.
  static final int MAX_LETTERS = 3;

  private final Map<String, DebrisFilter.Fate> fates = new TreeMap<>();
  private final Map<String, String> since = new TreeMap<>();
  private final Map<String, String> notes = new TreeMap<>();

  /// Webster's dictionary of that year has it.
  private static final String WEBSTER = "1913";

  /// Webster lacks it, and another source has it.
  private static final String LISTED = "listed";

  /// No source has it.
  private static final String BY_HAND = "hand";

  /// It is newer than the leaflets, as far as we know.
  private static final String MODERN = "modern";

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
    Set<String> modern = new TreeSet<>(since.keySet());
    modern.removeIf(word -> !MODERN.equals(since.get(word)));
    return modern;
  }

  /// The words of the usual list for which the review gives no reason that holds.
  ///
  /// @param listed whether a source other than Webster has a word
  List<String> unproved(Webster webster, Predicate<String> listed, Inflections inflections) {
    return fates.keySet().stream()
        .filter(word -> fates.get(word) == DebrisFilter.Fate.USUAL)
        .filter(word -> !isProved(word, webster, listed, inflections))
        .toList();
  }

  private boolean isProved(
      String word, Webster webster, Predicate<String> listed, Inflections inflections) {
    String reason = since.getOrDefault(word, "");
    return switch (reason) {
      case WEBSTER -> webster.has(word);
      case LISTED -> listed.test(word);
      case BY_HAND, MODERN -> true;
      default ->
          reason.startsWith(FORM)
              && List.of(
                      inflections.pluralOf.getOrDefault(word, ""),
                      inflections.verbFormOf.getOrDefault(word, ""))
                  .contains(reason.substring(FORM.length()));
    };
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
