package parlour.games.speculation;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.LeaderDraw;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
public record Position(
    Match match, Stage stage, Plum plum, PerSeat<Player> hands, Rest rest, long dice) {
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

  /// How far the deal has come; everybody sees it.
  ///
  /// @param nowMillis when something last happened, in milliseconds since the deal
  /// @param dueMillis when the clock speaks, or never
  /// @param busy those who are not done yet
  public record Stage(Phase phase, long nowMillis, long dueMillis, Seats busy) {
    Stage at(long atMillis) {
      return new Stage(phase, atMillis, dueMillis, busy);
    }

    Stage done(Seat seat, long atMillis) {
      return new Stage(phase, atMillis, dueMillis, busy.without(seat));
    }
  }

  public enum Phase {
    /// Everybody discards and gives to the Plum.
    SORTING,
    /// The dealer adds to the Plum.
    ADDING,
    /// The dealer has a letter to turn up.
    EXPOSING,
    /// Everybody makes words.
    WRITING,
    /// The dealer decides whether to turn up the Plum.
    TURNING,
    /// The dealer makes words of it.
    PLUM,
    /// The others look for words the dealer has overlooked.
    NOTICING,
    /// The lists are read and may be challenged.
    READING,
    OVER;

    /// Whether time has been called for the words of the hands.
    boolean isRead() {
      return compareTo(WRITING) > 0;
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

  Position with(Stage next) {
    return new Position(match, next, plum, hands, rest, dice);
  }

  Position with(Seat seat, Player hand) {
    return new Position(match, stage, plum, hands.with(seat, hand), rest, dice);
  }

  Position with(Plum next) {
    return new Position(match, stage, next, hands, rest, dice);
  }

  Position with(Rest next) {
    return new Position(match, stage, plum, hands, next, dice);
  }

  Position with(Counters next) {
    return new Position(match.with(next), stage, plum, hands, rest, dice);
  }

  Position with(long nextDice) {
    return new Position(match, stage, plum, hands, rest, nextDice);
  }

  /// Those letters go back to the box.
  Position toBox(Letters letters) {
    return with(new Rest(rest.box.plus(letters), rest.aside));
  }
}
