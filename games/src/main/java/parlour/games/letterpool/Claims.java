package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.letterpool.Position.Claim;
import parlour.games.material.Lists;
import parlour.lexicon.Letters;

/// The words declared in a round, the highest last.
///
/// @param hushed who has doubted a good one, and doubts no more in this round
public record Claims(List<Claim> all, Seats hushed) {
  static final Claims NONE = new Claims(List.of(), Seats.NONE);

  /// The word that stands, or none.
  public Claim last() {
    return all.isEmpty() ? Claim.NONE : all.getLast();
  }

  Claims plus(Claim claim) {
    return new Claims(Lists.plus(all, claim), hushed);
  }

  /// The last word is proved good.
  Claims proven() {
    Claim last = all.getLast();
    Claim proven = new Claim(last.by(), last.word(), last.held(), true);
    return new Claims(Lists.with(all, all.size() - 1, proven), hushed);
  }

  Claims hush(Seat by) {
    return new Claims(all, hushed.with(by));
  }

  /// Without the last word, and without those whose letters the pool no longer has.
  Claims less(Letters pool) {
    List<Claim> left = new ArrayList<>(all);
    left.removeLast();
    while (!left.isEmpty() && !pool.covers(left.getLast().taken())) left.removeLast();
    return new Claims(List.copyOf(left), hushed);
  }
}
