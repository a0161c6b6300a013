package parlour.bots.skill;

import parlour.engine.Bot;
import parlour.engine.Game;

/// A bot that must remember what no view shows it again, such as the words it gave out.
public interface RemembersSecrets<M, V> extends Bot<M, V> {
  /// The same bot, remembering everything, for the same game with one more word in its dictionary.
  Bot<M, V> withGame(Game<?, M, V> game);
}
