package parlour.games.yankeeloto;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param box the letters left in the box; chance alone knows in which order they will come
public record Position(Match match, Round round, Letters box, long dice) {
  /// What lasts for the whole game; everybody sees it.
  public record Match(LeaderDraw draw, LeadOrder lead, Counters counters) {
    Match with(Counters next) {
      return new Match(draw, lead, next);
    }
  }

  /// How far a round has come.
  public enum Phase {
    /// All form words.
    MAKING,
    /// The words lie open and may be challenged.
    LOOK,
    /// Letters are called.
    CALL,
    OVER
  }

  /// One round.
  ///
  /// @param open the letters called
  /// @param now when something last happened, in milliseconds since the deal
  public record Round(
      Phase phase, PerSeat<Player> rows, Look look, Letters open, Called call, long now) {
    public Player of(Seat seat) {
      return rows.at(seat);
    }

    Round with(Seat seat, Player row) {
      return new Round(phase, rows.with(seat, row), look, open, call, now);
    }

    Round with(PerSeat<Player> next) {
      return new Round(phase, next, look, open, call, now);
    }

    Round with(Phase next, Called called) {
      return new Round(next, rows, look, open, called, now);
    }

    Round with(Look next) {
      return new Round(phase, rows, next, open, call, now);
    }

    Round called(char letter, Called next) {
      return new Round(phase, rows, look, open.plus(letter), next, now);
    }

    Round at(long time) {
      return new Round(phase, rows, look, open, call, time);
    }

    /// Those whose rows have come so far.
    Seats at(Player.Stage stage) {
      Seats at = Seats.NONE;
      for (int i = 0; i < rows.seats(); i++)
        if (rows.at(Seat.of(i)).stage() == stage) at = at.with(Seat.of(i));
      return at;
    }

    /// Those who still form words.
    Seats making() {
      return at(Player.Stage.MAKING).or(at(Player.Stage.FRESH));
    }

    /// Those who have words of others to read and have not done with it.
    Seats reading() {
      if (phase != Phase.LOOK) return Seats.NONE;
      Seats doubtful = at(Player.Stage.LAID).minus(look.proved);
      if (doubtful.isEmpty()) return Seats.NONE;
      Seats reading = Seats.first(rows.seats()).minus(look.content);
      return doubtful.size() == 1 ? reading.minus(doubtful) : reading;
    }
  }

  /// How far the reading of the words has come.
  ///
  /// @param content who doubts nothing more
  /// @param proved whose words have stood a challenge
  public record Look(Seats content, Seats proved) {
    static final Look NONE = new Look(Seats.NONE, Seats.NONE);
  }

  /// The letter called last.
  ///
  /// @param number which call it is; nought: none yet
  /// @param since when it was called
  /// @param due when the next is called, or the cry is settled, or the reading ends
  /// @param reaching whether the leader has his hand in the box
  public record Called(int number, char letter, long since, long due, boolean reaching) {
    static final char NOTHING = '?';

    static Called none(long at, long due) {
      return new Called(0, NOTHING, at, due, false);
    }

    Called due(long time) {
      return new Called(number, letter, since, time, reaching);
    }

    Called reaching(long time) {
      return new Called(number, letter, since, time, true);
    }
  }

  Seat leader() {
    return match.lead().leader();
  }

  Player row(Seat seat) {
    return round.of(seat);
  }

  int players() {
    return round.rows().seats();
  }

  Position with(Round next) {
    return new Position(match, next, box, dice);
  }

  Position with(Seat seat, Player row) {
    return with(round.with(seat, row));
  }

  Position with(Counters next) {
    return new Position(match.with(next), round, box, dice);
  }

  Position withBox(Letters next) {
    return new Position(match, round, next, dice);
  }

  Position at(long time) {
    return with(round.at(time));
  }
}
