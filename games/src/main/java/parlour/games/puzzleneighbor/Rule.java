package parlour.games.puzzleneighbor;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  AGREE("agree"),
  CHOOSE("choose"),
  START("start"),
  TIME("time"),
  SOLVE("solve"),
  FAIL("fail"),
  PROVE("prove"),
  TRAVEL("travel"),
  FIRST("first"),
  END("end"),
  FOUR_ALIKE("amb.four-alike"),
  LATE("amb.late"),
  PROOF("amb.proof"),
  BAD_WORD("amb.bad-word");

  private final String id;

  Rule(String name) {
    this.id = "puzzle-neighbor." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
