package parlour.games.anagrams;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
public record Position(Match match, Round round, long dice) {
  /// What lasts for the whole game and is open to all.
  ///
  /// @param before the counters when the round began
  /// @param last what was given out in the round before
  public record Match(
      LeaderDraw draw,
      LeadOrder lead,
      Counters counters,
      Counters before,
      PerSeat<Player.Given> last) {
    Match with(Counters next) {
      return new Match(draw, lead, next, before, last);
    }

    int seats() {
      return counters.seats();
    }
  }

  /// One round.
  ///
  /// @param nowMillis when something last happened, in milliseconds since the deal
  /// @param first who announced their word first, or nobody
  public record Round(Phase phase, long nowMillis, Seat first, PerSeat<Player> players) {
    Player of(Seat seat) {
      return players.at(seat);
    }

    Round with(Seat seat, Player player) {
      return new Round(phase, nowMillis, first, players.with(seat, player));
    }

    Round with(Phase next, long atMillis) {
      return new Round(next, atMillis, first, players);
    }

    Round with(PerSeat<Player> next) {
      return new Round(phase, nowMillis, first, next);
    }

    Round found(Seat by) {
      return first.isNobody() ? new Round(phase, nowMillis, by, players) : this;
    }

    /// Whether somebody still hunts or writes.
    boolean isBusy() {
      for (int i = 0; i < players.seats(); i++) if (players.at(Seat.of(i)).busy()) return true;
      return false;
    }

    /// Whether the lists of others hold a word that nobody has doubted yet, and the player still
    /// reads.
    boolean isReading(Seat seat) {
      if (!(phase instanceof Phase.Stopped) || players.at(seat).list().content()) return false;
      for (int i = 0; i < players.seats(); i++) {
        if (i != seat.index() && players.at(Seat.of(i)).list().hasUntried()) return true;
      }
      return false;
    }

    /// Whether one player could whisper to another who still hunts and has not heard from them yet
    /// in this round.
    boolean canHelp(LeadOrder lead, Seat by, Seat whom) {
      if (by.equals(lead.leader()) || by.equals(whom) || !lead.others().has(whom)) return false;
      Player player = of(whom);
      return player.progress() == Player.Progress.HUNTING
          && player.busy()
          && !player.help().by().has(by);
    }

    boolean canHelpAny(LeadOrder lead, Seat by) {
      for (Seat whom : lead.others()) if (canHelp(lead, by, whom)) return true;
      return false;
    }

    /// The letters that have left the box.
    Letters out() {
      Letters out = Letters.EMPTY;
      for (int i = 0; i < players.seats(); i++) {
        Player player = players.at(Seat.of(i));
        if (player.progress().hasLetters()) out = out.plus(Letters.of(player.given().letters()));
      }
      return out;
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

  Position with(Seat seat, Player player) {
    return new Position(match, round.with(seat, player), dice);
  }

  Position with(Counters next) {
    return new Position(match.with(next), round, dice);
  }

  /// One counter from one to another.
  Position pay(Seat from, Seat to) {
    return with(match.counters().pay(from, to, 1));
  }

  Position at(long nowMillis) {
    return new Position(match, round.with(round.phase(), nowMillis), dice);
  }
}
