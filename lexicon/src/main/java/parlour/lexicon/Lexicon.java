package parlour.lexicon;

import java.util.ArrayList;
import java.util.List;

/// The dictionary: every word and what is known about it; immutable once read.
///
/// Facts are columns indexed by word id. `marks` holds the bits of [Mark] from bit 0 and of
/// [Category] from bit 20; `syllableStarts` has one bit per letter at which a syllable begins.
/// Names are in the same index as words and carry [Mark#NAME], so one search serves both; a [Judge]
/// tells them apart.
public final class Lexicon {
  static final int NONE = -1;

  private static final byte RAREST = 8;

  private final String version;
  private final WordIndex index;
  private final Facts facts;
  private final NonWords nonWords;
  private final List<String> addedWords;

  /// One column per fact, each indexed by word id.
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

    /// A copy with room for more words.
    Facts copyWithRoomFor(int more) {
      Facts longer = new Facts(marks.length + more);
      System.arraycopy(bands, 0, longer.bands, 0, bands.length);
      System.arraycopy(lengths, 0, longer.lengths, 0, lengths.length);
      for (int i = 0; i < intArrays().size(); i++)
        System.arraycopy(intArrays().get(i), 0, longer.intArrays().get(i), 0, marks.length);
      return longer;
    }

    /// The int columns, in the order of the file.
    List<int[]> intArrays() {
      return List.of(marks, pluralOf, verbFormOf, syllableStarts);
    }
  }

  Lexicon(String version, WordIndex index, Facts facts, NonWords nonWords) {
    this(version, index, facts, nonWords, List.of());
  }

  private Lexicon(
      String version, WordIndex index, Facts facts, NonWords nonWords, List<String> addedWords) {
    this.version = version;
    this.index = index;
    this.facts = facts;
    this.nonWords = nonWords;
    this.addedWords = addedWords;
  }

  /// This dictionary for a table whose players have admitted the given lower-case words: they get
  /// [Mark#ADMITTED]. Words that the dictionary did not have get ids from [#size] on; they can be
  /// looked up, but no search finds them.
  public Lexicon with(List<String> admitted) {
    var unlisted = admitted.stream().filter(word -> index.id(word) < 0).toList();
    var known = facts.copyWithRoomFor(unlisted.size());
    for (int i = 0; i < unlisted.size(); i++) {
      int id = size() + i;
      var word = unlisted.get(i);
      known.bands[id] = RAREST;
      known.lengths[id] = (byte) word.length();
      known.marks[id] = Mark.WORD.bit();
      known.pluralOf[id] = NONE;
      known.verbFormOf[id] = NONE;
      known.syllableStarts[id] = Syllables.starts(word);
    }
    var lexicon = new Lexicon(version, index, known, nonWords, unlisted);
    for (var word : admitted) {
      known.marks[lexicon.id(word)] |= Mark.ADMITTED.bit();
    }
    return lexicon;
  }

  /// Reads the dictionary from its bytes.
  public static Lexicon read(byte[] raw) {
    return LexiconFile.read(raw);
  }

  /// Identifies the dictionary: lexicons of one version give the same verdicts.
  public String version() {
    return version;
  }

  /// The searches over the words.
  public WordIndex index() {
    return index;
  }

  /// How many words and names the dictionary has; ids run from 0 to `size` - 1.
  public int size() {
    return index.size();
  }

  /// The id of a word, in either case; or -1.
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

  /// The word with this id, in lower case.
  public String word(int id) {
    return id < size() ? index.word(id) : addedWords.get(id - size());
  }

  /// How many letters a word has.
  public int length(int id) {
    return facts.lengths[id];
  }

  /// How common a word is, from 1 (everyday) to 8 (rare).
  public int band(int id) {
    return facts.bands[id];
  }

  /// Whether the word has the mark.
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

  /// Whether `longer` is `word` plus S or ES, and merely its plural or its verb form.
  public boolean merelyInflects(CharSequence word, CharSequence longer) {
    int added = longer.length() - word.length();
    int last = longer.length() - 1;
    boolean adds = added == 1 || (added == 2 && toLowerCase(longer.charAt(last - 1)) == 'e');
    if (!adds || toLowerCase(longer.charAt(last)) != 's') {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (toLowerCase(word.charAt(i)) != toLowerCase(longer.charAt(i))) {
        return false;
      }
    }
    int base = index.id(word);
    int inflected = index.id(longer);
    return base >= 0
        && inflected >= 0
        && (facts.pluralOf[inflected] == base || facts.verbFormOf[inflected] == base);
  }

  /// How many syllables a word has; estimated if it is not in the dictionary.
  public int syllables(CharSequence word) {
    return Integer.bitCount(syllableStarts(word));
  }

  /// The syllables of a word: CHAP, TER.
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

  /// One bit for every letter at which a syllable begins, the first letter being the lowest bit.
  public int syllableStarts(CharSequence word) {
    int id = id(word);
    return id >= 0 ? facts.syllableStarts[id] : Syllables.starts(word);
  }

  /// The words that have the mark.
  public WordSet with(Mark mark) {
    return WordSet.of(size(), id -> is(id, mark));
  }

  /// The words of the category.
  public WordSet of(Category category) {
    return WordSet.of(size(), id -> is(id, category));
  }

  /// The words of this band and all more common ones.
  public WordSet upTo(int band) {
    return WordSet.of(size(), id -> facts.bands[id] <= band);
  }

  /// The words a family table may be offered: all but slurs and vulgar words.
  public WordSet family() {
    return WordSet.of(size(), id -> !is(id, Mark.COARSE));
  }

  NonWords nonWords() {
    return nonWords;
  }

  Facts facts() {
    return facts;
  }

  private static char toLowerCase(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char) (letter + 32) : letter;
  }
}
