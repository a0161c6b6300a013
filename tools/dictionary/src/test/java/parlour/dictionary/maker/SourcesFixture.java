package parlour.dictionary.maker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Writes small source packages in the real formats: SCOWL lists, a WordNet database, a CMUdict
/// file, GeoNames cities, and empty hand-written lists.
final class SourcesFixture {
  /// WordNet's files for one part of speech.
  private static final class Database {
    final List<String> data = new ArrayList<>(List.of("  1 This is a licence."));
    final Map<String, List<String>> index = new LinkedHashMap<>();
    final List<String> irregular = new ArrayList<>();
  }

  private final Path folder;
  private final Path wordnetFolder;
  private final Map<PartOfSpeech, Database> databases = new EnumMap<>(PartOfSpeech.class);
  private final List<String> tagCounts = new ArrayList<>();
  private final List<String> pronunciations = new ArrayList<>();
  private final ByteArrayOutputStream cities = new ByteArrayOutputStream();
  private int offset = 1000;

  SourcesFixture(Path folder) throws IOException {
    this.folder = folder;
    wordnetFolder = folder.resolve("sources/wordnet/net/sf/extjwnl/data/wordnet/wn31");
    Files.createDirectories(wordnetFolder);
    Files.createDirectories(scowlFolder());
    Files.createDirectories(cmudictFile().getParent());
    Files.createDirectories(citiesFile().getParent());
    Files.createDirectories(overrides());
    for (String list :
        List.of(
            "categories",
            "children",
            "clippings",
            "decency",
            "foreign",
            "modern",
            "not-plurals",
            "pairs",
            "plural-only",
            "slang",
            "syllables",
            "verbs-first")) {
      override(list, "# nothing");
    }
    for (String table :
        List.of("exceptions", "links", "meanings", "senses", "short-words", "today"))
      Files.writeString(overrides().resolve(table + ".tsv"), "# nothing\n");
    Files.createDirectories(sources().resolve("twelvedicts/package"));
    Files.createDirectories(sources().resolve("texts/package/dist"));
    Files.createDirectories(sources().resolve("webster/package"));
    Files.writeString(sources().resolve("webster/package/dictionary.txt"), "");
    Files.writeString(sources().resolve("twelvedicts/package/2of12id.json"), "{\n");
    Files.writeString(sources().resolve("texts/package/dist/lexicon.js"), "var lexicon = {\n");
  }

  Path sources() {
    return folder.resolve("sources");
  }

  Path overrides() {
    return folder.resolve("overrides");
  }

  Path scowlFolder() {
    return folder.resolve("sources/scowl/usr/share/dict/scowl");
  }

  Path cmudictFile() {
    return folder.resolve("sources/cmudict/package/index.js");
  }

  Path citiesFile() {
    return folder.resolve("sources/cities/package/cities.pbf");
  }

  /// Writes one SCOWL list, such as `english-words.10`.
  SourcesFixture scowl(String file, String... words) throws IOException {
    Files.write(scowlFolder().resolve(file), List.of(words));
    return this;
  }

  SourcesFixture override(String list, String... lines) throws IOException {
    Files.write(overrides().resolve(list + ".txt"), List.of(lines));
    return this;
  }

  /// Writes one hand-written table, with tabs between the fields.
  SourcesFixture table(String list, String... lines) throws IOException {
    Files.write(overrides().resolve(list + ".tsv"), List.of(lines));
    return this;
  }

  /// Writes the entries of the lexicon of running text, such as `runs: VBZ|NNS`.
  SourcesFixture texts(String... entries) throws IOException {
    List<String> lines = new ArrayList<>(List.of("var lexicon = {"));
    for (String entry : entries) {
      int colon = entry.indexOf(": ");
      lines.add("    %s: \"%s\",".formatted(entry.substring(0, colon), entry.substring(colon + 2)));
    }
    Files.write(sources().resolve("texts/package/dist/lexicon.js"), lines);
    return this;
  }

