package parlour.games.wildanimal;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule NAMES = new Rule("wild-animal.names");
  static final Rule START = new Rule("wild-animal.start");
  static final Rule MATCH = new Rule("wild-animal.match");
  static final Rule GIVE = new Rule("wild-animal.give");
  static final Rule WIN = new Rule("wild-animal.win");
  static final Rule RECYCLE = new Rule("wild-animal.amb.recycle");
  static final Rule WRONG_CALL = new Rule("wild-animal.amb.wrong-call");
  static final Rule LEAD = new Rule("wild-animal.amb.lead");
  static final Rule DIGITAL_CALL = new Rule("wild-animal.amb.digital-call");
  static final Rule SHUFFLE = new Rule("wild-animal.amb.shuffle");
  static final Rule SILENCED = new Rule("wild-animal.amb.silenced");
  static final Rule PAUSE = new Rule("wild-animal.amb.pause");
  static final Rule TEMPO = new Rule("wild-animal.amb.tempo");
  static final Rule LENGTH = new Rule("wild-animal.amb.length");
  static final Rule TALLY = new Rule("wild-animal.amb.tally");
}
