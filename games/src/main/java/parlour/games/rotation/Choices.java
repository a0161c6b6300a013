package parlour.games.rotation;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;

/// What a chair could do, from what it sees.
final class Choices {
  /// How many words are listed for every letter held.
  private static final int FEW = 2;

  private Choices() {}

  static void all(Rotation game, View view, Consumer<? super Move> out) {
    if (view.mayChallenge()) out.accept(challenge(view));
    if (view.mayPlay()) out.accept(new Move.Play(view.turn().word().next()));
    if (view.isToPlay() && mayFail(game.options(), view)) out.accept(new Move.Fail());
    if (!view.mayLead()) return;
    out.accept(new Move.Pass());
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (!view.hand().has(letter)) continue;
      int few = Math.min(FEW, game.words().count(letter));
      for (int i = 0; i < few; i++) out.accept(new Move.Lead(game.words().word(letter, i)));
    }
  }

  static boolean mayFail(Options options, View view) {
    return options.withholding() || !view.mayPlay();
  }

  private static Move challenge(View view) {
    return new Move.Challenge(view.turn().play() - 1);
  }

  /// Any legal move of a chair that is asked for one.
  static Move any(Rotation game, View view, Dice dice) {
    if (view.mayLead()) return anyLead(game, view, dice);
    if (!view.isToPlay() || view.mayChallenge() && dice.once(8)) return challenge(view);
    if (!view.mayPlay()) return new Move.Fail();
    return game.options().withholding() && dice.once(8)
        ? new Move.Fail()
        : new Move.Play(view.turn().word().next());
  }

  /// A word that begins with any letter of the hand, now and then one that is none, or nothing.
  private static Move anyLead(Rotation game, View view, Dice dice) {
    char first = Box.any(view.hand(), dice);
    if (dice.once(16) || game.words().count(first) == 0) return new Move.Pass();
    String word = game.words().any(first, dice);
    return new Move.Lead(dice.once(16) ? muddled(word) : word);
  }

  /// The word with its last two letters exchanged and a Q after them: hardly a word.
  private static String muddled(String word) {
    int end = word.length();
    String muddled = word.substring(0, end - 2) + word.charAt(end - 1) + word.charAt(end - 2) + "q";
    return Words.fits(muddled.length()) ? muddled : word;
  }
}
