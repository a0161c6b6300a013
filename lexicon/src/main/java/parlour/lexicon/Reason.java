package parlour.lexicon;

/// Why a word is refused.
public enum Reason {
  /// It holds something that is neither a letter nor one of the marks below.
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
  /// Two words that nothing obliges anyone to join.
  NEEDLESS_COMPOUND(11),
  /// A plural in S that is shorter than the law allows.
  SHORT_PLURAL(12),
  COARSE(13),
  /// A word, but rarer than the law admits.
  TOO_RARE(14),
  NOT_IN_CATEGORY(15),
  /// A word, where only names of some kind are played.
  NOT_A_NAME(16),
  UNKNOWN(17);

  private final byte code;

  Reason(int code) {
    this.code = (byte) code;
  }

  /// The number under which the dictionary writes it down.
  byte code() {
    return code;
  }

  static Reason of(byte code) {
    for (var reason : values()) {
      if (reason.code == code) {
        return reason;
      }
    }
    throw new IllegalArgumentException("no reason has the number " + code);
  }
}
