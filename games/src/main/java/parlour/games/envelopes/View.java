package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Seat;
import parlour.games.envelopes.Position.Envelope;
import parlour.games.envelopes.Position.Player;

/// What one seat may know: the letters before itself, and of the others how far they are.
///
/// @param seen the position with everything this seat may not see covered up
public record View(Seat eye, Position seen) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        new Position(
            position
                .players()
                .map((seat, player) -> seat.equals(eye) ? own(player) : covered(player)),
            position.nowMillis(),
            position.stopMillis(),
            position.stopped()));
  }

  /// The seat's own envelopes: the letters of the open one, and no word.
  private static Player own(Player player) {
    List<Envelope> envelopes = new ArrayList<>(closed(player));
    if (!player.isDone())
      envelopes.set(player.open(), new Envelope("", player.envelope().letters()));
    return player.with(List.copyOf(envelopes));
  }

  /// Another player's: how many envelopes, which words found and how many tries, but not which.
  private static Player covered(Player player) {
    return new Player(
        closed(player),
        player.open(),
        player.solved(),
        Collections.nCopies(player.tries().size(), ""));
  }

  private static List<Envelope> closed(Player player) {
    return Collections.nCopies(player.envelopes().size(), Envelope.CLOSED);
  }

  /// The seat's own envelopes; none for an onlooker.
  public Player own() {
    return eye.isNobody() ? new Player(List.of(), 0, List.of(), List.of()) : seen.of(eye);
  }

  /// The letters of the open envelope, or nothing.
  public String letters() {
    return own().envelope().letters();
  }

  /// Whether this seat has an envelope open.
  public boolean isBusy() {
    return !seen.stopped() && !own().isDone();
  }

  /// When anything last happened.
  public long nowMillis() {
    return seen.nowMillis();
  }

  /// When "Stop" is called.
  public long stopMillis() {
    return seen.stopMillis();
  }
}
