package parlour.games.wordmaking;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  OPEN_WORD("open.word"),
  LEFT("left"),
  DRAW("draw"),
  MAKE("make"),
  PLACE("place"),
  TO_POOL("to-pool"),
  TAKE("take"),
  REORDER("take.reorder"),
  POOL_USE("pool.use"),
  MUST_ADD("must-add"),
  ALL_HE_CAN("all-he-can"),
  DRAW_KEPT("draw-kept"),
  NAMES("words.geo"),
  FOREIGN("words.foreign"),
  PLURAL_TAKE("plural-take"),
  PLURAL_OWN("plural-own"),
  DICTIONARY("dictionary"),
  WIN("win"),
  NAMES_ONLY("var.names"),
  LEAST("var.min-length"),
  ONE_DRAW("amb.one-draw"),
  DECLINED("amb.must-use"),
  OWN_WORDS("amb.own-words"),
  MERGE("amb.merge"),
  RETAIN("amb.retain"),
  ES("amb.es"),
  BOX_EMPTY("amb.box-empty"),
  DOUBT("amb.challenge"),
  LATE_DRAW("amb.late-draw"),
  WHICH_LETTERS("amb.which-letters"),
  WRONG_DOUBT("amb.wrong-doubt"),
  DOUBT_VOTE("amb.doubt-vote"),
  FALL("amb.fall"),
  ROOT_SCOPE("amb.root-scope");

  private final String id;

  Rule(String name) {
    this.id = "wmwt." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
