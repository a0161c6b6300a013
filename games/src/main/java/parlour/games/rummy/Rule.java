package parlour.games.rummy;

import parlour.engine.Clause;

/// The clauses these games cite: the same rule stands in both leaflets' words, under two ids.
enum Rule {
  DRAW("draw", "draw"),
  DRAW_EITHER("draw-either", "amb.draw-pile"),
  TOP_ONLY("amb.top-only", "amb.draw-pile"),
  SETS("sets", "sets"),
  RUNS("runs", "runs"),
  DISCARD("discard", "discard"),
  LAY_OFF("amb.parity", "amb.no-layoff"),
  LONGER("amb.parity-option", "sets"),
  LAST_DISCARD("amb.last-discard", "amb.last-discard"),
  STOCK_OUT("amb.stock-out", "amb.reshuffle"),
  HAND_END("hand-end", "object"),
  HAND_SCORE("hand-score", "hand-score"),
  WIN("win", "win"),
  WRAP("amb.wrap", "runs"),
  BLOCKED("amb.blocked", "amb.blocked"),
  CLOCK("amb.clock", "amb.clock"),
  LENGTH("amb.length", "amb.length"),
  SAME_CARD("amb.same-card", "amb.draw-pile"),
  DEALER_FIRST("dealer-first", "dealer-first");

  private record Cited(String id) implements Clause {}

  private final String rummy;
  private final String skat;

  Rule(String rummy, String skat) {
    this.rummy = "animal-rummy." + rummy;
    this.skat = "skat." + skat;
  }

  Clause in(Deck deck) {
    return new Cited(deck == Deck.ANIMALS ? rummy : skat);
  }
}
