package parlour.games.material.letters;

import parlour.engine.Seat;
import parlour.games.material.Counters;

/// What a discovered error brings: its maker scores nothing for it, and the discoverer what the
/// maker would have scored.
public final class Discovery {
  private Discovery() {}

  /// Where counters are the score, the discoverer draws them from the pool in the maker's place.
  public static Counters score(Counters counters, Seat discoverer, int count) {
    return counters.draw(discoverer, count);
  }
}
