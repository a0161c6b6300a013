package parlour.games.letterpool;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// The legal moves a seat can know of.
record Choices(Options options, Judge judge, View view) {
  /// How many letters a random word is looked for among.
  private static final int LOOK = 8;

  void all(Consumer<? super Move> out) {
    if (view.isStaking()) {
      for (char letter = 'a'; letter <= 'z'; letter++)
        if (view.hand().has(letter)) out.accept(new Move.Stake(letter));
    }
    if (view.isStudying()) out.accept(new Move.Ready());
    if (view.mayChallenge()) out.accept(new Move.Challenge(view.claim().word()));
    if (view.isDeciding()) out.accept(new Move.Content());
    if (!view.isTurn()) return;
    out.accept(new Move.Pass());
    judge
        .lexicon()
        .index()
        .within(view.pool().plus(view.hand()), judge.admitted(), id -> offer(id, out));
  }

  private void offer(int id, Consumer<? super Move> out) {
    WordIndex graph = judge.lexicon().index();
    Letters held = held(graph.letters(id));
    if (!held.isEmpty()) out.accept(new Move.Declare(graph.word(id), held));
  }

  /// The letters of its hand that a seat would use for a word; none where it cannot declare it.
  Letters held(Letters letters) {
    if (letters.size() < Bid.SHORTEST) return Letters.EMPTY;
    Letters held = Bid.usual(view.pool(), view.hand(), letters);
    int taken = letters.size() - held.size();
    boolean beats = view.claim().isNone() || view.claim().isBeatenBy(taken, letters.size());
    return beats ? held : Letters.EMPTY;
  }

  Move any(Dice dice) {
    return switch (view.phase()) {
      case Phase.Staking _ -> new Move.Stake(Box.any(view.hand(), dice));
      case Phase.Studying _ -> new Move.Ready();
      case Phase.LaidDown _ ->
          view.mayChallenge() && dice.once(3) ? challenge() : new Move.Content();
      case Phase.Declaring _, Phase.Over _ -> {
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
    if (options.judging() != JudgingMode.UMPIRE && dice.once(12)) return blunder(dice);
    WordIndex graph = judge.lexicon().index();
    Letters must = Letters.EMPTY.plus(own.at(0));
    int id = graph.anyWithin(own.plus(taken), must, judge.admitted(), dice::below);
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
