package parlour.bots;

import parlour.engine.Bot;
import parlour.engine.Game;

/// A player in games between bots: a level of the house's own, one of another maker, or chance.
///
/// @param name how results call it: the number of a level, or a name
public record Contestant(String name, BotFactory maker, int level) {
  /// Plays any legal move.
  public static final Contestant RANDOM =
      new Contestant(
          "random",
          new BotFactory() {
            @Override
            public <M, V> Bot<M, V> seat(Game<?, M, V> game, int level) {
              return new RandomBot<>(game);
            }
          },
          1);

  /// A level of the house's bots.
  ///
  /// @param strength a level from 1 to 5, or hundredths of one
  public static Contestant level(int strength) {
    return new Contestant(String.valueOf(strength), Bots::seat, strength);
  }

  public boolean isRandom() {
    return equals(RANDOM);
  }

  /// Its bot for one chair.
  public <M, V> Bot<M, V> seat(Game<?, M, V> game) {
    return maker.seat(game, level);
  }
}
