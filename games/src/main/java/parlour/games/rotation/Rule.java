package parlour.games.rotation;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule DEAL = new Rule("rotation.deal");
  static final Rule FOUR = new Rule("rotation.table-four");
  static final Rule PAY = new Rule("rotation.pay");
  static final Rule LEAD = new Rule("rotation.lead");
  static final Rule HOLD = new Rule("rotation.lead.hold");
  static final Rule NAME_LETTER = new Rule("rotation.name-letter");
  static final Rule SECOND_FAIL = new Rule("rotation.second.fail");
  static final Rule NEXT = new Rule("rotation.next");
  static final Rule PASS_OVER = new Rule("rotation.tail.pass-over");
  static final Rule SPECIAL = new Rule("rotation.tail.special");
  static final Rule FINISH = new Rule("rotation.tail.finish");
  static final Rule FALL = new Rule("rotation.tail.fall");
  static final Rule NEXT_LEADER = new Rule("rotation.tail.next-leader");
  static final Rule CANNOT_LEAD = new Rule("rotation.tail.cannot-lead");
  static final Rule HAND_END = new Rule("rotation.tail.hand-end");
  static final Rule OUT_BONUS = new Rule("rotation.tail.out-bonus");
  static final Rule GAME_END = new Rule("rotation.tail.game-end");
  static final Rule WIN = new Rule("rotation.tail.win");
  static final Rule BLUFF = new Rule("rotation.amb.bluff");
  static final Rule MUST_PLAY = new Rule("rotation.amb.must-play");
  static final Rule POOL_SIZE = new Rule("rotation.amb.pool-size");
  static final Rule LONGEST = new Rule("rotation.amb.longest");
  static final Rule LEAD_FALLS = new Rule("rotation.amb.lead-falls");
  static final Rule DOUBT_PRICE = new Rule("rotation.amb.doubt-price");
  static final Rule CHALLENGE_TIME = new Rule("rotation.amb.challenge-time");
  static final Rule MINUTE = new Rule("rotation.amb.minute");
  static final Rule POOL_SHORT = new Rule("rotation.amb.pool-short");
  static final Rule DEALS = new Rule("rotation.amb.deals");
}
