package parlour.games.authors;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  ASK("ask"),
  ASK_AGAIN("ask.again"),
  MISS("miss"),
  BOOK("book"),
  WIN("win"),
  SPECIFIC("amb.specific"),
  OWN_CARD("amb.own-card"),
  FIRST_BOOK("amb.first-book"),
  TIME("amb.time"),
  LENGTH("amb.length");

  private final String id;

  Rule(String name) {
    this.id = "authors." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
