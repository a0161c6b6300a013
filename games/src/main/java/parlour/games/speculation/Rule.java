package parlour.games.speculation;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule DEAL = new Rule("speculation.deal");
  static final Rule DISCARD = new Rule("speculation.discard");
  static final Rule GIVE = new Rule("speculation.plum.give");
  static final Rule UNSEEN = new Rule("speculation.plum.unseen");
  static final Rule APART = new Rule("speculation.plum.apart");
  static final Rule EXPOSE = new Rule("speculation.expose");
  static final Rule WORDS = new Rule("speculation.players.words");
  static final Rule PAY = new Rule("speculation.players.pay");
  static final Rule DEALER_WORDS = new Rule("speculation.dealer.words");
  static final Rule DEALER_PAY = new Rule("speculation.dealer.pay");
  static final Rule RETURN = new Rule("speculation.return");
  static final Rule OPEN = new Rule("speculation.plum.open");
  static final Rule PLUM_PAY = new Rule("speculation.plum.pay");
  static final Rule PUBLIC = new Rule("speculation.plum.public");
  static final Rule OMISSION = new Rule("speculation.plum.omission");
  static final Rule NEXT_DEAL = new Rule("speculation.next-deal");
  static final Rule END = new Rule("speculation.end");
  static final Rule WIN = new Rule("speculation.win");
  static final Rule EXTRA = new Rule("speculation.note1.extra");
  static final Rule OVERPLUS = new Rule("speculation.note1.overplus");
  static final Rule TOP_UP = new Rule("speculation.note2.top-up");
  static final Rule ADDED_UNSEEN = new Rule("speculation.amb.note2-unseen");
  static final Rule MIN = new Rule("speculation.amb.min");
  static final Rule TIME = new Rule("speculation.amb.time");
  static final Rule SEVEN_UP = new Rule("speculation.amb.seven-up");
  static final Rule PRIVACY = new Rule("speculation.amb.privacy");
  static final Rule OMISSION_PAYER = new Rule("speculation.amb.omission-payer");
  static final Rule LEAVE = new Rule("speculation.amb.leave-plum");
  static final Rule NOTICE_JUDGED = new Rule("speculation.amb.notice-judged");
  static final Rule LISTS = new Rule("speculation.amb.lists");
  static final Rule SORT_TIME = new Rule("speculation.amb.sort-time");
  static final Rule DEALS = new Rule("speculation.amb.deals");
}
