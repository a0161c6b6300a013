package parlour.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parlour.lexicon.house.HouseList;

/// The dictionary: every word and what is known about it; immutable once read.
///
/// Facts are columns indexed by word id. `marks` holds the bits of [Mark], `categories` those of
/// [Category]; `syllableStarts` has one bit per letter at which a syllable begins. Names are in the
/// same index as words and carry [Mark#NAME], so one search serves both; a [Judge] tells them
/// apart. A lexicon is made for one table by [#forTable], which says what list and what manners the
/// table has chosen.
public final class Lexicon {
  static final int NONE = -1;

  private static final byte RAREST = 8;
  private static final String FIRST_EDITION = "1-";

  /// Stands in a version before the words of a house.
  private static final char HOUSE = '+';

  /// The marks of words that the program never offers.
  private static final int INDELICATE = Mark.MILD.bit() | Mark.COARSE.bit() | Mark.SLUR.bit();

  private final String version;
  private final WordIndex index;
  private final Facts facts;
  private final NonWords nonWords;
  private final List<String> addedWords;
  private final Table table;
  private final LawfulWords lawful;

  /// What a table has chosen, and where the large list and other editions come from.
  ///
  /// @param plain this dictionary without the words of a house, if a house has changed it
  /// @param ballot this dictionary without the words that the players have admitted, and those
  ///   words, if there are any
  private record Table(
      DictionaryList list,
      Manners manners,
      Supplier<Lexicon> large,
      Supplier<Optional<Lexicon>> firstEdition,
      Optional<Lexicon> plain,
      Optional<Ballot> ballot) {

    Table with(DictionaryList list, Manners manners) {
      return new Table(list, manners, large, firstEdition, plain, ballot);
    }

    Table with(Ballot ballot) {
      return new Table(list, manners, large, firstEdition, plain, Optional.of(ballot));
    }
  }

  /// What the players of a table have admitted by vote.
  ///
  /// @param printed the dictionary without it
  record Ballot(Lexicon printed, List<String> admitted) {}

  /// Makes a lexicon on first use and keeps it.
  private static final class Once implements Supplier<Lexicon> {
    private final Supplier<Lexicon> maker;
    private @Nullable Lexicon made;

    Once(Supplier<Lexicon> maker) {
      this.maker = maker;
    }

    @Override
    public Lexicon get() {
      Lexicon before = made;
      if (before != null) return before;
      Lexicon lexicon = maker.get();
      made = lexicon;
      return lexicon;
    }
  }

  /// A memo of the words each law admits, so that the tables of one dictionary share their sets.
  ///
  /// Two threads may find out the same sets at once; either result is right, and one is kept.
  private static final class LawfulWords {
    private Map<Key, List<WordSet>> known = Map.of();

    /// What the sets depend on, besides the facts of the dictionary.
    private record Key(WordLaw law, Manners manners, DictionaryList list) {}

    private List<WordSet> of(Key key, Supplier<List<WordSet>> maker) {
      List<WordSet> before = known.get(key);
      if (before != null) return before;
      List<WordSet> made = maker.get();
      Map<Lexicon.LawfulWords.Key, List<WordSet>> more = new HashMap<>(known);
      more.put(key, made);
      known = Map.copyOf(more);
      return made;
    }
  }

  /// One column per fact, each indexed by word id.
  static final class Facts {
    final byte[] bands;
    final byte[] lengths;
    final int[] marks;
    final int[] categories;
    final int[] pluralOf;
    final int[] verbFormOf;
    final int[] syllableStarts;

    Facts(int size) {
      this.bands = new byte[size];
      this.lengths = new byte[size];
      this.marks = new int[size];
      this.categories = new int[size];
      this.pluralOf = new int[size];
      this.verbFormOf = new int[size];
      this.syllableStarts = new int[size];
    }

    /// The same facts with marks of their own.
    private Facts(Facts shared) {
      this.bands = shared.bands;
      this.lengths = shared.lengths;
      this.marks = shared.marks.clone();
      this.categories = shared.categories;
      this.pluralOf = shared.pluralOf;
      this.verbFormOf = shared.verbFormOf;
      this.syllableStarts = shared.syllableStarts;
    }

