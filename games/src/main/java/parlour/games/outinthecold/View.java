package parlour.games.outinthecold;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.outinthecold.Options.Form;
import parlour.games.outinthecold.Player.Progress;
import parlour.lexicon.Letters;

/// What one seat may know: its own hand, how many letters the others hold, and all that lies open.
///
/// @param hand the letters of this seat; none for an onlooker
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
    boolean closed = round.phase() instanceof Phase.Shown || round.phase() instanceof Phase.Over;
    boolean open = form == Form.BUILT || closed;
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

  public Seats allSeats() {
    return match.lead().allSeats();
  }

  /// What this seat has before it, but for its hand; an onlooker has nothing.
  private Progress progress() {
    return eye.isNobody() ? Progress.COLD : round.of(eye).progress();
  }

  private boolean isTurn() {
    return phase() instanceof Phase.Turn turn && turn.seat().equals(eye);
  }

  /// Whether this seat may come in now.
  public boolean mayComeIn() {
    return isTurn() || phase() instanceof Phase.Race && progress() == Progress.OUT;
  }

  /// Whether this seat may wait and draw.
  public boolean mayWait() {
    return isTurn() && mayDraw(eye);
  }

  /// Whether a player has not drawn five times in this round.
  boolean mayDraw(Seat seat) {
    return round.of(seat).draws() < Player.DRAWS;
  }

  /// Whether this seat may build up the word just declared.
  public boolean mayBuild() {
    return phase() instanceof Phase.Building turn && turn.seat().equals(eye);
  }

  /// The word that may be built up.
  public LaidWord declared() {
    return phase() instanceof Phase.Building(_, Seat maker, _)
        ? round.of(maker).laid()
        : LaidWord.NONE;
  }

  /// Whether there is a word that this seat could doubt.
  public boolean mayDoubt() {
    return round.mayDoubt(eye);
  }

  /// Whether this seat could doubt the word that a player laid.
  public boolean isDoubtful(Seat maker) {
    return round.isDoubtful(maker, eye);
  }
}
