package parlour.games.logomachy;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import parlour.engine.Seat;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// The plays that a hand and a pool allow, as far as the dictionary goes.
public final class PlaySearch {
  /// How long a word must be for strict players not to overlook it.
  private static final int STRICT = 3;

  private final Judge judge;
  private final boolean strict;
  private final WordIndex graph;
  private final WordSet plain;

  PlaySearch(Judge judge, boolean strict) {
    this.judge = judge;
    this.strict = strict;
    this.graph = judge.lexicon().index();
    this.plain =
        strict
            ? judge
                .admitted()
                .and(WordSet.of(graph.size(), id -> graph.word(id).length() >= STRICT))
            : WordSet.none(graph.size());
  }

  /// Who judges the words.
  public Judge judge() {
    return judge;
  }

  /// Whether there is a trick that strict players may not overlook; others may overlook any.
  boolean mustTake(Pool pool, Letters hand) {
    if (!strict) return false;
    for (Reach reach : Reach.tricks(pool, hand)) if (first(reach, plain) >= 0) return true;
    return false;
  }

  /// Whether a builder can still go on with the word they have begun, and so may not lay a card.
  boolean mustGoOn(Pool pool, Letters hand, Seat by) {
    for (Pool.Build build : pool.builds())
      if (build.by().equals(by) && hand.covers(build.wanted()) && judge.admit(build.word()) >= 0)
        return true;
    return false;
  }

  /// Whether the seat is to play, and holds what the word it has begun needs.
  boolean mustGoOn(View view) {
    return view.isTurn() && mustGoOn(view.pool(), view.hand(), view.eye());
  }

  /// Whether this seat may lay a card to the pool when it is its turn.
  boolean mayLay(View view) {
    return !mustTake(view.pool(), view.hand()) && !mustGoOn(view.pool(), view.hand(), view.eye());
  }

  /// Some play other than a card to the pool, if there is one.
  public Optional<Move> some(Pool pool, Letters hand) {
    return some(pool, hand, judge.admitted());
  }

  /// Some play other than a card to the pool, with a word of this set.
  public Optional<Move> some(Pool pool, Letters hand, WordSet words) {
    for (Reach reach : Reach.tricks(pool, hand)) {
      int id = first(reach, words);
      if (id >= 0) return Optional.of(reach.take(graph.word(id)));
    }
    for (Reach reach : Reach.builds(pool, hand)) {
      int id = first(reach, words);
      if (id >= 0) return Optional.of(reach.build(graph.word(id), reach.card()));
    }
    return Optional.empty();
  }

  /// Every trick, build and extension with words that are known; of those to build, only such as
  /// take all they can from the pool.
  public void each(Pool pool, Letters hand, WordSet known, Consumer<? super Move> out) {
    for (Reach reach : Reach.tricks(pool, hand))
      each(reach, known, id -> out.accept(reach.take(graph.word(id))));
    for (Reach reach : Reach.builds(pool, hand)) {
      Letters lying =
          reach.builds() == 0 ? pool.loose() : pool.loose().plus(pool.build(reach.number()).laid());
      each(
          reach,
          known,
          id -> {
            String word = graph.word(id);
            if (wanting(word, lying) != reach.held().size()) return;
            for (char card = 'a'; card <= 'z'; card++)
              if (reach.held().has(card)) out.accept(reach.build(word, card));
          });
    }
  }

  private int first(Reach reach, WordSet known) {
    return any(reach, known, _ -> 0);
  }

  /// Any word within reach, drawn by lot; -1 if there is none.
  int any(Reach reach, IntUnaryOperator below) {
    return any(reach, judge.admitted(), below);
  }

  private int any(Reach reach, WordSet known, IntUnaryOperator below) {
    return reach.builds() == 0
        ? graph.anyTaking(reach.must(), reach.may(), known, below)
        : graph.anyWithin(reach.must().plus(reach.may()), reach.must(), known, below);
  }

  private void each(Reach reach, WordSet known, IntConsumer out) {
    if (reach.builds() == 0) graph.takings(reach.must(), reach.may(), known, out);
    else graph.within(reach.must().plus(reach.may()), reach.must(), known, out);
  }

  /// How many letters of the word do not lie there.
  private static int wanting(String word, Letters lying) {
    Letters left = lying;
    int wanting = 0;
    for (int i = 0; i < word.length(); i++) {
      char letter = word.charAt(i);
      if (left.has(letter)) left = left.minus(letter);
      else wanting++;
    }
    return wanting;
  }
}