    /// A copy whose marks may be changed, with room for more words.
    Facts copyWithRoomFor(int more) {
      if (more == 0) return new Facts(this);
      Facts longer = new Facts(marks.length + more);
      System.arraycopy(bands, 0, longer.bands, 0, bands.length);
      System.arraycopy(lengths, 0, longer.lengths, 0, lengths.length);
      for (int i = 0; i < intArrays().size(); i++)
        System.arraycopy(intArrays().get(i), 0, longer.intArrays().get(i), 0, marks.length);
      return longer;
    }

    /// The int columns, in the order of the file.
    List<int[]> intArrays() {
      return List.of(marks, categories, pluralOf, verbFormOf, syllableStarts);
    }
  }

  Lexicon(String version, WordIndex index, Facts facts, NonWords nonWords) {
    this(
        version,
        index,
        facts,
        nonWords,
        List.of(),
        new Table(
            DictionaryList.USUAL,
            Manners.USUAL,
            Lexicon::noLargeList,
            Optional::empty,
            Optional.empty(),
            Optional.empty()),
        new LawfulWords());
  }

  private Lexicon(
      String version,
      WordIndex index,
      Facts facts,
      NonWords nonWords,
      List<String> addedWords,
      Table table,
      LawfulWords lawful) {
    this.version = version;
    this.index = index;
    this.facts = facts;
    this.nonWords = nonWords;
    this.addedWords = addedWords;
    this.table = table;
    this.lawful = lawful;
  }

  private static Lexicon noLargeList() {
    throw new IllegalStateException("this dictionary has no large list");
  }

  /// This dictionary with a larger one of the same version for tables that choose the large list;
  /// it is asked for only then.
  public Lexicon withLarge(Supplier<Lexicon> large) {
    return withTable(
        new Table(table.list, table.manners, large, table.firstEdition, table.plain, table.ballot));
  }

  /// The dictionary as a table has chosen it.
  public Lexicon forTable(DictionaryList list, Manners manners) {
    return (list == DictionaryList.LARGE ? table.large.get() : this)
        .withTable(table.with(list, manners));
  }

  /// This dictionary with its first edition, for games that were dealt with that.
  public Lexicon withFirstEdition(Supplier<Optional<Lexicon>> firstEdition) {
    return withTable(
        new Table(table.list, table.manners, table.large, firstEdition, table.plain, table.ballot));
  }

  /// The edition of this dictionary that has the version, if there is one; the words of a house are
  /// read from the version itself.
  public Optional<Lexicon> edition(String wanted) {
    if (wanted.equals(version)) return Optional.of(this);
    int house = wanted.indexOf(HOUSE);
    if (house >= 0) {
      return edition(wanted.substring(0, house))
          .flatMap(
              plain -> HouseList.named(wanted.substring(house + 1)).map(plain::withHouseWords));
    }
    if (table.plain.isPresent()) return table.plain.get().edition(wanted);
    return wanted.startsWith(FIRST_EDITION)
        ? table.firstEdition.get().filter(first -> first.version.equals(wanted))
        : Optional.empty();
  }

  /// Whether this is the first edition: games dealt with it keep the reading of plurals they had.
  public boolean isFirstEdition() {
    return version.startsWith(FIRST_EDITION);
  }

  private Lexicon withTable(Table chosen) {
    return new Lexicon(version, index, facts, nonWords, addedWords, chosen, lawful);
  }

  /// The list the table has chosen.
  public DictionaryList list() {
    return table.list;
  }

  /// The manners the table has chosen.
  public Manners manners() {
    return table.manners;
  }

  /// This dictionary for a table whose players have admitted the given lower-case words: they get
  /// [Mark#ADMITTED]. Words that the dictionary did not have get ids from [#size] on; they can be
  /// looked up, but no search finds them.
  public Lexicon with(List<String> admitted) {
    return marked(version, admitted, Mark.ADMITTED)
        .withTable(table.with(new Ballot(this, List.copyOf(admitted))));
  }

