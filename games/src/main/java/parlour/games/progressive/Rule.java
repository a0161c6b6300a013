package parlour.games.progressive;

import parlour.engine.Clause;

/// The clauses an evening cites.
public record Rule(String id) implements Clause {
  public static final Rule FOUR = new Rule("progressive.four");
  public static final Rule PARTNERS = new Rule("progressive.partners");
  public static final Rule COMMON = new Rule("progressive.common-rules");
  public static final Rule PREPARE = new Rule("progressive.anagrams.prepare");
  public static final Rule ENVELOPES = new Rule("progressive.anagrams.tables");
  public static final Rule BELL = new Rule("progressive.move.bell");
  public static final Rule WINNERS = new Rule("progressive.move.winners");
  public static final Rule HEAD_LOSERS = new Rule("progressive.move.head-losers");
  public static final Rule CHANGE = new Rule("progressive.move.partners");
  public static final Rule STARS = new Rule("progressive.score.stars");
  public static final Rule SEXES = new Rule("progressive.amb.sexes");
  public static final Rule TIE = new Rule("progressive.amb.tie");
  public static final Rule DIGITAL = new Rule("progressive.amb.digital");
  public static final Rule BOTS = new Rule("progressive.amb.bots");
  public static final Rule BYES = new Rule("progressive.amb.byes");
  public static final Rule PRIZES = new Rule("progressive.amb.prizes");
  public static final Rule LEAVING = new Rule("progressive.amb.leaving");
  public static final Rule PEOPLE = new Rule("progressive.amb.people");
  public static final Rule STOPPED = new Rule("progressive.amb.stopped");
}
