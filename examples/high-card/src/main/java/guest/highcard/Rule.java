package guest.highcard;

import parlour.engine.Clause;

/// The clauses of the rulebook that the code cites.
enum Rule implements Clause {
  LAY("high-card.lay"),
  ROUND("high-card.round"),
  HANDS("high-card.hands"),
  WIN("high-card.win");

  private final String id;

  Rule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
