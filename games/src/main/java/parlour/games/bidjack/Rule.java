package parlour.games.bidjack;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  BID_WHAT("bid.what"),
  BID_DEALER("bid.dealer"),
  BID_LEAD("bid.lead"),
  ONE_ROUND("amb.one-round"),
  ALL_PASS("amb.all-pass"),
  DEALER_LEAD("amb.dealer-lead"),
  TRICK_HIGH("trick.high"),
  FOLLOW("follow"),
  TIE("tie"),
  HOLE("hole"),
  SCORE("score"),
  WIN("win"),
  PARTNERS_WIN("partners.win"),
  BOTH_OUT("amb.both-out"),
  SEVERAL_OUT("amb.several-out"),
  CLOCK("amb.clock"),
  LENGTH("amb.length");

  private final String id;

  Rule(String name) {
    this.id = "bid-jack." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
