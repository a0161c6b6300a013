package parlour.bots;

import parlour.engine.Bot;
import parlour.engine.Game;
import parlour.games.bidjack.BidJack;
import parlour.games.foil.Foil;
import parlour.games.rummy.Rummy;
import parlour.games.slapjack.SlapJack;

/// Finds a bot for a chair.
public final class Bots {
  /// The levels there are: 1 is a beginner, 5 plays as well as we can.
  public static final int LEVELS = 5;

  /// The level a table offers first.
  public static final int USUAL = 3;

  private Bots() {}

  /// A bot of that level for one chair of one game.
  @SuppressWarnings("unchecked")
  public static <M, V> Bot<M, V> seat(Game<?, M, V> game, int level) {
    if (level < 1 || level > LEVELS) throw new IllegalArgumentException("levels run from 1 to " + LEVELS);
    // The game's own type says what its moves and views are, which the compiler cannot follow through the switch.
    return (Bot<M, V>) switch (game) {
      case BidJack _ -> new BidJackBot(level);
      case Rummy rummy -> new RummyBot(rummy, level);
      case Foil foil -> new FoilBot(foil, level);
      case SlapJack _ -> new SlapJackBot(Reflexes.of(level));
      default -> new Rambler<>(game);
    };
  }
}
