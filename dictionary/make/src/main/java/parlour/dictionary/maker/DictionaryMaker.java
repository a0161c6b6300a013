package parlour.dictionary.maker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import parlour.lexicon.Definitions;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Mark;
import parlour.lexicon.LexiconWriter;
import parlour.lexicon.LexiconWriter.Entry;

/// Turns the unpacked source packages and the hand-written lists into the dictionary that is
/// shipped; the same input always gives the same bytes.
final class DictionaryMaker {
  private static final String EDITION = "1";

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;
  private final Inflections inflections;
  private final Syllabifier syllabifier;
  private final Categories categories;
  private final UsageLabels labels;
  private final ProperNames names;
  private final TreeMap<String, Entry> entries = new TreeMap<>();

  DictionaryMaker(Path sources, Path handWritten) throws IOException {
    scowl = new Scowl(sources.resolve("scowl/usr/share/dict/scowl"));
    wordnet = new Wordnet(sources.resolve("wordnet/net/sf/extjwnl/data/wordnet/wn31"));
    overrides = new Overrides(handWritten);
    for (var word : overrides.clippings) {
      scowl.words.putIfAbsent(word, scowl.abbreviations.getOrDefault(word, 70));
    }
    inflections = new Inflections(scowl, wordnet, overrides);
    var cmudict = new Cmudict(sources.resolve("cmudict/package/index.js"));
    syllabifier = new Syllabifier(scowl, wordnet, cmudict, inflections);
    categories = new Categories(wordnet, overrides);
    labels = new UsageLabels(wordnet, scowl, overrides, categories);
    var cities = new Cities(sources.resolve("cities/package/cities.pbf"));
    names = new ProperNames(scowl, wordnet, cities);
  }

  /// Arguments: the folder of unpacked sources, the folder of hand-written lists, the folder to
  /// write to and, if wanted, a file for the report on syllables.
  public static void main(String[] args) throws IOException {
    if (args.length < 3 || args.length > 4) {
      System.err.println("usage: DictionaryMaker SOURCES OVERRIDES OUT [REPORT]");
      System.exit(2);
    }
    var maker = new DictionaryMaker(Path.of(args[0]), Path.of(args[1]));
    maker.write(Path.of(args[2]));
    if (args.length > 3) {
      Files.write(Path.of(args[3]), maker.syllabifier.report());
    }
  }

  /// Writes `words.bin.gz`, `definitions.bin.gz` and `MANIFEST` into a folder.
  void write(Path folder) throws IOException {
    scowl.words.forEach((word, size) -> entries.put(word, wordEntry(word, Scowl.band(size))));
    names.all.forEach(
        (word, name) ->
            entries.merge(word, nameEntry(word, name), DictionaryMaker::wordMergedWithName));
    var writer = new LexiconWriter(EDITION + "-" + fingerprint());
    entries.forEach(writer::word);
    new NonWordFinder(scowl, wordnet, entries.keySet(), writer::nonWord).find();
    var lexicon = writer.lexicon();
    var words = writer.bytes();
    var definitions = Definitions.write(lexicon, definitions(lexicon));
    Files.write(folder.resolve("words.bin.gz"), gzip(words));
    Files.write(folder.resolve("definitions.bin.gz"), gzip(definitions));
    Files.writeString(
        folder.resolve("MANIFEST"),
        """
        version %s
        words %d
        names %d
        sha256 %s words.bin
        sha256 %s definitions.bin
        """
            .formatted(
                lexicon.version(),
                lexicon.with(Mark.WORD).count(),
                lexicon.with(Mark.NAME).count(),
                sha256(words),
                sha256(definitions)));
  }

