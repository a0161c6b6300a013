package guest.highcard;

import parlour.engine.Clause;

/// The clauses of the rulebook that the code cites.
record Rule(String id) implements Clause {
  static final Rule LAY = new Rule("high-card.lay");
  static final Rule ROUND = new Rule("high-card.round");
  static final Rule HANDS = new Rule("high-card.hands");
  static final Rule WIN = new Rule("high-card.win");
}
