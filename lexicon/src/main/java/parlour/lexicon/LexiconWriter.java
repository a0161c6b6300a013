package parlour.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// Writes a lexicon: the big one that is shipped, or a handful of words for a test.
public final class LexiconWriter {
  private final String version;
  private final TreeMap<String, Entry> entries = new TreeMap<>();
  private final TreeMap<String, Oddment> nonWords = new TreeMap<>();

  /// What is to be written of one word; an absent relation is an empty text, and no starts means:
  /// work them out.
  public record Entry(int band, int bits, String pluralOf, String verbFormOf, int syllableStarts) {
    /// An ordinary word with nothing more to say of it.
    public static Entry plain(int band) {
      return new Entry(band, bits(Mark.WORD), "", "", 0);
    }

    /// The same with these marks besides.
    public Entry with(Mark... marks) {
      return new Entry(band, bits | bits(marks), pluralOf, verbFormOf, syllableStarts);
    }

    /// The same without these marks.
    public Entry without(Mark... marks) {
      return new Entry(band, bits & ~bits(marks), pluralOf, verbFormOf, syllableStarts);
    }

    /// The same within a category.
    public Entry with(Category category) {
      return new Entry(band, bits | category.bit(), pluralOf, verbFormOf, syllableStarts);
    }

    /// The same as the plural of a word.
    public Entry pluralOf(String base) {
      return new Entry(band, bits, base, verbFormOf, syllableStarts);
    }

    /// The same as a form of a verb.
    public Entry verbFormOf(String base) {
      return new Entry(band, bits, pluralOf, base, syllableStarts);
    }

    /// The same, divided into syllables.
    public Entry syllableStarts(int mask) {
      return new Entry(band, bits, pluralOf, verbFormOf, mask);
    }

    /// Whether it bears the mark.
    public boolean is(Mark mark) {
      return (bits & mark.bit()) != 0;
    }

    private static int bits(Mark... marks) {
      int bits = 0;
      for (var mark : marks) {
        bits |= mark.bit();
      }
      return bits;
    }
  }

  private record Oddment(String written, Reason reason) {}

  /// A scribe with an empty page.
  public LexiconWriter(String version) {
    this.version = version;
  }

  /// Enters a word in small letters.
  public LexiconWriter word(String word, Entry entry) {
    entries.put(word, entry);
    return this;
  }

  /// Enters ordinary words of one band.
  public LexiconWriter words(int band, String... words) {
    for (var word : words) {
      entries.put(word, Entry.plain(band));
    }
    return this;
  }

  /// Enters a noun and its plural.
  public LexiconWriter noun(int band, String word, String plural) {
    var mark = plural.endsWith("s") ? Mark.PLURAL : Mark.IRREGULAR_PLURAL;
    entries.merge(word, Entry.plain(band).with(Mark.NOUN), LexiconWriter::merge);
    entries.merge(
        plural, Entry.plain(band).with(Mark.NOUN, mark).pluralOf(word), LexiconWriter::merge);
    return this;
  }

  /// Enters a verb and its third person.
  public LexiconWriter verb(int band, String word, String third) {
    entries.merge(word, Entry.plain(band).with(Mark.VERB), LexiconWriter::merge);
    entries.merge(
        third,
        Entry.plain(band).with(Mark.VERB, Mark.VERB_IN_S).verbFormOf(word),
        LexiconWriter::merge);
    return this;
  }

  /// Enters a string that is no word, as it is properly written.
  public LexiconWriter nonWord(String written, Reason reason) {
    nonWords.putIfAbsent(NonWords.letters(written), new Oddment(written, reason));
    return this;
  }

  /// The lexicon as far as it is written.
  public Lexicon lexicon() {
    var graph = WordIndex.build(new ArrayList<>(entries.keySet()));
    int size = graph.size();
    var facts = new Lexicon.Facts(size);
    for (int id = 0; id < size; id++) {
      var word = graph.word(id);
      var entry = Collections.unmodifiableMap(entries).get(word);
      if (entry == null) {
        throw new IllegalStateException("the graph holds " + word + ", which was never entered");
      }
      facts.bands[id] = (byte) entry.band();
      facts.lengths[id] = (byte) word.length();
      facts.marks[id] = entry.bits();
      facts.pluralOf[id] = entry.pluralOf().isEmpty() ? Lexicon.NONE : graph.id(entry.pluralOf());
      facts.verbFormOf[id] =
          entry.verbFormOf().isEmpty() ? Lexicon.NONE : graph.id(entry.verbFormOf());
      facts.syllableStarts[id] =
          entry.syllableStarts() == 0 ? Syllables.starts(word) : entry.syllableStarts();
    }
    return new Lexicon(version, graph, facts, writtenNonWords());
  }

  /// The lexicon as bytes, for [Lexicon#read].
  public byte[] bytes() {
    return LexiconFile.write(lexicon());
  }

  private NonWords writtenNonWords() {
    var text = new StringBuilder();
    var reasons = new byte[nonWords.size()];
    int line = 0;
    for (Map.Entry<String, Oddment> oddment : nonWords.entrySet()) {
      text.append(oddment.getValue().written()).append('\n');
      reasons[line++] = oddment.getValue().reason().code();
    }
    return new NonWords(text.toString().getBytes(StandardCharsets.US_ASCII), reasons);
  }

  private static Entry merge(Entry one, Entry other) {
    return new Entry(
        Math.min(one.band, other.band),
        one.bits | other.bits,
        one.pluralOf.isEmpty() ? other.pluralOf : one.pluralOf,
        one.verbFormOf.isEmpty() ? other.verbFormOf : one.verbFormOf,
        one.syllableStarts | other.syllableStarts);
  }
}
