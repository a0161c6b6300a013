package parlour.games.rotation;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  FOUR("table-four"),
  PAY("pay"),
  VALUES("values"),
  ORDER("values.order"),
  LEAD("lead"),
  HOLD("lead.hold"),
  NAME_LETTER("name-letter"),
  SECOND("second"),
  SECOND_FAIL("second.fail"),
  NEXT("next"),
  PASS_OVER("tail.pass-over"),
  SPECIAL("tail.special"),
  FINISH("tail.finish"),
  FALL("tail.fall"),
  NEXT_LEADER("tail.next-leader"),
  CANNOT_LEAD("tail.cannot-lead"),
  HAND_END("tail.hand-end"),
  OUT_BONUS("tail.out-bonus"),
  GAME_END("tail.game-end"),
  WIN("tail.win"),
  FOUR_SAME("amb.four-same"),
  DEALER_SHARE("amb.dealer-share"),
  BLUFF("amb.bluff"),
  MUST_PLAY("amb.must-play"),
  POOL_SIZE("amb.pool-size"),
  LONGEST("amb.longest"),
  LEAD_FALLS("amb.lead-falls"),
  DOUBT_PRICE("amb.doubt-price"),
  CHALLENGE_TIME("amb.challenge-time"),
  MINUTE("amb.minute"),
  POOL_SHORT("amb.pool-short"),
  FORCED("amb.forced"),
  DEALS("amb.deals");

  private final String id;

  Rule(String name) {
    this.id = "rotation." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
