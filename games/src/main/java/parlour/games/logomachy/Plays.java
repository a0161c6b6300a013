package parlour.games.logomachy;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// The plays that a hand and a pool allow, as far as the dictionary goes.
public final class Plays {
  /// Strict players may not overlook a trick of so many letters.
  private static final int STRICT = 3;

  private final Judge words;
  private final WordIndex graph;
  private final WordSet plain;

  Plays(Judge words, boolean strict) {
    this.words = words;
    this.graph = words.lexicon().index();
    this.plain =
        strict
            ? words
                .admitted()
                .and(WordSet.of(graph.size(), id -> graph.word(id).length() >= STRICT))
            : WordSet.none(graph.size());
  }

  /// Who judges the words.
  public Judge words() {
    return words;
  }

  /// Whether there is a trick to be taken that strict players may not overlook; others may overlook
  /// any.
  boolean hasPlainTrick(Pool pool, Letters hand) {
    for (Reach reach : Reach.tricks(pool, hand)) if (first(reach, plain) >= 0) return true;
    return false;
  }

  /// Some play other than a card to the pool, if there is one.
  public Optional<Move> some(Pool pool, Letters hand) {
    for (Reach reach : Reach.tricks(pool, hand)) {
      int id = first(reach, words.admitted());
      if (id >= 0) return Optional.of(reach.take(graph.word(id)));
    }
    for (Reach reach : Reach.builds(pool, hand)) {
      int id = first(reach, words.admitted());
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
    return any(reach, words.admitted(), below);
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
