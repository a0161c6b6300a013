package parlour.games.outinthecold;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.WonWords;
import parlour.games.outinthecold.Player.Stage;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param box the letters not given out, face down
public record Position(Match match, Pile box, Round round, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param number which round this is, from one
  /// @param colds how often each was out in the cold
  public record Match(
      LeaderDraw draw, LeadOrder lead, int number, PerSeat<WonWords> won, PerSeat<Integer> colds) {
    Match won(Seat by, String word) {
      return new Match(draw, lead, number, won.with(by, won.at(by).plus(word)), colds);
    }

    Match leftOut(Seat seat) {
      return new Match(draw, lead, number, won, colds.with(seat, colds.at(seat) + 1));
    }

    Match next() {
      return new Match(draw, lead.pass(), number + 1, won, colds);
    }
  }

  /// How far a round has come.
  public enum Phase {
    /// Each in turn comes in or waits.
    TURNS,
    /// Each in turn may build up a word.
    BUILDING,
    /// All work at once.
    RACE,
    /// The round is closed and the words are shown.
    SHOWN,
    OVER
  }

  /// One round.
  ///
  /// @param circuit how often the turn has gone round, from one
  /// @param content those who doubt nothing more
  public record Round(Phase phase, int circuit, Turn turn, PerSeat<Player> players, Seats content) {
    public Player of(Seat seat) {
      return players.at(seat);
    }

    /// Those who have come so far.
    public Seats at(Stage stage) {
      Seats seats = Seats.NONE;
      for (int i = 0; i < players.seats(); i++)
        if (players.at(Seat.of(i)).stage() == stage) seats = seats.with(Seat.of(i));
      return seats;
    }

    Round with(Seat seat, Player player) {
      return new Round(phase, circuit, turn, players.with(seat, player), content);
    }

    Round with(Phase next, Turn then) {
      return new Round(next, circuit, then, players, content);
    }

    Round with(Seats readers) {
      return new Round(phase, circuit, turn, players, readers);
    }

    Round with(PerSeat<Player> next) {
      return new Round(phase, circuit, turn, next, content);
    }

    Round around() {
      return new Round(phase, circuit + 1, turn, players, content);
    }

    /// Whether a player could doubt the word that one laid: another owns it, it will be won, and
    /// nobody has tried it yet.
    boolean isDoubtful(Seat maker, Seat by) {
      Player player = of(maker);
      Laid laid = player.laid();
      boolean lost = player.stage() == Stage.COLD && laid.owner().equals(maker);
      return !laid.isNone() && !laid.tried() && !lost && !laid.owner().equals(by);
    }

    /// Whether there is a word that a player could still doubt.
    boolean mayDoubt(Seat by) {
      if (phase != Phase.SHOWN || by.isNobody() || content.has(by)) return false;
      for (int i = 0; i < players.seats(); i++) if (isDoubtful(Seat.of(i), by)) return true;
      return false;
    }
  }

  /// Whose turn it is.
  ///
  /// @param maker whose word may be built up, or nobody's
  /// @param now when something last happened
  /// @param due when the clock speaks
  public record Turn(Seat seat, Seat maker, long now, long due) {
    static Turn nobody(long now, long due) {
      return new Turn(Seat.NOBODY, Seat.NOBODY, now, due);
    }

    static Turn over(long now) {
      return nobody(now, Prompt.NEVER);
    }
  }

  Seats company() {
    return match.lead().company();
  }

  Letters hand(Seat seat) {
    return round.of(seat).hand();
  }

  Position with(Round next) {
    return new Position(match, box, next, dice);
  }

  Position with(Seat seat, Player player) {
    return with(round.with(seat, player));
  }
}
