package parlour.games.bidjack;

import java.util.function.Consumer;
import parlour.engine.Dice;

/// The legal moves a seat can know of.
record Choices(View view) {
  void all(Consumer<? super Move> out) {
    if (!view.isMine()) return;
    if (view.contract().settled()) {
      for (byte card : view.playable().all()) out.accept(new Move.Play(card));
      return;
    }
    out.accept(new Move.Pass());
    if (view.isDealer()) out.accept(new Move.Take());
    else
      for (int bid = view.contract().bid() + 1; bid <= view.dealt(); bid++)
        out.accept(new Move.Bid(bid));
  }

  Move any(Dice dice) {
    if (view.contract().settled()) return new Move.Play(view.playable().any(dice));
    if (dice.once(2)) return new Move.Pass();
    if (view.isDealer()) return new Move.Take();
    int bid = view.contract().bid();
    return bid == view.dealt() ? new Move.Pass() : new Move.Bid(bid + 1);
  }
}
