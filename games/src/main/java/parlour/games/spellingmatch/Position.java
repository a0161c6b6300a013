package parlour.games.spellingmatch;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.spellingmatch.Stack.Fate;
import parlour.lexicon.Letters;

/// Everything about a match at one moment.
///
/// @param heap the letters in the middle
/// @param stacks what each has contributed
public record Position(
    Match match,
    Clock clock,
    Letters heap,
    PerSeat<List<Stack>> stacks,
    PerSeat<Player> benches,
    long dice) {
  /// What everybody sees of the match.
  ///
  /// @param first who was the first to have nothing more to do, or nobody
  /// @param caller who called "game", or nobody
  public record Match(LeaderDraw draw, LeadOrder lead, Phase phase, Seat first, Seat caller) {
    Match with(Phase next) {
      return new Match(draw, lead, next, first, caller);
    }

    Match firstDone(Seat seat) {
      return new Match(draw, lead, phase, seat, caller);
    }

    Match calledBy(Seat seat) {
      return new Match(draw, lead, Phase.AFTER, first, seat);
    }

    public Seats company() {
      return lead.company();
    }

    /// Before whom the stacks of an author lie.
    Seat before(Seat author) {
      return lead.company().leftOf(author);
    }
  }

  /// How far the match has come.
  public enum Phase {
    /// Words are chosen and put in stacks.
    CHOOSING,
    /// The stacks are passed on; the leader has yet to call.
    READY,
    SPELLING,
    /// "Game" has been called: stacks are proved and words read.
    AFTER,
    OVER
  }

  /// The times that matter, in milliseconds since the deal.
  ///
  /// @param now when something last happened
  /// @param due when a word must be chosen, "spell" or "game" called, or the words read; or never
  /// @param stop when the time to spell is over; or never
  public record Clock(long now, long due, long stop) {
    static Clock due(long now, long due) {
      return new Clock(now, due, Prompt.NEVER);
    }
  }

  Phase phase() {
    return match.phase();
  }

  Player bench(Seat seat) {
    return benches.at(seat);
  }

  Stack stack(Seat author, int number) {
    return stacks.at(author).get(number);
  }

  Position with(Match next, Clock clock) {
    return new Position(next, clock, heap, stacks, benches, dice);
  }

  Position with(Clock next) {
    return with(match, next);
  }

  Position with(Seat seat, Player bench) {
    return new Position(match, clock, heap, stacks, benches.with(seat, bench), dice);
  }

  Position at(long now) {
    return with(new Clock(now, clock.due(), clock.stop()));
  }

  /// A stack meets its fate.
  Position with(Seat author, int number, Fate fate, Seat by) {
    List<Stack> changed =
        Stack.with(stacks.at(author), number, stack(author, number).with(fate, by));
    return new Position(match, clock, heap, stacks.with(author, changed), benches, dice);
  }

  /// Whether a stack lies there that the player may take.
  static boolean canTake(PerSeat<List<Stack>> stacks, Seat by) {
    for (int i = 0; i < stacks.seats(); i++) {
      if (i == by.index()) continue;
      List<Stack> of = stacks.at(Seat.of(i));
      for (int k = 0; k < of.size(); k++) if (of.get(k).fate() == Fate.LYING) return true;
    }
    return false;
  }

  /// Whether a player has solved what he took and finds no more to take.
  static boolean isDone(PerSeat<List<Stack>> stacks, PerSeat<Player> benches, Seat seat) {
    return !benches.at(seat).isHolding() && !canTake(stacks, seat);
  }

  /// Whether words of others lie there that nobody has doubted yet.
  static boolean hasDoubtful(PerSeat<Player> benches, Seat eye) {
    for (int i = 0; i < benches.seats(); i++)
      if (i != eye.index() && benches.at(Seat.of(i)).hasUntried()) return true;
    return false;
  }
}
