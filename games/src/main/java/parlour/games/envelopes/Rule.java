package parlour.games.envelopes;

import parlour.engine.Clause;

/// The clauses this form cites.
enum Rule implements Clause {
  PREPARE("progressive.anagrams.prepare"),
  TABLES("progressive.anagrams.tables"),
  PAIRS("progressive.anagrams.pairs"),
  LEADER("progressive.amb.leader"),
  OBJECT("anagrams.object"),
  ANNOUNCE("anagrams.announce"),
  STOP("anagrams.time.stop"),
  CEASE("anagrams.stop.cease"),
  TRIES("progressive.amb.envelope-tries"),
  ASIDE("progressive.amb.envelope-aside");

  private final String id;

  Rule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
