package parlour.lexicon;

import java.util.ArrayList;
import java.util.List;

/// Every word the house knows, and what it knows of each; read once, then it never changes.
///
/// Facts lie in arrays by word id. `marks` holds the bits of [Mark] from bit 0 and of [Category]
/// from bit 20; `starts` holds, for every letter of a word, whether a syllable begins there. Names
/// stand in the same graph as words and carry [Mark#NAME], so that one search serves both; a
/// [Judge] tells them apart.
public final class Lexicon {
  static final int NONE = -1;

  private static final byte RAREST = 8;

  private final String version;
  private final WordIndex index;
  private final Facts facts;
  private final NonWords nonWords;
  private final List<String> addedWords;

  /// One array per fact, each by word id.
  static final class Facts {
    final byte[] bands;
    final byte[] lengths;
    final int[] marks;
    final int[] pluralOf;
    final int[] verbFormOf;
    final int[] syllableStarts;

    Facts(int size) {
      this.bands = new byte[size];
      this.lengths = new byte[size];
      this.marks = new int[size];
      this.pluralOf = new int[size];
      this.verbFormOf = new int[size];
      this.syllableStarts = new int[size];
    }

    /// The same with room for so many more words; the arrays share nothing with these.
    Facts longer(int more) {
      Facts longer = new Facts(marks.length + more);
      System.arraycopy(bands, 0, longer.bands, 0, bands.length);
      System.arraycopy(lengths, 0, longer.lengths, 0, lengths.length);
      for (int i = 0; i < intArrays().size(); i++)
        System.arraycopy(intArrays().get(i), 0, longer.intArrays().get(i), 0, marks.length);
      return longer;
    }

    /// The arrays of numbers, in the order in which they are written.
    List<int[]> intArrays() {
      return List.of(marks, pluralOf, verbFormOf, syllableStarts);
    }
  }

  Lexicon(String version, WordIndex graph, Facts facts, NonWords oddments) {
    this(version, graph, facts, oddments, List.of());
  }

  private Lexicon(
      String version, WordIndex graph, Facts facts, NonWords oddments, List<String> addenda) {
    this.version = version;
    this.index = graph;
    this.facts = facts;
    this.nonWords = oddments;
    this.addedWords = addenda;
  }

  /// This dictionary for a table whose company has admitted the words, given in small letters: they
  /// bear [Mark#ADMITTED]. Those that the dictionary did not have get ids from [#size] on; they can
  /// be looked up, but no search finds them.
  public Lexicon with(List<String> admitted) {
    var fresh = admitted.stream().filter(word -> index.id(word) < 0).toList();
    var known = facts.longer(fresh.size());
    for (int i = 0; i < fresh.size(); i++) {
      int id = size() + i;
      var word = fresh.get(i);
      known.bands[id] = RAREST;
      known.lengths[id] = (byte) word.length();
      known.marks[id] = Mark.WORD.bit();
      known.pluralOf[id] = NONE;
      known.verbFormOf[id] = NONE;
      known.syllableStarts[id] = Syllables.starts(word);
    }
    var lexicon = new Lexicon(version, index, known, nonWords, fresh);
    for (var word : admitted) {
      known.marks[lexicon.id(word)] |= Mark.ADMITTED.bit();
    }
    return lexicon;
  }

  /// Reads the dictionary from its bytes.
  public static Lexicon read(byte[] raw) {
    return LexiconFile.read(raw);
  }

  /// Which dictionary this is: two lexicons of one version judge alike.
  public String version() {
    return version;
  }

  /// The words themselves.
  public WordIndex index() {
    return index;
  }

  /// How many words and names the dictionary has; ids run from 0 to one less.
  public int size() {
    return index.size();
  }

  /// The id of a word in any case, or -1.
  public int id(CharSequence word) {
    int id = index.id(word);
    return id >= 0 || addedWords.isEmpty() ? id : addedWordId(word);
  }

  private int addedWordId(CharSequence word) {
    for (int i = 0; i < addedWords.size(); i++) {
      if (addedWords.get(i).equalsIgnoreCase(word.toString())) {
        return size() + i;
      }
    }
    return NONE;
  }

  /// The word of an id, in small letters.
  public String word(int id) {
    return id < size() ? index.word(id) : addedWords.get(id - size());
  }

  /// How many letters a word has.
  public int length(int id) {
    return facts.lengths[id];
  }

  /// How common a word is, from 1 (everyday) to 8.
  public int band(int id) {
    return facts.bands[id];
  }

  /// Whether the word bears the mark.
  public boolean is(int id, Mark mark) {
    return (facts.marks[id] & mark.bit()) != 0;
  }

  /// Whether the word belongs to the category.
  public boolean is(int id, Category category) {
    return category == Category.ANY || (facts.marks[id] & category.bit()) != 0;
  }

  int marks(int id) {
    return facts.marks[id];
  }

  /// The word this one is the plural of (BOYS of BOY, MICE of MOUSE), or -1.
  public int pluralOf(int id) {
    return facts.pluralOf[id];
  }

  /// The verb this word is a form of (RUNS and RAN of RUN), or -1.
  public int verbFormOf(int id) {
    return facts.verbFormOf[id];
  }

  /// Whether `longer` only adds S or ES to `word` and thereby only makes it plural or turns its
  /// verb.
  public boolean merelyInflects(CharSequence word, CharSequence longer) {
    int added = longer.length() - word.length();
    int last = longer.length() - 1;
    boolean adds = added == 1 || (added == 2 && small(longer.charAt(last - 1)) == 'e');
    if (!adds || small(longer.charAt(last)) != 's') {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (small(word.charAt(i)) != small(longer.charAt(i))) {
        return false;
      }
    }
    int base = index.id(word);
    int inflected = index.id(longer);
    return base >= 0
        && inflected >= 0
        && (facts.pluralOf[inflected] == base || facts.verbFormOf[inflected] == base);
  }

  /// How many syllables a word has, known or not.
  public int syllables(CharSequence word) {
    return Integer.bitCount(syllableStarts(word));
  }

  /// The word in syllables: CHAP, TER.
  public List<String> divide(CharSequence word) {
    int starts = syllableStarts(word);
    var parts = new ArrayList<String>();
    int from = 0;
    for (int i = 1; i < word.length(); i++) {
      if ((starts >>> i & 1) != 0) {
        parts.add(word.subSequence(from, i).toString());
        from = i;
      }
    }
    parts.add(word.subSequence(from, word.length()).toString());
    return List.copyOf(parts);
  }

  /// One bit for every letter at which a syllable begins, the first letter lowest.
  public int syllableStarts(CharSequence word) {
    int id = id(word);
    return id >= 0 ? facts.syllableStarts[id] : Syllables.starts(word);
  }

  /// The words that bear the mark.
  public WordSet with(Mark mark) {
    return WordSet.of(size(), id -> is(id, mark));
  }

  /// The words of the category.
  public WordSet of(Category category) {
    return WordSet.of(size(), id -> is(id, category));
  }

  /// The words no rarer than the band.
  public WordSet upTo(int band) {
    return WordSet.of(size(), id -> facts.bands[id] <= band);
  }

  /// What may be offered at a family table: everything but slurs and vulgar words.
  public WordSet family() {
    return WordSet.of(size(), id -> !is(id, Mark.COARSE));
  }

  NonWords nonWords() {
    return nonWords;
  }

  Facts facts() {
    return facts;
  }

  private static char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char) (letter + 32) : letter;
  }
}
