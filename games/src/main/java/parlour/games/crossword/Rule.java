package parlour.games.crossword;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL_SIX("deal.six"),
  DEAL_FIVE("deal.five"),
  STOCK("stock"),
  LEFT("left"),
  LAY("lay"),
  EXCHANGE("exchange.when"),
  DISCARD_FIRST("exchange.discard-first"),
  DISCARD_PLACE("exchange.place"),
  EXCHANGE_ENDS("exchange.ends"),
  SIZE_LAID("size.laid"),
  MAX_ADD("size.max-add"),
  ADD("add"),
  BOTH_WAYS("both-ways"),
  GAP("gap"),
  ENDS("ends"),
  NO_S("no-s"),
  FREE_ANY("free.any"),
  FREE_FIXED("free.fixed"),
  PROPER("words.proper"),
  FOREIGN("words.foreign"),
  DICTIONARY("dictionary"),
  CHALLENGE("challenge"),
  CHALLENGE_RIGHT("challenge.right"),
  CHALLENGE_WRONG("challenge.wrong"),
  HAND_WIN("hand-win"),
  HAND_SCORE("hand-score"),
  TIME("time"),
  END_100("end.100"),
  END_50("end.50"),
  CONNECT("amb.connect"),
  RESULT("amb.challenge-result"),
  WINDOW("amb.challenge-window"),
  PARALLEL("amb.parallel"),
  MIDDLE("amb.middle"),
  PASS("amb.pass"),
  RESHUFFLE("amb.reshuffle"),
  NEXT_DEALER("amb.next-dealer"),
  TIE("amb.tie"),
  ONE_WORD_DOUBTED("amb.challenge-word"),
  LAST_WORD("amb.last-word"),
  FINE_ENDS("amb.fine-ends"),
  CLOCK("amb.clock"),
  STAND_OFF("amb.stand-off"),
  TIE_LIMIT("amb.tie-limit");

  private final String id;

  Rule(String name) {
    this.id = "crossword." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
