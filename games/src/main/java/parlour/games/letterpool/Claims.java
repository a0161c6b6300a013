package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import parlour.games.letterpool.Position.Claim;
import parlour.games.material.Lists;
import parlour.lexicon.Letters;

/// The words declared in a round, the highest last.
public record Claims(List<Claim> all) {
  static final Claims NONE = new Claims(List.of());

  /// The word that stands, or none.
  public Claim last() {
    return all.isEmpty() ? Claim.NONE : all.getLast();
  }

  Claims plus(Claim claim) {
    return new Claims(Lists.plus(all, claim));
  }

  /// The last word is proved good.
  Claims proven() {
    Claim last = all.getLast();
    Claim proven = new Claim(last.by(), last.word(), last.held(), true);
    return new Claims(Lists.with(all, all.size() - 1, proven));
  }

  /// Without the last word, and without those whose letters the pool no longer has.
  Claims less(Letters pool) {
    List<Claim> left = new ArrayList<>(all);
    left.removeLast();
    while (!left.isEmpty() && !pool.covers(left.getLast().taken())) left.removeLast();
    return new Claims(List.copyOf(left));
  }
}