  /// Writes Webster's dictionary: entries with an empty line between their paragraphs.
  SourcesFixture webster(String text) throws IOException {
    Files.writeString(sources().resolve("webster/package/dictionary.txt"), text);
    return this;
  }

  SourcesFixture pronunciation(String word, String phonemes) {
    pronunciations.add("  \"" + word + "\": \"" + phonemes + "\"");
    return this;
  }

  SourcesFixture city(String name, int population) throws IOException {
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    message.write(2 << 3 | 2);
    varint(message, bytes.length);
    message.write(bytes);
    message.write(9 << 3);
    varint(message, population);
    varint(cities, message.size());
    message.writeTo(cities);
    return this;
  }

  private static void varint(ByteArrayOutputStream out, int value) {
    int rest = value;
    while (rest >= 0x80) {
      out.write(rest & 0x7f | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  /// Adds a synset of words separated by spaces; a pointer is a symbol, a space and the id of an
  /// earlier synset. Returns the new id.
  String synset(PartOfSpeech part, int file, String words, String gloss, String... pointers) {
    String number = "%08d".formatted(offset++);
    String[] list = words.split(" ");
    StringBuilder line = new StringBuilder("%s %02d %s ".formatted(number, file, part.letter()));
    line.append("%02x ".formatted(list.length));
    for (String word : list) {
      line.append(word).append(" 0 ");
      database(part)
          .index
          .computeIfAbsent(word.toLowerCase(Locale.ROOT), w -> new ArrayList<>())
          .add(number);
    }
    line.append("%03d".formatted(pointers.length));
    for (String pointer : pointers) {
      int space = pointer.indexOf(' ');
      line.append(" %s ".formatted(pointer.substring(0, space)))
          .append(pointer.substring(space + 2))
          .append(" %s 0000".formatted(pointer.charAt(space + 1)));
    }
    database(part).data.add(line + " | " + gloss + "  ");
    return part.letter() + number;
  }

  private Database database(PartOfSpeech part) {
    return databases.computeIfAbsent(part, p -> new Database());
  }

  String noun(String words, String gloss, String... pointers) {
    return synset(PartOfSpeech.NOUN, 3, words, gloss, pointers);
  }

  SourcesFixture irregular(PartOfSpeech part, String form, String lemma) {
    database(part).irregular.add(form + " " + lemma);
    return this;
  }

  /// Says how often a sense was met in the tagged texts, by its key, such as `cat%1:05:00::`.
  SourcesFixture tagCount(String senseKey, int count) {
    tagCounts.add(senseKey + " 1 " + count);
    return this;
  }

  /// Writes everything but the lists, which are written already.
  SourcesFixture write() throws IOException {
    for (PartOfSpeech part : PartOfSpeech.values()) {
      List<String> lines = new ArrayList<>();
      database(part)
          .index
          .forEach(
              (lemma, ids) ->
                  lines.add(
                      "%s %s %d 0 %d 0 %s  "
                          .formatted(
                              lemma,
                              part.letter(),
                              ids.size(),
                              ids.size(),
                              String.join(" ", ids))));
      Files.write(wordnetFolder.resolve("data." + part.fileName()), database(part).data);
      Files.write(wordnetFolder.resolve("index." + part.fileName()), lines);
      Files.write(wordnetFolder.resolve(part.fileName() + ".exc"), database(part).irregular);
    }
    Files.write(wordnetFolder.resolve("cntlist.rev"), tagCounts);
    Files.writeString(
        cmudictFile(),
        "export const dictionary = {\n" + String.join(",\n", pronunciations) + "\n}\n");
    Files.write(citiesFile(), cities.toByteArray());
    return this;
  }

  Wordnet wordnet() throws IOException {
    return new Wordnet(wordnetFolder);
  }

  Inflections inflections() throws IOException {
    return new Inflections(new Scowl(scowlFolder()), wordnet(), new Overrides(overrides()));
  }
}
