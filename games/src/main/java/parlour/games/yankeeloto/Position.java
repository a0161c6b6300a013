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
  ///
  /// @param before what everybody had before the stakes of this round were paid
  public record Match(LeaderDraw draw, LeadOrder lead, Counters counters, PerSeat<Integer> before) {
    Match(LeaderDraw draw, LeadOrder lead, Counters counters) {
      this(draw, lead, counters, counters.standing());
    }

    Match with(Counters next) {
      return new Match(draw, lead, next, before);
    }

    /// The stakes are paid, and a round begins.
    Match staked(Counters next) {
      return new Match(draw, lead, next, counters.standing());
    }
  }

  /// One round.
  ///
  /// @param open the letters called
  /// @param nowMillis when something last happened, in milliseconds since the deal
  public record Round(Phase phase, PerSeat<Player> players, Letters open, long nowMillis) {
    public Player of(Seat seat) {
      return players.at(seat);
    }

    /// The letter called last.
    public Phase.Called called() {
      return phase.called();
    }

    Round with(Seat seat, Player player) {
      return with(players.with(seat, player));
    }

    Round with(PerSeat<Player> next) {
      return new Round(phase, next, open, nowMillis);
    }

    Round with(Phase next) {
      return new Round(next, players, open, nowMillis);
    }

    Round called(char letter, Phase next) {
      return new Round(next, players, open.plus(letter), nowMillis);
    }

    Round at(long atMillis) {
      return new Round(phase, players, open, atMillis);
    }

    /// The players who have come this far.
    Seats at(Player.Progress progress) {
      Seats at = Seats.NONE;
      for (int i = 0; i < players.seats(); i++)
        if (players.at(Seat.of(i)).progress() == progress) at = at.with(Seat.of(i));
      return at;
    }

    /// Those who still form words.
    Seats making() {
      return at(Player.Progress.MAKING).or(at(Player.Progress.FRESH));
    }

    /// Those who still have words of others to read.
    Seats reading() {
      if (!(phase instanceof Phase.Look(Seats content, Seats proved, _, _))) return Seats.NONE;
      Seats doubtful = at(Player.Progress.LAID).minus(proved);
      if (doubtful.isEmpty()) return Seats.NONE;
      Seats reading = Seats.first(players.seats()).minus(content);
      return doubtful.size() == 1 ? reading.minus(doubtful) : reading;
    }

    /// The letters left in the box, as anybody can work out once all words lie open.
    Letters left(Letters box) {
      Letters left = box.minus(open);
      for (int i = 0; i < players.seats(); i++) {
        Player player = players.at(Seat.of(i));
        left = left.minus(player.hand()).minus(Letters.of(player.word()));
      }
      return left;
    }
  }

  Seat leader() {
    return match.lead().leader();
  }

  Player player(Seat seat) {
    return round.of(seat);
  }

  int players() {
    return round.players().seats();
  }

  Position with(Round next) {
    return new Position(match, next, box, dice);
  }

  Position with(Seat seat, Player player) {
    return with(round.with(seat, player));
  }

  Position with(Counters next) {
    return new Position(match.with(next), round, box, dice);
  }

  Position withBox(Letters next) {
    return new Position(match, round, next, dice);
  }

  Position at(long atMillis) {
    return with(round.at(atMillis));
  }
}
