package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: words and stacks that could have been
/// contributed.
record Imagine(Options options, Words words, View view, Dice dice) {
  Position position() {
    Letters heap = options.box().box().letters();
    return new Position(
        view.match(),
        view.phase(),
        view.nowMillis(),
        heap,
        view.stacks().map((author, seen) -> filled(author, seen, heap)),
        view.players(),
        dice.next());
  }

  private List<Stack> filled(Seat author, List<Stack> seen, Letters heap) {
    if (author.equals(view.eye()) || view.phase() instanceof Phase.Over) return seen;
    Letters left = heap;
    for (Stack stack : seen) if (!stack.isHidden()) left = left.minus(Letters.of(stack.letters()));
    List<Stack> filled = new ArrayList<>(seen.size());
    for (Stack stack : seen) {
      String word;
      if (stack.isHidden()) {
        word = words.anyOf(left, options.length(), dice);
        left = left.minus(Letters.of(word));
      } else {
        word = words.anagram(stack.letters(), dice);
        if (word.isEmpty()) word = stack.letters();
      }
      filled.add(
          new Stack(
              word,
              stack.isHidden() ? Box.mixed(word, word, dice) : stack.letters(),
              stack.fate(),
              stack.taker()));
    }
    return List.copyOf(filled);
  }
}
