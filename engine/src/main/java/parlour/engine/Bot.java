package parlour.engine;

import java.util.Optional;

/// A player that is not a person: a function of what its chair has seen and of its own dice.
///
/// One is made for a chair and a game and may remember what it saw and did. It is asked whenever
/// its view has changed while it may speak; what it plans stands until its view changes again.
/// Shown the same views with the same dice, it does the same.
///
/// @param <M> the move
/// @param <V> the view
public interface Bot<M, V> {
  /// A move, and how long the bot takes over it.
  record Reply<M>(M move, long afterMillis) {}

  /// What it would do; nothing where it has nothing to say.
  Optional<Reply<M>> reply(V view, Prompt prompt, Dice dice);
}
