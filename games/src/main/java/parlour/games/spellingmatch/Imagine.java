package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: words and stacks that could have been
/// contributed.
///
/// While words are chosen, a player sees which letters are getting scarce: those that have gone
/// must be in the covered stacks, and enough of the others must be left. Words are tried at random;
/// where none fit, stacks are filled with any letters that do.
final class Imagine {
  private static final int TRIES = 12;

  private final Options options;
  private final Words words;
  private final View view;
  private final Dice dice;
  private final Letters unseen;
  private final int hidden;

  Imagine(Options options, Words words, View view, Dice dice) {
    this.options = options;
    this.words = words;
    this.view = view;
    this.dice = dice;
    Letters left = options.box().box().letters();
    int covered = 0;
    for (Seat author : view.match().allSeats()) {
      for (Stack stack : view.stacks().at(author)) {
        if (stack.isHidden()) covered++;
        else left = left.minus(Letters.of(stack.letters()));
      }
    }
    this.unseen = left;
    this.hidden = covered;
  }

  Position position() {
    List<String> stacks = stacks();
    Letters heap = unseen;
    for (String stack : stacks) heap = heap.minus(Letters.of(stack));
    int[] next = {0};
    PerSeat<List<Stack>> filled =
        view.stacks().map((author, seen) -> filled(author, seen, stacks, next));
    return new Position(
        view.match(), view.phase(), view.nowMillis(), heap, filled, view.players(), dice.next());
  }

  private List<Stack> filled(Seat author, List<Stack> seen, List<String> stacks, int[] next) {
    if (author.equals(view.eye()) || view.phase() instanceof Phase.Over || seen.isEmpty())
      return seen;
    List<Stack> filled = new ArrayList<>(seen.size());
    for (Stack stack : seen) {
      String letters = stack.isHidden() ? stacks.get(next[0]++) : stack.letters();
      String word = words.anagram(letters, dice);
      if (word.isEmpty()) word = letters;
      filled.add(
          new Stack(
              word,
              stack.isHidden() ? Box.mixed(word, letters, dice) : letters,
              stack.fate(),
              stack.taker()));
    }
    return List.copyOf(filled);
  }

  /// The letters of every stack that is covered.
  private List<String> stacks() {
    if (hidden == 0) return List.of();
    Letters gone = gone();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      List<String> tried = new ArrayList<>(hidden);
      Letters left = unseen;
      for (int i = 0; i < hidden; i++) {
        String word = words.any(options.length(), dice);
        if (!left.covers(Letters.of(word))) break;
        left = left.minus(Letters.of(word));
        tried.add(word);
      }
      if (tried.size() == hidden && fits(left)) return tried;
    }
    return anyLetters(gone);
  }

  /// Whether these letters could be left in the middle.
  private boolean fits(Letters left) {
    return !(view.phase() instanceof Phase.Choosing) || View.scarce(left).equals(view.heap());
  }

  /// What must be in the covered stacks: all that is scarce and no longer there.
  private Letters gone() {
    Letters gone = Letters.EMPTY;
    if (!(view.phase() instanceof Phase.Choosing)) return gone;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      int left = view.heap().count(letter);
      if (left == View.SCARCE) continue;
      for (int more = unseen.count(letter) - left; more > 0; more--) gone = gone.plus(letter);
    }
    return gone;
  }

  /// The letters that must be there, and others that may.
  private List<String> anyLetters(Letters gone) {
    Letters free = Letters.EMPTY;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      boolean scarce =
          view.phase() instanceof Phase.Choosing && view.heap().count(letter) < View.SCARCE;
      int kept = view.phase() instanceof Phase.Choosing ? View.SCARCE : 0;
      for (int more = scarce ? 0 : unseen.count(letter) - kept; more > 0; more--)
        free = free.plus(letter);
    }
    int wanting = hidden * options.length() - gone.size();
    Letters all = gone.plus(Box.any(free, wanting, dice));
    String order = Box.mixed("", all.toString().toLowerCase(Locale.ROOT), dice);
    List<String> stacks = new ArrayList<>(hidden);
    for (int i = 0; i < hidden; i++)
      stacks.add(order.substring(i * options.length(), (i + 1) * options.length()));
    return stacks;
  }
}
