package parlour.games.spellingmatch;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  ALL_CENTRE("all-centre"),
  COUNT("agree.count"),
  LENGTH("agree.length"),
  CHOOSE("choose"),
  STACKS("stacks"),
  PASS_LEFT("pass-left"),
  CALL("call"),
  TAKE("take"),
  VIEW("view"),
  NEXT("next"),
  NOT_LEFT("not-left"),
  NOT_OWN("not-own"),
  ONE_AT_TIME("one-at-time"),
  GAME("game"),
  WIN("win"),
  PROVE("prove"),
  PROVE_FAIL("prove-fail"),
  PROVE_GAIN("prove-gain"),
  STUCK("amb.stuck"),
  SUPPLY("amb.supply"),
  BAD_CONTRIBUTION("amb.bad-contribution"),
  TIE("amb.tie"),
  SAME_WORD("amb.same-word"),
  LATE("amb.late"),
  GAME_CALLED("amb.game-called"),
  PARTNERS("amb.partners"),
  AFTER_GAME("amb.after-game"),
  LAST_STACK("amb.last-stack");

  private final String id;

  Rule(String name) {
    this.id = "spelling-match." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
