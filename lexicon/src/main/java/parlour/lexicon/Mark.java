package parlour.lexicon;

/// Properties of a word in the dictionary, one bit each.
public enum Mark {
  /// An ordinary word, not merely a name.
  WORD(0),
  NOUN(1),
  VERB(2),
  ADJECTIVE(3),
  ADVERB(4),
  /// A noun plural in S, such as BOYS or RUNS.
  PLURAL(5),
  /// A plural not in S, such as MICE.
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
  /// A term used only in one trade or science.
  TECHNICAL(14),
  /// Coarse: never offered by the program, and refused at a family table.
  COARSE(15),
  /// A shortening that has become a word, such as MEMO.
  CLIPPING(16),
  /// Two words written as one, such as GRAPEVINE.
  COMPOUND(17),
  /// A verb's third person that people meet as a plural first, such as CATS.
  PLURAL_FIRST(18),
  /// Admitted by the players of one table, whatever the word law says.
  ADMITTED(19),
  /// Mildly indelicate: never offered by the program, and refused at a family table.
  MILD(20),
  /// A slur: never offered by the program, and refused unless the table takes any word at all.
  SLUR(21),
  /// In use only since the leaflets were printed, such as EMAIL.
  MODERN(22),
  /// Added by a house list.
  HOUSE(23),
  /// Struck out by a house list.
  STRUCK(24),
  /// WordNet has a sense of it.
  IN_WORDNET(25),
  /// The pronouncing dictionary has it.
  IN_CMUDICT(26),
  /// 12dicts has it.
  IN_TWELVE_DICTS(27),
  /// It was met in running text.
  IN_TEXTS(28),
  /// Something about it was written by hand.
  BY_HAND(29),
  /// Webster's dictionary of 1913 has it.
  IN_WEBSTER(30),
  /// A shortening that is not a word of its own, such as REC for recreation.
  ABBREVIATION(31);

  private final int bit;

  Mark(int place) {
    this.bit = 1 << place;
  }

  /// The bit of this mark; it is part of the file format, so it never changes.
  int bit() {
    return bit;
  }
}
