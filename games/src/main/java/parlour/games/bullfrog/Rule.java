package parlour.games.bullfrog;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  TURN("turn"),
  BEAR("bear"),
  LAST("last"),
  FORFEIT("forfeit"),
  FALSE("false"),
  TWO_ACTS("amb.two-acts"),
  SCORE("amb.score");

  private final String id;

  Rule(String name) {
    this.id = "bull-frog." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
