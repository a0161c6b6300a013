package parlour.games.foil;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("foil.deal"),
  DRAW("foil.turn.draw"),
  DISCARD("foil.turn.discard"),
  MANY("foil.form.many"),
  MIN_4("foil.word.min4", "too short"),
  PLURAL("foil.word.plural", "a short plural in S"),
  FORMS("foil.word.forms", "an abbreviation or the like"),
  PROPER("foil.word.proper", "a name"),
  KNOCK_ALL("foil.knock.all"),
  KNOCK_STOP("foil.knock.stop"),
  KNOCK_WHEN("foil.knock.when"),
  KNOCK_BEFORE("foil.knock.before"),
  KNOCK_FALSE("foil.knock.false"),
  KNOCKER("foil.scramble.knocker"),
  MIX("foil.scramble.mix"),
  DISTINCT("foil.scramble.distinct"),
  TURNED("foil.unscramble.turn"),
  TIMER("foil.unscramble.timer"),
  OWN("foil.unscramble.own"),
  OTHERS("foil.unscramble.others"),
  STOP("foil.unscramble.stop"),
  REVEAL("foil.unscramble.reveal"),
  DISPUTES("foil.unscramble.disputes", "not played at this table"),
  DIFFERENT("foil.unscramble.different", "another word"),
  SCORE("foil.score.when"),
  LETTER("foil.score.letter"),
  UNSCRAMBLED("foil.score.unscramble"),
  KNOCK_BONUS("foil.score.knock"),
  ONE_WORD("foil.score.one-word"),
  UNUSED("foil.score.unused"),
  BROKEN_FORMING("foil.score.rule-form"),
  BROKEN_UNSCRAMBLING("foil.score.rule-unscramble"),
  OWN_FORGOTTEN("foil.score.own", "not found again"),
  MISSPELT("foil.score.misspelt", "no such word"),
  ROUND_TOTAL("foil.round-total"),
  WIN("foil.win"),
  CATEGORY("foil.var.category", "off the subject"),
  CATEGORY_SCOPE("foil.var.category.scope"),
  CHILDREN_MIN("foil.var.children.min3", "too short"),
  YOUNG_SCORE("foil.var.young.score"),
  YOUNG_GOAL("foil.var.young.goal"),
  YOUNG_PLAIN("foil.var.young.no-scramble"),
  HUNDRED("foil.amb.100-rounds"),
  DEPTH("foil.amb.discard-depth"),
  FALSE_UNUSED("foil.amb.false-knock-unused"),
  FALSE_NONSENSE("foil.amb.false-knock-nonsense"),
  PLAYED_OUT("foil.amb.played-out"),
  FALSE_TURN("foil.amb.false-knock-turn"),
  STOCK_OUT("foil.amb.stock-out"),
  BAD_WORD_SOLVERS("foil.amb.bad-word-solvers", "the word itself was bad"),
  NO_WORD("foil.amb.nonword-guess", "no such word"),
  NO_IDENTITY("foil.amb.no-identity"),
  CATEGORY_JUDGE("foil.amb.category-judge"),
  TIE("foil.amb.tie"),
  TIME("general.amb.time"),
  LATE("foil.amb.late"),
  VOTE("foil.amb.vote"),
  TIE_WHO("foil.amb.tie-who"),
  ONE_HAND("foil.amb.one-hand"),
  OTHER_LETTERS("foil.amb.other-letters", "other letters"),
  MANNERS("house.manners", "not played at this table"),
  WORD_LIST("house.list", "not in this table's list");

  private final String id;

  /// What is written beside a word that the rule is about, or nothing.
  final String remark;

  Rule(String id) {
    this(id, "");
  }

  Rule(String id, String remark) {
    this.id = id;
    this.remark = remark;
  }

  @Override
  public String id() {
    return id;
  }
}
