package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The word lists of SCOWL up to size 70: words, names, abbreviations and contractions, each with
/// the smallest size (most common list) it appears in.
final class Scowl {
  private static final List<Integer> SIZES = List.of(10, 20, 35, 40, 50, 55, 60, 70);

  /// The size given to a word that is in none of the lists: rarer than all of them.
  static final int NOT_LISTED = 99;

  /// Words, spelt without accents, with their size.
  final TreeMap<String, Integer> words = new TreeMap<>();

  /// Words that some list writes with an accent.
  final Set<String> accented = new HashSet<>();

  /// Words with a listed possessive (`cat's`), which marks a noun.
  final Set<String> withPossessive = new HashSet<>();

  /// Names as written, with their size.
  final TreeMap<String, Integer> names = new TreeMap<>();

  final TreeMap<String, Integer> abbreviations = new TreeMap<>();
  final TreeMap<String, Integer> contractions = new TreeMap<>();

  Scowl(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (var file : files.sorted().toList()) {
        read(file);
      }
    }
  }

  /// The commonness band of a size: 1 for size 10, 8 for size 70.
  static int band(int size) {
    return SIZES.indexOf(size) + 1;
  }

  /// The size of a word, or [#NOT_LISTED].
  int size(String word) {
    return words.getOrDefault(word, NOT_LISTED);
  }

  private void read(Path file) throws IOException {
    var name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int size = Integer.parseInt(name.substring(dot + 1));
    if (!SIZES.contains(size) || name.startsWith("special-")) {
      return;
    }
    var kind = name.substring(name.indexOf('-') + 1, dot);
    for (var line : Files.readAllLines(file)) {
      var written = line.strip();
      var plain = withoutAccents(written);
      switch (kind) {
        case "words" -> addWord(written, plain, size);
        case "upper", "proper-names" -> add(names, plain, size);
        case "abbreviations" -> add(abbreviations, plain, size);
        case "contractions" -> add(contractions, plain, size);
        default -> throw new IOException("unknown kind of SCOWL list: " + name);
      }
    }
  }

  private void addWord(String written, String plain, int size) {
    if (plain.endsWith("'s")) {
      withPossessive.add(plain.substring(0, plain.length() - 2));
    } else if (plain.matches("[aio]|[a-z]{2,}")) {
      add(words, plain, size);
      if (!written.equals(plain)) {
        accented.add(plain);
      }
    } else if (plain.contains("'")) {
      add(contractions, plain, size);
    }
  }

  private static void add(Map<String, Integer> list, String word, int size) {
    list.merge(word, size, Math::min);
  }

  /// The spelling in ASCII: accents dropped, ligatures and other Latin letters replaced.
  static String withoutAccents(String word) {
    var replaced =
        word.replace("æ", "ae")
            .replace("œ", "oe")
            .replace("ø", "o")
            .replace("ß", "ss")
            .replace("Æ", "Ae")
            .replace("Ø", "O")
            .replace("ł", "l")
            .replace("Ł", "L")
            .replace("ı", "i")
            .replace("đ", "d")
            .replace("Đ", "D");
    return Normalizer.normalize(replaced, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
