package parlour.lexicon;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Decides which words may be played: a lexicon, as a table has chosen it, with the word law of one
/// game.
public final class Judge {
  /// How many vocabulary levels bots have.
  public static final int LEVELS = 5;

  /// The rarest band each level knows, by level.
  private static final int[] RAREST_KNOWN = {2, 3, 5, 7, WordLaw.RAREST};

  /// A string is explained as two joined words only if both are more common than this band.
  private static final int COMMON = 5;

  private final Lexicon lexicon;
  private final WordLaw law;
  private final Manners manners;
  private final int barredMarks;
  private final int refusedMarks;
  private final List<WordSet> sets;
  private final WordSet admitted;

  /// A judge for a table with the manners it has chosen.
  public Judge(Lexicon lexicon, WordLaw law) {
    this(lexicon, law, lexicon.manners());
  }

  /// A judge for a table with these manners.
  public Judge(Lexicon lexicon, WordLaw law, Manners manners) {
    this.lexicon = lexicon;
    this.law = law;
    this.manners = manners;
    this.barredMarks = Mark.STRUCK.bit() | offendingMarks(manners);
    this.refusedMarks =
        (law.refuses(Reason.FOREIGN) ? Mark.FOREIGN.bit() : 0)
            | (law.refuses(Reason.ABBREVIATION) ? Mark.ABBREVIATION.bit() : 0)
            | (law.refuses(Reason.SLANG) ? Mark.SLANG.bit() : 0)
            | (law.refuses(Reason.TECHNICAL) ? Mark.TECHNICAL.bit() : 0)
            | (lexicon.list() == DictionaryList.LEAFLET ? Mark.MODERN.bit() : 0);
    this.sets =
        lexicon.lawful(law, manners, () -> lexicon.ballot().map(this::voted).orElseGet(this::all));
    this.admitted = sets.getFirst();
  }

  /// The words that may be played, and after them those that each level knows.
  private List<WordSet> all() {
    long[][] bits = new long[LEVELS + 1][(lexicon.size() + 63) >>> 6];
    for (int id = 0; id < lexicon.size(); id++) add(id, bits);
    return sets(bits);
  }

  /// The same where the players have admitted words: only those can have become lawful.
  private List<WordSet> voted(Lexicon.Ballot ballot) {
    long[][] bits =
        new Judge(ballot.printed(), law, manners)
            .sets.stream().map(set -> set.bits().clone()).toArray(long[][]::new);
    for (String word : ballot.admitted()) {
      int id = lexicon.id(word);
      if (id < lexicon.size()) add(id, bits);
    }
    return sets(bits);
  }

  private void add(int id, long[][] bits) {
    if (!isLawful(id)) return;
    bits[0][id >>> 6] |= 1L << id;
    int from = lexicon.isIndelicate(id) ? LEVELS : level(lexicon.band(id));
    for (int level = from; level < LEVELS; level++) bits[level + 1][id >>> 6] |= 1L << id;
  }

  private List<WordSet> sets(long[][] bits) {
    return Arrays.stream(bits).map(set -> WordSet.ofBits(lexicon.size(), set)).toList();
  }

  private static int offendingMarks(Manners manners) {
    return switch (manners) {
      case FAMILY -> Mark.SLUR.bit() | Mark.COARSE.bit() | Mark.MILD.bit();
      case USUAL -> Mark.SLUR.bit();
      case ANYTHING -> 0;
    };
  }

  private static int level(int band) {
    int level = 0;
    while (RAREST_KNOWN[level] < band) level++;
    return level;
  }

  /// The lexicon the judge looks words up in.
  public Lexicon lexicon() {
    return lexicon;
  }

  /// The word law the judge applies.
  public WordLaw law() {
    return law;
  }

  /// The manners of the table.
  public Manners manners() {
    return manners;
  }

  /// Every word that may be played.
  public WordSet admitted() {
    return admitted;
  }

  /// The playable words that the program may offer: none that is mild, coarse or a slur.
  public WordSet presentable() {
    return vocabulary(LEVELS);
  }

  /// The playable words that a bot of this level knows, from 1 (a beginner) to 5; all of them
  /// presentable.
  public WordSet vocabulary(int level) {
    if (level < 1 || level > LEVELS)
      throw new IllegalArgumentException("levels run from 1 to " + LEVELS + ", not " + level);
    return sets.get(level);
  }

  /// The rarest band of words that a bot of this level knows.
  public static int rarestBand(int level) {
    return RAREST_KNOWN[level - 1];
  }

