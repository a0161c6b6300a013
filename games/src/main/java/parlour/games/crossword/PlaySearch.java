package parlour.games.crossword;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;
import parlour.lexicon.crossword.Placements;

/// Finds the words a hand can lay into a layout.
record PlaySearch(Book book) {
  /// Every play that makes only words of a set, with what it makes of the layout and the hand.
  void placements(Layout layout, Hand hand, WordSet words, Consumer<? super Layout.Placement> out) {
    each(
        layout,
        hand,
        words,
        lay -> {
          if (Fit.of(layout, hand, lay) instanceof Fit.Good fit)
            out.accept(
                new Layout.Placement(lay, fit.entries(), fit.fresh(), fit.free(), fit.rest()));
        });
  }

  void each(Layout layout, Hand hand, WordSet words, Consumer<? super Move.Lay> out) {
    Placements.find(
        query(layout, hand, words),
        (x, y, across, id, _, free) -> out.accept(lay(x, y, across, id, free)));
  }

  /// How many cards of a hand can be laid at once.
  int most(Layout layout, Hand hand, WordSet words) {
    int[] most = {0};
    Placements.find(
        query(layout, hand, words),
        (_, _, _, _, fresh, _) -> most[0] = Math.max(most[0], Integer.bitCount(fresh)));
    return most[0];
  }

  /// A word found by chance, or a discard where there is none.
  Move any(Layout layout, Hand hand, Dice dice) {
    Move[] found = {new Move.LetStand()};
    boolean any =
        Placements.any(
            query(layout, hand, book.judge().admitted()),
            dice::below,
            (x, y, across, id, _, free) -> found[0] = lay(x, y, across, id, free));
    return any ? found[0] : new Move.Discard(hand.at(dice.below(hand.size())));
  }

  private Placements.Query query(Layout layout, Hand hand, WordSet words) {
    return new Placements.Query(
        index(), layout, hand.letters(), hand.has(Pack.FREE), words, book::bars);
  }

  private Move.Lay lay(int x, int y, boolean across, int id, int free) {
    String word = index().word(id);
    int letter = free < 0 ? Move.UNSAID : word.charAt(free) - 'a';
    return new Move.Lay(new Entry(x, y, across ? Way.ACROSS : Way.DOWN, word), letter);
  }

  private WordIndex index() {
    return book.judge().lexicon().index();
  }
}
