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
  SCORE("amb.score"),
  TEMPO("amb.tempo"),
  SEVERAL_LATE("amb.several-late"),
  PATIENT("amb.patient"),
  NEXT_DEALER("amb.next-dealer");

  private final String id;

  Rule(String name) {
    this.id = "bull-frog." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
