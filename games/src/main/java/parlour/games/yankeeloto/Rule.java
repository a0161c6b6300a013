package parlour.games.yankeeloto;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule STAKE = new Rule("yankee-loto.stake");
  static final Rule DEAL = new Rule("yankee-loto.deal");
  static final Rule WORD = new Rule("yankee-loto.word");
  static final Rule NO_WORD = new Rule("yankee-loto.no-word");
  static final Rule CALL = new Rule("yankee-loto.call");
  static final Rule COVER = new Rule("yankee-loto.cover");
  static final Rule LATE = new Rule("yankee-loto.late");
  static final Rule LOTO = new Rule("yankee-loto.loto");
  static final Rule VERIFY = new Rule("yankee-loto.verify");
  static final Rule TIE = new Rule("yankee-loto.tie");
  static final Rule CARRY = new Rule("yankee-loto.carry");
  static final Rule ROTATE = new Rule("yankee-loto.rotate");
  static final Rule AUTO = new Rule("yankee-loto.amb.auto");
  static final Rule BAD_WORD = new Rule("yankee-loto.amb.bad-word");
  static final Rule PACE = new Rule("yankee-loto.amb.pace");
  static final Rule AFTER_CRY = new Rule("yankee-loto.amb.after-cry");
  static final Rule HOPELESS = new Rule("yankee-loto.amb.hopeless");
  static final Rule CALLER = new Rule("yankee-loto.amb.caller");
  static final Rule ROUNDS = new Rule("yankee-loto.amb.rounds");
}
