package parlour.games.spellingmatch;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule COUNT = new Rule("spelling-match.agree.count");
  static final Rule LENGTH = new Rule("spelling-match.agree.length");
  static final Rule CHOOSE = new Rule("spelling-match.choose");
  static final Rule STACKS = new Rule("spelling-match.stacks");
  static final Rule PASS_LEFT = new Rule("spelling-match.pass-left");
  static final Rule CALL = new Rule("spelling-match.call");
  static final Rule TAKE = new Rule("spelling-match.take");
  static final Rule VIEW = new Rule("spelling-match.view");
  static final Rule NEXT = new Rule("spelling-match.next");
  static final Rule NOT_LEFT = new Rule("spelling-match.not-left");
  static final Rule NOT_OWN = new Rule("spelling-match.not-own");
  static final Rule ONE_AT_TIME = new Rule("spelling-match.one-at-time");
  static final Rule GAME = new Rule("spelling-match.game");
  static final Rule WIN = new Rule("spelling-match.win");
  static final Rule PROVE = new Rule("spelling-match.prove");
  static final Rule PROVE_FAIL = new Rule("spelling-match.prove-fail");
  static final Rule PROVE_GAIN = new Rule("spelling-match.prove-gain");
  static final Rule STUCK = new Rule("spelling-match.amb.stuck");
  static final Rule SUPPLY = new Rule("spelling-match.amb.supply");
  static final Rule TIE = new Rule("spelling-match.amb.tie");
  static final Rule SAME_WORD = new Rule("spelling-match.amb.same-word");
  static final Rule LATE = new Rule("spelling-match.amb.late");
  static final Rule GAME_CALLED = new Rule("spelling-match.amb.game-called");
  static final Rule PARTNERS = new Rule("spelling-match.amb.partners");
  static final Rule PARTNERS_PROOF = new Rule("spelling-match.amb.partners-proof");
  static final Rule MAKER = new Rule("spelling-match.amb.maker");
  static final Rule AFTER_GAME = new Rule("spelling-match.amb.after-game");
  static final Rule LAST_STACK = new Rule("spelling-match.amb.last-stack");
}
