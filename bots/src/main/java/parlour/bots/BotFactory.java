package parlour.bots;

import parlour.engine.Bot;
import parlour.engine.Game;

/// Makes the bot for one chair of one game; guests and tests put other bots in its place.
public interface BotFactory {
  <M, V> Bot<M, V> seat(Game<?, M, V> game, int level);
}
