package parlour.games.outinthecold;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.outinthecold.Options.Form;
import parlour.games.outinthecold.Player.Stage;
import parlour.games.outinthecold.Position.Phase;
import parlour.lexicon.Letters;

/// What a chair may know: its own hand, how many letters the others hold, and all that lies open.
///
/// @param hand the letters of this chair; none for an onlooker
/// @param held how many letters each holds
/// @param box how many letters are left in the box
/// @param round without hands, and with words covered up that lie face down
public record View(
    Seat eye,
    Letters hand,
    PerSeat<Integer> held,
    int box,
    Position.Match match,
    Position.Round round) {
  static View of(Position position, Seat eye, Form form) {
    Position.Round round = position.round();
    boolean open =
        form == Form.BUILT || round.phase() == Phase.SHOWN || round.phase() == Phase.OVER;
    return new View(
        eye,
        eye.isNobody() ? Letters.EMPTY : position.hand(eye),
        round.players().map((_, player) -> player.hand().size()),
        position.box().size(),
        position.match(),
        round.with(round.players().map((seat, player) -> seen(player, open || seat.equals(eye)))));
  }

  private static Player seen(Player player, boolean open) {
    Player without = player.with(Letters.EMPTY);
    return open || player.laid().isNone() ? without : without.with(player.laid().covered());
  }

  public Phase phase() {
    return round.phase();
  }

  public Seats company() {
    return match.lead().company();
  }

  /// What this chair has before it, but for its hand; an onlooker has nothing.
  private Stage stage() {
    return eye.isNobody() ? Stage.COLD : round.of(eye).stage();
  }

  /// Whether this chair may come in now.
  public boolean mayComeIn() {
    return phase() == Phase.TURNS && round.turn().seat().equals(eye) && !eye.isNobody()
        || phase() == Phase.RACE && stage() == Stage.OUT;
  }

  /// Whether this chair may wait and draw.
  public boolean mayWait() {
    return phase() == Phase.TURNS && mayComeIn() && round.of(eye).draws() < Player.DRAWS;
  }

  /// Whether this chair may build up the word just declared.
  public boolean mayBuild() {
    return phase() == Phase.BUILDING && round.turn().seat().equals(eye) && !eye.isNobody();
  }

  /// The word that may be built up.
  public Laid declared() {
    return phase() == Phase.BUILDING ? round.of(round.turn().maker()).laid() : Laid.NONE;
  }

  /// Whether there is a word that this chair could doubt.
  public boolean mayDoubt() {
    return round.mayDoubt(eye);
  }

  /// Whether this chair could doubt the word that a player laid.
  public boolean isDoubtful(Seat maker) {
    return round.isDoubtful(maker, eye);
  }
}
