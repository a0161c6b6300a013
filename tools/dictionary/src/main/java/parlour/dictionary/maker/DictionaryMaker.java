package parlour.dictionary.maker;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import parlour.lexicon.Category;
import parlour.lexicon.Definitions;
import parlour.lexicon.Lexicon;
import parlour.lexicon.LexiconWriter;
import parlour.lexicon.LexiconWriter.Entry;
import parlour.lexicon.Mark;

/// Turns the unpacked source packages and the hand-written lists into the dictionary that is
/// shipped; the same input always gives the same bytes.
///
/// There are two files of words: the usual one, which holds the leaflet list as well, and the large
/// one, which holds them all.
final class DictionaryMaker {
  private static final String EDITION = "2";

  /// The rarest band of words that a child of ten knows.
  private static final int CHILDREN_BAND = 2;

  /// The rarest band of words in common use.
  private static final int COMMON_BAND = 5;

  /// Links between a word and one of the same sense.
  private static final Set<String> SAME_SENSE =
      Set.of(
          "comparative of %",
          "superlative of %",
          "in a % way",
          "the state of being %",
          "form of %, used as a verb",
          "having %, or a form of it used as a verb",
          "another spelling of %");

  /// Foil bars plurals in S of fewer letters.
  private static final int SHORT_PLURAL = 6;

  private final Scowl scowl;
  private final Wordnet wordnet;
  private final Overrides overrides;
  private final Cmudict cmudict;
  private final Webster webster;
  private final Attestation attestation;
  private final UsageLabels labels;
  private final DebrisFilter debris;
  private final Inflections inflections;
  private final EverydayUse everydayUse;
  private final ShortDefinitions definitions;
  private final Meanings meanings;
  private final Syllabifier syllabifier;
  private final Categories categories;
  private final ProperNames names;

  DictionaryMaker(Path sources, Path handWritten) throws IOException {
    scowl = new Scowl(sources.resolve("scowl/usr/share/dict/scowl"));
    wordnet = new Wordnet(sources.resolve("wordnet/net/sf/extjwnl/data/wordnet/wn31"));
    overrides = new Overrides(handWritten);
    cmudict = new Cmudict(sources.resolve("cmudict/package/index.js"));
    webster = new Webster(sources.resolve("webster/package/dictionary.txt"));
    attestation =
        new Attestation(
            sources.resolve("twelvedicts/package/2of12id.json"),
            sources.resolve("texts/package/dist/lexicon.js"),
            cmudict,
            webster);
    Set<String> listed = Set.copyOf(scowl.words.keySet());
    addHandWritten();
    categories = new Categories(wordnet, overrides);
    UsageLabels.Decency decency = new UsageLabels.Decency(handWritten.resolve("decency.txt"));
    labels = new UsageLabels(wordnet, scowl, webster, overrides, decency, categories);
    definitions = new ShortDefinitions(wordnet, overrides, labels::isSpecialSense, labels::offends);
    Inflections unfiltered = new Inflections(scowl, wordnet, overrides);
    Meanings before = new Meanings(scowl, wordnet, overrides, definitions, webster, unfiltered);
    RuleMadeForms forms =
        new RuleMadeForms(
            wordnet, webster, cmudict, overrides, attestation, unfiltered, definitions);
    debris = new DebrisFilter(scowl, wordnet, overrides, attestation, before, forms);
    debris.apply();
    inflections = new Inflections(scowl, wordnet, overrides);
    everydayUse = new EverydayUse(wordnet, attestation, inflections, overrides);
    List<String> unproved =
        overrides.shortWords.unproved(
            webster,
            word ->
                listed.contains(word)
                    || attestation.has(word)
                    || !wordnet.lowerCaseSenses(word).isEmpty(),
            inflections);
    if (!unproved.isEmpty())
      throw new IllegalStateException("the review gives no reason that holds for " + unproved);
    meanings = new Meanings(scowl, wordnet, overrides, definitions, webster, inflections);
    syllabifier = new Syllabifier(scowl, wordnet, cmudict, inflections, overrides);
    Cities cities = new Cities(sources.resolve("cities/package/cities.pbf"));
    names = new ProperNames(scowl, wordnet, cities);
  }

