package parlour.games.puzzleneighbor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.GivenWords;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: words and letters that could stand there.
final class Imagine {
  private static final int ATTEMPTS = 40;

  private final Options options;
  private final GivenWords words;
  private final View view;
  private final Dice dice;
  private Letters left;

  /// The letters that must have been taken, because few of them are seen to be left.
  private Letters scarce = Letters.EMPTY;

  Imagine(Options options, GivenWords words, View view, Dice dice) {
    this.options = options;
    this.words = words;
    this.view = view;
    this.dice = dice;
    this.left = options.letters();
  }

  Position position() {
    List<Seat> hidden = new ArrayList<>();
    PerSeat<Stack> stacks = view.round().stacks();
    for (Seat setter : view.allSeats()) {
      Stack stack = stacks.at(setter);
      if (stack.progress() == Progress.NONE) continue;
      String letters = known(stack);
      if (letters.isEmpty()) {
        hidden.add(setter);
        continue;
      }
      left = left.minus(Letters.of(letters));
      String word = stack.word().isEmpty() ? arrangement(letters) : stack.word();
      boolean lying = !stack.letters().isEmpty();
      stacks =
          stacks.with(
              setter, stack.with(word, lying ? stack.letters() : Box.mixed(word, letters, dice)));
    }
    if (view.phase() instanceof Phase.Pick) glance();
    List<String> imagined = pick(hidden.size());
    for (int i = 0; i < hidden.size(); i++) {
      String word = imagined.get(i);
      stacks =
          stacks.with(
              hidden.get(i), stacks.at(hidden.get(i)).with(word, Box.mixed(word, word, dice)));
    }
    return new Position(view.match(), view.round().with(stacks), dice.next());
  }

  /// The letters of a stack as far as they can be told.
  private static String known(Stack stack) {
    if (!stack.letters().isEmpty()) return stack.letters();
    return stack.word().isEmpty() ? stack.claim().word() : stack.word();
  }

  /// While words are picked: of a letter seen to be scarce exactly the rest was taken, of another
  /// no more than leaves enough.
  private void glance() {
    Letters may = Letters.EMPTY;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      int gone = left.count(letter) - view.open().count(letter);
      for (; gone > 0; gone--) {
        may = may.plus(letter);
        if (view.open().count(letter) < View.GLANCE) scarce = scarce.plus(letter);
      }
    }
    left = may;
  }

  private String arrangement(String letters) {
    Judge judge = words.judge();
    Letters all = Letters.of(letters);
    int id = judge.lexicon().index().anyWithin(all, all, judge.admitted(), dice::below);
    return id < 0 ? letters : judge.lexicon().word(id);
  }

  /// Picks this number of words from the letters that can be missing; failing that, any letters.
  private List<String> pick(int count) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      List<String> picked = new ArrayList<>();
      Letters rest = left;
      for (int i = 0; i < count; i++) {
        String word = words.any(options.length(), dice);
        if (!rest.covers(Letters.of(word))) break;
        rest = rest.minus(Letters.of(word));
        picked.add(word);
      }
      if (picked.size() == count && left.minus(rest).covers(scarce)) return picked;
    }
    int length = options.length();
    Letters free = left.minus(scarce);
    Letters taken = scarce.plus(Box.any(free, count * length - scarce.size(), dice));
    List<String> picked = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Letters some = Box.any(taken, length, dice);
      taken = taken.minus(some);
      picked.add(some.toString().toLowerCase(Locale.ROOT));
    }
    return picked;
  }
}
