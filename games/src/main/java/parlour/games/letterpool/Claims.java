package parlour.games.letterpool;

import java.util.ArrayList;
import java.util.List;
import parlour.games.letterpool.Position.Claim;
import parlour.lexicon.Letters;

/// The words declared in a round, the highest last.
public record Claims(List<Claim> all) {
  static final Claims NONE = new Claims(List.of());

  /// The word that stands, or none.
  public Claim last() {
    return all.isEmpty() ? Claim.NONE : all.getLast();
  }

  Claims plus(Claim claim) {
    List<Claim> more = new ArrayList<>(all);
    more.add(claim);
    return new Claims(List.copyOf(more));
  }

  /// The last word is proved good.
  Claims proven() {
    List<Claim> same = new ArrayList<>(all);
    Claim last = same.removeLast();
    same.add(new Claim(last.by(), last.word(), last.held(), true));
    return new Claims(List.copyOf(same));
  }

  /// Without the last word, and without those whose letters the pool no longer has.
  Claims less(Letters pool) {
    List<Claim> left = new ArrayList<>(all);
    left.removeLast();
    while (!left.isEmpty() && !pool.covers(left.getLast().taken())) left.removeLast();
    return new Claims(List.copyOf(left));
  }
}
