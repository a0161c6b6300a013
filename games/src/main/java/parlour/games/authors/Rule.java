package parlour.games.authors;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule ASK = new Rule("authors.ask");
  static final Rule ASK_AGAIN = new Rule("authors.ask.again");
  static final Rule MISS = new Rule("authors.miss");
  static final Rule BOOK = new Rule("authors.book");
  static final Rule WIN = new Rule("authors.win");
  static final Rule SPECIFIC = new Rule("authors.amb.specific");
  static final Rule OWN_CARD = new Rule("authors.amb.own-card");
  static final Rule TIME = new Rule("authors.amb.time");
  static final Rule LENGTH = new Rule("authors.amb.length");
}
