package parlour.games.letterpool;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.letterpool.Position.Claim;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view.
final class Imagine {
  private final View view;
  private final Dice dice;
  private final Letters[] hands;
  private Letters unseen;
  private Pile box = Pile.EMPTY;

  Imagine(Options options, View view, Dice dice) {
    this.view = view;
    this.dice = dice;
    this.hands = new Letters[view.held().seats()];
    this.unseen = options.box().box().letters().minus(view.hand()).minus(view.pool());
  }

  Position position() {
    for (Seat seat : view.seats()) {
      hands[seat.index()] = Letters.EMPTY;
      unseen = unseen.minus(view.match().won().at(seat).letters());
      if (view.phase() instanceof Phase.Staking staking)
        unseen = unseen.minus(staking.stakes().at(seat));
    }
    for (Claim claim : view.phase().claims().all()) {
      if (claim.by().equals(view.eye())) continue;
      hands[claim.by().index()] = claim.held();
      unseen = unseen.minus(claim.held());
    }
    box = Box.shuffled(unseen, dice);
    Phase phase = fillHands();
    if (!view.eye().isNobody()) hands[view.eye().index()] = view.hand();
    return new Position(
        view.match(),
        box,
        PerSeat.of(hands.length, seat -> hands[seat.index()]),
        view.pool(),
        phase,
        dice.next());
  }

  /// Fills the hands of the others from the box, and then the stakes the view covers up.
  private Phase fillHands() {
    Phase phase = view.phase();
    for (Seat seat : view.seats()) {
      if (seat.equals(view.eye())) continue;
      int wanted = view.held().at(seat) - hands[seat.index()].size();
      hands[seat.index()] = hands[seat.index()].plus(draw(wanted));
      if (phase instanceof Phase.Staking staking && staking.done().has(seat))
        phase = staking.with(seat, draw(1).at(0));
    }
    return phase;
  }

  private Letters draw(int count) {
    Letters drawn = Box.top(box, count);
    box = box.less(count);
    return drawn;
  }
}
