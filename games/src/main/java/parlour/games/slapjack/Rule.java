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
  TIE("amb.tie");

  private final String id;

  Rule(String name) {
    this.id = "slap-jack." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
