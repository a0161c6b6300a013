package parlour.games.letterpool;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.letterpool.Position.Claim;
import parlour.games.letterpool.Position.Phase;
import parlour.lexicon.Letters;

/// What a chair may know: its own hand and stake, how many letters the others hold, and all that
/// lies open.
///
/// @param hand the letters of this chair; none for an onlooker
/// @param held how many letters each holds
/// @param box how many letters are left in the box
/// @param round with the stakes of others covered up until they are turned up
public record View(
    Seat eye,
    Letters hand,
    PerSeat<Integer> held,
    int box,
    Position.Match match,
    Position.Round round) {
  static View of(Position position, Seat eye) {
    Position.Round round = position.round();
    PerSeat<Letters> hands = position.hands();
    boolean open = round.phase() != Phase.STAKE;
    PerSeat<Letters> stakes =
        open
            ? round.stakes()
            : round.stakes().map((seat, stake) -> seat.equals(eye) ? stake : Letters.EMPTY);
    return new View(
        eye,
        eye.isNobody() ? Letters.EMPTY : position.hand(eye),
        PerSeat.of(hands.seats(), seat -> hands.at(seat).size()),
        position.box().size(),
        position.match(),
        new Position.Round(round.phase(), round.pool(), stakes, round.done(), round.turn()));
  }

  public Phase phase() {
    return round.phase();
  }

  public Letters pool() {
    return round.pool();
  }

  public Seats seats() {
    return match.lead().company();
  }

  /// The word that stands, or none.
  public Claim claim() {
    return round.turn().claim();
  }

  /// Whether this chair has yet to do what all do at once.
  public boolean isAwaited(Phase phase) {
    return phase() == phase && seats().has(eye) && !round.done().has(eye);
  }

  /// Whether it is this chair's turn to declare.
  public boolean isTurn() {
    return phase() == Phase.DECLARE && !eye.isNobody() && round.turn().seat().equals(eye);
  }

  /// Whether this chair may doubt the word that stands.
  public boolean mayChallenge() {
    if (claim().proven() || eye.isNobody() || claim().by().equals(eye)) return false;
    return phase() == Phase.DECLARE || isAwaited(Phase.LAID);
  }
}
