package parlour.games.outinthecold;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule COUNT = new Rule("out-in-the-cold.count");
  static final Rule WIN = new Rule("out-in-the-cold.win");
  static final Rule DECLARE = new Rule("out-in-the-cold.var.declare");
  static final Rule BUILD = new Rule("out-in-the-cold.var.build");
  static final Rule FURTHER = new Rule("out-in-the-cold.var.further");
  static final Rule DEAL = new Rule("out-in-the-cold.deal");
  static final Rule TURN = new Rule("out-in-the-cold.turn");
  static final Rule IN = new Rule("out-in-the-cold.in");
  static final Rule CLOSE = new Rule("out-in-the-cold.close");
  static final Rule COLD = new Rule("out-in-the-cold.cold");
  static final Rule ALL_IN = new Rule("out-in-the-cold.all-in");
  static final Rule OTHERS = new Rule("out-in-the-cold.others");
  static final Rule ERROR = new Rule("out-in-the-cold.error");
  static final Rule DEAL_LEFT = new Rule("out-in-the-cold.deal-left");
  static final Rule TIMED = new Rule("out-in-the-cold.timed");
  static final Rule CIRCUIT = new Rule("out-in-the-cold.amb.var-circuit");
  static final Rule REARRANGE = new Rule("out-in-the-cold.amb.var-rearrange");
  static final Rule TIE = new Rule("out-in-the-cold.amb.tie");
  static final Rule LAST_TURN = new Rule("out-in-the-cold.amb.last-turn");
  static final Rule LATE = new Rule("out-in-the-cold.amb.late");
  static final Rule SHORT_BOX = new Rule("out-in-the-cold.amb.short-box");
  static final Rule TIMED_STAY = new Rule("out-in-the-cold.amb.timed-stay");
}
