package parlour.games.puzzleneighbor;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.puzzleneighbor.Stack.Stage;
import parlour.lexicon.Letters;

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
      return (number - 1) % (players() - 1) + 1;
    }

    /// Who gets the stack of a setter.
    public Seat receiver(Seat setter) {
      return Seat.of(Math.floorMod(setter.index() - distance(), players()));
    }

    /// Whose stack a player gets.
    public Seat setter(Seat receiver) {
      return Seat.of((receiver.index() + distance()) % players());
    }
  }

  /// How far a round has come.
  public enum Phase {
    PICK,
    /// All stacks are passed; the leader has yet to call.
    CALL,
    SOLVE,
    /// The time is up: words are required of their setters, and announced ones may be doubted.
    PROVE,
    OVER
  }

  /// One round.
  ///
  /// @param now when something last happened
  /// @param due when the clock speaks
  /// @param stacks by their setters
  /// @param content those who doubt nothing more
  public record Round(Phase phase, long now, long due, PerSeat<Stack> stacks, Seats content) {
    /// Nobody has picked a word yet.
    static Round of(int players, long now, long due) {
      return new Round(Phase.PICK, now, due, PerSeat.all(players, Stack.NONE), Seats.NONE);
    }

    static Round over(int players, long now) {
      PerSeat<Stack> none = PerSeat.all(players, Stack.NONE);
      return new Round(Phase.OVER, now, Prompt.NEVER, none, Seats.NONE);
    }

    public Stack of(Seat setter) {
      return stacks.at(setter);
    }

    Round with(Seat setter, Stack stack) {
      return new Round(phase, now, due, stacks.with(setter, stack), content);
    }

    Round with(PerSeat<Stack> next) {
      return new Round(phase, now, due, next, content);
    }

    Round with(Phase next, long nextDue) {
      return new Round(next, now, nextDue, stacks, content);
    }

    Round with(Seats readers) {
      return new Round(phase, now, due, stacks, readers);
    }

    Round at(long time) {
      return new Round(phase, time, due, stacks, content);
    }

    /// The setters whose stacks have come so far.
    Seats setters(Stage stage) {
      Seats setters = Seats.NONE;
      for (int i = 0; i < stacks.seats(); i++)
        if (stacks.at(Seat.of(i)).stage() == stage) setters = setters.with(Seat.of(i));
      return setters;
    }

    /// How many words have been announced.
    int announced() {
      return setters(Stage.ANNOUNCED).size();
    }

    /// The letters that have left the box.
    Letters out() {
      Letters out = Letters.EMPTY;
      for (int i = 0; i < stacks.seats(); i++)
        out = out.plus(Letters.of(stacks.at(Seat.of(i)).letters()));
      return out;
    }
  }

  Seats company() {
    return match.lead().company();
  }

  /// Those who got the stacks that have come so far.
  Seats receivers(Stage stage) {
    Seats receivers = Seats.NONE;
    for (Seat setter : round.setters(stage)) receivers = receivers.with(match.receiver(setter));
    return receivers;
  }

  /// Whether another has announced a word that this player could still doubt.
  static boolean mayDoubt(Match match, Round round, Seat seat) {
    if (seat.isNobody() || round.content().has(seat)) return false;
    for (Seat setter : match.lead().company()) {
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
