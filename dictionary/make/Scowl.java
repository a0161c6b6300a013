import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The word lists of SCOWL up to size 70: words, names, abbreviations and contractions, each with its least size.
final class Scowl {
  private static final List<Integer> SIZES = List.of(10, 20, 35, 40, 50, 55, 60, 70);

  /// Words, by spelling without accents; the value is the size.
  final TreeMap<String, Integer> words = new TreeMap<>();

  /// Words written with an accent that no list writes without.
  final Set<String> accented = new HashSet<>();

  /// Nouns: words with a listed possessive.
  final Set<String> possessed = new HashSet<>();

  /// Words no American list has.
  final Set<String> overseas = new HashSet<>();

  /// Names as written.
  final TreeMap<String, Integer> names = new TreeMap<>();

  final TreeMap<String, Integer> abbreviations = new TreeMap<>();
  final TreeMap<String, Integer> contractions = new TreeMap<>();

  Scowl(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (var file : files.sorted().toList()) {
        read(file);
      }
    }
    accented.removeIf(plain -> !words.containsKey(plain));
  }

  /// The commonness band of a size: 1 for size 10, 8 for size 70.
  static int band(int size) {
    return SIZES.indexOf(size) + 1;
  }

  private void read(Path file) throws IOException {
    var name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int size = Integer.parseInt(name.substring(dot + 1));
    if (!SIZES.contains(size) || name.startsWith("special-")) {
      return;
    }
    var kind = name.substring(name.indexOf('-') + 1, dot);
    boolean home = name.startsWith("english") || name.startsWith("american");
    for (var line : Files.readAllLines(file)) {
      var plain = plain(line.strip());
      switch (kind) {
        case "words" -> word(line.strip(), plain, size, home);
        case "upper", "proper-names" -> keep(names, plain, size);
        case "abbreviations" -> keep(abbreviations, plain, size);
        case "contractions" -> keep(contractions, plain, size);
        default -> throw new IOException("a list of an unknown kind: " + name);
      }
    }
  }

  private void word(String line, String plain, int size, boolean home) {
    if (plain.endsWith("'s")) {
      possessed.add(plain.substring(0, plain.length() - 2));
    } else if (plain.matches("[aio]|[a-z]{2,}")) {
      keep(words, plain, size);
      if (!line.equals(plain)) {
        accented.add(plain);
      }
      if (!home) {
        overseas.add(plain);
      }
    } else if (plain.contains("'")) {
      keep(contractions, plain, size);
    }
  }

  private static void keep(TreeMap<String, Integer> list, String word, int size) {
    list.merge(word, size, Math::min);
  }

  /// The spelling without accents.
  static String plain(String word) {
    return Normalizer.normalize(word.replace("æ", "ae").replace("œ", "oe").replace("ø", "o").replace("ß", "ss")
            .replace("Æ", "Ae").replace("Ø", "O").replace("ł", "l").replace("Ł", "L").replace("ı", "i").replace("đ", "d").replace("Đ", "D"),
        Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
