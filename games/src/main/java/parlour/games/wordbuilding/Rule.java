package parlour.games.wordbuilding;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule FIRST_THINK = new Rule("word-building.first.think");
  static final Rule FIRST_SET = new Rule("word-building.first.set");
  static final Rule FIRST_PAY = new Rule("word-building.first.pay");
  static final Rule NEXT_THINK = new Rule("word-building.next.think");
  static final Rule NEXT_SET = new Rule("word-building.next.set");
  static final Rule SYLLABLE_PAY = new Rule("word-building.syllable.pay");
  static final Rule FAIL_TURN = new Rule("word-building.fail.turn");
  static final Rule FAIL_PAY = new Rule("word-building.fail.pay");
  static final Rule UP_WHEN = new Rule("word-building.up.when");
  static final Rule UP_KEEP_LETTERS = new Rule("word-building.up.keep-letters");
  static final Rule UP_TRANSPOSE = new Rule("word-building.up.transpose");
  static final Rule UP_TRANSPOSE_PAY = new Rule("word-building.up.transpose-pay");
  static final Rule UP_HOLD_ALL = new Rule("word-building.up.hold-all");
  static final Rule UP_ONE_LETTER = new Rule("word-building.up.one-letter");
  static final Rule UP_FAIL_PAY = new Rule("word-building.up.fail-pay");
  static final Rule UP_CLOSE = new Rule("word-building.up.close");
  static final Rule UP_CLOSE_PAY = new Rule("word-building.up.close-pay");
  static final Rule REFILL = new Rule("word-building.refill");
  static final Rule LAST_MERGE = new Rule("word-building.last.merge");
  static final Rule LAST_BUILD = new Rule("word-building.last.build");
  static final Rule WIN = new Rule("word-building.win");
  static final Rule INTENT = new Rule("word-building.amb.intent");
  static final Rule FIRST_SYLLABLE = new Rule("word-building.amb.first-syllable");
  static final Rule SYLLABLE_JUDGE = new Rule("word-building.amb.syllable-judge");
  static final Rule ALL_FAIL = new Rule("word-building.amb.all-fail");
  static final Rule COMPLETE_TEST = new Rule("word-building.amb.complete-test");
  static final Rule UP_OPTIONAL = new Rule("word-building.amb.up-optional");
  static final Rule PAY_WHO = new Rule("word-building.amb.pay-who");
  static final Rule CRIB_REFILL = new Rule("word-building.amb.crib-refill");
  static final Rule ROUNDS = new Rule("word-building.amb.rounds");
  static final Rule LETTERS_CHECKED = new Rule("word-building.amb.letters-checked");
  static final Rule FALL = new Rule("word-building.amb.fall");
  static final Rule DOUBT_PRICE = new Rule("word-building.amb.doubt-price");
  static final Rule CLAIM = new Rule("word-building.amb.claim");
  static final Rule GAP = new Rule("word-building.amb.gap");
  static final Rule NO_WORD = new Rule("word-building.amb.no-word");
  static final Rule LAST_CLOSE = new Rule("word-building.amb.last-close");
  static final Rule UNFINISHED = new Rule("word-building.amb.unfinished");
  static final Rule WHICH_LETTER = new Rule("word-building.amb.which-letter");
}
