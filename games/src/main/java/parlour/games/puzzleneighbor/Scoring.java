package parlour.games.puzzleneighbor;

import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.GivenWords;
import parlour.games.puzzleneighbor.Position.Match;
import parlour.games.puzzleneighbor.Position.Round;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.games.puzzleneighbor.Stack.Proof;

/// Pays the counters at the end of a round, and begins the next.
record Scoring(Options options, GivenWords words) {
  Position endRound(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    LeadOrder lead = match.lead();
    Counters counters = match.counters();
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      counters = settle(position, counters, seat, events);
    } while (!seat.equals(lead.leader()));
    counters = payFirst(position, counters, events);
    PerSeat<String> words = position.round().stacks().map((_, stack) -> stack.word());
    int players = match.players();
    events.add(new News.RoundOver(match, position.round().stacks(), counters));
    if (match.number() == options.rounds(players)) {
      Seats winners = Result.mostWins(counters.standing()).winners();
      events.add(new News.Won(winners, counters.of(winners.lowest())));
      Match over = new Match(match.draw(), lead, match.number(), counters, words);
      return new Position(over, Round.of(new Phase.Over(), players, atMillis), position.dice());
    }
    Match next = new Match(match.draw(), lead.pass(), match.number() + 1, counters, words);
    events.add(new News.LeadPassed(next.lead().leader(), next.distance()));
    long dueMillis = options.dueMillis(atMillis, PuzzleNeighbor.THREE_MINUTES_MILLIS);
    return new Position(
        next, Round.of(new Phase.Pick(dueMillis), players, atMillis), position.dice());
  }

  /// Pays one counter, one way or the other, or two.
  private static Counters settle(
      Position position, Counters counters, Seat receiver, List<Event> events) {
    Seat setter = position.match().setter(receiver);
    Stack stack = position.round().of(setter);
    if (stack.isSolved()) {
      events.add(new News.SolverPaid(setter, receiver, stack.claim().word()));
      return Payments.solved(counters, setter, receiver);
    }
    if (stack.progress() == Progress.UNSPELT) {
      events.add(new News.ProofWanting(setter, receiver, stack.word()));
      return Payments.unspelt(counters, setter, receiver);
    }
    events.add(new News.SetterPaid(receiver, setter, stack.word()));
    Counters paid = Payments.unsolved(counters, setter, receiver);
    if (stack.claim().proof() != Proof.STRUCK) return paid;
    Seat discoverer = stack.claim().by();
    events.add(new News.DiscovererPaid(setter, discoverer, stack.claim().word()));
    return Payments.discovery(paid, setter, discoverer);
  }

  /// The first to solve takes one more from everyone with an unsolved stack.
  private Counters payFirst(Position position, Counters counters, List<Event> events) {
    Seat first = Seat.NOBODY;
    int order = Integer.MAX_VALUE;
    Seats unsolved = Seats.NONE;
    for (Seat setter : position.allSeats()) {
      Stack stack = position.round().of(setter);
      Seat receiver = position.match().receiver(setter);
      boolean noWord = options.fair() && stack.progress() == Progress.UNSPELT;
      if (!stack.isSolved()) unsolved = noWord ? unsolved : unsolved.with(receiver);
      else if (stack.claim().order() < order) {
        order = stack.claim().order();
        first = receiver;
      }
    }
    if (first.isNobody() || unsolved.isEmpty()) return counters;
    events.add(new News.FirstPaid(first, unsolved));
    return Payments.first(counters, first, unsolved);
  }
}
