package parlour.games.crossword;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule DEAL_SIX = new Rule("crossword.deal.six");
  static final Rule DEAL_FIVE = new Rule("crossword.deal.five");
  static final Rule STOCK = new Rule("crossword.stock");
  static final Rule LEFT = new Rule("crossword.left");
  static final Rule LAY = new Rule("crossword.lay");
  static final Rule EXCHANGE = new Rule("crossword.exchange.when");
  static final Rule DISCARD_FIRST = new Rule("crossword.exchange.discard-first");
  static final Rule DISCARD_PLACE = new Rule("crossword.exchange.place");
  static final Rule EXCHANGE_ENDS = new Rule("crossword.exchange.ends");
  static final Rule SIZE_LAID = new Rule("crossword.size.laid");
  static final Rule MAX_ADD = new Rule("crossword.size.max-add");
  static final Rule ADD = new Rule("crossword.add");
  static final Rule BOTH_WAYS = new Rule("crossword.both-ways");
  static final Rule GAP = new Rule("crossword.gap");
  static final Rule ENDS = new Rule("crossword.ends");
  static final Rule NO_S = new Rule("crossword.no-s");
  static final Rule FREE_ANY = new Rule("crossword.free.any");
  static final Rule FREE_FIXED = new Rule("crossword.free.fixed");
  static final Rule PROPER = new Rule("crossword.words.proper");
  static final Rule FOREIGN = new Rule("crossword.words.foreign");
  static final Rule DICTIONARY = new Rule("crossword.dictionary");
  static final Rule CHALLENGE = new Rule("crossword.challenge");
  static final Rule CHALLENGE_RIGHT = new Rule("crossword.challenge.right");
  static final Rule CHALLENGE_WRONG = new Rule("crossword.challenge.wrong");
  static final Rule HAND_WIN = new Rule("crossword.hand-win");
  static final Rule HAND_SCORE = new Rule("crossword.hand-score");
  static final Rule TIME = new Rule("crossword.time");
  static final Rule END_100 = new Rule("crossword.end.100");
  static final Rule END_50 = new Rule("crossword.end.50");
  static final Rule CONNECT = new Rule("crossword.amb.connect");
  static final Rule RESULT = new Rule("crossword.amb.challenge-result");
  static final Rule WINDOW = new Rule("crossword.amb.challenge-window");
  static final Rule PARALLEL = new Rule("crossword.amb.parallel");
  static final Rule MIDDLE = new Rule("crossword.amb.middle");
  static final Rule PASS = new Rule("crossword.amb.pass");
  static final Rule RESHUFFLE = new Rule("crossword.amb.reshuffle");
  static final Rule NEXT_DEALER = new Rule("crossword.amb.next-dealer");
  static final Rule TIE = new Rule("crossword.amb.tie");
  static final Rule ONE_WORD_DOUBTED = new Rule("crossword.amb.challenge-word");
  static final Rule LAST_WORD = new Rule("crossword.amb.last-word");
  static final Rule FINE_ENDS = new Rule("crossword.amb.fine-ends");
  static final Rule CLOCK = new Rule("crossword.amb.clock");
  static final Rule STAND_OFF = new Rule("crossword.amb.stand-off");
  static final Rule TIE_LIMIT = new Rule("crossword.amb.tie-limit");
}
