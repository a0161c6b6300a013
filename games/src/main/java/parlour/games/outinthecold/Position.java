package parlour.games.outinthecold;

import java.util.Comparator;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.WonWords;
import parlour.games.outinthecold.Player.Progress;
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

    /// The largest number of letters wins; between equals, the player less often in the cold.
    Result standing() {
      return standing(won, colds);
    }

    /// The same for words won at a real table.
    public static Result standing(PerSeat<WonWords> won, PerSeat<Integer> colds) {
      PerSeat<Integer> letters = won.map((_, words) -> words.count());
      Comparator<Seat> warmer = Comparator.comparing(colds::at).reversed();
      return Result.ranked(letters, Comparator.comparing(letters::at).thenComparing(warmer));
    }
  }

  /// One round.
  ///
  /// @param circuit how often the turn has gone round, from one
  /// @param nowMillis when something last happened, in milliseconds since the deal
  public record Round(int circuit, long nowMillis, Phase phase, PerSeat<Player> players) {
    public Player of(Seat seat) {
      return players.at(seat);
    }

    /// The players who have come this far.
    public Seats at(Progress progress) {
      Seats seats = Seats.NONE;
      for (int i = 0; i < players.seats(); i++)
        if (players.at(Seat.of(i)).progress() == progress) seats = seats.with(Seat.of(i));
      return seats;
    }

    Round with(Seat seat, Player player) {
      return with(players.with(seat, player));
    }

    Round with(Phase next, long atMillis) {
      return new Round(circuit, atMillis, next, players);
    }

    Round with(PerSeat<Player> next) {
      return new Round(circuit, nowMillis, phase, next);
    }

    Round around() {
      return new Round(circuit + 1, nowMillis, phase, players);
    }

    /// Whether a player could doubt the word of this maker: another owns it, it will be won, and
    /// nobody has tried it yet.
    boolean isDoubtful(Seat maker, Seat by) {
      Player player = of(maker);
      LaidWord laid = player.laid();
      boolean lost = player.progress() == Progress.COLD && laid.owner().equals(maker);
      return !laid.isNone() && !laid.tried() && !lost && !laid.owner().equals(by);
    }

    /// Whether there is a word that a player could still doubt.
    boolean mayDoubt(Seat by) {
      if (!(phase instanceof Phase.Shown shown) || by.isNobody() || shown.content().has(by))
        return false;
      for (int i = 0; i < players.seats(); i++) if (isDoubtful(Seat.of(i), by)) return true;
      return false;
    }
  }

  Seats allSeats() {
    return match.lead().allSeats();
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
