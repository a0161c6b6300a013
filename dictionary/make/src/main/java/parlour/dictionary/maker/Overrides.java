package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.lexicon.Category;

/// The hand-written word lists, which overrule the sources: words between white space, `#` begins a
/// comment.
final class Overrides {
  final Set<String> clippings;
  final Set<String> coarse;
  final Set<String> delicate;
  final Set<String> slang;
  final Set<String> foreign;
  final Set<String> notPlurals;
  final Set<String> pairs;
  final Set<String> pluralOnly;

  /// Words to be added to a category; in the file each line begins with the category's name.
  final Map<Category, Set<String>> categories = new EnumMap<>(Category.class);

  Overrides(Path folder) throws IOException {
    clippings = read(folder.resolve("clippings.txt"));
    coarse = read(folder.resolve("coarse.txt"));
    delicate = read(folder.resolve("delicate.txt"));
    slang = read(folder.resolve("slang.txt"));
    foreign = read(folder.resolve("foreign.txt"));
    notPlurals = read(folder.resolve("not-plurals.txt"));
    pairs = read(folder.resolve("pairs.txt"));
    pluralOnly = read(folder.resolve("plural-only.txt"));
    for (var line : Files.readAllLines(folder.resolve("categories.txt"))) {
      var words = words(line);
      if (!words.isEmpty()) {
        categories
            .computeIfAbsent(Category.valueOf(words.getFirst()), category -> new LinkedHashSet<>())
            .addAll(words.subList(1, words.size()));
      }
    }
  }

  /// Whether a usage label is written for exactly this form.
  boolean hasLabel(String word) {
    return coarse.contains(word)
        || delicate.contains(word)
        || slang.contains(word)
        || foreign.contains(word);
  }

  private static Set<String> read(Path file) throws IOException {
    var all = new LinkedHashSet<String>();
    for (var line : Files.readAllLines(file)) {
      all.addAll(words(line));
    }
    return all;
  }

  private static List<String> words(String line) {
    var text = line.replaceAll("#.*", "").strip();
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
  }
}
