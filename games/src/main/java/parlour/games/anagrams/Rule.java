package parlour.games.anagrams;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  LEADER_ROTATES("anagrams.leader.rotates"),
  SELECT("anagrams.words.select"),
  BOX("anagrams.words.box"),
  ORDER("anagrams.words.order"),
  MIXED("anagrams.words.mixed"),
  NO_WORD("anagrams.leader.no-word"),
  OBJECT("anagrams.object"),
  START("anagrams.start"),
  ANNOUNCE("anagrams.announce"),
  STOP("anagrams.time.stop"),
  CEASE("anagrams.stop.cease"),
  RETURN("anagrams.return"),
  MINUTE("anagrams.return.minute"),
  MEMORY("anagrams.leader.memory"),
  PAY_SOLVER("anagrams.pay.solver"),
  PAY_FAILER("anagrams.pay.failer"),
  MISDEAL_RELIEF("anagrams.misdeal.relief"),
  MISDEAL_PAY("anagrams.misdeal.pay"),
  ASSIST("anagrams.assist.fine"),
  EARLY("anagrams.early.fine"),
  END("anagrams.end"),
  WIN("anagrams.win"),
  OTHER_ANAGRAM("anagrams.amb.other-anagram"),
  FORGETS("anagrams.amb.leader-forgets"),
  NAMES("anagrams.amb.leader-names"),
  WHEN_RETURN("anagrams.amb.when-return"),
  LENGTH("anagrams.amb.length"),
  WRONG_LETTERS("anagrams.amb.wrong-letters"),
  TIE("anagrams.amb.tie"),
  LEADER_SLOW("anagrams.amb.leader-slow"),
  TRIES("anagrams.amb.tries"),
  EARLY_STOP("anagrams.amb.early-stop"),
  MISDEAL_ONCE("anagrams.amb.misdeal-once"),
  WHISPER("anagrams.amb.whisper"),
  ROUNDS("anagrams.amb.rounds"),
  MAKE("anagrams-var.make"),
  PAY_WORD("anagrams-var.pay.word"),
  PAY_SELECTED("anagrams-var.pay.selected"),
  PAY_LEADER("anagrams-var.pay.leader"),
  PAY_FIRST("anagrams-var.pay.first"),
  POOL_EMPTY("anagrams-var.amb.pool-empty"),
  REUSE("anagrams-var.amb.reuse"),
  WRITTEN("anagrams-var.amb.written"),
  LISTS("anagrams-var.amb.lists");

  private final String id;

  Rule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
