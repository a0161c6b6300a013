package parlour.games.logomachy;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Letters;

/// What a play may spell: every word that uses all of some letters and any of others.
///
/// @param held the cards of the hand it plays or keeps for later
/// @param builds the words begun that it uses, a bit for the number of each
/// @param must the letters the word must have
/// @param may the loose cards of the pool it may have besides
record Reach(Letters held, long builds, Letters must, Letters may) {
  private static final Reach NOTHING = new Reach(Letters.EMPTY, 0, Letters.EMPTY, Letters.EMPTY);

  /// What these cards of the hand reach with the loose cards of the pool.
  static Reach of(Letters held, Pool pool) {
    return new Reach(held, 0, held, pool.loose());
  }

  /// The tricks: one card of the hand and any combination of words begun.
  static List<Reach> tricks(Pool pool, Letters hand) {
    List<Reach> all = new ArrayList<>();
    for (int kinds = hand.kinds(); kinds != 0; kinds &= kinds - 1) {
      Letters card = Letters.EMPTY.plus((char) ('a' + Integer.numberOfTrailingZeros(kinds)));
      of(card, pool).gather(pool.builds(), 0, all);
    }
    return all;
  }

  /// This one, and what it comes to with each combination of words begun from the `from`-th on.
  private void gather(List<Pool.Build> begun, int from, List<Reach> all) {
    all.add(this);
    for (int i = from; i < begun.size(); i++) {
      Reach wider = with(begun.get(i));
      if (!wider.isNothing()) wider.gather(begun, i + 1, all);
    }
  }

  /// The words to begin and the words begun to carry on: two cards of the hand or more.
  static List<Reach> builds(Pool pool, Letters hand) {
    List<Reach> all = new ArrayList<>();
    for (Letters part : Parts.of(hand, 2)) {
      Reach plain = of(part, pool);
      if (!pool.loose().isEmpty()) all.add(plain);
      for (Pool.Build build : pool.builds()) {
        Reach wider = plain.with(build);
        if (!wider.isNothing()) all.add(wider);
      }
    }
    return all;
  }

  /// The same with a word begun as well: all its cards, and every letter of the word announced;
  /// nothing where one of those is missing.
  Reach with(Pool.Build build) {
    Letters wider = must.plus(build.laid());
    Letters loose = may;
    Letters left = wider;
    for (int i = 0; i < build.word().length(); i++) {
      char letter = build.word().charAt(i);
      if (left.has(letter)) {
        left = left.minus(letter);
      } else if (loose.has(letter)) {
        loose = loose.minus(letter);
        wider = wider.plus(letter);
      } else {
        return NOTHING;
      }
    }
    return new Reach(held, builds | build.bit(), wider, loose);
  }

  boolean isNothing() {
    return held.isEmpty();
  }

  /// The card of the hand that is played: the only one, or the first.
  char card() {
    return held.at(0);
  }

  /// The number of the word begun.
  int number() {
    return Long.numberOfTrailingZeros(builds);
  }

  /// The trick that takes the word.
  Move take(String word) {
    return new Move.Take(word, card(), builds);
  }

  /// The word begun or carried on with that card.
  Move build(String word, char card) {
    Letters rest = held.minus(card);
    return builds == 0
        ? new Move.Build(word, card, rest)
        : new Move.Extend(word, card, rest, number());
  }
}
