package parlour.games.spellingmatch;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.LeadOrder;
import parlour.games.material.Lists;
import parlour.games.material.Partners;
import parlour.games.material.letters.LeaderDraw;
import parlour.games.spellingmatch.Player.LaidWord;
import parlour.games.spellingmatch.Player.Proof;
import parlour.games.spellingmatch.Stack.Fate;
import parlour.lexicon.Letters;

/// Everything about a game at one moment.
///
/// @param nowMillis when something last happened, in milliseconds since the deal
/// @param heap the letters in the middle, all of them: each player picks as if nobody else did, for
///   a letter that is missed would betray a word
/// @param stacks what each has contributed
public record Position(
    Match match,
    Phase phase,
    long nowMillis,
    Letters heap,
    PerSeat<List<Stack>> stacks,
    PerSeat<Player> players,
    long dice) {
  /// What lasts for the whole match; everybody sees it.
  ///
  /// @param partners whether there are partners, who do not doubt one another
  /// @param lenient whether it goes by the rules before proofs and doubts among partners were
  ///   closed
  public record Match(LeaderDraw draw, LeadOrder lead, boolean partners, boolean lenient) {
    public Seats allSeats() {
      return lead.allSeats();
    }

    /// Whether another is not on this player's side.
    boolean isOpponent(Seat by, Seat other) {
      return !Partners.side(partners, by).has(other);
    }

    /// Whether a word that another has now is for this player to doubt: neither theirs nor made by
    /// their side.
    boolean mayDoubt(Seat by, Seat owner, LaidWord laid) {
      return isOpponent(by, owner) && (lenient || isOpponent(by, laid.maker()));
    }

    /// Whether it is, and nobody has looked it up yet.
    public boolean isDoubtful(Seat by, Seat owner, LaidWord laid) {
      return laid.proof() == Proof.UNTRIED && mayDoubt(by, owner, laid);
    }

    /// The player before whom the stacks of an author lie.
    Seat before(Seat author) {
      return lead.allSeats().leftOf(author);
    }
  }

  /// What a player may still pick from the middle.
  Letters left(Seat by) {
    Letters left = heap;
    if (!by.isNobody())
      for (Stack stack : stacks.at(by)) left = left.minus(Letters.of(stack.word()));
    return left;
  }

  /// What nobody has taken, from which the house picks; where players took more of a letter than
  /// there is, what this one has left.
  Letters untaken(Seat by) {
    Letters left = heap;
    for (int i = 0; i < stacks.seats(); i++)
      for (Stack stack : stacks.at(Seat.of(i))) {
        Letters taken = Letters.of(stack.word());
        if (!left.covers(taken)) return left(by);
        left = left.minus(taken);
      }
    return left;
  }

  Player player(Seat seat) {
    return players.at(seat);
  }

  Stack stack(Seat author, int number) {
    return stacks.at(author).get(number);
  }

  Position with(Phase next, long atMillis) {
    return new Position(match, next, atMillis, heap, stacks, players, dice);
  }

  Position with(Seat seat, Player player) {
    return new Position(match, phase, nowMillis, heap, stacks, players.with(seat, player), dice);
  }

  /// A stack meets its fate.
  Position with(Seat author, int number, Fate fate, Seat by) {
    List<Stack> changed =
        Lists.with(stacks.at(author), number, stack(author, number).with(fate, by));
    return new Position(match, phase, nowMillis, heap, stacks.with(author, changed), players, dice);
  }

  /// Whether a stack lies there that the player may take.
  static boolean canTake(PerSeat<List<Stack>> stacks, Seat by) {
    for (int i = 0; i < stacks.seats(); i++) {
      if (i == by.index()) continue;
      List<Stack> of = stacks.at(Seat.of(i));
      for (int k = 0; k < of.size(); k++) if (of.get(k).fate() == Fate.LYING) return true;
    }
    return false;
  }

  /// Whether a player has solved what they took and finds no more to take.
  static boolean isDone(PerSeat<List<Stack>> stacks, PerSeat<Player> players, Seat seat) {
    return !players.at(seat).isHolding() && !canTake(stacks, seat);
  }

  /// Whether words of others lie there that nobody has doubted yet and this player may doubt.
  static boolean hasDoubtful(Match match, PerSeat<Player> players, Seat eye) {
    if (players.at(eye).hushed()) return false;
    for (Seat seat : match.allSeats())
      for (LaidWord laid : players.at(seat).words())
        if (match.isDoubtful(eye, seat, laid)) return true;
    return false;
  }
}
