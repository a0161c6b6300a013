package parlour.games.logomachy;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule DEALER_TURN = new Rule("logomachy.dealer-turn");
  static final Rule POOL = new Rule("logomachy.pool");
  static final Rule TRICK = new Rule("logomachy.trick");
  static final Rule TRICK_ANNOUNCE = new Rule("logomachy.trick.announce");
  static final Rule TRAIL = new Rule("logomachy.trail");
  static final Rule NO_TWICE = new Rule("logomachy.no-twice");
  static final Rule SWEEP = new Rule("logomachy.sweep");
  static final Rule SWEEP_AFTER = new Rule("logomachy.sweep.after");
  static final Rule REDEAL = new Rule("logomachy.redeal");
  static final Rule ODD = new Rule("logomachy.odd");
  static final Rule LAST_TRICK = new Rule("logomachy.last-trick");
  static final Rule BUILD = new Rule("logomachy.build");
  static final Rule BUILD_FINISH = new Rule("logomachy.build.finish");
  static final Rule BUILD_STEAL = new Rule("logomachy.build.steal");
  static final Rule BUILD_RESERVED = new Rule("logomachy.build.reserved");
  static final Rule BUILD_HOLD_ALL = new Rule("logomachy.build.hold-all");
  static final Rule EXTEND = new Rule("logomachy.extend");
  static final Rule MISSPELL = new Rule("logomachy.misspell");
  static final Rule MINUTE = new Rule("logomachy.minute");
  static final Rule WORDS = new Rule("logomachy.words");
  static final Rule NEXT_DEAL = new Rule("logomachy.next-deal");
  static final Rule SCORE_CARDS = new Rule("logomachy.score.cards");
  static final Rule SCORE_DOUBLE = new Rule("logomachy.score.double");
  static final Rule SCORE_PRIZE = new Rule("logomachy.score.prize");
  static final Rule SCORE_SWEEP = new Rule("logomachy.score.sweep");
  static final Rule WIN = new Rule("logomachy.win");
  static final Rule LONG_BUILD = new Rule("logomachy.amb.long-build");
  static final Rule BUILD_OWN_NEXT = new Rule("logomachy.amb.build-own-next");
  static final Rule TIE_CARDS = new Rule("logomachy.amb.tie-cards");
  static final Rule BOTH_21 = new Rule("logomachy.amb.both-21");
  static final Rule TIME_OUT = new Rule("logomachy.amb.time-out");
  static final Rule MISSPELL_CARD = new Rule("logomachy.amb.misspell-card");
  static final Rule CHALLENGE = new Rule("logomachy.amb.challenge");
  static final Rule OPTIONAL_TAKE = new Rule("logomachy.amb.optional-take");
  static final Rule MIN_WORD = new Rule("logomachy.amb.min-word");
  static final Rule PROHIBITED = new Rule("logomachy.amb.prohibited");
  static final Rule CARRY_ON = new Rule("logomachy.amb.carry-on");
  static final Rule SET_APART = new Rule("logomachy.amb.set-apart");
  static final Rule CHALLENGE_PRICE = new Rule("logomachy.amb.challenge-price");
  static final Rule CHALLENGE_TIME = new Rule("logomachy.amb.challenge-time");
  static final Rule LAST_DEAL = new Rule("logomachy.amb.last-deal");
}