  private void addHandWritten() {
    for (String word : overrides.clippings)
      scowl.words.putIfAbsent(word, scowl.abbreviations.getOrDefault(word, Scowl.USUAL_SIZE));
    overrides.exceptions.forEach(
        (word, fate) -> {
          if (fate == DebrisFilter.Fate.USUAL)
            scowl.words.putIfAbsent(word, scowl.abbreviations.getOrDefault(word, Scowl.USUAL_SIZE));
        });
    overrides.additions.forEach((word, size) -> scowl.words.merge(word, size, Math::min));
    overrides
        .shortWords
        .all()
        .forEach(
            (word, fate) -> {
              if (fate != DebrisFilter.Fate.OUT) {
                scowl.words.putIfAbsent(
                    word, fate == DebrisFilter.Fate.USUAL ? Scowl.USUAL_SIZE : Scowl.LARGE_SIZE);
              }
            });
  }

  /// Arguments: the folder of unpacked sources, the folder of hand-written lists, the folder to
  /// write to and, if wanted, a file for the report on syllables and doubtful plurals.
  public static void main(String[] args) throws IOException {
    if (args.length < 3 || args.length > 4) {
      System.err.println("usage: DictionaryMaker SOURCES OVERRIDES OUT [REPORT]");
      System.exit(2);
    }
    DictionaryMaker maker = new DictionaryMaker(Path.of(args[0]), Path.of(args[1]));
    maker.write(Path.of(args[2]));
    if (args.length > 3) Files.write(Path.of(args[3]), maker.report());
  }

  /// How each word was divided, and which short words in S may be plurals or verbs.
  private List<String> report() {
    List<String> lines = new ArrayList<>(syllabifier.report());
    everydayUse
        .doubtful(SHORT_PLURAL)
        .forEach((word, use) -> lines.add(word + "\tdoubtful: " + use));
    return lines;
  }

  /// Writes words and definitions of both files, the words left out and a `MANIFEST` into a folder.
  void write(Path folder) throws IOException {
    SortedMap<String, Entry> all = entries(Scowl.LARGE_SIZE);
    String version = EDITION + "-" + fingerprint(all);
    Lexicon usual = lexicon(version, entries(Scowl.USUAL_SIZE));
    Lexicon large = lexicon(version, all);
    TreeMap<String, byte[]> parts = new TreeMap<>();
    parts.put("words.bin", LexiconWriter.bytes(usual));
    parts.put("words-large.bin", LexiconWriter.bytes(large));
    parts.put("definitions.bin", Definitions.write(usual, definitions(usual, word -> true)));
    parts.put(
        "definitions-large.bin",
        Definitions.write(
            large, definitions(large, word -> isWord(large, word) && !isWord(usual, word))));
    parts.put("left-out.tsv", leftOut().getBytes(StandardCharsets.US_ASCII));
    StringBuilder manifest =
        new StringBuilder(
            """
            version %s
            words %d
            large %d
            names %d
            """
                .formatted(
                    version,
                    usual.with(Mark.WORD).count(),
                    large.with(Mark.WORD).count(),
                    usual.with(Mark.NAME).count()));
    for (Map.Entry<String, byte[]> part : parts.entrySet()) {
      Files.write(folder.resolve(part.getKey() + ".gz"), gzip(part.getValue()));
      manifest.append("sha256 %s %s\n".formatted(sha256(part.getValue()), part.getKey()));
    }
    Files.writeString(folder.resolve("MANIFEST"), manifest);
  }

  private static boolean isWord(Lexicon lexicon, String word) {
    int id = lexicon.id(word);
    return id >= 0 && lexicon.is(id, Mark.WORD);
  }

  /// The entries of the words up to a size, and of the names.
  private SortedMap<String, Entry> entries(int largestSize) {
    TreeMap<String, Entry> entries = new TreeMap<>();
    scowl.words.forEach(
        (word, size) -> {
          if (size <= largestSize) entries.put(word, wordEntry(word, band(word, size)));
        });
    names.all.forEach(
        (word, name) -> {
          if (largestSize == Scowl.USUAL_SIZE || entries.containsKey(word) || isWellKnown(name)) {
            boolean usual = largestSize == Scowl.USUAL_SIZE;
            entries.merge(
                word,
                nameEntry(word, name),
                (asWord, asName) ->
                    usual && isMerelyName(asWord, asName) ? asName : merged(asWord, asName));
          }
        });
    return entries;
  }

