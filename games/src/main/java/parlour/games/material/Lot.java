package parlour.games.material;

import java.util.function.Consumer;
import parlour.engine.Dice;

/// Draws lots.
public final class Lot {
  private Lot() {}

  /// One of all that is shown, every one equally likely; where nothing is shown, `none`.
  ///
  /// @param show shows everything to a consumer
  public static <T> T draw(Dice dice, T none, Consumer<Consumer<T>> show) {
    var drawn =
        new Consumer<T>() {
          private T last = none;
          private int seen;

          @Override
          public void accept(T one) {
            if (dice.once(++seen)) last = one;
          }
        };
    show.accept(drawn);
    return drawn.last;
  }
}
