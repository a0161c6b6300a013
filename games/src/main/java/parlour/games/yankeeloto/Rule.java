package parlour.games.yankeeloto;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  PLAYERS("players"),
  STAKE("stake"),
  DEAL("deal"),
  WORD("word"),
  NO_WORD("no-word"),
  CALL("call"),
  COVER("cover"),
  LATE("late"),
  LOTO("loto"),
  VERIFY("verify"),
  TIE("tie"),
  CARRY("carry"),
  ROTATE("rotate"),
  AUTO("amb.auto"),
  BAD_WORD("amb.bad-word"),
  PACE("amb.pace"),
  AFTER_CRY("amb.after-cry"),
  HOPELESS("amb.hopeless"),
  CALLER("amb.caller"),
  ROUNDS("amb.rounds");

  private final String id;

  Rule(String name) {
    this.id = "yankee-loto." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
