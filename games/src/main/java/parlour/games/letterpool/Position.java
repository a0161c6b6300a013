package parlour.games.letterpool;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.material.letters.WonWords;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param box the letters not yet given out, face down
/// @param pool the letters in the middle, face up
public record Position(
    Match match, Pile box, PerSeat<Letters> hands, Letters pool, Phase phase, long dice) {
  /// What lasts for the whole game and is open to all.
  ///
  /// @param round which round this is, from one
  ///
  /// @param before how many words each had won when the round began
  public record Match(
      LeaderDraw draw, LeadOrder lead, int round, PerSeat<WonWords> won, PerSeat<Integer> before) {
    Match(LeaderDraw draw, LeadOrder lead, int round, PerSeat<WonWords> won) {
      this(draw, lead, round, won, won.map((_, words) -> words.words().size()));
    }

    Match won(Seat by, String word) {
      return new Match(draw, lead, round, won.with(by, won.at(by).plus(word)), before);
    }

    Match next() {
      return new Match(draw, lead.pass(), round + 1, won);
    }
  }

  /// A word declared.
  ///
  /// @param held its letters that come out of its maker's hand
  /// @param proven whether nobody can doubt it any more
  public record Claim(Seat by, String word, Letters held, boolean proven) {
    static final Claim NONE = new Claim(Seat.NOBODY, "", Letters.EMPTY, true);

    public boolean isNone() {
      return by.isNobody();
    }

    /// Its letters that come out of the pool.
    public Letters taken() {
      return Letters.of(word).minus(held);
    }

    /// Whether a word of `length` letters that takes `taken` of them from the pool beats it.
    boolean isBeatenBy(int taken, int length) {
      int mine = word.length() - held.size();
      return taken > mine || taken == mine && length > word.length();
    }
  }

  Letters hand(Seat seat) {
    return hands.at(seat);
  }

  /// The letter a player has staked that has not joined the pool.
  Letters stake(Seat seat) {
    return phase instanceof Phase.Staking staking ? staking.stakes().at(seat) : Letters.EMPTY;
  }

  Seats seats() {
    return match.lead().allSeats();
  }

  Position with(Phase next) {
    return new Position(match, box, hands, pool, next, dice);
  }

  /// The letters of a word leave the pool and its maker's hand, and the winner gets them.
  Position take(Claim claim, Seat winner) {
    PerSeat<Letters> left = hands.with(claim.by, hand(claim.by).minus(claim.held));
    return new Position(
        match.won(winner, claim.word), box, left, pool.minus(claim.taken()), phase, dice);
  }
}
