package parlour.games.puzzleneighbor;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.puzzleneighbor.Stack.Progress;

/// Everything about a game at one moment.
public record Position(Match match, Round round, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param number which round this is, from one
  /// @param last the words of the round before, by their setters
  public record Match(
      LeaderDraw draw, LeadOrder lead, int number, Counters counters, PerSeat<String> last) {
    int players() {
      return counters.seats();
    }

    /// How many places to the right stacks go in this round.
    public int distance() {
      return neighbors().distance();
    }

    private Neighbors neighbors() {
      return Neighbors.of(number, players());
    }

    /// The player who gets the stack of a setter.
    public Seat receiver(Seat setter) {
      return neighbors().receiver(setter);
    }

    /// The player whose stack a receiver gets.
    public Seat setter(Seat receiver) {
      return neighbors().setter(receiver);
    }
  }

  /// One round.
  ///
  /// @param nowMillis when something last happened, in milliseconds since the deal
  /// @param stacks by their setters
  public record Round(Phase phase, long nowMillis, PerSeat<Stack> stacks) {
    /// A round in which nobody has picked a word.
    static Round of(Phase phase, int players, long nowMillis) {
      return new Round(phase, nowMillis, PerSeat.all(players, Stack.NONE));
    }

    public Stack of(Seat setter) {
      return stacks.at(setter);
    }

    Round with(Seat setter, Stack stack) {
      return with(stacks.with(setter, stack));
    }

    Round with(PerSeat<Stack> next) {
      return new Round(phase, nowMillis, next);
    }

    Round with(Phase next) {
      return new Round(next, nowMillis, stacks);
    }

    Round at(long atMillis) {
      return new Round(phase, atMillis, stacks);
    }

    /// Whether a player has said that they doubt nothing more.
    boolean isContent(Seat seat) {
      return phase.content().has(seat);
    }

    /// The same when a player doubts nothing more.
    Round content(Seat by) {
      Seats more = phase.content().with(by);
      return phase instanceof Phase.Solve
          ? with(new Phase.Solve(more, phase.dueMillis()))
          : with(new Phase.Prove(more, phase.dueMillis()));
    }

    /// The setters whose stacks have come this far.
    Seats setters(Progress progress) {
      Seats setters = Seats.NONE;
      for (int i = 0; i < stacks.seats(); i++)
        if (stacks.at(Seat.of(i)).progress() == progress) setters = setters.with(Seat.of(i));
      return setters;
    }

    /// How many words have been announced.
    int announced() {
      return setters(Progress.ANNOUNCED).size();
    }
  }

  Seats allSeats() {
    return match.lead().allSeats();
  }

  /// The receivers of the stacks that have come this far.
  Seats receivers(Progress progress) {
    Seats receivers = Seats.NONE;
    for (Seat setter : round.setters(progress)) receivers = receivers.with(match.receiver(setter));
    return receivers;
  }

  /// Whether another has announced a word that this player could still doubt.
  static boolean mayDoubt(Match match, Round round, Seat seat) {
    if (seat.isNobody() || round.isContent(seat)) return false;
    for (Seat setter : match.lead().allSeats()) {
      if (round.of(setter).isUntried() && !match.receiver(setter).equals(seat)) return true;
    }
    return false;
  }

  Position with(Round next) {
    return new Position(match, next, dice);
  }

  Position with(Seat setter, Stack stack) {
    return new Position(match, round.with(setter, stack), dice);
  }
}
