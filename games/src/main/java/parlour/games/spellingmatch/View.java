package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// What one seat may know: the match, with the words and stacks it may not see covered up.
///
/// @param heap while words are chosen, what this seat may still pick from the middle, but no more
///   than [#SCARCE] of each letter
public record View(
    Seat eye,
    Position.Match match,
    Phase phase,
    long nowMillis,
    Letters heap,
    PerSeat<List<Stack>> stacks,
    PerSeat<Player> players) {
  /// From this number of a letter down, players count what is left of it.
  public static final int SCARCE = 4;

  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.match(),
        position.phase(),
        position.nowMillis(),
        position.phase() instanceof Phase.Choosing
            ? position.left(eye).atMost(SCARCE)
            : Letters.EMPTY,
        position.stacks().map((author, stacks) -> seen(position, author, stacks, eye)),
        position.players());
  }

  private static List<Stack> seen(Position position, Seat author, List<Stack> stacks, Seat eye) {
    if (author.equals(eye) || position.phase() instanceof Phase.Over || stacks.isEmpty())
      return stacks;
    List<Stack> seen = new ArrayList<>(stacks.size());
    for (int i = 0; i < stacks.size(); i++) {
      Stack stack = stacks.get(i);
      boolean held = !eye.isNobody() && stack.taker().equals(eye);
      seen.add(stack.masked(false, held || stack.isOpen()));
    }
    return List.copyOf(seen);
  }

  /// What this seat has on the table.
  public Player own() {
    return eye.isNobody() ? Player.EMPTY : players.at(eye);
  }

  /// The stack this seat holds; there must be one.
  public Stack held() {
    return stacks.at(own().author()).get(own().number());
  }

  /// Whether this seat tries to form a word.
  public boolean isSpelling() {
    return phase instanceof Phase.Spelling && own().isHolding() && !own().isCalled();
  }

  /// Whether this seat may take a stack.
  public boolean mayTake() {
    return phase instanceof Phase.Spelling
        && !eye.isNobody()
        && !own().isHolding()
        && Position.canTake(stacks, eye);
  }

  /// Whether this seat may take that stack.
  public boolean mayTake(Seat author, Stack stack) {
    return mayTake() && !author.equals(eye) && stack.fate() == Stack.Fate.LYING;
  }

  /// Whether this seat may call on the author of its stack.
  public boolean mayProve() {
    return (phase instanceof Phase.Spelling || phase instanceof Phase.After && !own().content())
        && own().isHolding()
        && !own().isCalled();
  }

  /// Whether this seat must form the stack that player holds.
  public boolean mustForm(Seat caller) {
    Player player = players.at(caller);
    return !eye.isNobody() && player.isCalled() && player.author().equals(eye);
  }

  /// Who calls on this seat, or of several the one whose minute ends first.
  Optional<Seat> firstCaller() {
    Optional<Seat> first = Optional.empty();
    for (Seat seat : match.allSeats())
      if (mustForm(seat) && (first.isEmpty() || due(seat) < due(first.get())))
        first = Optional.of(seat);
    return first;
  }

  private long due(Seat caller) {
    return players.at(caller).dueMillis();
  }

  /// The letters this seat must form for a caller.
  String called(Seat caller) {
    return stacks.at(eye).get(players.at(caller).number()).letters();
  }

  /// Whether this seat may call "game".
  public boolean mayCallGame() {
    return phase instanceof Phase.Spelling
        && !eye.isNobody()
        && Position.isDone(stacks, players, eye);
  }

  /// Whether this seat may still doubt words on the table.
  public boolean mayChallenge() {
    return !eye.isNobody()
        && (phase instanceof Phase.Spelling || phase instanceof Phase.After && !own().content())
        && Position.hasDoubtful(match, players, eye);
  }

  /// Whether this seat may yet say that it has no more to say.
  public boolean mayBeContent() {
    return phase instanceof Phase.After && !eye.isNobody() && !own().content();
  }
}
