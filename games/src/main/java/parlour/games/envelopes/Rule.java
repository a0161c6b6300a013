package parlour.games.envelopes;

import parlour.engine.Clause;

/// The clauses this form cites.
record Rule(String id) implements Clause {
  static final Rule PAIRS = new Rule("progressive.anagrams.pairs");
  static final Rule LEADER = new Rule("progressive.amb.leader");
  static final Rule OBJECT = new Rule("anagrams.object");
  static final Rule ANNOUNCE = new Rule("anagrams.announce");
  static final Rule STOP = new Rule("anagrams.time.stop");
  static final Rule CEASE = new Rule("anagrams.stop.cease");
  static final Rule TRIES = new Rule("progressive.amb.envelope-tries");
  static final Rule ASIDE = new Rule("progressive.amb.envelope-aside");
}