  /// The id of the word if it may be played, or -1; faster than `judge`, which explains itself.
  public int admit(CharSequence word) {
    int id = isAllLetters(word) ? lexicon.id(word) : Lexicon.NONE;
    return isGood(id) ? id : Lexicon.NONE;
  }

  private boolean isGood(int id) {
    return admitted.has(id) || id >= lexicon.size() && isLawful(id);
  }

  /// Whether the word may be played, and if not, why.
  public Verdict judge(CharSequence word) {
    if (!isAllLetters(word)) return misshapen(word);
    int id = lexicon.id(word);
    return isGood(id) ? new Verdict.Good(id) : refused(word, id);
  }

  /// Whether the players could admit the word by vote: it is refused now, and only because the
  /// dictionary does not have it or lists it as another kind of word. The minimum length, the rule
  /// for plurals and the limits of a family table cannot be voted away.
  public boolean mayBeAdmitted(CharSequence word) {
    if (!isAllLetters(word) || word.length() < law.least()) return false;
    int id = lexicon.id(word);
    return id < 0 || !isGood(id) && !isBarred(id, lexicon.marks(id));
  }

  private boolean isLawful(int id) {
    int marks = lexicon.marks(id);
    if (lexicon.length(id) < law.least() || isBarred(id, marks)) return false;
    return (marks & (Mark.ADMITTED.bit() | Mark.HOUSE.bit())) != 0
        || isRightKind(marks)
            && (marks & refusedMarks) == 0
            && lexicon.band(id) <= law.rarest()
            && lexicon.is(id, law.category());
  }

  /// Whether the law refuses the word even if the players admit it.
  private boolean isBarred(int id, int marks) {
    return (marks & barredMarks) != 0 || isShortPlural(id, marks);
  }

  private boolean isRightKind(int marks) {
    int wanted =
        switch (law.names()) {
          case REFUSED -> Mark.WORD.bit();
          case ADMITTED -> Mark.WORD.bit() | Mark.NAME.bit();
          case GEOGRAPHICAL_AND_HISTORICAL -> Mark.PLACE.bit() | Mark.PERSON.bit();
          case AUTHORS -> Mark.AUTHOR.bit();
        };
    return (marks & wanted) != 0;
  }

  private boolean isShortPlural(int id, int marks) {
    if ((marks & Mark.PLURAL.bit()) == 0 || lexicon.length(id) >= 6) return false;
    return switch (law.plurals()) {
      case ADMITTED -> false;
      case SIX_LETTERS ->
          (marks & (Mark.VERB_IN_S.bit() | Mark.PLURAL_FIRST.bit())) != Mark.VERB_IN_S.bit();
      case SIX_LETTERS_STRICTLY -> true;
    };
  }

  private Verdict refused(CharSequence word, int id) {
    String shown = word.toString().toUpperCase(Locale.ROOT);
    if (word.length() < law.least()) {
      return no(
          Reason.TOO_SHORT,
          shown + " is too short: a word needs " + number(law.least()) + " letters");
    }
    return id < 0 ? unlisted(word, shown) : unlawful(shown, id);
  }

  private Verdict unlawful(String shown, int id) {
    int marks = lexicon.marks(id);
    if (!isRightKind(marks)) {
      return switch (law.names()) {
        case REFUSED, ADMITTED ->
            (marks & Mark.PLACE.bit()) != 0
                ? no(Reason.GEOGRAPHICAL, shown + " is a geographical name")
                : no(Reason.PROPER_NAME, shown + " is a proper name");
        case GEOGRAPHICAL_AND_HISTORICAL ->
            no(Reason.NOT_A_NAME, shown + " is no name of a place or of history");
        case AUTHORS -> no(Reason.NOT_A_NAME, shown + " is no name of an author");
      };
    }
    if ((marks & Mark.STRUCK.bit()) != 0)
      return no(Reason.STRUCK, shown + " is struck out of this house's words");
    if ((marks & barredMarks) != 0) {
      return no(
          Reason.COARSE,
          shown
              + (manners == Manners.FAMILY
                  ? " is not played at a family table"
                  : " is a slur and is not played here"));
    }
    if ((marks & refusedMarks & Mark.MODERN.bit()) != 0)
      return no(Reason.MODERN, shown + " is newer than the leaflets");
    if ((marks & refusedMarks & Mark.SLANG.bit()) != 0)
      return no(Reason.SLANG, shown + " is slang");
    if ((marks & refusedMarks & Mark.ABBREVIATION.bit()) != 0)
      return no(Reason.ABBREVIATION, shown + " is short for a longer word");
    if ((marks & refusedMarks & Mark.FOREIGN.bit()) != 0)
      return no(Reason.FOREIGN, shown + " is a foreign word");
    if ((marks & refusedMarks & Mark.TECHNICAL.bit()) != 0)
      return no(Reason.TECHNICAL, shown + " is a technical word");
    if (isShortPlural(id, marks))
      return no(Reason.SHORT_PLURAL, shown + " is a plural in S of fewer than six letters");
    if (lexicon.band(id) > law.rarest())
      return no(Reason.TOO_RARE, shown + " is too rare a word for this table");
    return no(
        Reason.NOT_IN_CATEGORY,
        shown + " does not belong to the subject: " + law.category().title());
  }

