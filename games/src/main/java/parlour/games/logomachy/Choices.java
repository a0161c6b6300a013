package parlour.games.logomachy;

import java.util.Locale;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// The legal moves a seat can know of.
record Choices(PlaySearch plays, View view) {
  void all(Consumer<? super Move> out) {
    if (view.mayChallenge()) out.accept(challenge());
    if (!view.isTurn()) return;
    plays.each(view.pool(), view.hand(), plays.judge().admitted(), out);
    if (!plays.mayLay(view)) return;
    for (char card = 'a'; card <= 'z'; card++)
      if (view.hand().has(card)) out.accept(new Move.Lay(card));
  }

  private Move challenge() {
    return new Move.Challenge(view.open().turn().play() - 1);
  }

  /// A challenge, a trick, a build, an extension, a blunder or a card to the pool, found without
  /// looking far.
  Move any(Dice dice) {
    if (!view.isTurn() || view.mayChallenge() && dice.once(8)) return challenge();
    Move idea = idea(dice);
    if (!(idea instanceof Move.Lay) || plays.mayLay(view)) return idea;
    return plays.some(view.pool(), view.hand()).orElse(idea);
  }

  private Move idea(Dice dice) {
    Pool pool = view.pool();
    Letters hand = view.hand();
    if (pool.isEmpty()) return new Move.Lay(Box.any(hand, dice));
    return switch (dice.below(16)) {
      case 0 -> new Move.Lay(Box.any(hand, dice));
      case 1 -> blunder(dice);
      case 2, 3, 4 -> build(pool, hand, dice);
      default -> trick(pool, hand, dice);
    };
  }

  private Move trick(Pool pool, Letters hand, Dice dice) {
    char card = Box.any(hand, dice);
    Reach reach = perhapsWithBuild(Reach.of(Letters.EMPTY.plus(card), pool), pool, dice);
    int id = plays.any(reach, dice::below);
    return id < 0 ? new Move.Lay(card) : reach.take(word(id));
  }

  private Move build(Pool pool, Letters hand, Dice dice) {
    int cards = dice.once(4) ? 3 : 2;
    if (hand.size() < cards) return trick(pool, hand, dice);
    Letters held = Box.any(hand, cards, dice);
    Reach reach = perhapsWithBuild(Reach.of(held, pool), pool, dice);
    int id = plays.any(reach, dice::below);
    return id < 0 ? trick(pool, hand, dice) : reach.build(word(id), Box.any(held, dice));
  }

  private static Reach perhapsWithBuild(Reach reach, Pool pool, Dice dice) {
    if (pool.builds().isEmpty() || !pool.loose().isEmpty() && dice.once(2)) return reach;
    Reach wider = reach.with(pool.builds().get(dice.below(pool.builds().size())));
    return wider.isNothing() ? reach : wider;
  }

  /// Proclaims a few cards in any order, which is seldom a word.
  private Move blunder(Dice dice) {
    char card = Box.any(view.hand(), dice);
    int least = plays.judge().law().least();
    if (view.pool().loose().size() < least - 1) return new Move.Lay(card);
    String word =
        card + Box.any(view.pool().loose(), least - 1, dice).toString().toLowerCase(Locale.ROOT);
    return new Move.Take(word, card, 0);
  }

  private String word(int id) {
    return plays.judge().lexicon().word(id);
  }
}
