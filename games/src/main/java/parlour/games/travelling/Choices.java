package parlour.games.travelling;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// The legal moves a seat can know of.
record Choices(Options options, Judge judge, View view) {
  void all(Consumer<? super Move> out) {
    if (view.isForming()) {
      Player own = view.own();
      out.accept(new Move.Pass(view.step()));
      if (own.changes() < Travelling.CHANGES) {
        if (!own.word().equals(own.before())) out.accept(new Move.Restore());
        WordIndex graph = judge.lexicon().index();
        graph.within(
            own.letters(),
            judge.admitted(),
            id -> {
              if (judge.lexicon().length(id) < own.least()) return;
              String word = graph.word(id);
              if (!word.equals(own.word())) out.accept(new Move.Form(word));
            });
      }
    }
    if (!view.isReading()) return;
    out.accept(new Move.Content());
    for (LaidWord laid : view.match().laid()) {
      if (view.match().isDoubtful(laid, view.eye()))
        out.accept(new Move.Challenge(laid.maker(), laid.round()));
    }
  }

  /// Any legal move of a seat that is to move.
  Move any(Dice dice) {
    if (view.isReading()) return anyDoubt(dice);
    Player own = view.own();
    if (own.changes() < Travelling.CHANGES && !dice.once(3)) {
      boolean changed = !own.word().equals(own.before());
      if (changed && dice.once(8)) return new Move.Restore();
      String word = anyWord(own, dice);
      if (!word.isEmpty() && !word.equals(own.word())) return new Move.Form(word);
    }
    return new Move.Pass(view.step());
  }

  private Move anyDoubt(Dice dice) {
    if (dice.once(2)) return new Move.Content();
    Move any = new Move.Content();
    int seen = 0;
    for (LaidWord laid : view.match().laid()) {
      if (view.match().isDoubtful(laid, view.eye()) && dice.once(++seen))
        any = new Move.Challenge(laid.maker(), laid.round());
    }
    return any;
  }

  /// A random word longer than the old one; where nobody checks, mostly letters in any order.
  private String anyWord(Player own, Dice dice) {
    int most = Math.min(own.letters().size(), Letters.MOST);
    if (most < own.least()) return "";
    if (!options.umpired() && !dice.once(8)) {
      int more = Math.min(3, most - own.least() + 1);
      return Box.row(own.letters(), own.least() + dice.below(more), dice);
    }
    WordIndex graph = judge.lexicon().index();
    Letters before = Letters.of(own.before());
    int id =
        before.isEmpty()
            ? graph.anyWithin(own.letters(), judge.admitted(), dice::below)
            : graph.anyTaking(before, own.letters().minus(before), judge.admitted(), dice::below);
    return id < 0 ? "" : graph.word(id);
  }
}
