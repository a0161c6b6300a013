package parlour.games.bullfrog;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule TURN = new Rule("bull-frog.turn");
  static final Rule BEAR = new Rule("bull-frog.bear");
  static final Rule LAST = new Rule("bull-frog.last");
  static final Rule FORFEIT = new Rule("bull-frog.forfeit");
  static final Rule FALSE = new Rule("bull-frog.false");
  static final Rule TWO_ACTS = new Rule("bull-frog.amb.two-acts");
  static final Rule SCORE = new Rule("bull-frog.amb.score");
  static final Rule SEVERAL_LATE = new Rule("bull-frog.amb.several-late");
  static final Rule PATIENT = new Rule("bull-frog.amb.patient");
  static final Rule NEXT_DEALER = new Rule("bull-frog.amb.next-dealer");
}
