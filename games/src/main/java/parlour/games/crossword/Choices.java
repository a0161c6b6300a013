package parlour.games.crossword;

import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Dice;

/// The legal moves a seat can know of.
record Choices(Book book, View view) {
  void all(Consumer<? super Move> out) {
    if (view.mayPlay()) {
      new PlaySearch(book).each(view.board().layout(), view.hand(), book.judge().admitted(), out);
      for (int kinds = view.hand().kinds(); kinds != 0; kinds &= kinds - 1)
        out.accept(new Move.Discard(Integer.numberOfTrailingZeros(kinds)));
    }
    if (view.mayDraw()) {
      if (view.heaps().stock() > 0) out.accept(new Move.Draw(false));
      if (view.heaps().shown() > 0) out.accept(new Move.Draw(true));
    }
    if (view.mayLetStand()) out.accept(new Move.LetStand());
    for (Entry entry : view.doubtful()) out.accept(new Move.Challenge(entry));
  }

  Move any(Dice dice) {
    if (view.mayPlay()) return new PlaySearch(book).any(view.board().layout(), view.hand(), dice);
    if (view.mayDraw())
      return new Move.Draw(view.heaps().stock() == 0 || view.heaps().shown() > 0 && dice.once(2));
    if (view.mayLetStand() && !dice.once(8)) return new Move.LetStand();
    List<Entry> doubtful = view.doubtful();
    return new Move.Challenge(doubtful.get(dice.below(doubtful.size())));
  }
}
