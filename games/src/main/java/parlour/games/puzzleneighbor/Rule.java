package parlour.games.puzzleneighbor;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule AGREE = new Rule("puzzle-neighbor.agree");
  static final Rule CHOOSE = new Rule("puzzle-neighbor.choose");
  static final Rule START = new Rule("puzzle-neighbor.start");
  static final Rule TIME = new Rule("puzzle-neighbor.time");
  static final Rule SOLVE = new Rule("puzzle-neighbor.solve");
  static final Rule FAIL = new Rule("puzzle-neighbor.fail");
  static final Rule PROVE = new Rule("puzzle-neighbor.prove");
  static final Rule TRAVEL = new Rule("puzzle-neighbor.travel");
  static final Rule FIRST = new Rule("puzzle-neighbor.first");
  static final Rule END = new Rule("puzzle-neighbor.end");
  static final Rule FOUR_ALIKE = new Rule("puzzle-neighbor.amb.four-alike");
  static final Rule LATE = new Rule("puzzle-neighbor.amb.late");
  static final Rule PROOF = new Rule("puzzle-neighbor.amb.proof");
  static final Rule BAD_WORD = new Rule("puzzle-neighbor.amb.bad-word");
}
