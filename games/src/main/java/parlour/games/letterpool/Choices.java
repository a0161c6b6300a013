package parlour.games.letterpool;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.letterpool.Position.Phase;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// What a chair could do, from what it sees.
record Choices(LetterPool game, View view) {
  /// So many letters are looked at together, at most, to find any word at all.
  private static final int LOOK = 8;

  void all(Consumer<? super Move> out) {
    if (view.isAwaited(Phase.STAKE)) {
      for (char letter = 'a'; letter <= 'z'; letter++)
        if (view.hand().has(letter)) out.accept(new Move.Stake(letter));
    }
    if (view.isAwaited(Phase.THINK)) out.accept(new Move.Ready());
    if (view.mayChallenge()) out.accept(new Move.Challenge(view.claim().word()));
    if (view.isAwaited(Phase.LAID)) out.accept(new Move.Content());
    if (!view.isTurn()) return;
    out.accept(new Move.Pass());
    game.judge()
        .lexicon()
        .index()
        .within(view.pool().plus(view.hand()), game.judge().admitted(), id -> offer(id, out));
  }

  private void offer(int id, Consumer<? super Move> out) {
    WordIndex graph = game.judge().lexicon().index();
    Letters held = held(graph.letters(id));
    if (!held.isEmpty()) out.accept(new Move.Declare(graph.word(id), held));
  }

  /// The letters of its hand that a chair would use for a word; none where it cannot declare it.
  Letters held(Letters letters) {
    if (letters.size() < Bid.SHORTEST) return Letters.EMPTY;
    Letters held = Bid.usual(view.pool(), view.hand(), letters);
    int taken = letters.size() - held.size();
    boolean beats = view.claim().isNone() || view.claim().isBeatenBy(taken, letters.size());
    return beats ? held : Letters.EMPTY;
  }

  Move any(Dice dice) {
    return switch (view.phase()) {
      case STAKE -> new Move.Stake(Box.any(view.hand(), dice));
      case THINK -> new Move.Ready();
      case LAID -> view.mayChallenge() && dice.once(3) ? challenge() : new Move.Content();
      case DECLARE, OVER -> {
        if (!view.isTurn() || view.mayChallenge() && dice.once(8)) yield challenge();
        yield dice.once(6) ? new Move.Pass() : anyWord(dice);
      }
    };
  }

  private Move challenge() {
    return new Move.Challenge(view.claim().word());
  }

  /// A word of some letters of the hand and some of the pool, or what is none, or nothing.
  private Move anyWord(Dice dice) {
    if (view.pool().size() < Bid.FROM_POOL || view.hand().isEmpty()) return new Move.Pass();
    Letters own = Box.any(view.hand(), Math.min(view.hand().size(), 1 + dice.below(3)), dice);
    int most = Math.min(view.pool().size(), LOOK - own.size());
    Letters taken = Box.any(view.pool(), most, dice);
    if (game.options().judging() == JudgingMode.VIGILANCE && dice.once(12)) return blunder(dice);
    WordIndex graph = game.judge().lexicon().index();
    Letters must = Letters.EMPTY.plus(own.at(0));
    int id = graph.anyWithin(own.plus(taken), must, game.judge().admitted(), dice::below);
    if (id < 0) return new Move.Pass();
    Letters held = held(graph.letters(id));
    return held.isEmpty() ? new Move.Pass() : new Move.Declare(graph.word(id), held);
  }

  /// A few letters in the order of the alphabet, which is seldom a word.
  private Move blunder(Dice dice) {
    int count = Bid.FROM_POOL + dice.below(view.pool().size() - 1);
    Letters own = Letters.EMPTY.plus(Box.any(view.hand(), dice));
    StringBuilder word = new StringBuilder();
    own.plus(Box.any(view.pool(), count, dice)).forEach(word::append);
    boolean beats = view.claim().isNone() || view.claim().isBeatenBy(count, count + 1);
    return beats && word.length() <= Letters.MOST
        ? new Move.Declare(word.toString(), own)
        : new Move.Pass();
  }
}