  /// The band of a word: the first two are for words that a child knows, and a form of such a word
  /// that is not rare.
  private int band(String word, int size) {
    int band = Scowl.band(size);
    if (overrides.children.contains(word)) return Math.min(band, CHILDREN_BAND);
    boolean formOfKnown =
        band <= COMMON_BAND
            && Stream.of(
                    inflections.pluralOf.getOrDefault(word, ""),
                    inflections.verbFormOf.getOrDefault(word, ""),
                    comparisonOf(word))
                .anyMatch(overrides.children::contains);
    return formOfKnown ? Math.min(band, CHILDREN_BAND) : Math.max(band, CHILDREN_BAND + 1);
  }

  private String comparisonOf(String word) {
    return meanings
        .link(word)
        .filter(link -> link.relation().endsWith("ative of %"))
        .map(Definitions.Link::base)
        .orElse("");
  }

  /// Whether a name is in the large file too, which has no room for all: not the smaller cities.
  private static boolean isWellKnown(ProperNames.Name name) {
    return name.band() < ProperNames.RARE_BAND || name.marks().contains(Mark.PERSON);
  }

  private Lexicon lexicon(String version, SortedMap<String, Entry> entries) {
    LexiconWriter writer = new LexiconWriter(version);
    entries.forEach(writer::word);
    new NonWordFinder(scowl, wordnet, entries.keySet(), writer::nonWord).find();
    return writer.lexicon();
  }

  /// The words that a list of SCOWL has and the usual list has not, each with the reason.
  private String leftOut() {
    StringBuilder text = new StringBuilder();
    debris.reasons.forEach(
        (word, reason) -> {
          String list = scowl.words.containsKey(word) ? "large" : "out";
          text.append(word).append('\t').append(list).append('\t').append(reason).append('\n');
        });
    return text.toString();
  }

  private Entry wordEntry(String word, int band) {
    Entry entry = Entry.plain(band).syllableStarts(syllabifier.starts(word));
    entry = withPartsOfSpeech(word, entry);
    String plural = inflections.pluralOf.getOrDefault(word, "");
    String verb = inflections.verbFormOf.getOrDefault(word, "");
    entry = entry.pluralOf(plural).verbFormOf(verb);
    if (inflections.plurals.contains(word)) entry = entry.with(Mark.PLURAL, Mark.NOUN);
    else if (!plural.isEmpty()) entry = entry.with(Mark.IRREGULAR_PLURAL, Mark.NOUN);
    String infinitive = inflections.thirdPersonOf.get(word);
    if (infinitive != null && !overrides.pairs.contains(word)) {
      entry = entry.with(Mark.VERB_IN_S);
      if (everydayUse.isPluralFirst(word)) entry = entry.with(Mark.PLURAL_FIRST);
    }
    String base = plural.isEmpty() ? verb.isEmpty() ? word : verb : plural;
    entry = withLabels(base, entry);
    entry = overrides.hasLabel(word) ? withLabels(word, entry) : entry;
    entry = labels.slang(word, base, link(base)) ? entry.with(Mark.SLANG) : entry;
    entry = labels.abbreviation(word, base, link(base)) ? entry.with(Mark.ABBREVIATION) : entry;
    Optional<Mark> offence = labels.offence(word).or(() -> labels.offence(base));
    entry = offence.isPresent() ? entry.with(offence.get()) : entry;
    boolean newBase = overrides.modern.contains(base) && !webster.has(word);
    if (overrides.modern.contains(word) || newBase) entry = entry.with(Mark.MODERN);
    entry = withSources(word, entry);
    for (Category category : categories.of(plural.isEmpty() ? word : plural))
      entry = entry.with(category);
    if (overrides.clippings.contains(word)) entry = entry.with(Mark.CLIPPING);
    return syllabifier.isCompound(word) ? entry.with(Mark.COMPOUND) : entry;
  }

  /// The word of which this one keeps the sense and has no other (YUCKIER that of YUCKY), or
  /// itself.
  private String link(String word) {
    return meanings.own(word).isEmpty()
        ? meanings
            .link(word)
            .filter(link -> SAME_SENSE.contains(link.relation()))
            .map(Definitions.Link::base)
            .orElse(word)
        : word;
  }

