import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import parlour.lexicon.Category;

/// The files written by hand: one word to a line, `#` begins a remark.
final class Overrides {
  final Set<String> clippings;
  final Set<String> coarse;
  final Set<String> delicate;
  final Set<String> slang;
  final Set<String> foreign;
  final Set<String> notPlurals;
  final Set<String> pairs;
  final Set<String> pluralOnly;
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
      if (!line.startsWith("#")) {
        var words = List.of(line.split(" "));
        categories
            .computeIfAbsent(Category.valueOf(words.getFirst()), category -> new LinkedHashSet<>())
            .addAll(words.subList(1, words.size()));
      }
    }
  }

  /// Whether a label for this very form was written by hand.
  boolean says(String word) {
    return coarse.contains(word) || delicate.contains(word) || slang.contains(word) || foreign.contains(word);
  }

  private static Set<String> read(Path file) throws IOException {
    var words = new LinkedHashSet<String>();
    for (var line : Files.readAllLines(file)) {
      for (var word : line.replaceAll("#.*", "").strip().split("\\s+")) {
        if (!word.isEmpty()) {
          words.add(word);
        }
      }
    }
    return words;
  }
}
