package parlour.games.puzzleneighbor;

import parlour.engine.Dice;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.GivenWords;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: words and letters that could stand there.
record Imagine(Options options, GivenWords words, View view, Dice dice) {
  Position position() {
    return new Position(
        view.match(),
        view.round().with(view.round().stacks().map((_, stack) -> filled(stack))),
        dice.next());
  }

  private Stack filled(Stack stack) {
    if (stack.progress() == Progress.NONE) return stack;
    String known = known(stack);
    String letters = known.isEmpty() ? words.any(options.length(), options.letters(), dice) : known;
    String word =
        !stack.word().isEmpty() ? stack.word() : known.isEmpty() ? letters : arrangement(letters);
    boolean lying = !stack.letters().isEmpty();
    return stack.with(word, lying ? stack.letters() : Box.mixed(word, letters, dice));
  }

  /// The letters of a stack as far as they can be told.
  private static String known(Stack stack) {
    if (!stack.letters().isEmpty()) return stack.letters();
    return stack.word().isEmpty() ? stack.claim().word() : stack.word();
  }

  private String arrangement(String letters) {
    Judge judge = words.judge();
    Letters all = Letters.of(letters);
    int id = judge.lexicon().index().anyWithin(all, all, judge.admitted(), dice::below);
    return id < 0 ? letters : judge.lexicon().word(id);
  }
}
