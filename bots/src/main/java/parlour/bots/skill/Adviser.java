package parlour.bots.skill;

import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Prompt;

/// One who can say what there is to be done from a chair, and how good it is: it stands behind
/// hints, puzzles and the analysis of a game that is over.
///
/// A bot that can weigh several plays is one itself; any other bot's own choice is the only advice.
///
/// @param <M> the move
/// @param <V> the view
public interface Adviser<M, V> {
  /// What there is to be had from this chair now, best first; nothing where it has nothing to do.
  List<Advice<M>> advise(V view, Prompt prompt, Dice dice);
}
