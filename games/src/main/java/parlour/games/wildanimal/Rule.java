package parlour.games.wildanimal;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  NAMES("names"),
  START("start"),
  MATCH("match"),
  GIVE("give"),
  WIN("win"),
  RECYCLE("amb.recycle"),
  WRONG_CALL("amb.wrong-call"),
  LEAD("amb.lead"),
  DIGITAL_CALL("amb.digital-call"),
  SHUFFLE("amb.shuffle"),
  SILENCED("amb.silenced"),
  PAUSE("amb.pause"),
  TEMPO("amb.tempo"),
  PATIENT("amb.patient"),
  LENGTH("amb.length");

  private final String id;

  Rule(String name) {
    this.id = "wild-animal." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