  private Entry wordEntry(String word, int band) {
    var entry = Entry.plain(band).syllableStarts(syllabifier.starts(word));
    entry = withPartsOfSpeech(word, entry);
    var plural = inflections.pluralOf.getOrDefault(word, "");
    var verb = inflections.verbFormOf.getOrDefault(word, "");
    entry = entry.pluralOf(plural).verbFormOf(verb);
    if (inflections.plurals.contains(word)) {
      entry = entry.with(Mark.PLURAL, Mark.NOUN);
    } else if (!plural.isEmpty()) {
      entry = entry.with(Mark.IRREGULAR_PLURAL, Mark.NOUN);
    }
    var infinitive = inflections.thirdPersonOf.get(word);
    if (infinitive != null && !overrides.pairs.contains(word)) {
      entry = entry.with(Mark.VERB_IN_S);
      entry = inflections.isRarelyVerb(infinitive) ? entry.with(Mark.RARELY_VERB) : entry;
    }
    entry = withLabels(plural.isEmpty() ? verb.isEmpty() ? word : verb : plural, entry);
    entry = overrides.hasLabel(word) ? withLabels(word, entry) : entry;
    for (var category : categories.of(plural.isEmpty() ? word : plural)) {
      entry = entry.with(category);
    }
    if (overrides.clippings.contains(word)) {
      entry = entry.with(Mark.CLIPPING);
    }
    return syllabifier.isCompound(word) ? entry.with(Mark.COMPOUND) : entry;
  }

  private Entry withPartsOfSpeech(String word, Entry plain) {
    boolean verb = inflections.isVerb(word) || inflections.verbFormOf.containsKey(word);
    var entry = inflections.isNoun(word) ? plain.with(Mark.NOUN) : plain;
    entry = verb ? entry.with(Mark.VERB) : entry;
    entry = wordnet.has(PartOfSpeech.ADJECTIVE, word) ? entry.with(Mark.ADJECTIVE) : entry;
    return wordnet.has(PartOfSpeech.ADVERB, word) ? entry.with(Mark.ADVERB) : entry;
  }

  private Entry withLabels(String word, Entry plain) {
    var entry = labels.slang(word) ? plain.with(Mark.SLANG) : plain;
    entry = labels.coarse(word) ? entry.with(Mark.COARSE) : entry;
    entry = labels.foreign(word) ? entry.with(Mark.FOREIGN) : entry;
    return labels.technical(word) ? entry.with(Mark.TECHNICAL) : entry;
  }

  private Entry nameEntry(String word, ProperNames.Name name) {
    return Entry.plain(name.band())
        .without(Mark.WORD)
        .with(name.marks().toArray(new Mark[0]))
        .syllableStarts(syllabifier.starts(word));
  }

  /// A rare word that WordNet does not know, spelt like a well-known name, is kept only as the
  /// name.
  private static Entry wordMergedWithName(Entry word, Entry name) {
    boolean unknown = !word.is(Mark.NOUN) && !word.is(Mark.VERB) && !word.is(Mark.ADJECTIVE);
    if (unknown && word.band() >= 6 && name.band() <= 5) {
      return name;
    }
    return new Entry(
        word.band(), word.bits() | name.bits(), word.pluralOf(), word.verbFormOf(), word.syllableStarts());
  }

  private String[] definitions(Lexicon lexicon) {
    var shortDefinitions = new ShortDefinitions(wordnet);
    var definitions = new String[lexicon.size()];
    for (int id = 0; id < definitions.length; id++) {
      definitions[id] = shortDefinitions.of(lexicon.word(id), !lexicon.is(id, Mark.WORD));
    }
    return definitions;
  }

  /// A short digest of everything that decides how words are judged. The text is spelt out here, so
  /// that renaming a class or a field does not change the edition.
  private String fingerprint() {
    var text = new StringBuilder();
    entries.forEach(
        (word, entry) ->
            text.append(word)
                .append("Entry[band=")
                .append(entry.band())
                .append(", bits=")
                .append(entry.bits())
                .append(", pluralOf=")
                .append(entry.pluralOf())
                .append(", verbFormOf=")
                .append(entry.verbFormOf())
                .append(", starts=")
                .append(entry.syllableStarts())
                .append(']'));
    return sha256(text.toString().getBytes(StandardCharsets.US_ASCII)).substring(0, 12);
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Gzip at the best compression; the header holds no time, so the bytes are reproducible.
  private static byte[] gzip(byte[] raw) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var gzip =
        new GZIPOutputStream(bytes) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      gzip.write(raw);
    }
    return bytes.toByteArray();
  }
}
