package parlour.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// Builds a lexicon from entries: the large one that is shipped, or a few words for a test.
public final class LexiconWriter {
  private final String version;
  private final TreeMap<String, Entry> entries = new TreeMap<>();
  private final TreeMap<String, NonWord> nonWords = new TreeMap<>();

  /// The facts of one word; a relation is empty if absent, and `syllableStarts` is 0 if it should
  /// be derived from the spelling.
  public record Entry(
      int band, int bits, int categories, String pluralOf, String verbFormOf, int syllableStarts) {
    /// An ordinary word without further facts.
    public static Entry plain(int band) {
      return new Entry(band, bits(Mark.WORD), 0, "", "", 0);
    }

    /// This entry with these marks added.
    public Entry with(Mark... marks) {
      return new Entry(band, bits | bits(marks), categories, pluralOf, verbFormOf, syllableStarts);
    }

    /// This entry without these marks.
    public Entry without(Mark... marks) {
      return new Entry(band, bits & ~bits(marks), categories, pluralOf, verbFormOf, syllableStarts);
    }

    /// This entry in a category.
    public Entry with(Category category) {
      return new Entry(
          band, bits, categories | category.bit(), pluralOf, verbFormOf, syllableStarts);
    }

    /// This entry as the plural of a word.
    public Entry pluralOf(String base) {
      return new Entry(band, bits, categories, base, verbFormOf, syllableStarts);
    }

    /// This entry as a form of a verb.
    public Entry verbFormOf(String base) {
      return new Entry(band, bits, categories, pluralOf, base, syllableStarts);
    }

    /// This entry with its syllables.
    public Entry syllableStarts(int mask) {
      return new Entry(band, bits, categories, pluralOf, verbFormOf, mask);
    }

    /// Whether it has the mark.
    public boolean is(Mark mark) {
      return (bits & mark.bit()) != 0;
    }

    /// This entry and another of the same letters, with the facts of both; this one's relations and
    /// syllables come first.
    public Entry mergedWith(Entry other) {
      return new Entry(
          Math.min(band, other.band),
          bits | other.bits,
          categories | other.categories,
          pluralOf.isEmpty() ? other.pluralOf : pluralOf,
          verbFormOf.isEmpty() ? other.verbFormOf : verbFormOf,
          syllableStarts | other.syllableStarts);
    }

    private static int bits(Mark... marks) {
      int bits = 0;
      for (Mark mark : marks) bits |= mark.bit();
      return bits;
    }
  }

  private record NonWord(String written, Reason reason) {}

  /// A writer without entries.
  public LexiconWriter(String version) {
    this.version = version;
  }

  /// Adds a lower-case word.
  public LexiconWriter word(String word, Entry entry) {
    entries.put(word, entry);
    return this;
  }

  /// Adds ordinary words of one band.
  public LexiconWriter words(int band, String... words) {
    for (String word : words) entries.put(word, Entry.plain(band));
    return this;
  }

  /// Adds a noun and its plural.
  public LexiconWriter noun(int band, String word, String plural) {
    Mark mark = plural.endsWith("s") ? Mark.PLURAL : Mark.IRREGULAR_PLURAL;
    entries.merge(word, Entry.plain(band).with(Mark.NOUN), Entry::mergedWith);
    entries.merge(
        plural, Entry.plain(band).with(Mark.NOUN, mark).pluralOf(word), Entry::mergedWith);
    return this;
  }

  /// Adds a verb and its third person.
  public LexiconWriter verb(int band, String word, String third) {
    entries.merge(word, Entry.plain(band).with(Mark.VERB), Entry::mergedWith);
    entries.merge(
        third,
        Entry.plain(band).with(Mark.VERB, Mark.VERB_IN_S).verbFormOf(word),
        Entry::mergedWith);
    return this;
  }

  /// Adds a string that is not a word, as it is properly written.
  public LexiconWriter nonWord(String written, Reason reason) {
    nonWords.putIfAbsent(NonWords.letters(written), new NonWord(written, reason));
    return this;
  }

  /// The lexicon of all entries so far.
  public Lexicon lexicon() {
    WordIndex index = WordIndex.build(new ArrayList<>(entries.keySet()));
    int size = index.size();
    Lexicon.Facts facts = new Lexicon.Facts(size);
    for (int id = 0; id < size; id++) {
      String word = index.word(id);
      Entry entry = Collections.unmodifiableMap(entries).get(word);
      if (entry == null)
        throw new IllegalStateException("the index holds " + word + ", which was never added");
      facts.bands[id] = (byte) entry.band();
      facts.lengths[id] = (byte) word.length();
      facts.marks[id] = entry.bits();
      facts.categories[id] = entry.categories();
      facts.pluralOf[id] = entry.pluralOf().isEmpty() ? Lexicon.NONE : index.id(entry.pluralOf());
      facts.verbFormOf[id] =
          entry.verbFormOf().isEmpty() ? Lexicon.NONE : index.id(entry.verbFormOf());
      facts.syllableStarts[id] =
          entry.syllableStarts() == 0 ? Syllables.starts(word) : entry.syllableStarts();
    }
    return new Lexicon(version, index, facts, toNonWords());
  }

  /// The lexicon as bytes, for [Lexicon#read].
  public byte[] bytes() {
    return bytes(lexicon());
  }

  /// A lexicon as bytes, for [Lexicon#read].
  public static byte[] bytes(Lexicon lexicon) {
    return LexiconFile.write(lexicon);
  }

  private NonWords toNonWords() {
    StringBuilder text = new StringBuilder();
    byte[] reasons = new byte[nonWords.size()];
    int line = 0;
    for (Map.Entry<String, NonWord> nonWord : nonWords.entrySet()) {
      text.append(nonWord.getValue().written()).append('\n');
      reasons[line++] = nonWord.getValue().reason().code();
    }
    return new NonWords(text.toString().getBytes(StandardCharsets.US_ASCII), reasons);
  }
}
