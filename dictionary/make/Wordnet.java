import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// WordNet's synsets, the senses of each lemma in WordNet's order, and its lists of irregular forms.
final class Wordnet {
  /// One meaning: the part of speech, its lexicographer's file, the words that share it, where it points, its gloss.
  record Synset(char part, int file, List<String> words, List<Pointer> pointers, String gloss) {}

  record Pointer(String symbol, String target) {}

  private static final Map<Character, String> PARTS = Map.of('n', "noun", 'v', "verb", 'a', "adj", 'r', "adv");

  private final Map<String, Synset> synsets = new HashMap<>();
  private final Map<String, List<String>> senses = new HashMap<>();
  private final Map<String, Integer> tags = new HashMap<>();

  /// Irregular forms of each part of speech: form to its lemmas.
  final Map<Character, Map<String, List<String>>> irregular = new HashMap<>();

  Wordnet(Path folder) throws IOException {
    for (char part : new char[] {'n', 'v', 'a', 'r'}) {
      read(folder, part, PARTS.get(part));
    }
    for (var line : lines(folder.resolve("cntlist.rev"))) {
      var fields = line.split(" ");
      int percent = fields[0].indexOf('%');
      char part = "?nvara".charAt(fields[0].charAt(percent + 1) - '0');
      tags.merge(part + fields[0].substring(0, percent), Integer.parseInt(fields[2]), Integer::sum);
    }
  }

  private void read(Path folder, char part, String name) throws IOException {
    for (var line : lines(folder.resolve("data." + name))) {
      if (!line.startsWith(" ")) {
        synsets.put(part + line.substring(0, 8), synset(part, line));
      }
    }
    for (var line : lines(folder.resolve("index." + name))) {
      if (!line.startsWith(" ")) {
        var fields = line.strip().split(" ");
        int count = Integer.parseInt(fields[2]);
        var list = new ArrayList<String>();
        for (int i = fields.length - count; i < fields.length; i++) {
          list.add(part + fields[i]);
        }
        senses.put(part + fields[0], list);
      }
    }
    var forms = new HashMap<String, List<String>>();
    for (var line : lines(folder.resolve(name + ".exc"))) {
      var fields = line.strip().split(" ");
      forms.put(fields[0], List.of(fields).subList(1, fields.length));
    }
    irregular.put(part, forms);
  }

  private static Synset synset(char part, String line) {
    int bar = line.indexOf(" | ");
    var fields = line.substring(0, bar).split(" ");
    int count = Integer.parseInt(fields[3], 16);
    var words = new ArrayList<String>();
    int at = 4;
    for (int i = 0; i < count; i++, at += 2) {
      words.add(fields[at].replaceAll("\\((a|p|ip)\\)$", ""));
    }
    int pointers = Integer.parseInt(fields[at++]);
    var list = new ArrayList<Pointer>();
    for (int i = 0; i < pointers; i++, at += 4) {
      char target = fields[at + 2].charAt(0) == 's' ? 'a' : fields[at + 2].charAt(0);
      list.add(new Pointer(fields[at], target + fields[at + 1]));
    }
    return new Synset(part, Integer.parseInt(fields[1]), words, list, line.substring(bar + 3).strip());
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }

  /// Every synset.
  Map<String, Synset> all() {
    return synsets;
  }

  /// The meanings of a lemma in one part of speech, the usual one first; `write` tells how each is written.
  List<String> senses(char part, String lemma) {
    return senses.getOrDefault(part + lemma, List.of());
  }

  /// The meanings of a lemma that are written in small letters.
  List<String> plainSenses(char part, String lemma) {
    return senses(part, lemma).stream().filter(id -> synsets.get(id).words().contains(lemma)).toList();
  }

  /// Whether the lemma, in small letters, has the part of speech.
  boolean is(char part, String lemma) {
    return !plainSenses(part, lemma).isEmpty();
  }

  /// How often the lemma was met in WordNet's tagged texts.
  int tagged(char part, String lemma) {
    return tags.getOrDefault(part + lemma, 0);
  }

  Synset synset(String id) {
    return synsets.get(id);
  }

  /// The noun sense whose gloss begins so.
  String find(String lemma, String gloss) {
    return senses('n', lemma).stream()
        .filter(id -> synsets.get(id).gloss().startsWith(gloss))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("WordNet has no " + lemma + " that is " + gloss));
  }

  /// A synset and everything below it, by the pointers `~` (kinds) and, if asked, `~i` (instances).
  Set<String> below(String root, boolean instances) {
    var seen = new HashSet<String>();
    var queue = new ArrayList<String>(List.of(root));
    while (!queue.isEmpty()) {
      var id = queue.removeLast();
      if (seen.add(id)) {
        for (var pointer : synsets.get(id).pointers()) {
          if (pointer.symbol().equals("~") || (instances && pointer.symbol().equals("~i"))) {
            queue.add(pointer.target());
          }
        }
      }
    }
    return seen;
  }

  static String letters(String lemma) {
    return lemma.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }
}
