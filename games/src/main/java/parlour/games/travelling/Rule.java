package parlour.games.travelling;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule DEAL = new Rule("travelling.deal");
  static final Rule OBJECT = new Rule("travelling.object");
  static final Rule FORM = new Rule("travelling.form");
  static final Rule PASS = new Rule("travelling.pass");
  static final Rule ENLARGE = new Rule("travelling.enlarge");
  static final Rule PASS_AGAIN = new Rule("travelling.pass-again");
  static final Rule ROUND_END = new Rule("travelling.round-end");
  static final Rule SECOND_DEAL = new Rule("travelling.second-deal");
  static final Rule THIRD_DEAL = new Rule("travelling.third-deal");
  static final Rule WIN = new Rule("travelling.win");
  static final Rule TIE_SYLLABLES = new Rule("travelling.tie-syllables");
  static final Rule CARRY = new Rule("travelling.amb.carry");
  static final Rule CHANGE = new Rule("travelling.amb.change");
  static final Rule SIMULTANEOUS = new Rule("travelling.amb.simultaneous");
  static final Rule NO_WORD = new Rule("travelling.amb.no-word");
  static final Rule BOX_SIZE = new Rule("travelling.amb.box-size");
  static final Rule TIE = new Rule("travelling.amb.tie2");
  static final Rule PARTNERS = new Rule("travelling.amb.partners");
  static final Rule CHANGES = new Rule("travelling.amb.changes");
  static final Rule SHOWING = new Rule("travelling.amb.showing");
  static final Rule FEWER_LETTERS = new Rule("travelling.amb.fewer-letters");
  static final Rule PARTNERS_TIE = new Rule("travelling.amb.partners-tie");
}
