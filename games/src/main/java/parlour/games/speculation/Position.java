package parlour.games.speculation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param nowMillis when something last happened, in milliseconds since the deal
public record Position(
    Match match,
    Phase phase,
    long nowMillis,
    Plum plum,
    PerSeat<Player> hands,
    Rest rest,
    long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param before the counters when the deal began
  public record Match(LeaderDraw draw, LeadOrder lead, Counters counters, Counters before) {
    public Seat dealer() {
      return lead.leader();
    }

    public Seats company() {
      return lead.company();
    }

    public int players() {
      return counters.seats();
    }

    Match with(Counters next) {
      return new Match(draw, lead, next, before);
    }
  }

  /// The letters that nobody holds.
  ///
  /// @param box those not in use
  /// @param aside what the dealer has discarded, where some of it is to be added to the Plum
  public record Rest(Letters box, Letters aside) {}

  Player of(Seat seat) {
    return hands.at(seat);
  }

  Seat dealer() {
    return match.dealer();
  }

  int players() {
    return match.players();
  }

  /// The same in another phase, or further on in this one.
  Position in(Phase next, long atMillis) {
    return new Position(match, next, atMillis, plum, hands, rest, dice);
  }

  /// The same when something has happened.
  Position at(long atMillis) {
    return in(phase, atMillis);
  }

  Position with(Seat seat, Player hand) {
    return new Position(match, phase, nowMillis, plum, hands.with(seat, hand), rest, dice);
  }

  Position with(Plum next) {
    return new Position(match, phase, nowMillis, next, hands, rest, dice);
  }

  Position with(Rest next) {
    return new Position(match, phase, nowMillis, plum, hands, next, dice);
  }

  Position with(Counters next) {
    return new Position(match.with(next), phase, nowMillis, plum, hands, rest, dice);
  }

  Position with(long nextDice) {
    return new Position(match, phase, nowMillis, plum, hands, rest, nextDice);
  }

  /// Those letters go back to the box.
  Position toBox(Letters letters) {
    return with(new Rest(rest.box.plus(letters), rest.aside));
  }
}
