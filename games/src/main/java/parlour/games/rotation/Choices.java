package parlour.games.rotation;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.letters.Box;

/// The legal moves a seat can know of.
record Choices(Options options, Words words, View view) {
  /// How many words are listed for every letter held.
  private static final int FEW = 2;

  void all(Consumer<? super Move> out) {
    if (view.mayChallenge()) out.accept(challenge());
    if (view.mayLetStand()) out.accept(new Move.LetStand());
    if (view.mayPlay()) out.accept(new Move.Play(view.turn().word().next()));
    if (view.mayFail(options)) out.accept(new Move.Fail());
    if (!view.mayLead()) return;
    out.accept(new Move.Pass());
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (!view.hand().has(letter)) continue;
      int few = Math.min(FEW, words.count(letter));
      for (int i = 0; i < few; i++) out.accept(new Move.Lead(words.word(letter, i)));
    }
  }

  private Move challenge() {
    return new Move.Challenge(view.turn().play() - 1);
  }

  /// Any legal move of a seat that is to move.
  Move any(Dice dice) {
    if (view.mayLead()) return anyLead(dice);
    if (view.mayLetStand() && !dice.once(8)) return new Move.LetStand();
    if (!view.isToPlay() || view.mayChallenge() && dice.once(8)) return challenge();
    if (!view.mayPlay()) return new Move.Fail();
    return options.withholding() && dice.once(8)
        ? new Move.Fail()
        : new Move.Play(view.turn().word().next());
  }

  /// A word that begins with any letter of the hand, now and then not a word, or a pass.
  private Move anyLead(Dice dice) {
    char first = Box.any(view.hand(), dice);
    if (dice.once(16) || words.count(first) == 0) return new Move.Pass();
    String word = words.any(first, dice);
    return new Move.Lead(dice.once(16) ? muddled(word) : word);
  }

  /// The word with its last two letters exchanged and a Q after them: hardly a word.
  private static String muddled(String word) {
    int end = word.length();
    String muddled = word.substring(0, end - 2) + word.charAt(end - 1) + word.charAt(end - 2) + "q";
    return Words.fits(muddled.length()) ? muddled : word;
  }
}
