package parlour.games.outinthecold;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  COUNT("count"),
  WIN("win"),
  DECLARE("var.declare"),
  BUILD("var.build"),
  FURTHER("var.further"),
  DEAL("deal"),
  TURN("turn"),
  IN("in"),
  CLOSE("close"),
  COLD("cold"),
  ALL_IN("all-in"),
  OTHERS("others"),
  ERROR("error"),
  DEAL_LEFT("deal-left"),
  TIMED("timed"),
  CIRCUIT("amb.var-circuit"),
  REARRANGE("amb.var-rearrange"),
  TIE("amb.tie"),
  LAST_TURN("amb.last-turn"),
  LATE("amb.late"),
  SHORT_BOX("amb.short-box"),
  TIMED_STAY("amb.timed-stay");

  private final String id;

  Rule(String name) {
    this.id = "out-in-the-cold." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
