package parlour.games.travelling;

import parlour.engine.PerSeat;
import parlour.engine.Seat;

/// What one seat may know.
///
/// @param nowMillis when something last happened, in milliseconds since the deal
/// @param own what this seat has
/// @param seen what all see of everybody's letters
/// @param box how many letters are not in use
public record View(
    Seat eye,
    Position.Match match,
    Phase phase,
    long nowMillis,
    Player own,
    PerSeat<PublicPlayer> seen,
    int box) {
  /// What all see of a player's letters.
  ///
  /// @param letters how many the player has, those in the word among them
  /// @param word how many stood in the word when letters were last passed
  /// @param passed whether the player is ready to pass
  public record PublicPlayer(int letters, int word, boolean passed) {
    static PublicPlayer of(Player player) {
      return new PublicPlayer(player.letters().size(), player.before().length(), player.passed());
    }
  }

  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.match(),
        position.phase(),
        position.nowMillis(),
        eye.isNobody() ? Player.NONE : position.of(eye),
        position.players().map((_, player) -> PublicPlayer.of(player)),
        position.box().size());
  }

  /// How often letters have been passed in this round.
  public int passes() {
    return phase instanceof Phase.Forming(int passes, _) ? passes : 0;
  }

  /// The number of the pass that is due.
  public int step() {
    return Travelling.step(match, passes());
  }

  /// Whether this seat may still work at its word.
  public boolean isForming() {
    return !eye.isNobody() && phase instanceof Phase.Forming && !own.passed();
  }

  /// Whether this seat has words of others to read.
  public boolean isReading() {
    return !eye.isNobody() && Position.isReading(match, phase, eye);
  }

  /// Whether this is the last forming of the round: nothing is passed on after it.
  public boolean isLastForming() {
    return passes() == match.allSeats().size();
  }
}
