package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
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
public record Position(Match match, Pile box, PerSeat<Letters> hands, Round round, long dice) {
  /// What lasts for the whole game; everybody sees it.
  ///
  /// @param round which round this is, from one
  public record Match(LeaderDraw draw, LeadOrder lead, int round, PerSeat<WonWords> won) {
    Match won(Seat by, String word) {
      return new Match(draw, lead, round, won.with(by, won.at(by).plus(word)));
    }

    Match next() {
      return new Match(draw, lead.pass(), round + 1, won);
    }
  }

  /// How far a round has come.
  public enum Phase {
    STAKE,
    THINK,
    DECLARE,
    /// The turn has gone round and the last word lies on the table.
    LAID,
    OVER
  }

  /// One round.
  ///
  /// @param stakes the letters that lie face down until they join the pool; then what each staked
  /// @param done those who have staked, who have studied the pool, or who are content
  public record Round(Phase phase, Letters pool, PerSeat<Letters> stakes, Seats done, Turn turn) {
    /// Before anybody has staked.
    static Round of(Letters pool, int seats, long due) {
      Turn nobody = new Turn(Seat.NOBODY, due, List.of());
      return new Round(Phase.STAKE, pool, PerSeat.all(seats, Letters.EMPTY), Seats.NONE, nobody);
    }

    Round with(Seats next) {
      return new Round(phase, pool, stakes, next, turn);
    }

    Round with(Turn next) {
      return new Round(phase, pool, stakes, done, next);
    }

    Round with(Phase next, Seats finished, Turn then) {
      return new Round(next, pool, stakes, finished, then);
    }

    Round less(Letters taken) {
      return new Round(phase, pool.minus(taken), stakes, done, turn);
    }

    Round over() {
      Turn nobody = new Turn(Seat.NOBODY, Prompt.NEVER, List.of());
      return new Round(Phase.OVER, pool, stakes, Seats.NONE, nobody);
    }
  }

  /// Whose turn it is, and what has been declared.
  ///
  /// @param due when the clock speaks
  /// @param claims the words declared, the highest last
  public record Turn(Seat seat, long due, List<Claim> claims) {
    /// The word that stands, or none.
    public Claim claim() {
      return claims.isEmpty() ? Claim.NONE : claims.getLast();
    }

    Turn with(Seat next, long nextDue) {
      return new Turn(next, nextDue, claims);
    }

    Turn plus(Claim claim) {
      List<Claim> more = new ArrayList<>(claims);
      more.add(claim);
      return new Turn(seat, due, List.copyOf(more));
    }

    /// The last word is proved good.
    Turn proven() {
      List<Claim> same = new ArrayList<>(claims);
      Claim last = same.removeLast();
      same.add(new Claim(last.by, last.word, last.held, true));
      return new Turn(seat, due, List.copyOf(same));
    }

    /// Without the last word, and without those whose letters the pool no longer has.
    Turn less(Letters pool) {
      List<Claim> left = new ArrayList<>(claims);
      left.removeLast();
      while (!left.isEmpty() && !pool.covers(left.getLast().taken())) left.removeLast();
      return new Turn(seat, due, List.copyOf(left));
    }
  }

  /// A word declared.
  ///
  /// @param held the letters of it that come out of its maker's hand
  /// @param proven whether nobody can doubt it any more
  public record Claim(Seat by, String word, Letters held, boolean proven) {
    static final Claim NONE = new Claim(Seat.NOBODY, "", Letters.EMPTY, true);

    public boolean isNone() {
      return by.isNobody();
    }

    /// The letters of it that come out of the pool.
    public Letters taken() {
      return Letters.of(word).minus(held);
    }

    /// Whether a word that takes so many letters of the pool in so many letters beats it.
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
    return round.phase == Phase.STAKE ? round.stakes.at(seat) : Letters.EMPTY;
  }

  Seats seats() {
    return match.lead().company();
  }

  Position with(Round next) {
    return new Position(match, box, hands, next, dice);
  }

  /// The letters of a word leave the pool and its maker's hand, and somebody has won them.
  Position take(Claim claim, Seat winner) {
    PerSeat<Letters> left = hands.with(claim.by, hand(claim.by).minus(claim.held));
    return new Position(match.won(winner, claim.word), box, left, round.less(claim.taken()), dice);
  }
}
