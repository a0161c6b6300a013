package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.spellingmatch.Position.Phase;
import parlour.lexicon.Letters;

/// What a chair may know: the match, with words and stacks that are not for its eyes covered up.
///
/// @param heap while words are chosen, the letters in the middle, but no more than [#SCARCE] of
///   each
public record View(
    Seat eye,
    Position.Match match,
    Position.Clock clock,
    Letters heap,
    PerSeat<List<Stack>> stacks,
    PerSeat<Player> benches) {
  /// When so many of a letter are left, one begins to count them.
  public static final int SCARCE = 4;

  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.match(),
        position.clock(),
        position.phase() == Phase.CHOOSING ? scarce(position.heap()) : Letters.EMPTY,
        position.stacks().map((author, stacks) -> seen(position, author, stacks, eye)),
        position.benches());
  }

  private static List<Stack> seen(Position position, Seat author, List<Stack> stacks, Seat eye) {
    if (author.equals(eye) || position.phase() == Phase.OVER || stacks.isEmpty()) return stacks;
    List<Stack> seen = new ArrayList<>(stacks.size());
    for (int i = 0; i < stacks.size(); i++) {
      Stack stack = stacks.get(i);
      boolean held = !eye.isNobody() && stack.taker().equals(eye);
      seen.add(stack.masked(false, held || stack.isOpen()));
    }
    return List.copyOf(seen);
  }

  static Letters scarce(Letters heap) {
    Letters seen = Letters.EMPTY;
    for (int left = heap.kinds(); left != 0; left &= left - 1) {
      char letter = (char) ('a' + Integer.numberOfTrailingZeros(left));
      for (int n = Math.min(SCARCE, heap.count(letter)); n > 0; n--) seen = seen.plus(letter);
    }
    return seen;
  }

  public Phase phase() {
    return match.phase();
  }

  /// What lies before the one who looks.
  public Player own() {
    return eye.isNobody() ? Player.EMPTY : benches.at(eye);
  }

  /// The stack the one who looks holds; only if he holds one.
  public Stack held() {
    return stacks.at(own().author()).get(own().number());
  }

  /// Whether this chair tries to form a word.
  public boolean isSpelling() {
    return phase() == Phase.SPELLING && own().isHolding() && !own().isCalled();
  }

  /// Whether this chair may take a stack.
  public boolean mayTake() {
    return phase() == Phase.SPELLING
        && !eye.isNobody()
        && !own().isHolding()
        && Position.canTake(stacks, eye);
  }

  /// Whether this chair may take that stack.
  public boolean mayTake(Seat author, Stack stack) {
    return mayTake() && !author.equals(eye) && stack.fate() == Stack.Fate.LYING;
  }

  /// Whether this chair may call on the author of its stack.
  public boolean mayProve() {
    return (phase() == Phase.SPELLING || phase() == Phase.AFTER && !own().content())
        && own().isHolding()
        && !own().isCalled();
  }

  /// Whether this chair must form the stack that player holds.
  public boolean mustForm(Seat caller) {
    Player bench = benches.at(caller);
    return !eye.isNobody() && bench.isCalled() && bench.author().equals(eye);
  }

  /// Whether this chair may call "game".
  public boolean mayCallGame() {
    return phase() == Phase.SPELLING && !eye.isNobody() && Position.isDone(stacks, benches, eye);
  }

  /// Whether this chair may still doubt words on the table.
  public boolean mayChallenge() {
    return !eye.isNobody()
        && (phase() == Phase.SPELLING || phase() == Phase.AFTER && !own().content())
        && Position.hasDoubtful(benches, eye);
  }

  /// Whether this chair may yet say that it has no more to say.
  public boolean mayBeContent() {
    return phase() == Phase.AFTER && !eye.isNobody() && !own().content();
  }
}
