package parlour.games.letterpool;

import parlour.engine.Ruling;
import parlour.engine.TableRules;
import parlour.lexicon.Letters;

/// Which letters of a word come out of the pool and which out of the hand.
final class Bid {
  /// The fewest letters of the pool a word takes.
  static final int FROM_POOL = 2;

  /// The fewest letters of a word.
  static final int SHORTEST = FROM_POOL + 1;

  private static final String NEEDS =
      "A word needs at least one letter of your hand and two of the pool.";

  private Bid() {}

  /// The letters of the hand that a word uses; those named, or as few as can be.
  static Ruling<Letters> held(Letters pool, Letters hand, String word, Letters named) {
    if (!Letters.spellable(word) || word.length() < SHORTEST)
      return Ruling.illegal(Rule.DECLARE, NEEDS);
    Letters letters = Letters.of(word);
    if (!hand.covers(named))
      return Ruling.illegal(TableRules.SENSE, "You do not hold those letters.");
    if (!letters.covers(named))
      return Ruling.illegal(Rule.DECLARE, "The word does not use all the letters you name.");
    if (!pool.plus(hand).covers(letters))
      return Ruling.illegal(
          Rule.DECLARE, "The pool and your hand do not hold the letters of that word.");
    return named.isEmpty() ? fewest(pool, hand, letters) : named(pool, letters, named);
  }

  private static Ruling<Letters> named(Letters pool, Letters letters, Letters named) {
    Letters taken = letters.minus(named);
    if (!pool.covers(taken))
      return Ruling.illegal(Rule.DECLARE, "The pool does not hold the letters you take from it.");
    return taken.size() < FROM_POOL ? Ruling.illegal(Rule.DECLARE, NEEDS) : Ruling.legal(named);
  }

  private static Ruling<Letters> fewest(Letters pool, Letters hand, Letters letters) {
    Letters rest = letters.minus(shared(pool, letters));
    if (rest.isEmpty()) {
      int kinds = letters.kinds() & hand.kinds();
      if (Integer.bitCount(kinds) > 1)
        return Ruling.illegal(
            Rule.WHICH_LETTERS,
            "The pool has all these letters: say which one comes from your hand.");
      if (kinds == 0) return Ruling.illegal(Rule.DECLARE, NEEDS);
      return Ruling.legal(Letters.EMPTY.plus(first(kinds)));
    }
    return letters.size() - rest.size() < FROM_POOL
        ? Ruling.illegal(Rule.DECLARE, NEEDS)
        : Ruling.legal(rest);
  }

  /// The letters of the hand that a word would use as a matter of course; none where it cannot be
  /// declared.
  static Letters usual(Letters pool, Letters hand, Letters letters) {
    Letters rest = letters.minus(shared(pool, letters));
    if (rest.isEmpty()) {
      int kinds = letters.kinds() & hand.kinds();
      return kinds == 0 ? Letters.EMPTY : Letters.EMPTY.plus(first(kinds));
    }
    boolean can = hand.covers(rest) && letters.size() - rest.size() >= FROM_POOL;
    return can ? rest : Letters.EMPTY;
  }

  private static char first(int kinds) {
    return (char) ('a' + Integer.numberOfTrailingZeros(kinds));
  }

  /// The letters that both have.
  private static Letters shared(Letters pool, Letters letters) {
    if (pool.covers(letters)) return letters;
    Letters shared = letters;
    for (int kinds = letters.kinds(); kinds != 0; kinds &= kinds - 1) {
      char letter = first(kinds);
      for (int over = letters.count(letter) - pool.count(letter); over > 0; over--)
        shared = shared.minus(letter);
    }
    return shared;
  }
}
