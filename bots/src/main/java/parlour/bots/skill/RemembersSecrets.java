package parlour.bots.skill;

import parlour.engine.Bot;
import parlour.engine.Game;

/// A bot that has in mind what no view tells it again, such as the words it gave out.
public interface RemembersSecrets<M, V> extends Bot<M, V> {
  /// The same player at the same game, in whose dictionary a word more is found: it goes by that
  /// word, and forgets nothing.
  Bot<M, V> withGame(Game<?, M, V> game);
}
