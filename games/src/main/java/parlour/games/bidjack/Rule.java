package parlour.games.bidjack;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule DEAL = new Rule("bid-jack.deal");
  static final Rule BID_WHAT = new Rule("bid-jack.bid.what");
  static final Rule BID_DEALER = new Rule("bid-jack.bid.dealer");
  static final Rule ONE_ROUND = new Rule("bid-jack.amb.one-round");
  static final Rule ALL_PASS = new Rule("bid-jack.amb.all-pass");
  static final Rule DEALER_LEAD = new Rule("bid-jack.amb.dealer-lead");
  static final Rule TRICK_HIGH = new Rule("bid-jack.trick.high");
  static final Rule FOLLOW = new Rule("bid-jack.follow");
  static final Rule TIE = new Rule("bid-jack.tie");
  static final Rule HOLE = new Rule("bid-jack.hole");
  static final Rule SCORE = new Rule("bid-jack.score");
  static final Rule WIN = new Rule("bid-jack.win");
  static final Rule PARTNERS_WIN = new Rule("bid-jack.partners.win");
  static final Rule BOTH_OUT = new Rule("bid-jack.amb.both-out");
  static final Rule SEVERAL_OUT = new Rule("bid-jack.amb.several-out");
  static final Rule CLOCK = new Rule("bid-jack.amb.clock");
  static final Rule LENGTH = new Rule("bid-jack.amb.length");
}