  private Entry withPartsOfSpeech(String word, Entry plain) {
    boolean verb = inflections.isVerb(word) || inflections.verbFormOf.containsKey(word);
    Entry entry = inflections.isNoun(word) ? plain.with(Mark.NOUN) : plain;
    entry = verb ? entry.with(Mark.VERB) : entry;
    entry = wordnet.has(PartOfSpeech.ADJECTIVE, word) ? entry.with(Mark.ADJECTIVE) : entry;
    return wordnet.has(PartOfSpeech.ADVERB, word) ? entry.with(Mark.ADVERB) : entry;
  }

  private Entry withSources(String word, Entry plain) {
    Entry entry = wordnet.lowerCaseSenses(word).isEmpty() ? plain : plain.with(Mark.IN_WORDNET);
    entry = cmudict.has(word) ? entry.with(Mark.IN_CMUDICT) : entry;
    entry = attestation.hasTwelveDicts(word) ? entry.with(Mark.IN_TWELVE_DICTS) : entry;
    entry = webster.has(word) ? entry.with(Mark.IN_WEBSTER) : entry;
    entry = attestation.hasText(word) ? entry.with(Mark.IN_TEXTS) : entry;
    return overrides.isByHand(word) ? entry.with(Mark.BY_HAND) : entry;
  }

  private Entry withLabels(String word, Entry plain) {
    Entry entry = labels.foreign(word) ? plain.with(Mark.FOREIGN) : plain;
    return labels.technical(word) ? entry.with(Mark.TECHNICAL) : entry;
  }

  private Entry nameEntry(String word, ProperNames.Name name) {
    return Entry.plain(name.band())
        .without(Mark.WORD)
        .with(name.marks().toArray(new Mark[0]))
        .syllableStarts(syllabifier.starts(word));
  }

  /// Whether a rare word that WordNet does not know is spelt like a well-known name: the usual list
  /// has only the name.
  private static boolean isMerelyName(Entry word, Entry name) {
    boolean unknown = !word.is(Mark.NOUN) && !word.is(Mark.VERB) && !word.is(Mark.ADJECTIVE);
    return unknown && word.band() >= 6 && name.band() <= 5;
  }

  private static Entry merged(Entry word, Entry name) {
    return new Entry(
        isMerelyName(word, name) ? Scowl.band(Scowl.LARGE_SIZE) : word.band(),
        word.bits() | name.bits(),
        word.categories(),
        word.pluralOf(),
        word.verbFormOf(),
        word.syllableStarts());
  }

  private String[] definitions(Lexicon lexicon, Predicate<String> wanted) {
    String[] definitions = new String[lexicon.size()];
    for (int id = 0; id < definitions.length; id++) {
      String word = lexicon.word(id);
      definitions[id] = wanted.test(word) ? definition(word, lexicon.is(id, Mark.WORD)) : "";
    }
    return definitions;
  }

  private String definition(String word, boolean isWord) {
    if (!isWord) return meanings.ofName(word);
    String own = meanings.own(word);
    if (!own.isEmpty()) return own;
    String inflected = inflected(word);
    return inflected.isEmpty()
        ? meanings.link(word).map(Definitions::written).orElse("")
        : inflected;
  }

  /// The meaning of a plural or a verb form where that shown for its base is of another part of
  /// speech: SETTINGS are things and HANDED is something done. Where it is not, the lexicon links
  /// the form to its base.
  private String inflected(String word) {
    boolean verbFirst =
        inflections.thirdPersonOf.containsKey(word) && !everydayUse.isPluralFirst(word);
    boolean plural = inflections.pluralOf.containsKey(word) && !verbFirst;
    PartOfSpeech part = plural ? PartOfSpeech.NOUN : PartOfSpeech.VERB;
    String base = (plural ? inflections.pluralOf : inflections.verbFormOf).getOrDefault(word, "");
    if (meanings.own(base).isEmpty() || overrides.isWrittenAs(part, base)) return "";
    String relation = plural ? "plural of " : "form of ";
    String gloss = definitions.as(part, base);
    return gloss.isEmpty() || gloss.equals(meanings.own(base))
        ? ""
        : relation + base + ": " + gloss;
  }

  /// A short digest of everything that decides how words are judged. The text is spelt out here, so
  /// that renaming a class or a field does not change the edition.
  private static String fingerprint(SortedMap<String, Entry> entries) {
    StringBuilder text = new StringBuilder();
    entries.forEach(
        (word, entry) ->
            text.append(word)
                .append("Entry[band=")
                .append(entry.band())
                .append(", bits=")
                .append(entry.bits())
                .append(", categories=")
                .append(entry.categories())
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
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip =
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
