package parlour.games.puzzleneighbor;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.puzzleneighbor.Position.Phase;
import parlour.games.puzzleneighbor.Stack.Stage;
import parlour.lexicon.Letters;

/// What a chair may know: the game, with words and letters that are not for its eyes covered up.
///
/// @param open the open letters while words are picked, each counted up to four
public record View(Seat eye, Position.Match match, Position.Round round, Letters open) {
  /// So many of a letter are seen at a glance; of more one only sees that there are enough.
  static final int GLANCE = 4;

  static View of(Position position, Seat eye, Letters box) {
    Position.Match match = position.match();
    Position.Round round = position.round();
    PerSeat<Stack> seen = PerSeat.of(match.players(), setter -> seen(match, round, setter, eye));
    return new View(eye, match, round.with(seen), glance(position, box));
  }

  private static Stack seen(Position.Match match, Position.Round round, Seat setter, Seat eye) {
    Stack stack = round.of(setter);
    return switch (round.phase()) {
      case PICK, CALL -> stack.with(eye.equals(setter) ? stack.word() : "", "");
      case SOLVE, PROVE ->
          stack.with(
              stack.stage() == Stage.SPELT ? stack.word() : "",
              eye.equals(match.receiver(setter)) ? stack.letters() : "");
      case OVER -> stack;
    };
  }

  /// What one sees of the open letters.
  static Letters glance(Position position, Letters box) {
    if (position.round().phase() != Phase.PICK) return Letters.EMPTY;
    return box.minus(position.round().out()).atMost(GLANCE);
  }

  public Phase phase() {
    return round.phase();
  }

  public Seats company() {
    return match.lead().company();
  }

  /// The stack before this chair; none for an onlooker.
  public Stack own() {
    return eye.isNobody() ? Stack.NONE : round.of(match.setter(eye));
  }

  /// The stack this chair has passed on.
  public Stack passed() {
    return eye.isNobody() ? Stack.NONE : round.of(eye);
  }

  public boolean mayPick() {
    return phase() == Phase.PICK && !eye.isNobody() && passed().stage() == Stage.NONE;
  }

  public boolean mayCall() {
    return phase() == Phase.CALL && eye.equals(match.lead().leader());
  }

  /// Whether this chair tries to solve its stack.
  public boolean isTrying() {
    return phase() == Phase.SOLVE && own().stage() == Stage.OPEN;
  }

  /// Whether this chair has to require the word of its stack, or to pay.
  public boolean mayRequire() {
    return phase() == Phase.PROVE && own().stage() == Stage.UNSOLVED;
  }

  /// Whether this chair has to spell the word it picked.
  public boolean mustSpell() {
    return phase() == Phase.PROVE && passed().stage() == Stage.REQUIRED;
  }

  /// Whether this chair could doubt a word announced by another.
  public boolean mayDoubt() {
    return (phase() == Phase.SOLVE || phase() == Phase.PROVE)
        && Position.mayDoubt(match, round, eye);
  }
}
