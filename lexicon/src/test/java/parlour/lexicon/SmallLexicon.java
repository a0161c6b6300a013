package parlour.lexicon;

import parlour.lexicon.LexiconWriter.Entry;

/// A lexicon of a few dozen words for tests.
final class SmallLexicon {
  private SmallLexicon() {}

  static LexiconWriter writer() {
    return new LexiconWriter("handmade")
        .noun(1, "boy", "boys")
        .noun(1, "tale", "tales")
        .noun(1, "box", "boxes")
        .noun(2, "mouse", "mice")
        .noun(1, "chair", "chairs")
        .noun(1, "cat", "cats")
        .word(
            "cats",
            Entry.plain(1).with(Mark.PLURAL, Mark.VERB_IN_S, Mark.PLURAL_FIRST).pluralOf("cat"))
        .noun(1, "run", "runs")
        .verb(1, "run", "runs")
        .words(
            1, "a", "man", "many", "steal", "slate", "find", "ample", "news", "glass", "apple",
            "pie")
        .word("horse", Entry.plain(1).with(Category.ANIMALS).with(Category.MAMMALS))
        .word("eagle", Entry.plain(2).with(Category.ANIMALS))
        .word("logomachy", Entry.plain(8).with(Mark.NOUN))
        .word("memo", Entry.plain(3).with(Mark.CLIPPING).syllableStarts(0b1001))
        .word("china", Entry.plain(2).with(Mark.NAME, Mark.PLACE))
        .word("london", Entry.plain(4).without(Mark.WORD).with(Mark.NAME, Mark.PLACE))
        .word("monday", Entry.plain(2).without(Mark.WORD).with(Mark.NAME))
        .word(
            "dickens", Entry.plain(5).without(Mark.WORD).with(Mark.NAME, Mark.PERSON, Mark.AUTHOR))
        .word("napoleon", Entry.plain(5).without(Mark.WORD).with(Mark.NAME, Mark.PERSON))
        .word("senor", Entry.plain(5).with(Mark.FOREIGN))
        .word("yucky", Entry.plain(5).with(Mark.SLANG))
        .word("rec", Entry.plain(7).with(Mark.NOUN, Mark.ABBREVIATION))
        .word("codon", Entry.plain(8).with(Mark.TECHNICAL))
        .word("blast", Entry.plain(3).with(Mark.COARSE))
        .nonWord("ice cream", Reason.TWO_WORDS)
        .nonWord("merry-go-round", Reason.HYPHENATED)
        .nonWord("don't", Reason.CONTRACTION)
        .nonWord("NASA", Reason.ABBREVIATION)
        .nonWord("New York", Reason.GEOGRAPHICAL);
  }

  static Lexicon lexicon() {
    return writer().lexicon();
  }
}
