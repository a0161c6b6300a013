package parlour.games.wordbuilding;

import parlour.engine.Clause;

/// The clauses this game cites.
enum Rule implements Clause {
  DEAL("deal"),
  CRIB("crib"),
  FIRST_THINK("first.think"),
  FIRST_SET("first.set"),
  FIRST_PAY("first.pay"),
  NEXT_THINK("next.think"),
  NEXT_SET("next.set"),
  NEXT_SO_ON("next.so-on"),
  SYLLABLE_PAY("syllable.pay"),
  FAIL_TURN("fail.turn"),
  FAIL_PAY("fail.pay"),
  FAIL_SCOPE("fail.scope"),
  UP_WHEN("up.when"),
  UP_KEEP_LETTERS("up.keep-letters"),
  UP_TRANSPOSE("up.transpose"),
  UP_TRANSPOSE_PAY("up.transpose-pay"),
  UP_HOLD_ALL("up.hold-all"),
  UP_ONE_LETTER("up.one-letter"),
  UP_FAIL_PAY("up.fail-pay"),
  UP_CLOSE("up.close"),
  UP_CLOSE_PAY("up.close-pay"),
  REFILL("refill"),
  LAST_MERGE("last.merge"),
  LAST_BUILD("last.build"),
  WIN("win"),
  INTENT("amb.intent"),
  FIRST_SYLLABLE("amb.first-syllable"),
  SYLLABLE_JUDGE("amb.syllable-judge"),
  ALL_FAIL("amb.all-fail"),
  COMPLETE_TEST("amb.complete-test"),
  UP_OPTIONAL("amb.up-optional"),
  UP_NEW_START("amb.up-new-start"),
  PAY_WHO("amb.pay-who"),
  CRIB_REFILL("amb.crib-refill"),
  ROUNDS("amb.rounds"),
  LETTERS_CHECKED("amb.letters-checked"),
  FALL("amb.fall"),
  DOUBT_PRICE("amb.doubt-price"),
  CLAIM("amb.claim"),
  GAP("amb.gap"),
  NO_WORD("amb.no-word"),
  LAST_CLOSE("amb.last-close"),
  UNFINISHED("amb.unfinished"),
  PARTNERS("amb.partners"),
  WHICH_LETTER("amb.which-letter");

  private final String id;

  Rule(String name) {
    this.id = "word-building." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
