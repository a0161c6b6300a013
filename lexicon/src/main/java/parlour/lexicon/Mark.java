package parlour.lexicon;

/// What the dictionary knows of a word besides its spelling; one bit each.
public enum Mark {
  /// An ordinary word, not merely a name.
  WORD(0),
  NOUN(1),
  VERB(2),
  ADJECTIVE(3),
  ADVERB(4),
  /// A noun plural in S, such as BOYS or RUNS.
  PLURAL(5),
  /// A plural made otherwise, such as MICE.
  IRREGULAR_PLURAL(6),
  /// The third person of a verb, such as RUNS.
  VERB_IN_S(7),
  /// Written with a capital: LONDON, and CHINA too.
  NAME(8),
  /// A geographical name.
  PLACE(9),
  /// A person of history, by surname.
  PERSON(10),
  /// A person of history who wrote.
  AUTHOR(11),
  FOREIGN(12),
  SLANG(13),
  /// A term of one trade or science that no one else uses.
  TECHNICAL(14),
  /// Vulgar, or a slur: never offered, and refused at a family table.
  COARSE(15),
  /// A shortening that has become a word, such as MEMO.
  CLIPPING(16),
  /// Two words written as one, such as GRAPEVINE.
  COMPOUND(17),
  /// A third person of a verb that is hardly ever used as one, such as CATS.
  RARELY_VERB(18),
  /// Admitted by the company of one table, whatever the law says of it.
  ADMITTED(19);

  private final int bit;

  Mark(int place) {
    this.bit = 1 << place;
  }

  /// The one bit of this mark; it is written into the dictionary, so it never changes.
  int bit() {
    return bit;
  }
}
