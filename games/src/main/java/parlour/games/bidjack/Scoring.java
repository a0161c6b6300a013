package parlour.games.bidjack;

import java.util.Comparator;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Phrases;

/// Scores a hand and finds who has won.
public record Scoring(Options options) {
  /// The points of all after the hand: every side scores its tricks, but a bidder who failed loses
  /// the bid.
  public PerSeat<Integer> score(
      PerSeat<Integer> before, Position.Contract contract, List<Event> events) {
    PerSeat<Integer> points = before;
    Seats left = Seats.first(points.seats());
    while (!left.isEmpty()) {
      Seats side = options.side(left.lowest());
      left = left.minus(side);
      int tricks = 0;
      for (Seat seat : side) tricks += contract.taken().at(seat);
      boolean failed = side.has(contract.bidder()) && tricks < contract.bid();
      int total = points.at(side.lowest()) + (failed ? -contract.bid() : tricks);
      for (Seat seat : side) points = points.with(seat, total);
      events.add(
          failed
              ? new News.InTheHole(side, contract.bid(), total)
              : new News.Scored(side, tricks, total));
    }
    return points;
  }

  /// Where a player's points come from.
  String reason(Position.Contract contract, Seat seat) {
    Seats side = options.side(seat);
    int tricks = 0;
    for (Seat each : side) tricks += contract.taken().at(each);
    String took = Phrases.count(tricks, "trick");
    return side.has(contract.bidder()) ? "bid " + contract.bid() + ", took " + tricks : took;
  }

  /// The rule by which those have won.
  Rule reason(PerSeat<Integer> points, Seat bidder, Seats winners) {
    if (options.goal() == 0) return Rule.LENGTH;
    Seats out = Seats.NONE;
    for (Seat seat : Seats.first(points.seats()))
      if (points.at(seat) >= options.goal()) out = out.with(seat);
    if (out.equals(options.side(out.lowest())))
      return options.partners() ? Rule.PARTNERS_WIN : Rule.WIN;
    return winners.has(bidder) ? Rule.BOTH_OUT : Rule.SEVERAL_OUT;
  }

  /// Who has won a game that is over: where points end it the bidder's side counts first, otherwise
  /// the highest.
  public Seats winners(PerSeat<Integer> points, Seat bidder) {
    if (options.goal() > 0 && points.at(bidder) >= options.goal()) return options.side(bidder);
    int best = Integer.MIN_VALUE;
    for (Seat seat : Seats.first(points.seats())) best = Math.max(best, points.at(seat));
    Seats winners = Seats.NONE;
    for (Seat seat : Seats.first(points.seats()))
      if (points.at(seat) == best) winners = winners.with(seat);
    return winners;
  }

  Result result(Position position) {
    PerSeat<Integer> points = position.match().points();
    Seats first = winners(points, position.contract().bidder());
    return Result.ranked(
        points,
        Comparator.comparingInt(seat -> first.has(seat) ? Integer.MAX_VALUE : points.at(seat)));
  }
}
