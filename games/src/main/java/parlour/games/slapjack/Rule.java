package parlour.games.slapjack;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule TURN = new Rule("slap-jack.turn");
  static final Rule WILLIE = new Rule("slap-jack.willie");
  static final Rule HISING = new Rule("slap-jack.hising");
  static final Rule GERTIE = new Rule("slap-jack.gertie");
  static final Rule JACK = new Rule("slap-jack.jack");
  static final Rule WRONG = new Rule("slap-jack.wrong");
  static final Rule WIN = new Rule("slap-jack.win");
  static final Rule DEALER = new Rule("slap-jack.dealer");
  static final Rule RETURNED = new Rule("slap-jack.amb.returned");
  static final Rule EXHAUST = new Rule("slap-jack.amb.exhaust");
  static final Rule NO_CARDS = new Rule("slap-jack.amb.no-cards");
  static final Rule NEXT_CARD = new Rule("slap-jack.amb.next-card");
  static final Rule TIE = new Rule("slap-jack.amb.tie");
  static final Rule PAUSE = new Rule("slap-jack.amb.pause");
  static final Rule BACK_IN = new Rule("slap-jack.amb.back-in");
  static final Rule LOT = new Rule("slap-jack.amb.lot");
  static final Rule TOO_FEW = new Rule("slap-jack.amb.too-few");
  static final Rule LAST_LEFT = new Rule("slap-jack.amb.last-left");
  static final Rule ENOUGH = new Rule("slap-jack.amb.enough");
  static final Rule PATIENT = new Rule("slap-jack.amb.patient");
}
