package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The review of every word of two and three letters: which list it belongs to, or why to none.
final class ShortWords {
  /// Up to this length a word counts only if it has been reviewed.
  static final int MAX_LETTERS = 3;

  private final Map<String, DebrisFilter.Fate> fates = new TreeMap<>();
  private final Map<String, String> notes = new TreeMap<>();

  /// Reads lines of a word, its list (`usual`, `large` or `out`) and a meaning or a reason.
  ShortWords(Path file) throws IOException {
    for (List<String> fields : Overrides.rows(file)) {
      fates.put(fields.get(0), DebrisFilter.Fate.of(fields.get(1)));
      if (fields.size() > 2) notes.put(fields.get(0), fields.get(2));
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
