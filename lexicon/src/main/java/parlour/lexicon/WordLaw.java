package parlour.lexicon;

import java.util.Set;

/// Which words a game admits, as its leaflet says.
///
/// @param title what the law is called in reports
/// @param least the fewest letters a word may have
/// @param rarest the rarest band admitted, 1 (everyday) to 9
/// @param refused the classes of ordinary words that are refused
/// @param plurals the rule for plurals
/// @param names the rule for names
/// @param category the subject every word must belong to
public record WordLaw(
    String title,
    int least,
    int rarest,
    Set<Reason> refused,
    Plurals plurals,
    Names names,
    Category category) {

  /// The rarest band there is.
  public static final int RAREST = 9;

  /// The rarest band children are expected to know.
  public static final int CHILDREN = 4;

  /// Rules for plurals.
  public enum Plurals {
    /// Plurals are words like any other.
    ADMITTED,
    /// A plural in S needs six letters, unless people meet it as a verb first (RUNS).
    SIX_LETTERS,
    /// A plural in S needs six letters, even if it is also a verb.
    SIX_LETTERS_STRICTLY
  }

  /// Rules for names.
  public enum Names {
    REFUSED,
    /// Names are words like any other.
    ADMITTED,
    /// Only names of places and of historical persons.
    GEOGRAPHICAL_AND_HISTORICAL,
    /// Only names of authors.
    AUTHORS
  }

  /// Leaflet 000, for all its games: no foreign, technical or geographical words, slang, names or
  /// abbreviations. A compound that need not be one is one the dictionary does not write as a
  /// single word, so GRAPEVINE is played and APPLEPIE is not, here or under any other law.
  public static final WordLaw GENERAL =
      new WordLaw(
          "general",
          2,
          RAREST,
          Set.of(Reason.FOREIGN, Reason.TECHNICAL, Reason.SLANG, Reason.ABBREVIATION),
          Plurals.ADMITTED,
          Names.REFUSED,
          Category.ANY);

  /// The list-making games of leaflet 000 (Anagrams with variations, Speculation): at least three
  /// letters.
  public static final WordLaw LISTS = GENERAL.titled("lists").least(3);

  /// The Crossword Letter Game: no proper nouns, no foreign words.
  public static final WordLaw CROSSWORD =
      new WordLaw(
          "crossword",
          2,
          RAREST,
          Set.of(Reason.FOREIGN),
          Plurals.ADMITTED,
          Names.REFUSED,
          Category.ANY);

  /// Word Making and Word Taking: no geographical or proper names, no foreign words; three letters
  /// by agreement.
  public static final WordLaw WORD_MAKING =
      new WordLaw(
          "word making",
          3,
          RAREST,
          Set.of(Reason.FOREIGN),
          Plurals.ADMITTED,
          Names.REFUSED,
          Category.ANY);

  /// Word Making with geographical and historical names only.
  public static final WordLaw PLACES_AND_PERSONS =
      WORD_MAKING.titled("places and persons").names(Names.GEOGRAPHICAL_AND_HISTORICAL);

  /// Word Making with names of authors only.
  public static final WordLaw AUTHORS = WORD_MAKING.titled("authors").names(Names.AUTHORS);

  /// Logomachy: no proper names, abbreviations or slang; foreign words are refused for consistency.
  public static final WordLaw LOGOMACHY =
      new WordLaw(
          "logomachy",
          2,
          RAREST,
          Set.of(Reason.FOREIGN, Reason.SLANG, Reason.ABBREVIATION),
          Plurals.ADMITTED,
          Names.REFUSED,
          Category.ANY);

  /// Foil: at least four letters, plurals in S only from six letters, clippings such as MEMO
  /// admitted.
  public static final WordLaw FOIL =
      new WordLaw("foil", 4, RAREST, Set.of(), Plurals.SIX_LETTERS, Names.REFUSED, Category.ANY);

  /// Foil for children: at least three letters.
  public static final WordLaw FOIL_CHILDREN = FOIL.titled("foil for children").least(3);

  public WordLaw {
    refused = Set.copyOf(refused);
    if (least < 1)
      throw new IllegalArgumentException("a word has at least one letter, not " + least);
    if (rarest < 1 || rarest > RAREST)
      throw new IllegalArgumentException("bands run from 1 to " + RAREST + ", not " + rarest);
  }

  /// This law under another title.
  public WordLaw titled(String other) {
    return new WordLaw(other, least, rarest, refused, plurals, names, category);
  }

  /// This law with another minimum length.
  public WordLaw least(int letters) {
    return new WordLaw(title, letters, rarest, refused, plurals, names, category);
  }

  /// This law with no word rarer than `band`.
  public WordLaw rarest(int band) {
    return new WordLaw(title, least, band, refused, plurals, names, category);
  }

  /// This law with another rule for plurals.
  public WordLaw plurals(Plurals rule) {
    return new WordLaw(title, least, rarest, refused, rule, names, category);
  }

  /// This law with another rule for names.
  public WordLaw names(Names rule) {
    return new WordLaw(title, least, rarest, refused, plurals, rule, category);
  }

  /// This law restricted to one subject.
  public WordLaw category(Category subject) {
    return new WordLaw(title, least, rarest, refused, plurals, names, subject);
  }

  /// Whether ordinary words of this class are refused.
  public boolean refuses(Reason reason) {
    return refused.contains(reason);
  }

  /// Whether only names are played.
  public boolean namesOnly() {
    return switch (names) {
      case REFUSED, ADMITTED -> false;
      case GEOGRAPHICAL_AND_HISTORICAL, AUTHORS -> true;
    };
  }
}
