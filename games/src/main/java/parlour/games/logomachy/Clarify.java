package parlour.games.logomachy;

import static parlour.games.material.letters.LetterFaces.NONE;
import static parlour.games.material.letters.LetterFaces.capital;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parlour.engine.Clause;
import parlour.engine.Ruling;
import parlour.engine.Sentence;
import parlour.lexicon.Letters;

/// Completes what a player left unsaid in proclaiming a word: which card of the hand, which cards
/// of the pool, which words begun.
///
/// Where only one completion is legal it is played; otherwise the player is asked. A word begun is
/// not touched where the loose cards of the pool will do, unless the player points at it; pointing
/// at one that the word may not use means loose cards of the same letters.
final class Clarify {
  private Clarify() {}

  /// Plays a trick with everything said, or refuses it.
  static <S> Ruling<S> take(
      Pool pool, Letters hand, Move.Take said, Function<Move.Take, Ruling<S>> play) {
    if (pool.isEmpty())
      return Ruling.illegal(Rule.SWEEP_AFTER, "The pool is empty: lay a card to it.");
    Letters word = Letters.of(said.word());
    if (said.card() != NONE
        && hand.has(said.card())
        && pool.spells(word, said.card(), said.builds())) {
      return play.apply(said);
    }
    List<Move.Take> meant = new ArrayList<>();
    tricks(pool, hand, word, said, said.builds(), meant);
    if (meant.isEmpty() && said.builds() != 0) tricks(pool, hand, word, said, 0, meant);
    if (meant.isEmpty()) combinations(pool, hand, word, said, 0, 0, meant);
    return switch (meant.size()) {
      case 1 -> play.apply(meant.getFirst());
      case 0 -> noTrick(pool, hand, word, said);
      default ->
          meant.stream().map(Move.Take::card).distinct().count() > 1
              ? ask("Say which card of your hand you play for {0}.", capitals(said.word()))
              : no(
                  Rule.SET_APART,
                  "Say which word begun you take in with {0}.",
                  capitals(said.word()));
    };
  }

  private static void tricks(
      Pool pool, Letters hand, Letters word, Move.Take said, long builds, List<Move.Take> meant) {
    for (char card = 'a'; card <= 'z'; card++) {
      if (!hand.has(card) || said.card() != NONE && said.card() != card) continue;
      if (pool.spells(word, card, builds)) meant.add(new Move.Take(said.word(), card, builds));
    }
  }

  /// Tries every combination of words begun from the `from`-th on, until two are found that would
  /// do.
  private static void combinations(
      Pool pool,
      Letters hand,
      Letters word,
      Move.Take said,
      int from,
      long builds,
      List<Move.Take> meant) {
    for (int i = from; i < pool.builds().size() && meant.size() < 2; i++) {
      Pool.Build build = pool.builds().get(i);
      if (!word.covers(Letters.of(build.word()))) continue;
      tricks(pool, hand, word, said, builds | build.bit(), meant);
      combinations(pool, hand, word, said, i + 1, builds | build.bit(), meant);
    }
  }

  private static <S> Ruling<S> noTrick(Pool pool, Letters hand, Letters word, Move.Take said) {
    String shown = capitals(said.word());
    if (said.card() != NONE && !hand.has(said.card()))
      return no(Rule.TRICK, "You hold no {0}.", capital(said.card()));
    boolean setApart = false;
    boolean twoCards = false;
    for (Letters part : Parts.of(hand, 1)) {
      if (!word.covers(part) || said.card() != NONE && !part.has(said.card())) continue;
      Letters rest = word.minus(part);
      if (part.size() == 1) setApart |= pool.all().covers(rest);
      else twoCards |= pool.all().covers(rest);
    }
    if (word.size() == 1) return no(Rule.TRICK, "A trick takes at least one card of the pool.");
    if (setApart) {
      return no(
          Rule.BUILD_RESERVED,
          "{0} uses cards set apart for a word begun: only a word with all the letters of that one may take them.",
          shown);
    }
    if (twoCards)
      return no(
          Rule.TRICK,
          "{0} needs more than one card of your hand, and a trick uses exactly one.",
          shown);
    return no(Rule.TRICK, "{0} cannot be spelt with one card of your hand and the pool.", shown);
  }