  /// This dictionary in a house that has words of its own: those it has added get [Mark#HOUSE],
  /// those it has struck out [Mark#STRUCK]. The version names them all.
  public Lexicon withHouseWords(HouseList house) {
    if (house.isEmpty()) return this;
    String named = version + HOUSE + house.name();
    List<String> listed = house.struck().stream().filter(word -> id(word) >= 0).toList();
    Once large = new Once(() -> table.large.get().withHouseWords(house));
    return marked(named, house.added(), Mark.HOUSE)
        .marked(named, listed, Mark.STRUCK)
        .withTable(
            new Table(
                table.list,
                table.manners,
                large,
                table.firstEdition,
                Optional.of(this),
                table.ballot));
  }

  private Lexicon marked(String version, List<String> words, Mark mark) {
    List<String> unlisted = words.stream().filter(word -> id(word) < 0).toList();
    Facts known = facts.copyWithRoomFor(unlisted.size());
    int first = size() + addedWords.size();
    for (int i = 0; i < unlisted.size(); i++) {
      int id = first + i;
      String word = unlisted.get(i);
      known.bands[id] = RAREST;
      known.lengths[id] = (byte) word.length();
      known.marks[id] = Mark.WORD.bit();
      known.pluralOf[id] = NONE;
      known.verbFormOf[id] = NONE;
      known.syllableStarts[id] = Syllables.starts(word);
    }
    List<String> allAdded = Stream.concat(addedWords.stream(), unlisted.stream()).toList();
    Lexicon lexicon =
        new Lexicon(version, index, known, nonWords, allAdded, table, new LawfulWords());
    for (String word : words) known.marks[lexicon.id(word)] |= mark.bit();
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
      if (addedWords.get(i).equalsIgnoreCase(word.toString())) return size() + i;
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

  /// How common a word is, from 1 (everyday) to 8 (rare) and 9 (in the large list only).
  public int band(int id) {
    return facts.bands[id];
  }

  /// Whether the word has the mark.
  public boolean is(int id, Mark mark) {
    return (facts.marks[id] & mark.bit()) != 0;
  }

  /// Whether the word belongs to the category.
  public boolean is(int id, Category category) {
    return category == Category.ANY || (facts.categories[id] & category.bit()) != 0;
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

  /// Whether `plural` is the plural of `word`, made with S or otherwise: BOYS of BOY, MICE of
  /// MOUSE.
  public boolean isPlural(CharSequence word, CharSequence plural) {
    int id = index.id(plural);
    return id >= 0 && facts.pluralOf[id] >= 0 && facts.pluralOf[id] == index.id(word);
  }

  /// Whether `form` is a form of the verb `word`: EATS of EAT.
  public boolean isVerbForm(CharSequence word, CharSequence form) {
    int id = index.id(form);
    return id >= 0 && facts.verbFormOf[id] >= 0 && facts.verbFormOf[id] == index.id(word);
  }

  /// How many syllables a word has; estimated if it is not in the dictionary.
  public int syllables(CharSequence word) {
    return Integer.bitCount(syllableStarts(word));
  }

  /// The syllables of a word: CHAP, TER.
  public List<String> divide(CharSequence word) {
    int starts = syllableStarts(word);
    List<String> parts = new ArrayList<>();
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

  /// Whether the word is mild, coarse or a slur, so that the program never offers it.
  public boolean isIndelicate(int id) {
    return (facts.marks[id] & INDELICATE) != 0;
  }

  Optional<Ballot> ballot() {
    return table.ballot;
  }

  /// The words a law admits, reckoned once for all tables of this dictionary.
  List<WordSet> lawful(WordLaw law, Manners manners, Supplier<List<WordSet>> maker) {
    return lawful.of(new LawfulWords.Key(law, manners, table.list), maker);
  }

  NonWords nonWords() {
    return nonWords;
  }

  Facts facts() {
    return facts;
  }
}
