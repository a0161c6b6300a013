package parlour.games.speculation;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  DISCARD("discard"),
  GIVE("plum.give"),
  UNSEEN("plum.unseen"),
  APART("plum.apart"),
  EXPOSE("expose"),
  WORDS("players.words"),
  PAY("players.pay"),
  DEALER_WORDS("dealer.words"),
  DEALER_PAY("dealer.pay"),
  RETURN("return"),
  OPEN("plum.open"),
  PLUM_PAY("plum.pay"),
  PUBLIC("plum.public"),
  OMISSION("plum.omission"),
  NEXT_DEAL("next-deal"),
  END("end"),
  WIN("win"),
  EXTRA("note1.extra"),
  OVERPLUS("note1.overplus"),
  TOP_UP("note2.top-up"),
  ADDED_UNSEEN("amb.note2-unseen"),
  MIN("amb.min"),
  TIME("amb.time"),
  SEVEN_UP("amb.seven-up"),
  PRIVACY("amb.privacy"),
  OMISSION_PAYER("amb.omission-payer"),
  LEAVE("amb.leave-plum"),
  NOTICE_JUDGED("amb.notice-judged"),
  LISTS("amb.lists"),
  SORT_TIME("amb.sort-time"),
  DEALS("amb.deals");

  private final String id;

  Rule(String name) {
    this.id = "speculation." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
