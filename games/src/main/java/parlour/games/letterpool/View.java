package parlour.games.letterpool;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.letterpool.Position.Claim;
import parlour.lexicon.Letters;

/// What one seat may know: its own hand and stake, how many letters the others hold, and all that
/// lies open.
///
/// @param hand the letters of this seat; none for an onlooker
/// @param held how many letters each holds
/// @param box how many letters are left in the box
/// @param phase with the stakes of others covered up until they are turned up
public record View(
    Seat eye,
    Letters hand,
    PerSeat<Integer> held,
    int box,
    Position.Match match,
    Letters pool,
    Phase phase) {
  static View of(Position position, Seat eye) {
    PerSeat<Letters> hands = position.hands();
    return new View(
        eye,
        eye.isNobody() ? Letters.EMPTY : position.hand(eye),
        PerSeat.of(hands.seats(), seat -> hands.at(seat).size()),
        position.box().size(),
        position.match(),
        position.pool(),
        position.phase() instanceof Phase.Staking staking ? staking.seenBy(eye) : position.phase());
  }

  public Seats seats() {
    return match.lead().allSeats();
  }

  /// The word that stands, or none.
  public Claim claim() {
    return phase.claims().last();
  }

  /// Whether this seat has yet to stake a letter.
  public boolean isStaking() {
    return phase instanceof Phase.Staking && isAwaited();
  }

  /// Whether this seat still studies the pool.
  public boolean isStudying() {
    return phase instanceof Phase.Studying && isAwaited();
  }

  /// Whether this seat has yet to say whether the word laid down is to stand.
  public boolean isDeciding() {
    return phase instanceof Phase.LaidDown && isAwaited();
  }

  private boolean isAwaited() {
    return seats().has(eye) && !phase.done().has(eye);
  }

  /// Whether it is this seat's turn to declare.
  public boolean isTurn() {
    return phase instanceof Phase.Declaring declaring
        && !eye.isNobody()
        && declaring.seat().equals(eye);
  }

  /// Whether this seat may doubt the word that stands.
  public boolean mayChallenge() {
    if (claim().proven() || eye.isNobody() || claim().by().equals(eye)) return false;
    if (phase.claims().hushed().has(eye)) return false;
    return phase instanceof Phase.Declaring || isDeciding();
  }
}
