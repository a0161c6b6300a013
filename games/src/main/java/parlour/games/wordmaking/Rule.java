package parlour.games.wordmaking;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule OPEN_WORD = new Rule("wmwt.open.word");
  static final Rule DRAW = new Rule("wmwt.draw");
  static final Rule MAKE = new Rule("wmwt.make");
  static final Rule PLACE = new Rule("wmwt.place");
  static final Rule TO_POOL = new Rule("wmwt.to-pool");
  static final Rule TAKE = new Rule("wmwt.take");
  static final Rule REORDER = new Rule("wmwt.take.reorder");
  static final Rule POOL_USE = new Rule("wmwt.pool.use");
  static final Rule MUST_ADD = new Rule("wmwt.must-add");
  static final Rule ALL_HE_CAN = new Rule("wmwt.all-he-can");
  static final Rule DRAW_KEPT = new Rule("wmwt.draw-kept");
  static final Rule NAMES = new Rule("wmwt.words.geo");
  static final Rule FOREIGN = new Rule("wmwt.words.foreign");
  static final Rule PLURAL_TAKE = new Rule("wmwt.plural-take");
  static final Rule PLURAL_OWN = new Rule("wmwt.plural-own");
  static final Rule DICTIONARY = new Rule("wmwt.dictionary");
  static final Rule WIN = new Rule("wmwt.win");
  static final Rule NAMES_ONLY = new Rule("wmwt.var.names");
  static final Rule LEAST = new Rule("wmwt.var.min-length");
  static final Rule ONE_DRAW = new Rule("wmwt.amb.one-draw");
  static final Rule DECLINED = new Rule("wmwt.amb.must-use");
  static final Rule OWN_WORDS = new Rule("wmwt.amb.own-words");
  static final Rule MERGE = new Rule("wmwt.amb.merge");
  static final Rule RETAIN = new Rule("wmwt.amb.retain");
  static final Rule ES = new Rule("wmwt.amb.es");
  static final Rule BOX_EMPTY = new Rule("wmwt.amb.box-empty");
  static final Rule DOUBT = new Rule("wmwt.amb.challenge");
  static final Rule LATE_DRAW = new Rule("wmwt.amb.late-draw");
  static final Rule WHICH_LETTERS = new Rule("wmwt.amb.which-letters");
  static final Rule WRONG_DOUBT = new Rule("wmwt.amb.wrong-doubt");
  static final Rule DOUBT_VOTE = new Rule("wmwt.amb.doubt-vote");
  static final Rule DOUBT_TIME = new Rule("wmwt.amb.doubt-time");
  static final Rule FALL = new Rule("wmwt.amb.fall");
  static final Rule ROOT_SCOPE = new Rule("wmwt.amb.root-scope");
}
