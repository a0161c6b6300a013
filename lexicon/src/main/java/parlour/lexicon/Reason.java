package parlour.lexicon;

/// Why a word is refused.
public enum Reason {
  /// It has characters other than letters, apostrophes, hyphens, spaces and full stops.
  NOT_LETTERS(0),
  TOO_SHORT(1),
  PROPER_NAME(2),
  GEOGRAPHICAL(3),
  FOREIGN(4),
  ABBREVIATION(5),
  SLANG(6),
  CONTRACTION(7),
  HYPHENATED(8),
  TWO_WORDS(9),
  TECHNICAL(10),
  /// Two words that need not be written as one.
  NEEDLESS_COMPOUND(11),
  /// A plural in S that is shorter than the word law allows.
  SHORT_PLURAL(12),
  COARSE(13),
  /// A word, but rarer than the word law admits.
  TOO_RARE(14),
  NOT_IN_CATEGORY(15),
  /// A word where only names of some kind are played.
  NOT_A_NAME(16),
  UNKNOWN(17),
  /// In use only since the leaflets were printed.
  MODERN(18),
  /// Struck out by a house list.
  STRUCK(19);

  private final byte code;

  Reason(int code) {
    this.code = (byte) code;
  }

  /// The number that stands for it in the dictionary file.
  byte code() {
    return code;
  }

  static Reason of(byte code) {
    for (Reason reason : values()) if (reason.code == code) return reason;
    throw new IllegalArgumentException("no reason has the number " + code);
  }
}
