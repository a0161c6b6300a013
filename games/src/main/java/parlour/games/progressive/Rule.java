package parlour.games.progressive;

import parlour.engine.Clause;

/// The clauses an evening cites.
public enum Rule implements Clause {
  FOUR("four"),
  PARTNERS("partners"),
  COMMON("common-rules"),
  BEST("best"),
  PREPARE("anagrams.prepare"),
  ENVELOPES("anagrams.tables"),
  BELL("move.bell"),
  WINNERS("move.winners"),
  HEAD_LOSERS("move.head-losers"),
  CHANGE("move.partners"),
  STARS("score.stars"),
  SEXES("amb.sexes"),
  TIE("amb.tie"),
  DIGITAL("amb.digital"),
  BOTS("amb.bots"),
  BYES("amb.byes"),
  PRIZES("amb.prizes"),
  LEAVING("amb.leaving"),
  PEOPLE("amb.people"),
  STOPPED("amb.stopped");

  private final String id;

  Rule(String name) {
    this.id = "progressive." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
