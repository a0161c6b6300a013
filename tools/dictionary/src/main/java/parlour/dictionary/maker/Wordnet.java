package parlour.dictionary.maker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads WordNet's database files: synsets, the senses of each lemma in WordNet's order, irregular
/// inflections (`*.exc`) and how often a lemma was met in the sense-tagged texts (`cntlist.rev`).
///
/// A synset's id is the letter of its part of speech and its offset in the data file.
final class Wordnet {
  /// A set of words that share one meaning; `file` is the number of the lexicographer file.
  record Synset(
      String id,
      PartOfSpeech part,
      int file,
      List<String> words,
      List<Pointer> pointers,
      String gloss) {
    /// Whether it is a single person, place or thing rather than a kind of one.
    boolean isInstance() {
      return pointers.stream().anyMatch(pointer -> pointer.symbol().equals("@i"));
    }
  }

  /// A relation to another synset, by WordNet's symbol: `@` hypernym, `~` hyponym, `+` derivation,
  /// `;c` subject, `;u` usage.
  record Pointer(String symbol, String target) {}

  /// A Latin name after its rank, as in `genus_Felis`.
  private static final Pattern TAXON =
      Pattern.compile(
          "(?:genus|(?:sub|super)?(?:family|order|class|phylum|tribe|division|kingdom))_([A-Z][a-z]+)");

  private final Map<String, Synset> synsets = new HashMap<>();
  private final Map<String, List<String>> senses = new HashMap<>();
  private final Map<String, List<String>> irregular = new HashMap<>();
  private final Map<String, Integer> tagCounts = new HashMap<>();
  private final Map<String, Integer> senseCounts = new HashMap<>();
  private final Set<String> irregularVerbs = new HashSet<>();
  private final Map<String, Set<PartOfSpeech>> partsOfWords = new HashMap<>();
  private final Set<String> taxa = new HashSet<>();

  Wordnet(Path folder) throws IOException {
    for (PartOfSpeech part : PartOfSpeech.values()) {
      readSynsets(folder.resolve("data." + part.fileName()), part);
      readSenses(folder.resolve("index." + part.fileName()), part);
      readIrregular(folder.resolve(part.fileName() + ".exc"), part);
    }
    readTagCounts(folder.resolve("cntlist.rev"));
    for (Synset synset : synsets.values()) {
      for (String word : synset.words()) {
        Matcher taxon = TAXON.matcher(word);
        if (taxon.matches()) taxa.add(taxon.group(1).toLowerCase(Locale.ROOT));
      }
      for (String word : synset.words()) {
        if (word.equals(word.toLowerCase(Locale.ROOT))) {
          partsOfWords
              .computeIfAbsent(word, w -> EnumSet.noneOf(PartOfSpeech.class))
              .add(synset.part());
        }
      }
    }
  }

  private void readSynsets(Path file, PartOfSpeech part) throws IOException {
    for (String line : lines(file)) {
      if (!line.startsWith(" ")) {
        Synset synset = synset(part, line);
        synsets.put(synset.id(), synset);
      }
    }
  }

  private void readSenses(Path file, PartOfSpeech part) throws IOException {
    for (String line : lines(file)) {
      if (!line.startsWith(" ")) {
        String[] fields = line.strip().split(" ");
        int count = Integer.parseInt(fields[2]);
        List<String> ids = new ArrayList<>();
        for (int i = fields.length - count; i < fields.length; i++)
          ids.add(part.letter() + fields[i]);
        senses.put(part.letter() + fields[0], ids);
      }
    }
  }

  private void readIrregular(Path file, PartOfSpeech part) throws IOException {
    for (String line : lines(file)) {
      String[] fields = line.strip().split(" ");
      List<String> lemmas = List.of(fields).subList(1, fields.length);
      irregular.put(part.letter() + fields[0], lemmas);
      if (part == PartOfSpeech.VERB) irregularVerbs.addAll(lemmas);
    }
  }

  private void readTagCounts(Path file) throws IOException {
    for (String line : lines(file)) {
      String[] fields = line.split(" ");
      int percent = fields[0].indexOf('%');
      PartOfSpeech part = PartOfSpeech.ofSenseKey(fields[0].charAt(percent + 1));
      tagCounts.merge(
          part.letter() + fields[0].substring(0, percent),
          Integer.parseInt(fields[2]),
          Integer::sum);
      senseCounts.merge(
          part.letter() + fields[0].substring(0, percent) + " " + fields[1],
          Integer.parseInt(fields[2]),
          Integer::sum);
    }
  }