  private Verdict unlisted(CharSequence word, String shown) {
    NonWords nonWords = lexicon.nonWords();
    int line = nonWords.find(word);
    if (line >= 0) return written(nonWords.reason(line), shown, nonWords.written(line));
    int splitAt = splitAt(word);
    return splitAt == 0
        ? no(Reason.UNKNOWN, shown + " is not in the dictionary")
        : written(
            Reason.NEEDLESS_COMPOUND,
            shown,
            shown.substring(0, splitAt) + " " + shown.substring(splitAt));
  }

  private static Verdict written(Reason reason, String shown, String otherwise) {
    return no(reason, shown + " is " + kind(reason) + " (" + otherwise + ")");
  }

  /// The position at which a string splits into two common words, or 0.
  private int splitAt(CharSequence word) {
    int best = 0;
    int bestBand = COMMON;
    for (int i = 3; i <= word.length() - 3; i++) {
      int first = lexicon.id(word.subSequence(0, i));
      int second = first < 0 ? first : lexicon.id(word.subSequence(i, word.length()));
      if (second >= 0 && mayBeShown(first) && mayBeShown(second)) {
        int band = Math.max(lexicon.band(first), lexicon.band(second));
        if (band < bestBand) {
          best = i;
          bestBand = band;
        }
      }
    }
    return best;
  }

  private boolean mayBeShown(int id) {
    return lexicon.is(id, Mark.WORD) && !lexicon.isIndelicate(id);
  }

  private static String kind(Reason reason) {
    return switch (reason) {
      case ABBREVIATION -> "an abbreviation";
      case CONTRACTION -> "a contraction";
      case HYPHENATED -> "written with a hyphen";
      case TWO_WORDS -> "more than one word";
      case NEEDLESS_COMPOUND -> "a compound that need not be one";
      case PROPER_NAME -> "a proper name";
      case GEOGRAPHICAL -> "a geographical name";
      case FOREIGN -> "a foreign word";
      case SLANG -> "slang";
      case TECHNICAL -> "a technical word";
      case NOT_LETTERS,
          TOO_SHORT,
          SHORT_PLURAL,
          COARSE,
          MODERN,
          STRUCK,
          TOO_RARE,
          NOT_IN_CATEGORY,
          NOT_A_NAME,
          UNKNOWN ->
          "not in the dictionary";
    };
  }

  private static Verdict misshapen(CharSequence word) {
    if (word.isEmpty()) return no(Reason.TOO_SHORT, "no letters make no word");
    String shown = word.toString().toUpperCase(Locale.ROOT);
    for (int i = 0; i < word.length(); i++) {
      switch (word.charAt(i)) {
        case '\'', '’' -> {
          return no(Reason.CONTRACTION, shown + " is written with an apostrophe");
        }
        case '-', '‐', '‑' -> {
          return no(Reason.HYPHENATED, shown + " is written with a hyphen");
        }
        case ' ' -> {
          return no(Reason.TWO_WORDS, shown + " is more than one word");
        }
        case '.' -> {
          return no(Reason.ABBREVIATION, shown + " is written with a full stop");
        }
        default -> {}
      }
    }
    return no(Reason.NOT_LETTERS, shown + " is not made of the letters A to Z");
  }

  private static Verdict no(Reason reason, String why) {
    return new Verdict.Refused(reason, why);
  }

  private static boolean isAllLetters(CharSequence word) {
    return !word.isEmpty() && Letters.isLetters(word);
  }

  private static String number(int letters) {
    return switch (letters) {
      case 1 -> "one";
      case 2 -> "two";
      case 3 -> "three";
      case 4 -> "four";
      case 5 -> "five";
      case 6 -> "six";
      default -> Integer.toString(letters);
    };
  }
}
