package parlour.games.slapjack;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  TURN("turn"),
  WILLIE("willie"),
  HISING("hising"),
  GERTIE("gertie"),
  JACK("jack"),
  WRONG("wrong"),
  WIN("win"),
  DEALER("dealer"),
  RETURNED("amb.returned"),
  EXHAUST("amb.exhaust"),
  NO_CARDS("amb.no-cards"),
  ACT("amb.act"),
  NEXT_CARD("amb.next-card"),
  TIE("amb.tie"),
  PAUSE("amb.pause"),
  BACK_IN("amb.back-in"),
  LOT("amb.lot"),
  TOO_FEW("amb.too-few"),
  LAST_LEFT("amb.last-left"),
  ENOUGH("amb.enough"),
  RANK("amb.rank"),
  PATIENT("amb.patient");

  private final String id;

  Rule(String name) {
    this.id = "slap-jack." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