  /// Begins a word with everything said, or refuses it.
  static <S> Ruling<S> build(
      Pool pool, Letters hand, Move.Build said, Function<Move.Build, Ruling<S>> play) {
    if (pool.loose().isEmpty())
      return Ruling.illegal(Rule.BUILD, "No loose card is in the pool to build on.");
    Letters word = Letters.of(said.word());
    if (said.card() != NONE
        && !said.rest().isEmpty()
        && begins(pool, hand, word, said.rest().plus(said.card()))) {
      return play.apply(said);
    }
    List<Move.Build> meant = new ArrayList<>();
    for (Letters part : Parts.of(hand, 2)) {
      if (!begins(pool, hand, word, part)) continue;
      for (char card = 'a'; card <= 'z'; card++) {
        if (part.has(card) && agrees(said.card(), said.rest(), card, part))
          meant.add(new Move.Build(said.word(), card, part.minus(card)));
      }
    }
    return switch (meant.size()) {
      case 1 -> play.apply(meant.getFirst());
      case 0 -> no(Rule.BUILD_HOLD_ALL, lacking(pool.loose(), hand, said.word(), "build"));
      default ->
          ask(
              "Say which card you play first for {0}, and which you keep for it.",
              capitals(said.word()));
    };
  }

  private static boolean begins(Pool pool, Letters hand, Letters word, Letters part) {
    return hand.covers(part)
        && word.covers(part)
        && word.size() > part.size()
        && pool.loose().covers(word.minus(part));
  }

  /// Carries on a word begun with everything said, or refuses it.
  static <S> Ruling<S> extend(
      Pool pool, Letters hand, Move.Extend said, Function<Move.Extend, Ruling<S>> play) {
    Letters word = Letters.of(said.word());
    if (said.card() != NONE
        && !said.rest().isEmpty()
        && carriesOn(pool, pool.build(said.build()), hand, word, said.rest().plus(said.card()))) {
      return play.apply(said);
    }
    List<Move.Extend> meant = new ArrayList<>();
    for (Pool.Build build : pool.builds()) {
      if (said.build() != 0 && said.build() != build.number()) continue;
      for (Letters part : Parts.of(hand, 2)) {
        if (!carriesOn(pool, build, hand, word, part)) continue;
        for (char card = 'a'; card <= 'z'; card++) {
          if (part.has(card) && agrees(said.card(), said.rest(), card, part))
            meant.add(new Move.Extend(said.word(), card, part.minus(card), build.number()));
        }
      }
    }
    return switch (meant.size()) {
      case 1 -> play.apply(meant.getFirst());
      case 0 -> noExtension(pool, hand, word, said);
      default ->
          ask(
              "Say which word begun you extend to {0}, and which card you play first.",
              capitals(said.word()));
    };
  }

  private static boolean carriesOn(
      Pool pool, Pool.Build build, Letters hand, Letters word, Letters part) {
    if (build.number() == 0 || !hand.covers(part) || !word.covers(Letters.of(build.word())))
      return false;
    Letters used = build.laid().plus(part);
    return word.covers(used) && pool.loose().covers(word.minus(used));
  }

  private static <S> Ruling<S> noExtension(
      Pool pool, Letters hand, Letters word, Move.Extend said) {
    if (pool.builds().isEmpty()) return no(Rule.EXTEND, "No word is begun that you could extend.");
    Letters free = pool.loose();
    boolean included = false;
    for (Pool.Build build : pool.builds()) {
      if (said.build() != 0 && said.build() != build.number()
          || !word.covers(Letters.of(build.word()))) continue;
      included = true;
      free = pool.loose().plus(build.laid());
    }
    if (!included) {
      return no(
          Rule.BUILD_RESERVED,
          "{0} does not include all the letters of a word begun.",
          capitals(said.word()));
    }
    return no(Rule.BUILD_HOLD_ALL, lacking(free, hand, said.word(), "extend to"));
  }

  /// Whether a card and the part of the hand it belongs to are what was said, as far as anything
  /// was.
  private static boolean agrees(char saidCard, Letters saidRest, char card, Letters part) {
    return (saidCard == NONE || saidCard == card)
        && (saidRest.isEmpty() || saidRest.equals(part.minus(card)));
  }

  /// Why the hand and the free cards do not make a word to build.
  private static String lacking(Letters free, Letters hand, String word, String verb) {
    Letters lying = free;
    Letters held = hand;
    int wanting = 0;
    StringBuilder missing = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (lying.has(letter)) {
        lying = lying.minus(letter);
        continue;
      }
      wanting++;
      if (held.has(letter)) held = held.minus(letter);
      else missing.append(missing.isEmpty() ? "" : ", ").append(capital(letter));
    }
    if (!missing.isEmpty()) {
      return Sentence.of(
          "You may not {0} {1} without holding all the letters needed: you lack {2}.",
          verb, capitals(word), missing);
    }
    return Sentence.of(
        wanting < 2
            ? "{1} wants no second card of your hand: spell it as a trick."
            : "You cannot {0} {1} with those cards.",
        verb,
        capitals(word));
  }

  private static <S> Ruling<S> ask(String question, Object... arguments) {
    return no(Rule.TRICK_ANNOUNCE, question, arguments);
  }

  private static <S> Ruling<S> no(Clause clause, String why, Object... arguments) {
    return Ruling.illegal(clause, Sentence.of(why, arguments));
  }
}
