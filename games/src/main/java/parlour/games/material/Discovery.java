package parlour.games.material;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// What a discovered error brings: its maker scores nothing for it, and the discoverer what the
/// maker would have scored.
public final class Discovery {
  private Discovery() {}

  /// Where counters are the score, the discoverer draws them from the pool in the maker's place.
  public static Counters score(Counters counters, Seat discoverer, int count) {
    return counters.draw(discoverer, count);
  }

  /// Where words or letters are the score, the discoverer takes the letters themselves.
  public static PerSeat<Letters> seize(
      PerSeat<Letters> won, Seat maker, Seat discoverer, Letters word) {
    return won.with(maker, won.at(maker).minus(word))
        .with(discoverer, won.at(discoverer).plus(word));
  }
}
