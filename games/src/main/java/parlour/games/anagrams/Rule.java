package parlour.games.anagrams;

import parlour.engine.Clause;

/// The clauses this game cites.
record Rule(String id) implements Clause {
  static final Rule LEADER_ROTATES = new Rule("anagrams.leader.rotates");
  static final Rule SELECT = new Rule("anagrams.words.select");
  static final Rule BOX = new Rule("anagrams.words.box");
  static final Rule ORDER = new Rule("anagrams.words.order");
  static final Rule OBJECT = new Rule("anagrams.object");
  static final Rule START = new Rule("anagrams.start");
  static final Rule ANNOUNCE = new Rule("anagrams.announce");
  static final Rule STOP = new Rule("anagrams.time.stop");
  static final Rule CEASE = new Rule("anagrams.stop.cease");
  static final Rule RETURN = new Rule("anagrams.return");
  static final Rule MINUTE = new Rule("anagrams.return.minute");
  static final Rule MEMORY = new Rule("anagrams.leader.memory");
  static final Rule PAY_SOLVER = new Rule("anagrams.pay.solver");
  static final Rule PAY_FAILER = new Rule("anagrams.pay.failer");
  static final Rule MISDEAL_RELIEF = new Rule("anagrams.misdeal.relief");
  static final Rule MISDEAL_PAY = new Rule("anagrams.misdeal.pay");
  static final Rule ASSIST = new Rule("anagrams.assist.fine");
  static final Rule EARLY = new Rule("anagrams.early.fine");
  static final Rule END = new Rule("anagrams.end");
  static final Rule WIN = new Rule("anagrams.win");
  static final Rule FORGETS = new Rule("anagrams.amb.leader-forgets");
  static final Rule NAMES = new Rule("anagrams.amb.leader-names");
  static final Rule WHEN_RETURN = new Rule("anagrams.amb.when-return");
  static final Rule LENGTH = new Rule("anagrams.amb.length");
  static final Rule WRONG_LETTERS = new Rule("anagrams.amb.wrong-letters");
  static final Rule TIE = new Rule("anagrams.amb.tie");
  static final Rule LEADER_SLOW = new Rule("anagrams.amb.leader-slow");
  static final Rule TRIES = new Rule("anagrams.amb.tries");
  static final Rule EARLY_STOP = new Rule("anagrams.amb.early-stop");
  static final Rule MISDEAL_ONCE = new Rule("anagrams.amb.misdeal-once");
  static final Rule WHISPER = new Rule("anagrams.amb.whisper");
  static final Rule ROUNDS = new Rule("anagrams.amb.rounds");
  static final Rule MAKE = new Rule("anagrams-var.make");
  static final Rule PAY_WORD = new Rule("anagrams-var.pay.word");
  static final Rule PAY_SELECTED = new Rule("anagrams-var.pay.selected");
  static final Rule PAY_LEADER = new Rule("anagrams-var.pay.leader");
  static final Rule PAY_FIRST = new Rule("anagrams-var.pay.first");
  static final Rule POOL_EMPTY = new Rule("anagrams-var.amb.pool-empty");
  static final Rule REUSE = new Rule("anagrams-var.amb.reuse");
  static final Rule WRITTEN = new Rule("anagrams-var.amb.written");
  static final Rule LISTS = new Rule("anagrams-var.amb.lists");
}
