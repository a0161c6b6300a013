package parlour.games.logomachy;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEALER_TURN("dealer-turn"),
  POOL("pool"),
  TRICK("trick"),
  TRICK_ANNOUNCE("trick.announce"),
  TRAIL("trail"),
  NO_TWICE("no-twice"),
  SWEEP("sweep"),
  SWEEP_AFTER("sweep.after"),
  REDEAL("redeal"),
  ODD("odd"),
  LAST_TRICK("last-trick"),
  BUILD("build"),
  BUILD_FINISH("build.finish"),
  BUILD_STEAL("build.steal"),
  BUILD_RESERVED("build.reserved"),
  BUILD_HOLD_ALL("build.hold-all"),
  EXTEND("extend"),
  MISSPELL("misspell"),
  MINUTE("minute"),
  WORDS("words"),
  NEXT_DEAL("next-deal"),
  SCORE_CARDS("score.cards"),
  SCORE_DOUBLE("score.double"),
  SCORE_PRIZE("score.prize"),
  SCORE_SWEEP("score.sweep"),
  WIN("win"),
  LONG_BUILD("amb.long-build"),
  BUILD_OWN_NEXT("amb.build-own-next"),
  TIE_CARDS("amb.tie-cards"),
  BOTH_21("amb.both-21"),
  TIME_OUT("amb.time-out"),
  MISSPELL_CARD("amb.misspell-card"),
  CHALLENGE("amb.challenge"),
  OPTIONAL_TAKE("amb.optional-take"),
  MIN_WORD("amb.min-word"),
  PROHIBITED("amb.prohibited"),
  CARRY_ON("amb.carry-on"),
  SET_APART("amb.set-apart"),
  CHALLENGE_PRICE("amb.challenge-price"),
  CHALLENGE_TIME("amb.challenge-time"),
  LAST_DEAL("amb.last-deal");

  private final String id;

  Rule(String name) {
    this.id = "logomachy." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
