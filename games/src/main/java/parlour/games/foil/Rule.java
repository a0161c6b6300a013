package parlour.games.foil;

import parlour.engine.Clause;

/// The clauses this game cites.
///
/// @param remark what is written beside a word that the rule is about, or nothing
record Rule(String id, String remark) implements Clause {
  static final Rule DEAL = new Rule("foil.deal");
  static final Rule DRAW = new Rule("foil.turn.draw");
  static final Rule DISCARD = new Rule("foil.turn.discard");
  static final Rule MANY = new Rule("foil.form.many");
  static final Rule MIN_4 = new Rule("foil.word.min4", "too short");
  static final Rule PLURAL = new Rule("foil.word.plural", "a short plural in S");
  static final Rule FORMS = new Rule("foil.word.forms", "an abbreviation or the like");
  static final Rule PROPER = new Rule("foil.word.proper", "a name");
  static final Rule KNOCK_STOP = new Rule("foil.knock.stop");
  static final Rule KNOCK_WHEN = new Rule("foil.knock.when");
  static final Rule KNOCK_BEFORE = new Rule("foil.knock.before");
  static final Rule KNOCK_FALSE = new Rule("foil.knock.false");
  static final Rule KNOCKER = new Rule("foil.scramble.knocker");
  static final Rule MIX = new Rule("foil.scramble.mix");
  static final Rule DISTINCT = new Rule("foil.scramble.distinct");
  static final Rule TURNED = new Rule("foil.unscramble.turn");
  static final Rule TIMER = new Rule("foil.unscramble.timer");
  static final Rule OWN = new Rule("foil.unscramble.own");
  static final Rule OTHERS = new Rule("foil.unscramble.others");
  static final Rule STOP = new Rule("foil.unscramble.stop");
  static final Rule REVEAL = new Rule("foil.unscramble.reveal");
  static final Rule DISPUTES = new Rule("foil.unscramble.disputes", "not played at this table");
  static final Rule DIFFERENT = new Rule("foil.unscramble.different", "another word");
  static final Rule SCORE = new Rule("foil.score.when");
  static final Rule LETTER = new Rule("foil.score.letter");
  static final Rule UNSCRAMBLED = new Rule("foil.score.unscramble");
  static final Rule KNOCK_BONUS = new Rule("foil.score.knock");
  static final Rule ONE_WORD = new Rule("foil.score.one-word");
  static final Rule UNUSED = new Rule("foil.score.unused");
  static final Rule BROKEN_FORMING = new Rule("foil.score.rule-form");
  static final Rule BROKEN_UNSCRAMBLING = new Rule("foil.score.rule-unscramble");
  static final Rule OWN_FORGOTTEN = new Rule("foil.score.own", "not found again");
  static final Rule MISSPELT = new Rule("foil.score.misspelt", "no such word");
  static final Rule ROUND_TOTAL = new Rule("foil.round-total");
  static final Rule WIN = new Rule("foil.win");
  static final Rule CATEGORY = new Rule("foil.var.category", "off the subject");
  static final Rule CATEGORY_SCOPE = new Rule("foil.var.category.scope");
  static final Rule CHILDREN_MIN = new Rule("foil.var.children.min3", "too short");
  static final Rule YOUNG_SCORE = new Rule("foil.var.young.score");
  static final Rule YOUNG_GOAL = new Rule("foil.var.young.goal");
  static final Rule YOUNG_PLAIN = new Rule("foil.var.young.no-scramble");
  static final Rule HUNDRED = new Rule("foil.amb.100-rounds");
  static final Rule DEPTH = new Rule("foil.amb.discard-depth");
  static final Rule FALSE_UNUSED = new Rule("foil.amb.false-knock-unused");
  static final Rule FALSE_NONSENSE = new Rule("foil.amb.false-knock-nonsense");
  static final Rule PLAYED_OUT = new Rule("foil.amb.played-out");
  static final Rule STOCK_OUT = new Rule("foil.amb.stock-out");
  static final Rule BAD_WORD_SOLVERS =
      new Rule("foil.amb.bad-word-solvers", "the word itself was bad");
  static final Rule NO_WORD = new Rule("foil.amb.nonword-guess", "no such word");
  static final Rule NO_IDENTITY = new Rule("foil.amb.no-identity");
  static final Rule CATEGORY_JUDGE = new Rule("foil.amb.category-judge");
  static final Rule TIE = new Rule("foil.amb.tie");
  static final Rule TIME = new Rule("general.amb.time");
  static final Rule LATE = new Rule("foil.amb.late");
  static final Rule VOTE = new Rule("foil.amb.vote");
  static final Rule TIE_WHO = new Rule("foil.amb.tie-who");
  static final Rule ONE_HAND = new Rule("foil.amb.one-hand");
  static final Rule OTHER_LETTERS = new Rule("foil.amb.other-letters", "other letters");
  static final Rule MANNERS = new Rule("house.manners", "not played at this table");
  static final Rule WORD_LIST = new Rule("house.list", "not in this table's list");

  private Rule(String id) {
    this(id, "");
  }
}
