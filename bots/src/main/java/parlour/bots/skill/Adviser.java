package parlour.bots.skill;

import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Prompt;

/// Ranks the plays a chair could make; hints, puzzles and the analysis of finished games are built
/// on it.
///
/// A bot that weighs several plays is an adviser itself; any other bot's own choice is the only
/// advice.
///
/// @param <M> the move
/// @param <V> the view
public interface Adviser<M, V> {
  /// The plays this chair could make now, best first; empty where it has nothing to do.
  List<Advice<M>> advise(V view, Prompt prompt, Dice dice);
}
