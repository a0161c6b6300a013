package parlour.games.travelling;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  OBJECT("object"),
  FORM("form"),
  PASS("pass"),
  ENLARGE("enlarge"),
  PASS_AGAIN("pass-again"),
  ROUND_END("round-end"),
  SECOND_DEAL("second-deal"),
  THIRD_DEAL("third-deal"),
  WIN("win"),
  TIE_SYLLABLES("tie-syllables"),
  CARRY("amb.carry"),
  CHANGE("amb.change"),
  SIMULTANEOUS("amb.simultaneous"),
  NO_WORD("amb.no-word"),
  LAST_PASS("amb.last-pass"),
  BOX_SIZE("amb.box-size"),
  TIE("amb.tie2"),
  PARTNERS("amb.partners"),
  CHANGES("amb.changes"),
  SHOWING("amb.showing"),
  FEWER_LETTERS("amb.fewer-letters"),
  PARTNERS_TIE("amb.partners-tie"),
  ROUNDS("amb.rounds");

  private final String id;

  Rule(String name) {
    this.id = "travelling." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
