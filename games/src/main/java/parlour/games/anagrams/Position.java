package parlour.games.anagrams;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
public record Position(Match match, Round round, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param last what was given out in the round before
  public record Match(
      LeaderDraw draw, LeadOrder lead, Counters counters, PerSeat<Player.Given> last) {
    Match with(Counters next) {
      return new Match(draw, lead, next, last);
    }

    int seats() {
      return counters.seats();
    }
  }

  /// One round.
  ///
  /// @param first who announced his word first, or nobody
  public record Round(Phase phase, Clock clock, Seat first, PerSeat<Player> players) {
    Player of(Seat seat) {
      return players.at(seat);
    }

    Round with(Seat seat, Player study) {
      return new Round(phase, clock, first, players.with(seat, study));
    }

    Round with(Phase next, Clock at) {
      return new Round(next, at, first, players);
    }

    Round with(PerSeat<Player> next) {
      return new Round(phase, clock, first, next);
    }

    Round found(Seat by) {
      return first.isNobody() ? new Round(phase, clock, by, players) : this;
    }

    /// Somebody still hunts or writes.
    boolean isBusy() {
      for (int i = 0; i < players.seats(); i++) if (players.at(Seat.of(i)).busy()) return true;
      return false;
    }

    /// Whether the lists of others hold a word that nobody has doubted yet, and the player still
    /// reads.
    boolean isReading(Seat seat) {
      if (phase != Phase.AFTER || players.at(seat).list().content()) return false;
      for (int i = 0; i < players.seats(); i++) {
        if (i != seat.index() && players.at(Seat.of(i)).list().hasUntried()) return true;
      }
      return false;
    }

    /// The letters that have left the box.
    Letters out() {
      Letters out = Letters.EMPTY;
      for (int i = 0; i < players.seats(); i++) {
        Player study = players.at(Seat.of(i));
        if (study.stage().hasLetters()) out = out.plus(Letters.of(study.given().letters()));
      }
      return out;
    }
  }

  /// How far a round has come.
  public enum Phase {
    /// The leader chooses words and serves letters.
    SERVING,
    /// Everybody is served; the leader has yet to call.
    SERVED,
    HUNT,
    /// "Stop" has been called: letters are returned, words named, lists read.
    AFTER,
    OVER
  }

  /// The times that matter, in milliseconds since the deal.
  ///
  /// @param now when something last happened
  /// @param due when the leader must have served or called, or when the lists must be read; or
  ///   never
  /// @param stop when "Stop" will be, or was, called; or never
  public record Clock(long now, long due, long stop) {
    Clock at(long now) {
      return new Clock(now, due, stop);
    }

    static Clock due(long now, long due) {
      return new Clock(now, due, Prompt.NEVER);
    }
  }

  Seat leader() {
    return match.lead().leader();
  }

  Player of(Seat seat) {
    return round.players().at(seat);
  }

  Position with(Round next) {
    return new Position(match, next, dice);
  }

  Position with(Seat seat, Player study) {
    return new Position(match, round.with(seat, study), dice);
  }

  Position with(Counters next) {
    return new Position(match.with(next), round, dice);
  }

  /// One counter from one to another.
  Position pay(Seat from, Seat to) {
    return with(match.counters().pay(from, to, 1));
  }

  Position at(long now) {
    return new Position(match, round.with(round.phase(), round.clock().at(now)), dice);
  }
}
