package parlour.engine;

import java.util.Optional;

/// A computer player: a function of what its seat has seen and of its own dice.
///
/// A bot is created for one seat of one game and may remember what it saw and did. It is asked for
/// a reply whenever its view changes while it may play; a planned reply stands until the view
/// changes again. Given the same views and the same dice, a bot plays the same moves.
///
/// @param <M> the move
/// @param <V> the view
public interface Bot<M, V> {
  /// A move, and how long the bot waits before playing it.
  record Reply<M>(M move, long afterMillis) {}

  /// The move the bot plans; empty if it does not want to play now.
  Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice);
}
