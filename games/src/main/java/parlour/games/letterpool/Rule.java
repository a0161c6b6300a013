package parlour.games.letterpool;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  STAKE("stake"),
  THINK("think"),
  DECLARE("declare"),
  BEAT("beat"),
  WIN_WORD("win-word"),
  REMAIN("remain"),
  NONE("none"),
  REFILL("refill"),
  ERROR("error"),
  END("end"),
  WIN("win"),
  WHICH_LETTERS("amb.which-letters"),
  DOUBT("amb.doubt"),
  LATE("amb.late");

  private final String id;

  Rule(String name) {
    this.id = "letter-pool." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
