package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import parlour.lexicon.Category;

/// The hand-written lists, which overrule the sources.
///
/// A file `.txt` holds words between white space, a file `.tsv` one word to a line with what is
/// said of it after tabs; `#` begins a comment.
final class Overrides {
  final Set<String> clippings;
  final Set<String> slang;
  final Set<String> foreign;
  final Set<String> notPlurals;
  final Set<String> pairs;
  final Set<String> pluralOnly;

  /// Third persons in S that people meet as verbs first, though the sources do not agree on it.
  final Set<String> verbsFirst;

  /// Words that a child of ten knows; their forms follow them.
  final Set<String> children;

  /// Words that came into use after the leaflets were printed; their forms follow them.
  final Set<String> modern;

  /// The review of words of two and three letters.
  final ShortWords shortWords;

  /// Longer words whose list is decided by hand, each with a reason in the file.
  final Map<String, DebrisFilter.Fate> exceptions = new TreeMap<>();

  /// Words that SCOWL lacks, with the size that says how common they are.
  final Map<String, Integer> additions = new TreeMap<>();

  /// Meanings written by hand, as in `noun: an ornamental carp`.
  final Map<String, String> meanings = new TreeMap<>();

  /// How the gloss of a word's everyday sense begins, where WordNet puts another sense first.
  final Map<String, String> senses = new TreeMap<>();

  /// Words by syllable, with hyphens between.
  final Map<String, String> syllables = new TreeMap<>();

  /// Irregular forms the sources do not link: the form, `plural` or `verb`, and its base.
  final Map<String, List<String>> links = new TreeMap<>();

  /// Words to be added to a category; in the file each line begins with the category's name.
  final Map<Category, Set<String>> categories = new EnumMap<>(Category.class);

  Overrides(Path folder) throws IOException {
    clippings = read(folder.resolve("clippings.txt"));
    slang = read(folder.resolve("slang.txt"));
    foreign = read(folder.resolve("foreign.txt"));
    notPlurals = read(folder.resolve("not-plurals.txt"));
    pairs = read(folder.resolve("pairs.txt"));
    pluralOnly = read(folder.resolve("plural-only.txt"));
    verbsFirst = read(folder.resolve("verbs-first.txt"));
    children = read(folder.resolve("children.txt"));
    modern = read(folder.resolve("modern.txt"));
    shortWords = new ShortWords(folder.resolve("short-words.tsv"));
    meanings.putAll(shortWords.meanings());
    modern.addAll(shortWords.modern());
    for (List<String> row : rows(folder.resolve("exceptions.tsv")))
      exceptions.put(row.get(0), DebrisFilter.Fate.of(row.get(1)));
    for (List<String> row : rows(folder.resolve("meanings.tsv")))
      meanings.put(row.get(0), row.get(1));
    for (List<String> row : rows(folder.resolve("today.tsv"))) addToday(row);
    for (List<String> row : rows(folder.resolve("senses.tsv"))) senses.put(row.get(0), row.get(1));
    for (String word : read(folder.resolve("syllables.txt")))
      syllables.put(word.replace("-", ""), word);
    for (List<String> row : rows(folder.resolve("links.tsv")))
      links.put(row.get(0), row.subList(1, 3));
    for (String line : Files.readAllLines(folder.resolve("categories.txt"))) {
      List<String> words = words(line);
      if (!words.isEmpty()) {
        categories
            .computeIfAbsent(Category.valueOf(words.getFirst()), category -> new LinkedHashSet<>())
            .addAll(words.subList(1, words.size()));
      }
    }
  }

  /// A row of today's words: the word and its forms, its size, its meaning.
  private void addToday(List<String> row) {
    List<String> forms = words(row.get(0));
    for (String form : forms) {
      additions.put(form, Integer.valueOf(row.get(1)));
      modern.add(form);
    }
    meanings.put(forms.getFirst(), row.get(2));
  }

  /// Whether a usage label is written for exactly this form.
  boolean hasLabel(String word) {
    return slang.contains(word) || foreign.contains(word);
  }

  /// Whether the word itself, or its meaning, was written by hand.
  boolean isByHand(String word) {
    return meanings.containsKey(word)
        || additions.containsKey(word)
        || exceptions.containsKey(word)
        || clippings.contains(word);
  }

  /// Whether a hand-written meaning gives the word that part of speech.
  boolean isWrittenAs(PartOfSpeech part, String word) {
    String meaning = meanings.getOrDefault(word, "");
    return meaning.startsWith(part.text() + ":") || meaning.contains("; " + part.text() + ":");
  }

  /// Whether a note is a meaning, which begins with a part of speech, rather than a reason.
  static boolean isMeaning(String note) {
    return note.matches("[a-z]+: .*");
  }

  static Set<String> read(Path file) throws IOException {
    Set<String> all = new LinkedHashSet<>();
    for (String line : Files.readAllLines(file)) all.addAll(words(line));
    return all;
  }

  /// The fields of every line between tabs.
  static List<List<String>> rows(Path file) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (!line.startsWith("#") && !line.isBlank()) rows.add(List.of(line.strip().split("\t")));
    }
    return rows;
  }

  static List<String> words(String line) {
    String text = line.replaceAll("#.*", "").strip();
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
  }
}
