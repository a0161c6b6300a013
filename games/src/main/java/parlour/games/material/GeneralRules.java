package parlour.games.material;

import parlour.engine.Clause;
import parlour.engine.Ruling;
import parlour.engine.TableRules;
import parlour.lexicon.Reason;
import parlour.lexicon.Verdict;

/// The general rules of leaflet 000, as its games cite them.
public enum GeneralRules implements Clause {
  LEADER_DRAW("leader.draw"),
  DRAW_TIE("amb.draw-tie"),
  LEAD_LEFT("lead.left"),
  PLAY_RIGHT("play.right"),
  CONCEAL("conceal"),
  TIME_LIMIT("time-limit"),
  POINT_NAME("point.name"),
  NO_COUNT("error.no-count"),
  DISCOVERER("error.discoverer"),
  SEIZE("error.seize"),
  FOREIGN("words.foreign"),
  TECHNICAL("words.technical"),
  GEOGRAPHICAL("words.geographical"),
  SLANG("words.slang"),
  PROPER("words.proper"),
  ABBREVIATION("words.abbrev"),
  COMPOUND("words.compound"),
  MIN_LENGTH("amb.min-length"),
  WORD_LIST("amb.technical"),
  WHO_CHECKS("amb.who-checks"),
  WRONG_DOUBT("amb.wrong-doubt"),
  PARTNERS_WORD("amb.partners-word"),
  TIME("amb.time"),
  COUNTERS_SHORT("amb.counters-short");

  private final String id;

  GeneralRules(String name) {
    this.id = "general." + name;
  }

  @Override
  public String id() {
    return id;
  }

  /// The rule by which a word is refused.
  public static Clause against(Reason reason) {
    return switch (reason) {
      case FOREIGN -> FOREIGN;
      case TECHNICAL -> TECHNICAL;
      case GEOGRAPHICAL -> GEOGRAPHICAL;
      case SLANG -> SLANG;
      case PROPER_NAME, NOT_A_NAME -> PROPER;
      case ABBREVIATION, CONTRACTION -> ABBREVIATION;
      case HYPHENATED, TWO_WORDS, NEEDLESS_COMPOUND -> COMPOUND;
      case TOO_SHORT -> MIN_LENGTH;
      case NOT_LETTERS, UNKNOWN -> NO_COUNT;
      case SHORT_PLURAL, STRUCK, NOT_IN_CATEGORY -> WORD_LIST;
      case COARSE -> TableRules.MANNERS;
      case MODERN, TOO_RARE -> TableRules.WORD_LIST;
    };
  }

  /// Refuses a word for the reason the judge gave.
  public static <S> Ruling<S> refuse(Verdict.Refused refused) {
    return Ruling.illegal(against(refused.reason()), refused.why() + ".");
  }
}
