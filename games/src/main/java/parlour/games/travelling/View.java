package parlour.games.travelling;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.travelling.Position.Phase;

/// What a chair may know.
///
/// @param own what lies before the one who looks
/// @param seen what all see of everybody's letters
/// @param box how many letters are not in use
public record View(
    Seat eye, Position.Match match, Position.Stage stage, Player own, PerSeat<Seen> seen, int box) {
  /// What all see of a player's letters.
  ///
  /// @param letters how many he has, those in his word among them
  /// @param word how many stood in his word when letters were last passed
  /// @param passed whether he is ready to pass
  public record Seen(int letters, int word, boolean passed) {
    static Seen of(Player rack) {
      return new Seen(rack.letters().size(), rack.before().length(), rack.passed());
    }
  }

  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.match(),
        position.stage(),
        eye.isNobody() ? Player.NONE : position.of(eye),
        position.racks().map((_, rack) -> Seen.of(rack)),
        position.box().size());
  }

  public Phase phase() {
    return stage.phase();
  }

  /// The number by which a pass is meant.
  public int step() {
    return Travelling.step(match, stage);
  }

  /// Whether this chair may still work at its word.
  public boolean isForming() {
    return !eye.isNobody() && phase() == Phase.FORMING && !own.passed();
  }

  /// Whether this chair has words of others to read.
  public boolean isReading() {
    return !eye.isNobody() && stage.isReading(match, eye);
  }

  /// Whether this is the last forming of the round: nothing is passed on after it.
  public boolean isLastForming() {
    return stage.passes() == match.company().size();
  }
}
