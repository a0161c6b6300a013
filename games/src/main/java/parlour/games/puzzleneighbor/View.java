package parlour.games.puzzleneighbor;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.lexicon.Letters;

/// What one seat may know: the game, with the words and letters it may not see covered up.
///
/// @param open while words are picked, the letters of the whole box, each counted up to four: one
///   missing would betray a word
public record View(Seat eye, Position.Match match, Position.Round round, Letters open) {
  /// How many of a letter are counted at a glance; of more a player only sees that there are
  /// enough.
  static final int GLANCE = 4;

  static View of(Position position, Seat eye, Letters box) {
    Position.Match match = position.match();
    Position.Round round = position.round();
    PerSeat<Stack> seen = PerSeat.of(match.players(), setter -> seen(match, round, setter, eye));
    Letters open = round.phase() instanceof Phase.Pick ? box.atMost(GLANCE) : Letters.EMPTY;
    return new View(eye, match, round.with(seen), open);
  }

  private static Stack seen(Position.Match match, Position.Round round, Seat setter, Seat eye) {
    Stack stack = round.of(setter);
    return switch (round.phase()) {
      case Phase.Pick _, Phase.Call _ -> stack.with(eye.equals(setter) ? stack.word() : "", "");
      case Phase.Solve _, Phase.Prove _ ->
          stack.with(
              stack.progress() == Progress.SPELT ? stack.word() : "",
              eye.equals(match.receiver(setter)) ? stack.letters() : "");
      case Phase.Over _ -> stack;
    };
  }

  public Phase phase() {
    return round.phase();
  }

  public Seats allSeats() {
    return match.lead().allSeats();
  }

  /// The stack before this seat; none for an onlooker.
  public Stack own() {
    return eye.isNobody() ? Stack.NONE : round.of(match.setter(eye));
  }

  /// The stack this seat has passed on.
  public Stack passed() {
    return eye.isNobody() ? Stack.NONE : round.of(eye);
  }

  public boolean mayPick() {
    return phase() instanceof Phase.Pick && !eye.isNobody() && passed().progress() == Progress.NONE;
  }

  public boolean mayCall() {
    return phase() instanceof Phase.Call && eye.equals(match.lead().leader());
  }

  /// Whether this seat tries to solve its stack.
  public boolean isTrying() {
    return phase() instanceof Phase.Solve && own().progress() == Progress.OPEN;
  }

  /// Whether this seat has to require the word of its stack, or to pay.
  public boolean mayRequire() {
    return phase() instanceof Phase.Prove && own().progress() == Progress.UNSOLVED;
  }

  /// Whether this seat has to spell the word it picked.
  public boolean mustSpell() {
    return phase() instanceof Phase.Prove && passed().progress() == Progress.REQUIRED;
  }

  /// Whether this seat could doubt a word announced by another.
  public boolean mayDoubt() {
    return (phase() instanceof Phase.Solve || phase() instanceof Phase.Prove)
        && Position.mayDoubt(match, round, eye);
  }
}
