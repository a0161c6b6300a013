package parlour.games.letterpool;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule STAKE = new Rule("letter-pool.stake");
  static final Rule THINK = new Rule("letter-pool.think");
  static final Rule DECLARE = new Rule("letter-pool.declare");
  static final Rule BEAT = new Rule("letter-pool.beat");
  static final Rule WIN_WORD = new Rule("letter-pool.win-word");
  static final Rule REMAIN = new Rule("letter-pool.remain");
  static final Rule NONE = new Rule("letter-pool.none");
  static final Rule REFILL = new Rule("letter-pool.refill");
  static final Rule ERROR = new Rule("letter-pool.error");
  static final Rule END = new Rule("letter-pool.end");
  static final Rule WIN = new Rule("letter-pool.win");
  static final Rule WHICH_LETTERS = new Rule("letter-pool.amb.which-letters");
  static final Rule DOUBT = new Rule("letter-pool.amb.doubt");
  static final Rule LATE = new Rule("letter-pool.amb.late");
}
