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
import parlour.lexicon.Scribe;
import parlour.lexicon.Scribe.Entry;

/// Turns the unpacked sources and the files written by hand into the dictionary that is shipped.
final class Make {
  private static final String EDITION = "1";

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;
  private final Inflections inflections;
  private final Morphology morphology;
  private final Categories categories;
  private final Labels labels;
  private final Names names;
  private final TreeMap<String, Entry> entries = new TreeMap<>();

  private Make(Path sources, Path byHand) throws IOException {
    scowl = new Scowl(sources.resolve("scowl/usr/share/dict/scowl"));
    wordnet = new Wordnet(sources.resolve("wordnet/net/sf/extjwnl/data/wordnet/wn31"));
    overrides = new Overrides(byHand);
    overrides.clippings.forEach(word -> scowl.words.putIfAbsent(word, scowl.abbreviations.getOrDefault(word, 70)));
    inflections = new Inflections(scowl, wordnet, overrides);
    var sounds = new Cmudict(sources.resolve("cmudict/package/index.js"));
    morphology = new Morphology(scowl, wordnet, sounds, inflections);
    categories = new Categories(wordnet, overrides);
    labels = new Labels(wordnet, scowl, overrides, categories);
    names = new Names(scowl, wordnet, new Cities(sources.resolve("cities/package/cities.pbf")));
  }

  /// Arguments: the folder of unpacked sources, the folder written by hand, the folder to write to.
  public static void main(String[] args) throws IOException {
    var make = new Make(Path.of(args[0]), Path.of(args[1]));
    make.write(Path.of(args[2]));
    if (args.length > 3) {
      Files.write(Path.of(args[3]), make.morphology.report());
    }
  }

  private void write(Path out) throws IOException {
    scowl.words.forEach((word, size) -> entries.put(word, entry(word, Scowl.band(size))));
    names.all.forEach((word, name) -> entries.merge(word, nameEntry(word, name), Make::wordAndName));
    var scribe = new Scribe(EDITION + "-" + fingerprint());
    entries.forEach(scribe::word);
    new Strays(scowl, wordnet, entries.keySet()).each(scribe::oddment);
    var lexicon = scribe.lexicon();
    var words = scribe.bytes();
    var definitions = Definitions.write(lexicon, definitions(lexicon));
    Files.write(out.resolve("words.bin.gz"), squeeze(words));
    Files.write(out.resolve("definitions.bin.gz"), squeeze(definitions));
    Files.writeString(
        out.resolve("MANIFEST"),
        """
        version %s
        words %d
        names %d
        sha256 %s words.bin
        sha256 %s definitions.bin
        """
            .formatted(
                lexicon.version(), lexicon.with(Mark.WORD).count(), lexicon.with(Mark.NAME).count(), sha(words), sha(definitions)));
  }

  private Entry entry(String word, int band) {
    var entry = Entry.plain(band).starts(morphology.starts(word));
    entry = parts(word, entry);
    var plural = inflections.pluralOf.getOrDefault(word, "");
    var verb = inflections.verbFormOf.getOrDefault(word, "");
    entry = entry.pluralOf(plural).verbFormOf(verb);
    if (inflections.plurals.contains(word)) {
      entry = entry.with(Mark.PLURAL, Mark.NOUN);
    } else if (!plural.isEmpty()) {
      entry = entry.with(Mark.IRREGULAR_PLURAL, Mark.NOUN);
    }
    if (inflections.thirdOf.containsKey(word) && !overrides.pairs.contains(word)) {
      entry = entry.with(Mark.VERB_IN_S);
      entry = inflections.rarelyVerb(inflections.thirdOf.get(word)) ? entry.with(Mark.RARELY_VERB) : entry;
    }
    entry = label(plural.isEmpty() ? verb.isEmpty() ? word : verb : plural, entry);
    entry = overrides.says(word) ? label(word, entry) : entry;
    for (var category : categories.of(plural.isEmpty() ? word : plural)) {
      entry = entry.with(category);
    }
    if (overrides.clippings.contains(word)) {
      entry = entry.with(Mark.CLIPPING);
    }
    return morphology.compounds(word) ? entry.with(Mark.COMPOUND) : entry;
  }

  private Entry parts(String word, Entry plain) {
    var entry = inflections.noun(word) ? plain.with(Mark.NOUN) : plain;
    entry = inflections.verb(word) || inflections.verbFormOf.containsKey(word) ? entry.with(Mark.VERB) : entry;
    entry = wordnet.is('a', word) ? entry.with(Mark.ADJECTIVE) : entry;
    return wordnet.is('r', word) ? entry.with(Mark.ADVERB) : entry;
  }

  private Entry label(String word, Entry plain) {
    var entry = labels.slang(word) ? plain.with(Mark.SLANG) : plain;
    entry = labels.coarse(word) ? entry.with(Mark.COARSE) : entry;
    entry = labels.foreign(word) ? entry.with(Mark.FOREIGN) : entry;
    return labels.technical(word) ? entry.with(Mark.TECHNICAL) : entry;
  }

  private Entry nameEntry(String word, Names.Name name) {
    var entry = Entry.plain(name.band()).without(Mark.WORD).with(name.marks().toArray(new Mark[0]));
    return entry.starts(morphology.starts(word));
  }

  /// A rare word that is spelt like a well-known name, and that WordNet does not know as a word, is only the name.
  private static Entry wordAndName(Entry word, Entry name) {
    boolean rather = word.band() >= 6 && name.band() <= 5 && !word.is(Mark.NOUN) && !word.is(Mark.VERB) && !word.is(Mark.ADJECTIVE);
    return rather ? name : new Entry(word.band(), word.bits() | name.bits(), word.pluralOf(), word.verbFormOf(), word.starts());
  }

  private String[] definitions(Lexicon lexicon) {
    var meanings = new Meanings(wordnet);
    var definitions = new String[lexicon.size()];
    for (int id = 0; id < definitions.length; id++) {
      definitions[id] = meanings.of(lexicon.word(id), !lexicon.is(id, Mark.WORD));
    }
    return definitions;
  }

  /// A short digest of everything that decides how words are judged.
  private String fingerprint() {
    var text = new StringBuilder();
    entries.forEach((word, entry) -> text.append(word).append(entry));
    return sha(text.toString().getBytes(StandardCharsets.US_ASCII)).substring(0, 12);
  }

  private static String sha(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Gzip with nothing in its header that could differ from one run to the next.
  private static byte[] squeeze(byte[] raw) throws IOException {
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