  private static Synset synset(PartOfSpeech part, String line) {
    int bar = line.indexOf(" | ");
    String[] fields = line.substring(0, bar).split(" ");
    int wordCount = Integer.parseInt(fields[3], 16);
    List<String> words = new ArrayList<>();
    int at = 4;
    for (int i = 0; i < wordCount; i++, at += 2)
      words.add(fields[at].replaceAll("\\((a|p|ip)\\)$", ""));
    int pointerCount = Integer.parseInt(fields[at++]);
    List<Pointer> pointers = new ArrayList<>();
    for (int i = 0; i < pointerCount; i++, at += 4) {
      PartOfSpeech target = PartOfSpeech.ofLetter(fields[at + 2].charAt(0));
      pointers.add(new Pointer(fields[at], target.letter() + fields[at + 1]));
    }
    return new Synset(
        part.letter() + fields[0],
        part,
        Integer.parseInt(fields[1]),
        words,
        pointers,
        line.substring(bar + 3).strip());
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }

  /// Every synset, in no particular order.
  Collection<Synset> synsets() {
    return synsets.values();
  }

  /// The synset with an id.
  Synset synset(String id) {
    Synset synset = synsets.get(id);
    if (synset == null) throw new IllegalArgumentException("WordNet has no synset " + id);
    return synset;
  }

  /// The senses of a lemma in one part of speech, the most usual first, whatever its capitals.
  List<String> senses(PartOfSpeech part, String lemma) {
    return senses.getOrDefault(part.letter() + lemma, List.of());
  }

  /// The senses of a lemma that are written without capitals.
  List<String> lowerCaseSenses(PartOfSpeech part, String lemma) {
    return senses(part, lemma).stream().filter(id -> synset(id).words().contains(lemma)).toList();
  }

  /// The senses of a lemma that are written without capitals, in all parts of speech.
  List<String> lowerCaseSenses(String lemma) {
    List<String> all = new ArrayList<>();
    for (PartOfSpeech part : PartOfSpeech.values()) all.addAll(lowerCaseSenses(part, lemma));
    return all;
  }

  /// Whether the lemma, without capitals, has a sense in the part of speech.
  boolean has(PartOfSpeech part, String lemma) {
    Set<PartOfSpeech> parts = partsOfWords.get(lemma);
    return parts != null && parts.contains(part);
  }

  /// Whether it is, in small letters, the Latin name of a family, a genus or another rank.
  boolean isTaxon(String word) {
    return taxa.contains(word);
  }

  /// How often the lemma was met in WordNet's sense-tagged texts.
  int tagCount(PartOfSpeech part, String lemma) {
    return tagCounts.getOrDefault(part.letter() + lemma, 0);
  }

  /// How often one sense of the lemma was met there.
  int senseCount(PartOfSpeech part, String lemma, String sense) {
    int number = senses(part, lemma).indexOf(sense) + 1;
    return senseCounts.getOrDefault(part.letter() + lemma + " " + number, 0);
  }

  /// The lemmas an irregular form belongs to, such as `woman` for `women`; none for a regular form.
  List<String> lemmasOf(PartOfSpeech part, String form) {
    return irregular.getOrDefault(part.letter() + form, List.of());
  }

  /// Whether the verb has an irregular form.
  boolean isIrregularVerb(String lemma) {
    return irregularVerbs.contains(lemma);
  }

  /// The id of the noun sense whose gloss begins with this text.
  String nounSense(String lemma, String gloss) {
    return senses(PartOfSpeech.NOUN, lemma).stream()
        .filter(id -> synset(id).gloss().startsWith(gloss))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("WordNet has no " + lemma + " that is " + gloss));
  }

  /// A synset and everything below it by the pointer `~` (hyponyms) and, if asked, `~i`
  /// (instances).
  Set<String> hyponyms(String root, boolean withInstances) {
    Set<String> seen = new HashSet<>();
    List<String> queue = new ArrayList<>(List.of(root));
    while (!queue.isEmpty()) {
      String id = queue.removeLast();
      if (seen.add(id)) {
        for (Pointer pointer : synset(id).pointers()) {
          if (pointer.symbol().equals("~") || (withInstances && pointer.symbol().equals("~i")))
            queue.add(pointer.target());
        }
      }
    }
    return seen;
  }

  /// The letters of a lemma in lower case, without spaces, hyphens and apostrophes.
  static String lettersOnly(String lemma) {
    return lemma.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
  }
}
