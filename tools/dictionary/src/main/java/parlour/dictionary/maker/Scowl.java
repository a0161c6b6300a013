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
import java.util.stream.Stream;
import parlour.lexicon.Letters;

/// The word lists of SCOWL: words up to size 80, names, abbreviations and contractions, each with
/// the smallest size (most common list) it appears in.
///
/// Sizes up to 70 make the usual list, size 80 the large one.
final class Scowl {
  /// The rarest size of the usual list.
  static final int USUAL_SIZE = 70;

  /// The size of words that are in the large list only.
  static final int LARGE_SIZE = 80;

  private static final List<Integer> SIZES =
      List.of(10, 20, 35, 40, 50, 55, 60, USUAL_SIZE, LARGE_SIZE);

  /// The least size of variant spellings and of words that only Australians use: their lists call
  /// common what most English speakers never meet.
  private static final int MARGINAL_SIZE = 60;

  /// The longest words that only the large list has.
  private static final int LARGE_LETTERS = 15;

  /// The words of one letter.
  private static final Set<String> SHORTEST = Set.of("a", "i", "o");

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

  /// The letters of abbreviations and acronyms of all sizes.
  private final Set<String> abbreviated = new HashSet<>();

  Scowl(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) read(file);
    }
  }

  /// The commonness band of a size: 1 for size 10, 9 for size 80.
  static int band(int size) {
    return SIZES.indexOf(size) + 1;
  }

  /// The size of a word, or [#NOT_LISTED].
  int size(String word) {
    return words.getOrDefault(word, NOT_LISTED);
  }

  /// Whether a list of any size has it as an abbreviation or an acronym.
  boolean isAbbreviation(String word) {
    return abbreviated.contains(word);
  }

  private void read(Path file) throws IOException {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    int listed = Integer.parseInt(name.substring(dot + 1));
    boolean marginal = name.contains("variant") || name.startsWith("australian");
    int size = marginal ? Math.max(listed, MARGINAL_SIZE) : listed;
    if (name.startsWith("special-")) return;
    String kind = name.substring(name.indexOf('-') + 1, dot);
    readAbbreviations(file, kind);
    if (size > (kind.equals("words") ? LARGE_SIZE : USUAL_SIZE)) return;
    for (String line : Files.readAllLines(file)) {
      String written = line.strip();
      String plain = withoutAccents(written);
      switch (kind) {
        case "words" -> addWord(written, plain, size);
        case "upper", "proper-names" -> add(names, plain, size);
        case "abbreviations" -> add(abbreviations, plain, size);
        case "contractions" -> add(contractions, plain, size);
        default -> throw new IOException("unknown kind of SCOWL list: " + name);
      }
    }
  }

  private void readAbbreviations(Path file, String kind) throws IOException {
    if (kind.equals("abbreviations") || kind.equals("upper")) {
      for (String line : Files.readAllLines(file)) {
        String plain = withoutAccents(line.strip());
        if (kind.equals("abbreviations") || plain.matches("[A-Z]{2,}"))
          abbreviated.add(Wordnet.lettersOnly(plain));
      }
    }
  }

  private static boolean isWord(String plain) {
    return plain.length() > 1 ? Letters.isLowercase(plain) : SHORTEST.contains(plain);
  }

  private void addWord(String written, String plain, int size) {
    if (plain.endsWith("'s")) {
      withPossessive.add(plain.substring(0, plain.length() - 2));
    } else if (size == LARGE_SIZE && plain.length() > LARGE_LETTERS) {
      return;
    } else if (isWord(plain)) {
      add(words, plain, size);
      if (!written.equals(plain)) accented.add(plain);
    } else if (plain.contains("'")) {
      add(contractions, plain, size);
    }
  }

  private static void add(Map<String, Integer> list, String word, int size) {
    list.merge(word, size, Math::min);
  }

  /// The spelling in ASCII: accents dropped, ligatures and other Latin letters replaced.
  static String withoutAccents(String word) {
    String replaced =
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
